"""The rule tables and a strict reader for them."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from importlib.resources import files
from typing import Any

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.odds import Odds

PAIR = 2
"""Cards of a hand of baccarat or blackjack before anybody draws."""


@dataclass(frozen=True)
class Node:
    """A part of a table. A read of a wrong one names file and key (`RulesError` `table-invalid`).

    What it needs is said in values and signs, which all languages share: `≥ 1`, `0–9`, `true, false`.
    """

    file: str
    path: str
    data: dict[str, Any]

    def wrong(self, key: str, expected: str) -> RulesError:
        """The error for this key."""
        return RulesError("table-invalid", file=self.file, key=self._name(key), expected=expected)

    def names(self, allowed: Iterable[str] | None = None) -> tuple[str, ...]:
        """The keys in order; all of `allowed` must be there and nothing else."""
        if allowed is not None:
            allowed = set(allowed)
            for key in sorted(self.data.keys() ^ allowed):
                raise self.wrong(key, ", ".join(sorted(allowed)) if key in self.data else f"{key} = …")
        return tuple(self.data)

    def node(self, key: str) -> "Node":
        """The part under this key."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "{…}")
        return Node(self.file, self._name(key), value)

    def nodes(self, key: str) -> "tuple[Node, ...]":
        """The parts of the list under this key, at least one."""
        value = self.data.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(part, dict) for part in value):
            raise self.wrong(key, "[{…}, …]")
        name = self._name(key)
        return tuple(Node(self.file, f"{name}.{place}", part) for place, part in enumerate(value))

    def whole(self, key: str, least: int = 0) -> int:
        """A whole number of at least `least`."""
        value = self.data.get(key)
        if type(value) is not int or value < least:
            raise self.wrong(key, f"≥ {least}")
        return value

    def pair(self, key: str) -> int:
        """The cards that a hand begins with: two, since the exact chances are reckoned for pairs."""
        value = self.whole(key)
        if value != PAIR:
            raise self.wrong(key, str(PAIR))
        return value

    def counts(self, key: str, below: int) -> frozenset[int]:
        """Different whole numbers from 0, each less than `below`, in rising order."""
        value = self.data.get(key)
        if (
            not isinstance(value, list)
            or any(type(item) is not int or not 0 <= item < below for item in value)
            or value != sorted(set(value))
        ):
            raise self.wrong(key, f"[0 < 1 < … < {below - 1}]")
        return frozenset(value)

    def one_of(self, key: str, allowed: Iterable[str]) -> str:
        """A word among `allowed`."""
        value = self.data.get(key)
        words = tuple(allowed)
        if value not in words:
            raise self.wrong(key, ", ".join(words))
        return str(value)

    def some_of(self, key: str, allowed: Iterable[str]) -> tuple[str, ...]:
        """Different words, at least one, all of them among `allowed`."""
        value = self.data.get(key)
        words = tuple(allowed)
        if not isinstance(value, list) or not value or any(value.count(item) > 1 for item in value):
            raise self.wrong(key, f"[{', '.join(words)}]")
        if any(item not in words for item in value):
            raise self.wrong(key, f"[{', '.join(words)}]")
        return tuple(value)

    def word(self, key: str) -> str:
        """A name such as the end of a clause id: letters and digits with hyphens between."""
        value = self.data.get(key)
        if not isinstance(value, str) or not all(part.isalnum() for part in value.split("-")):
            raise self.wrong(key, "point-count")
        return value

    def flag(self, key: str) -> bool:
        """Yes or no."""
        value = self.data.get(key)
        if type(value) is not bool:
            raise self.wrong(key, "true, false")
        return value

    def over(self, base: "Node") -> "Node":
        """This part laid over another one, whose keys fill in what this one leaves out."""
        return Node(self.file, self.path, _laid_over(base.data, self.data))

    def odds(self, key: str) -> Odds:
        """Payout odds such as `8:1`."""
        value = self.data.get(key)
        try:
            return Odds.read(str(value))
        except RulesError:
            raise self.wrong(key, "8:1") from None

    def percent(self, key: str) -> Fraction:
        """A share such as `5%`, from 0 to 100; 0 when the key is missing."""
        value = self.data.get(key, "0%")
        number = value[:-1] if isinstance(value, str) and value.endswith("%") else ""
        if not (number.isascii() and number.isdecimal() and len(number) <= 3) or int(number) > 100:
            raise self.wrong(key, "0%, …, 5%, …, 100%")
        return Fraction(int(number), 100)

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key


def _laid_over(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    both = {
        key: _laid_over(base[key], top[key])
        for key in base.keys() & top.keys()
        if isinstance(base[key], dict) and isinstance(top[key], dict)
    }
    return base | top | both


def read(game: str) -> Node:
    """Read the table of a game, one node of it a house version.

    >>> read("baccarat").names()
    ('live',)
    """
    file = f"{game}.toml"
    text = files(__name__).joinpath(file).read_text(encoding="utf-8")
    return Node(file, "", tomllib.loads(text))


def check_version(version: str, known: tuple[str, ...]) -> str:
    """A house version that has a table. Raises `RulesError` `version-unknown`.

    >>> check_version("ray", ("ray",))
    'ray'
    """
    if not isinstance(version, str) or version not in known:
        raise RulesError("version-unknown", version=shorten(version), versions=", ".join(known))
    return version
