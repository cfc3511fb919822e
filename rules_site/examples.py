"""Worked examples: the doctests of a page, run while the page is built.

What a page shows as an example has been run, and printed just what the page says. The results that were
handed to `explain` are kept, for the pictures.
"""

import ast
import doctest
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rules_core import words
from rules_site.needed_code import Statement

FLAGS = doctest.NORMALIZE_WHITESPACE
"""How the output is compared. The tests of the pages use the same: see `docs/conftest.py`."""


class ExampleError(ValueError):
    """An example that is not written as one, or that does not print what the page says."""


@dataclass(frozen=True)
class Said:
    """What an example says: a sentence, and the result that it explains (`None` where it explains none)."""

    sentence: str
    result: Any = None


@dataclass(frozen=True)
class Example:
    """A fence of a page: its statements and what they say. A set-up says nothing and is not shown."""

    statements: tuple[Statement, ...]
    said: tuple[Said, ...]

    @property
    def is_setup(self) -> bool:
        """Whether the fence only prepares names for the examples after it."""
        return all(statement.is_setup for statement in self.statements)


@dataclass
class PageRun:
    """The examples of one page, which share their names, run one after another."""

    language: str
    namespace: dict[str, Any] = field(default_factory=lambda: {"__name__": "__page__"})
    examples: list[Example] = field(default_factory=list)
    _explained: list[Said] = field(default_factory=list)

    def run(self, text: str) -> Example:
        """Run the text of a fence. Raises `ExampleError` when it does not print what it says it prints."""
        tests = list(read(text))
        with words.speaking(self.language):
            said = [part for test in tests for part in self._run(test)]
        example = Example(tuple(Statement.read(test.source, test.want) for test in tests), tuple(said))
        if not example.is_setup and not said:
            raise ExampleError("this example prints nothing")
        self.examples.append(example)
        return example

    def _run(self, test: doctest.Example) -> Iterator[Said]:
        self._explained.clear()
        printed = _Runner(optionflags=FLAGS).printed_by(test, self.namespace)
        for name, value in self.namespace.items():
            if value is words.explain:
                self.namespace[name] = self._explain
        if printed.strip():
            yield from _said(printed, self._explained)

    def _explain(self, result: Any) -> str:
        """`explain` that remembers what it was asked."""
        sentence = words.explain(result)
        self._explained.append(Said(sentence, result))
        return sentence


def read(text: str) -> Iterator[doctest.Example]:
    """The statements of a fence. Raises `ExampleError` for a line that is neither code nor its output."""
    try:
        parts = doctest.DocTestParser().parse(text)
    except ValueError as error:
        raise ExampleError(f"this example cannot be read: {error}") from None
    if not any(isinstance(part, doctest.Example) for part in parts):
        raise ExampleError("a Python fence is a worked example: each statement begins with >>>")
    for part in parts:
        if isinstance(part, doctest.Example):
            if part.options:
                raise ExampleError("an example takes no doctest directive: it is always run")
            yield part
        elif part.strip():
            raise ExampleError(f"this line of an example is neither code nor its output: {part.strip()}")


def _said(printed: str, explained: list[Said]) -> Iterator[Said]:
    """What a statement says: what it explained, if that is what it printed, else all that it printed."""
    plain = _plain(printed)
    if explained and " ".join(_plain(said.sentence) for said in explained) == plain:
        yield from explained
    else:
        yield Said(plain)


def _plain(text: str) -> str:
    """The text without line breaks, and without the quotation marks of Python's way to show a text."""
    try:
        value = ast.literal_eval(text.strip())
    except (ValueError, SyntaxError):
        value = text
    return " ".join((value if isinstance(value, str) else text).split("\n")).strip()


class _Runner(doctest.DocTestRunner):
    """Runs one statement and hands back what it printed."""

    def printed_by(self, test: doctest.Example, namespace: dict[str, Any]) -> str:
        """What the statement prints. Raises `ExampleError` when that is not what the page says."""
        case = doctest.DocTest([test], {}, "page", None, None, None)
        case.globs = namespace
        self.printed = ""
        self.run(case, clear_globs=False)
        return self.printed

    def report_start(self, out: Any, test: doctest.DocTest, example: doctest.Example) -> None:
        """Nothing to report."""

    def report_success(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        """Keep what was printed."""
        self.printed = got

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        """Another output than the page's."""
        raise ExampleError(f"this example prints something else:\n\n{got.rstrip() or '(nothing)'}")

    def report_unexpected_exception(
        self, out: Any, test: doctest.DocTest, example: doctest.Example, exc_info: Any
    ) -> None:
        """An error that the page does not tell of."""
        raise ExampleError(f"this example raises {exc_info[0].__name__}: {exc_info[1]}") from exc_info[1]
