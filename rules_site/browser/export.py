"""What the browser reads: the tables of each game and the words of each language, as JSON.

A calculator or a drill takes every rule, price and sentence from these files and has none of its own.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules_core.results import Step
from rules_core.words import speaking
from rules_site.browser import baccarat, blackjack, boule, money_wheel, poker, roulette, sic_bo, tuplanoppa
from rules_site.browser import words as browser_words
from rules_site.languages import LANGUAGES


@dataclass(frozen=True)
class Exported:
    """A game for the browser: its table, steps that are said as whole sentences, what a language shows."""

    table: Callable[[], dict[str, Any]]
    rows: Callable[[], Iterable[Step]] = tuple
    view: Callable[[], dict[str, Any]] = dict
    variants: tuple[str, ...] = ()
    """The variants with which its calculator can open."""


GAMES: Mapping[str, Exported] = {
    "baccarat": Exported(baccarat.table, baccarat.rows),
    "boule": Exported(boule.table, view=boule.view),
    "money-wheel": Exported(money_wheel.table, view=money_wheel.view),
    "tuplanoppa": Exported(tuplanoppa.table, view=tuplanoppa.view),
    "sic-bo": Exported(sic_bo.table, view=sic_bo.view),
    "roulette": Exported(roulette.table),
    "blackjack": Exported(blackjack.table),
    "poker": Exported(poker.table, variants=poker.VARIANTS),
}


def write(folder: Path) -> None:
    """Write `<game>.json`, `words.<language>.json` and `words.<language>.<game>.json` into `folder`.

    The folder is made when it is missing. Raises `browser_words.MissingWords` when a language lacks a message
    that the browser says.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        _write(folder / f"{game}.json", table_of(game))
    for language in LANGUAGES:
        for name, said in said_in(language, browser_words.translations(language)):
            _write(folder / name, said)


@cache
def table_of(game: str) -> dict[str, Any]:
    """The table of a game, made once."""
    return GAMES[game].table()


def said_in(language: str, messages: Mapping[str, str]) -> Iterable[tuple[str, dict[str, Any]]]:
    """The files of words of a language: name and content. Raises `browser_words.MissingWords`."""
    yield f"words.{language}.json", browser_words.words(language, messages)
    for game, exported in GAMES.items():
        said = browser_words.words_of(game, language, table_of(game), exported.rows(), messages)
        with speaking(language):
            yield f"words.{language}.{game}.json", said | {"view": {game: exported.view()}}


def _write(path: Path, content: dict[str, Any]) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
