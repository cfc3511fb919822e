"""A small project in four languages without a fault, for tests that put one in."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from rules_site.language import catalog_files
from rules_site.language.faults import Fault, Project
from rules_site.language.terms import COLUMNS
from rules_site.language.translations import faults

_COLUMNS = ("id", "game", "topic", "kind", "fact", "sources", "executable", "note")
_ROWS = (
    (
        "baccarat-payout-tie",
        "baccarat",
        "payouts",
        "payout",
        "A winning bet on Tie pays 8:1.",
        "x",
        "yes",
        "",
    ),
    ("baccarat-player-draws", "baccarat", "drawing", "play", "The Player draws on 0 to 5.", "x", "yes", ""),
    ("baccarat-table-size", "baccarat", "table", "equipment", "The table is 1450 x 800 mm.", "x", "no", ""),
    ("baccarat-cut-finnish", "baccarat", "cut", "reading", "Finnish: the stack is divided.", "x", "no", ""),
    ("scope-live", "scope", "games", "scope", "The texts are house rules.", "x", "no", ""),
)
CLAUSES = "".join("\t".join(row) + "\n" for row in (_COLUMNS, *_ROWS))
_TERM = {
    "id": "tie",
    **{"en": "tie", "fi": "tasapeli", "et": "viik", "nl": "gelijkspel", "fr": "égalité"},
    **{"forbidden_fi": "solmio*", "forbidden_et": "lips; lipsu*"},
    **{"forbidden_nl": "*stropdas*", "forbidden_fr": "cravate; en désaccord"},
}
TERMS = "".join("\t".join(row) + "\n" for row in (COLUMNS, [_TERM.get(name, "") for name in COLUMNS]))
PAGES = {
    "fi": (
        "Voitot",
        "Tasapeli maksaa 8:1.",
        "Pelaaja ottaa kortin arvoilla 0–5.",
        "Pöytä on 1\u00a0450 × 800 mm.",
        "Pakka jaetaan.",
    ),
    "et": (
        "Võidud",
        "Viik maksab 8:1.",
        "Mängija võtab kaardi 0 kuni 5 korral.",
        "Laud on 1450 × 800 mm.",
        "Pakk jagatakse.",
    ),
    "nl": (
        "Winst",
        "Gelijkspel betaalt 8:1.",
        "De speler trekt bij 0 t/m 5.",
        "De tafel is 1.450 × 800 mm.",
        "Het spel wordt gedeeld.",
    ),
    "fr": (
        "Gains",
        "L’égalité paie 8:1.",
        "Le joueur tire de 0 à 5.",
        "La table mesure 1\u202f450 × 800 mm.",
        "Le paquet est divisé.",
    ),
}
_PAGE = """\
---
title: {0}
---
# {0}

## {0} {{: #payouts }}

/// payouts | baccarat
///

{1}
{{: #baccarat-payout-tie }}

- {2}
  {{: #baccarat-player-draws }}
- {3}
  {{: #baccarat-table-size }}

/// note | {0}
[{0}](#payouts)
///

```python
>>> print(explain(hand("A 2 4")))
{4}
```
"""
_CODE = 'LINES = [N_("The Player has {total}."), ngettext("{n} card", "{n} cards", 2)]\n'
_SCRIPT = 'export const lines = [_("Show")];\n'
MESSAGES = {
    "fi": ("Pelaajalla on {total}.", ("{n} kortti", "{n} korttia"), "Näytä"),
    "et": ("Mängijal on {total}.", ("{n} kaart", "{n} kaarti"), "Näita"),
    "nl": ("De speler heeft {total}.", ("{n} kaart", "{n} kaarten"), "Tonen"),
    "fr": ("Le joueur a {total}.", ("{n} carte", "{n} de cartes", "{n} cartes"), "Afficher"),
}


def make(root: Path) -> Project:
    """Lay the project in an empty folder."""
    project = Project(root)
    write(project, "locales/clauses.tsv", CLAUSES)
    write(project, "locales/terms.tsv", TERMS)
    write(project, "rules_core/lines.py", _CODE)
    write(project, "docs/assets/js/lines.js", _SCRIPT)
    shutil.copy(Path(__file__).parents[1] / "babel.cfg", root)
    for language, words in PAGES.items():
        write(project, f"docs/{language}/baccarat.md", _PAGE.format(*words))
        write(project, f"docs/{language}/sources.md", f"{words[4]}\n{{: #baccarat-cut-finnish }}\n")
    catalog_files.update(project)
    for language, (player, cards, show) in MESSAGES.items():
        lines = [f'msgstr[{number}] "{text}"' for number, text in enumerate(cards)]
        empty = [f'msgstr[{number}] ""' for number in range(len(cards))]
        po = f"locales/{language}/LC_MESSAGES/rules.po"
        edit(project, po, "\n".join(empty), "\n".join(lines))
        edit(project, po, 'has {total}."\nmsgstr ""', f'has {{total}}."\nmsgstr "{player}"')
        edit(project, po, 'msgid "Show"\nmsgstr ""', f'msgid "Show"\nmsgstr "{show}"')
    return project


def write(project: Project, name: str, text: str) -> None:
    """Write a file of the project."""
    path = project.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def edit(project: Project, name: str, old: str, new: str) -> None:
    """Replace a text that stands in a file of the project."""
    text = project.path(name).read_text(encoding="utf-8")
    assert old in text, f"{name} has no {old!r}"
    project.path(name).write_text(text.replace(old, new), encoding="utf-8")


def kinds(project: Project) -> set[tuple[str, str]]:
    """Language and kind of every fault."""
    return {(fault.language, fault.kind) for fault in faults(project)}


def of_kind(project: Project, kind: str) -> Iterator[Fault]:
    """The faults of one kind."""
    return (fault for fault in faults(project) if fault.kind == kind)
