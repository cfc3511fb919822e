"""Does a wrong value in a table of rules make an example of each language fail?

    python -m tests.mutate [game …]

Changes every single value of a game's tables in turn and runs the examples of the pages, with
the changed table in place of the true one, until one fails in each language. Prints what became of each
change; exits with 1 when one survived.
"""

import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

from sybil import Document, Example
from sybil.example import SybilFailure

from rules_core import poker, tables, words
from rules_core.errors import RulesError
from rules_site.example_fences import steps
from rules_site.language.clauses import register
from rules_site.language.faults import here
from rules_site.languages import LANGUAGES
from rules_site.small_blocks import WITH_PAGE
from tests.page_sybil import DOCS, page_sybil
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


class Pages:
    """The examples of all pages by language; the page of the game first."""

    def __init__(self, game: str) -> None:
        sybil = page_sybil()
        others = {path.stem for path in (DOCS / LANGUAGES[0]).glob("*.md")} - set(PAGES.get(game, (game,)))
        self.documents: Mapping[str, list[Document]] = {
            language: [
                sybil.parse(path)
                for path in sorted((DOCS / language).glob("*.md"), key=lambda path: path.stem in others)
            ]
            for language in LANGUAGES
        }

    def first_failure(self, language: str, likely: str | None = None) -> str | None:
        """The code of the first example that fails, `None` when all are right.

        The example with the code `likely` is tried before all, after what its page prepares.
        """
        for document in self.documents[language]:
            if likely and any(_code(example) == likely for example in document.examples()):
                chosen = (e for e in document.examples() if not e.parsed.want or _code(e) == likely)
                if (code := _failure(document, chosen)) is not None:
                    return code
        failures = (_failure(document, document.examples()) for document in self.documents[language])
        return next((code for code in failures if code is not None), None)


def _failure(document: Document, examples: Iterable[Example]) -> str | None:
    """The code of the first of these examples of a page that fails."""
    document.namespace.clear()
    for example in examples:
        for name, value in document.namespace.items():
            if value is words.explain:
                document.namespace[name] = explained
        try:
            example.evaluate()
        except SybilFailure:
            return _code(example)
    return None


def _code(example: Example) -> str:
    return str(example.parsed.source).strip()


def explained(result: Any) -> str:
    """`explain` that refuses a clause unknown to the register, which the page would cite under the example."""
    if unknown := {name for step in steps(result) for name in step.clauses} - register(here().root).keys():
        raise ValueError(f"there is no clause {unknown}")
    return words.explain(result)


def outcomes(game: str, pages: Pages | None = None) -> Iterator[Outcome]:
    """What becomes of every change in a game's table. Raises `ValueError` when an example fails anyway."""
    pages = pages or Pages(game)
    for language in LANGUAGES:
        if code := pages.first_failure(language):
            raise ValueError(f"docs/{language}: this example fails with the true table: {code}")
    for name in TABLES.get(game, (game,)):
        for change in changes(true_table(name)):
            with changed(name, change.table):
                yield _outcome(game, change, pages)


def true_table(name: str) -> dict[str, Any]:
    """A table as it stands in `rules_core/tables`."""
    return tomllib.loads(files(tables).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _outcome(game: str, change: Change, pages: Pages) -> Outcome:
    outcome = Outcome(change)
    try:
        reader = import_module(f"rules_core.tables.{game.replace('-', '_')}")
        for version in reader.versions():
            reader.rules(version)
    except RulesError:
        outcome.refused = True
    for language in LANGUAGES:
        code = pages.first_failure(language, next(iter(outcome.failed.values()), None))
        if code is not None:
            outcome.failed[language] = code
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
        if isinstance(module, ModuleType) and module is not words:
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
