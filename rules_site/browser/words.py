"""The words of one language as the browser says them: what every game needs, and what each adds to it."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from rules_core import words as core
from rules_core.cards import Suit, full_deck, read_card
from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.sentences import SENTENCES
from rules_site.card_names import names
from rules_site.engine import BuildError
from rules_site.language.clauses import index, register
from rules_site.language.faults import Project, here
from rules_site.languages import LANGUAGES

MODULES = Path(__file__).resolve().parents[2] / "docs" / "assets" / "js"
_STRING = re.compile(r'"([a-z][a-z-]*[a-z])"')
_GROUPED = "#,##0"  # how CLDR writes a number of any length inside a percent pattern
_SHARED = re.compile(r'from "\.\./([a-z-]+)/')  # the folder of modules that a game shares with others
_TYPED = "shdc♠♥♦♣♤♡♢♧AaTtJjQqKk"  # single letters and signs of which the core says what they mean


class MissingWords(BuildError):
    """A language lacks words that the browser needs. The message lists them."""


COMMON = ""
"""In the place of a game: the modules that all games share."""


@cache
def codes(game: str = COMMON) -> frozenset[str]:
    """The sentences that the modules of a game name, or those that all games share."""
    named = set().union(*map(_STRING.findall, _sources(game)))
    return frozenset(named & SENTENCES.keys())


def _sources(game: str) -> list[str]:
    """The texts of the modules of a folder."""
    return [path.read_text(encoding="utf-8") for path in sorted((MODULES / game).glob("*.js"))]


@cache
def _folders(game: str) -> tuple[str, ...]:
    """The folders of modules that a game has: its own, and those that it shares with others."""
    shared = set().union(*map(_SHARED.findall, _sources(game)))
    return (game, *sorted(shared))


def codes_of(game: str, table: Mapping[str, Any]) -> frozenset[str]:
    """The sentences that only a game says: those that its table or its modules name."""
    named = frozenset().union(*map(codes, _folders(game)))
    return frozenset((_strings(table) & SENTENCES.keys()) | named) - codes()


def _strings(node: Any) -> set[str]:
    """All texts of a table, keys too."""
    if isinstance(node, str):
        return {node}
    if isinstance(node, Mapping):
        return set(node) | _strings(list(node.values()))
    return set().union(*map(_strings, node)) if isinstance(node, list) else set()


@cache
def labels(game: str = COMMON) -> tuple[str, ...]:
    """Every message that a module of a game marks by `_("…")`, found by Babel's own extractor."""
    method, keywords = [("*.js", "javascript")], {"_": None}
    found = extract_from_dir(MODULES / game, method, {}, keywords, directory_filter=lambda _: False)
    return tuple(sorted({str(message) for _, _, message, _, _ in found}))


def all_labels() -> tuple[str, ...]:
    """The labels of all modules."""
    folders = (COMMON, *(path.name for path in sorted(MODULES.iterdir()) if path.is_dir()))
    return tuple(dict.fromkeys(label for folder in folders for label in labels(folder)))


def translations(language: str) -> dict[str, str]:
    """What the catalog of a language says for each message. Fuzzy and empty ones are left out."""
    path = core.locale_folder() / language / "LC_MESSAGES" / "rules.po"
    with path.open("rb") as file:
        catalog = read_po(file, locale=language)
    return {str(m.id): str(m.string) for m in catalog if m.id and m.string and not m.fuzzy}


def words(language: str, messages: Mapping[str, str]) -> dict[str, Any]:
    """The words that all games share; `messages` are the translations.

    Raises `MissingWords` for every message without a translation.
    """
    return {
        "language": language,
        **_said(language, codes(), labels(), messages),
        "cards": _cards(language),
        "numbers": _numbers(language),
        "pages": _pages(),
    }


def _pages() -> dict[str, str]:
    """The page of the clauses of each game, where it is not the first word of their ids, which they share."""
    project = Project(here().root, LANGUAGES[:1])
    games = {name: clause.game for name, clause in register(project.root).items() if clause.is_rule}
    [placed] = index(project).values()
    pages = {games[n]: where.page.removesuffix(".md") for n, where in placed.items() if n in games}
    return {game: page for game, page in pages.items() if game.split("-")[0] != page}


def words_of(
    game: str, language: str, table: Mapping[str, Any], rows: Iterable[Step], messages: Mapping[str, str]
) -> dict[str, Any]:
    """What a game adds to them; `rows` are said as whole sentences. Raises `MissingWords`."""
    steps = list(rows)
    labelled = dict.fromkeys(label for folder in _folders(game) for label in labels(folder))
    said = _said(language, codes_of(game, table), labelled, messages, [SENTENCES[s.code] for s in steps])
    return {**said, "rows": {game: [_filled(messages[SENTENCES[s.code]], s, language) for s in steps]}}


def _said(
    language: str,
    chosen: Iterable[str],
    labelled: Iterable[str],
    messages: Mapping[str, str],
    further: Iterable[str] = (),
) -> dict[str, Any]:
    wanted = {code: SENTENCES[code] for code in sorted(chosen)}
    missing = sorted({text for text in (*wanted.values(), *labelled, *further) if not messages.get(text)})
    if missing:
        raise MissingWords(f"{language}: no translation of {len(missing)} messages:\n" + "\n".join(missing))
    return {
        "sentences": {code: messages[text] for code, text in wanted.items()},
        "labels": {label: messages[label] for label in labelled},
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
