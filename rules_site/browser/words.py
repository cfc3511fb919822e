"""The words of one language as the browser says them: sentences, labels, cards, the look of numbers."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from rules_core import baccarat
from rules_core import words as core
from rules_core.cards import Suit, full_deck, read_card
from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.sentences import SENTENCES
from rules_site.card_names import names
from rules_site.engine import BuildError

MODULES = Path(__file__).resolve().parents[2] / "docs" / "assets" / "js"
_STRING = re.compile(r'"([a-z][a-z-]*[a-z])"')
_GROUPED = "#,##0"  # how CLDR writes a number of any length inside a percent pattern
_TYPED = "shdc♠♥♦♣♤♡♢♧AaTtJjQqKk"  # single letters and signs of which the core says what they mean


class MissingWords(BuildError):
    """A language lacks words that the browser needs. The message lists them."""


def codes(tables: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """The sentences that the browser can say: those that the tables name, and those that a module names."""
    named = set().union(*map(_strings, tables))
    for module in _modules():
        named |= set(_STRING.findall(module.read_text(encoding="utf-8")))
    return frozenset(named & SENTENCES.keys())


def _strings(node: Any) -> set[str]:
    """All texts of a table, keys too."""
    if isinstance(node, str):
        return {node}
    if isinstance(node, Mapping):
        return set(node) | _strings(list(node.values()))
    return set().union(*map(_strings, node)) if isinstance(node, list) else set()


def _modules() -> list[Path]:
    return sorted(MODULES.glob("*.js"))


@cache
def labels() -> tuple[str, ...]:
    """Every message that a module marks by `_("…")`, found by Babel's own extractor."""
    found = extract_from_dir(MODULES, [("**.js", "javascript")], {}, {"_": None})
    return tuple(sorted({str(message) for _, _, message, _, _ in found}))


def translations(language: str) -> dict[str, str]:
    """What the catalog of a language says for each message. Fuzzy and empty ones are left out."""
    path = core.locale_folder() / language / "LC_MESSAGES" / "rules.po"
    with path.open("rb") as file:
        catalog = read_po(file, locale=language)
    return {str(m.id): str(m.string) for m in catalog if m.id and m.string and not m.fuzzy}


def words(language: str, said: Iterable[str], messages: Mapping[str, str]) -> dict[str, Any]:
    """The words of a language; `said` are the codes of its sentences, `messages` the translations.

    Raises `MissingWords` for every message without a translation.
    """
    wanted = {code: SENTENCES[code] for code in sorted(said)}
    rows = [row.step for row in baccarat.draw_rows()]
    needed = (*wanted.values(), *labels(), *(SENTENCES[step.code] for step in rows))
    missing = sorted({text for text in needed if not messages.get(text)})
    if missing:
        raise MissingWords(f"{language}: no translation of {len(missing)} messages:\n" + "\n".join(missing))
    return {
        "language": language,
        "sentences": {code: messages[text] for code, text in wanted.items()},
        "labels": {label: messages[label] for label in labels()},
        "rows": {"baccarat": [_filled(messages[SENTENCES[step.code]], step, language) for step in rows]},
        "cards": _cards(language),
        "numbers": _numbers(language),
    }


def _filled(text: str, step: Step, language: str) -> str:
    with core.speaking(language):
        return text.format(**{name: core.show(value) for name, value in step.fields.items()})


def _cards(language: str) -> dict[str, Any]:
    """How cards are read, drawn and spoken."""
    deck = full_deck()
    ranks = list(dict.fromkeys(card.rank.value for card in deck))
    return {
        "ranks": ranks,
        "suits": {suit.value: suit.symbol for suit in Suit},
        "typedRanks": {**{rank: rank for rank in ranks}, **_typed("{}", "rank")},
        "typedSuits": _typed("A{}", "suit"),
        "names": dict(names(language)),
    }


def _typed(form: str, part: str) -> dict[str, str]:
    """What each single letter or sign stands for when the core reads it in this place of a card."""
    meanings = {}
    for sign in _TYPED:
        try:
            found = getattr(read_card(form.format(sign)), part)
        except RulesError:
            continue
        if found is not None:
            meanings[sign.upper() if part == "rank" else sign] = found.value
    return meanings


def _numbers(language: str) -> dict[str, Any]:
    """The signs of numbers by CLDR, and the core's own limits."""
    locale = Locale.parse(language)
    signs = locale.number_symbols["latn"]
    pattern = locale.percent_formats[None].pattern
    return {
        "group": signs["group"],
        "decimal": signs["decimal"],
        "minus": signs["minusSign"],
        "percent": pattern.replace(_GROUPED, "{number}").replace("%", signs["percentSign"]),
        "shortestPart": core.SHORTEST_PART,
        "longestPart": core.LONGEST_PART,
        "percentDigits": core.PERCENT_DIGITS,
    }
