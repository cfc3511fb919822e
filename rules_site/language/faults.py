"""What the language checks find: one fault, one line."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from rules_site.languages import LANGUAGES

Value = TypeVar("Value")


@dataclass(frozen=True, order=True)
class Fault:
    """Something to put right: in which language, where (`path:line`), of which kind, and what."""

    language: str
    place: str
    kind: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.kind}: {self.message}"


@dataclass(frozen=True)
class Project:
    """The folder that is checked, and the languages in it. Paths are shown relative to the folder."""

    root: Path
    languages: tuple[str, ...] = LANGUAGES

    def path(self, *parts: str) -> Path:
        """A path inside the project."""
        return self.root.joinpath(*parts)

    def place(self, path: Path, line: int) -> str:
        """`path:line` as reports show it."""
        return f"{path.relative_to(self.root).as_posix()}:{line}"

    def pages(self, language: str) -> list[Path]:
        """The pages of a language, by name."""
        return sorted(self.path("docs", language).glob("*.md"))

    def catalog(self, language: str) -> Path:
        """The message catalog of a language; it need not exist yet."""
        return self.path("locales", language, "LC_MESSAGES", "rules.po")


def here() -> Project:
    """The project that this package belongs to."""
    return Project(Path(__file__).resolve().parents[2])


def odd_ones(values: Mapping[str, Value]) -> tuple[str, list[str]]:
    """Which languages differ from the others: a language of the majority, and those unlike it.

    Without a clear majority the first language stands for it, and every other value is odd.

    >>> odd_ones({"fi": 1, "et": 2, "nl": 2, "fr": 2})
    ('et', ['fi'])
    """
    shown = {language: repr(value) for language, value in values.items()}
    [(common, _)] = Counter(shown.values()).most_common(1)
    model = next(language for language, value in shown.items() if value == common)
    return model, [language for language, value in shown.items() if value != common]
