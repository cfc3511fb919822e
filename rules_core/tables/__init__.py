"""The rule tables and a strict reader for them."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from importlib.resources import files
from typing import Any

from rules_core.errors import RulesError
from rules_core.odds import Odds


@dataclass(frozen=True)
class Node:
    """A part of a table. A read of a wrong one names file and key (`RulesError` `table-invalid`)."""

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
            for key in self.data.keys() ^ allowed:
                raise self.wrong(key, "no such key" if key in self.data else "the key")
        return tuple(self.data)

    def node(self, key: str) -> "Node":
        """The part under this key."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        return Node(self.file, self._name(key), value)

    def whole(self, key: str, least: int = 0) -> int:
        """A whole number of at least `least`."""
        value = self.data.get(key)
        if type(value) is not int or value < least:
            raise self.wrong(key, f"a whole number of at least {least}")
        return value

    def counts(self, key: str, below: int) -> frozenset[int]:
        """Different whole numbers from 0, each less than `below`, in rising order."""
        value = self.data.get(key)
        if (
            not isinstance(value, list)
            or any(type(item) is not int or not 0 <= item < below for item in value)
            or value != sorted(set(value))
        ):
            raise self.wrong(key, f"rising whole numbers from 0 to {below - 1}")
        return frozenset(value)

    def odds(self, key: str) -> Odds:
        """Payout odds such as `8:1`."""
        value = self.data.get(key)
        try:
            return Odds.read(str(value))
        except RulesError:
            raise self.wrong(key, "odds such as 8:1") from None

    def percent(self, key: str) -> Fraction:
        """A share such as `5%`, from 0 to 100; 0 when the key is missing."""
        value = self.data.get(key, "0%")
        number = value[:-1] if isinstance(value, str) and value.endswith("%") else ""
        if not number.isdecimal() or int(number) > 100:
            raise self.wrong(key, "a share such as 5%")
        return Fraction(int(number), 100)

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key


def read(game: str) -> Node:
    """Read the table of a game, one node of it a house version.

    >>> read("baccarat").names()
    ('live',)
    """
    file = f"{game}.toml"
    text = files(__name__).joinpath(file).read_text(encoding="utf-8")
    return Node(file, "", tomllib.loads(text))
