"""Does a wrong value in a table of rules make an example of each language fail?

    python -m tests.mutate [game …]

Changes every single value of a game's tables in turn and runs the examples of the pages, with
the changed table in place of the true one, until one fails in each language. Prints what became of each
change; exits with 1 when one survived.
"""

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

from rules_core import languages, poker, tables, words
from rules_core.errors import RulesError
from rules_site.languages import LANGUAGES
from rules_site.small_blocks import WITH_PAGE
from tests.noticing import Noticers, Pages
from tests.table_changes import Change, changes

TABLES = {"roulette": ("roulette", "roulette-layouts")}
"""The tables of a game that has others than its own."""

PAGES = {
    "roulette": ("roulette", "roulette-ray"),
    "poker": ("poker", *poker.rules().variants),
}
"""The pages of a game that has others than its own: they are tried first."""


@dataclass
class Outcome:
    """What became of a change: was the table refused, and which example of each language failed first."""

    change: Change
    refused: bool = False
    failed: dict[str, str] = field(default_factory=dict)

    @property
    def survived(self) -> list[str]:
        """The languages in which no example noticed."""
        return [language for language in LANGUAGES if language not in self.failed]


def outcomes(game: str, pages: Pages | None = None) -> Iterator[Outcome]:
    """What becomes of every change in a game's table. Raises `ValueError` when an example fails anyway."""
    pages = pages or Pages(PAGES.get(game, (game,)))
    for name in TABLES.get(game, (game,)):
        noticers = Noticers()
        for change in changes(true_table(name)):
            with changed(name, change.table):
                outcome = _outcome(game, change, pages, noticers)
            for language, code in outcome.failed.items():
                pages.must_pass(language, code)
            yield outcome


def true_table(name: str) -> dict[str, Any]:
    """A table as it stands in `rules_core/tables`."""
    return tomllib.loads(files(tables).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _outcome(game: str, change: Change, pages: Pages, noticers: Noticers) -> Outcome:
    outcome = Outcome(change)
    try:
        reader = import_module(f"rules_core.tables.{game.replace('-', '_')}")
        for version in reader.versions():
            reader.rules(version)
    except RulesError:
        outcome.refused = True
    for language in LANGUAGES:
        code = pages.first_failure(language, [*outcome.failed.values()][:1] or noticers.likely(change))
        if code is not None:
            outcome.failed[language] = code
            noticers.note(change, code)
    return outcome


@contextmanager
def changed(game: str, table: dict[str, Any]) -> Iterator[None]:
    """Put a table in the place of the true one; whatever the core remembers of tables is forgotten."""
    true = files(tables).joinpath(f"{game}.toml").read_text(encoding="utf-8")

    def loads(text: str) -> dict[str, Any]:
        return table if text == true else tomllib.loads(text)

    _forget()
    try:
        with patch.object(tables, "tomllib", SimpleNamespace(loads=loads)):
            yield
    finally:
        _forget()


def _forget() -> None:
    """Empty every cache of the core but that of the catalogs, which hold no rule."""
    core = [module for name, module in sys.modules.items() if name.split(".")[0] == "rules_core"]
    for module in core:
        if isinstance(module, ModuleType) and module not in (words, languages):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def main(games: list[str]) -> int:
    """Print what becomes of every change. Returns how the program exits."""
    survivors = 0
    for game in games or WITH_PAGE:
        for outcome in outcomes(game):
            survivors += bool(outcome.survived)
            print(f"{outcome.change}: {_verdict(outcome)}")
    print(f"{survivors} changes survived")
    return 1 if survivors else 0


def _verdict(outcome: Outcome) -> str:
    if outcome.survived:
        return f"SURVIVED in {', '.join(outcome.survived)}"
    return "the table is refused" if outcome.refused else f"noticed by {outcome.failed[LANGUAGES[0]]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
