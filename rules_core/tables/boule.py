"""The typed form of `boule.toml`: one house's boule, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read
from rules_core.tables.pays import read_pays

STRAIGHT = "straight"
SIDES = ("even", "odd", "red", "black", "low", "high")
KINDS = (STRAIGHT, *SIDES)
CAUSES = ("failed-throw", "too-few-turns")


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's boule. `sides` maps each side field to its numbers; `neutral` lies in none of them.

    `pockets_each` is how often the wheel has each number (boule-wheel, boule-number-field).
    """

    version: str
    numbers: tuple[int, ...]
    pockets_each: int
    neutral: int
    sides: Mapping[str, tuple[int, ...]]
    pays: Mapping[str, Odds]
    void: tuple[str, ...]

    @property
    def pockets(self) -> int:
        """How many pockets the wheel has."""
        return len(self.numbers) * self.pockets_each


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('ray',)
    """
    return read("boule").names()


def rules(version: str = "ray") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().pockets, rules().sides["odd"]
    (36, (1, 3, 7, 9))
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("boule").node(version)
    node.names(("numbers", "pockets-each", "neutral", "red", "void", "pays"))
    numbers = tuple(range(1, node.whole("numbers", 1) + 1))
    neutral = node.whole("neutral", 1)
    if neutral not in numbers:
        raise node.wrong("neutral", f"1–{len(numbers)}")
    return Rules(
        version=version,
        numbers=numbers,
        pockets_each=node.whole("pockets-each", 1),
        neutral=neutral,
        sides=_sides(node, numbers, neutral),
        pays=read_pays(node.node("pays"), KINDS),
        void=node.some_of("void", CAUSES),
    )


def _sides(node: Node, numbers: tuple[int, ...], neutral: int) -> dict[str, tuple[int, ...]]:
    """The numbers of each side field, from the size of the field and the number that lies in none."""
    others = [number for number in numbers if number != neutral]
    red = node.counts("red", len(numbers) + 1)
    if not red < set(others) or 2 * len(red) != len(others):
        raise node.wrong("red", f"{len(others) // 2} × {others}")
    return {
        "even": tuple(number for number in others if number % 2 == 0),
        "odd": tuple(number for number in others if number % 2),
        "red": tuple(number for number in others if number in red),
        "black": tuple(number for number in others if number not in red),
        "low": tuple(number for number in others if number < neutral),
        "high": tuple(number for number in others if number > neutral),
    }
