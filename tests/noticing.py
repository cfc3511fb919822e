"""Which example of the pages notices a changed table: the likely ones are tried first, then all of them."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import takewhile
from typing import Any

from sybil import Document, Example
from sybil.example import SybilFailure

from rules_core import words
from rules_site.example_fences import steps
from rules_site.language.clauses import register
from rules_site.language.faults import here
from rules_site.languages import LANGUAGES
from tests.page_sybil import DOCS, page_sybil
from tests.table_changes import Change, Path

TRIED = 6
"""So many examples that noticed another change are tried before all the others."""


class Pages:
    """The examples of all pages by language; those of the pages `first` are tried first."""

    def __init__(self, first: Iterable[str]) -> None:
        known = set(first)
        self.documents: Mapping[str, list[Document]] = {
            language: sorted(_parsed(language), key=lambda document: _name(document) not in known)
            for language in LANGUAGES
        }
        self._right: set[tuple[str, str]] = set()

    def first_failure(self, language: str, likely: Iterable[str] = ()) -> str | None:
        """The code of the first example that fails, `None` when all are right.

        The examples with the codes `likely` are tried before all.
        """
        for code in likely:
            if self._fails(language, code):
                return code
        failures = (_failure(document, document.examples()) for document in self.documents[language])
        return next((code for code in failures if code is not None), None)

    def must_pass(self, language: str, code: str) -> None:
        """Raises `ValueError` when an example with this code fails; what passed once is not tried again."""
        if (language, code) not in self._right:
            if self._fails(language, code):
                raise ValueError(f"docs/{language}: this example fails with the true table: {code}")
            self._right.add((language, code))

    def _fails(self, language: str, code: str) -> bool:
        """Whether an example with this code, or what its page prepares for it, fails."""
        return any(
            _failure(document, (e for e in document.examples() if not e.parsed.want or _code(e) == code))
            for document in self.documents[language]
            if code in _codes(document)
        )


class Noticers:
    """Which examples noticed the changes before: they may notice the next one, the nearer the likelier."""

    def __init__(self) -> None:
        self._noticed: dict[str, Path] = {}

    def likely(self, change: Change) -> list[str]:
        """The codes to try first: those of the changes that are nearest in the table, the latest first."""
        latest = reversed(self._noticed.items())
        nearest = sorted(latest, key=lambda noticed: _shared(noticed[1], change.path), reverse=True)
        return [code for code, _ in nearest[:TRIED]]

    def note(self, change: Change, code: str) -> None:
        """Remember that the example with this code noticed this change."""
        self._noticed.pop(code, None)
        self._noticed[code] = change.path


def _shared(one: Path, other: Path) -> int:
    """How many keys two places of a table have in common from the top."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


@cache
def _parsed(language: str) -> list[Document]:
    sybil = page_sybil()
    return [sybil.parse(path) for path in sorted((DOCS / language).glob("*.md"))]


@cache
def _codes(document: Document) -> set[str]:
    return {_code(example) for example in document.examples()}


def _name(document: Document) -> str:
    return document.path.rpartition("/")[2].removesuffix(".md")


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
