"""The typed form of `poker.toml`: card points, the scale of hands and the games, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count

from rules_core.cards import Rank
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read
from rules_core.tables.poker_games import HAND, Stage, Variant, read_variant, with_keys

__all__ = [
    "CATEGORIES",
    "HAND",
    "RAISE_AFTER_CALL",
    "WHOLE_BET",
    "Category",
    "Rules",
    "Stage",
    "Variant",
    "rules",
    "versions",
]

CATEGORIES = (
    "high-card",
    "pair",
    "four-straight",
    "four-flush",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)
"""The classes of hands that `poker.ranking` can tell apart; their order on the scale is the table's."""
RAISE_AFTER_CALL, WHOLE_BET = "raise-after-call", "whole-bet"


@dataclass(frozen=True)
class Category:
    """A class of hands: its place on the scale from 0, its clause, the game in which alone it counts."""

    name: str
    level: int
    clause: str
    only: str | None


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's poker. `ace_low` are the points of an ace at the low end of a straight."""

    version: str
    seats: int
    decks: int
    low: str
    pot_limit: str
    points: Mapping[Rank, int]
    ace_low: int
    categories: Mapping[str, Category]
    variants: Mapping[str, Variant]

    def category(self, level: int) -> Category:
        """The class of hands at this place on the scale."""
        return next(category for category in self.categories.values() if category.level == level)


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('ray',)
    """
    return read("poker").names()


def rules(version: str = "ray") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().seats, rules().points[Rank.ACE], rules().variants["helsinki-holdem"].own
    (12, 14, 2)
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("poker").node(version)
    node.names(("seats", "decks", "low", "pot-limit", "points", "categories", "games"))
    points = _points(node.node("points"))
    games = node.node("games")
    return Rules(
        version=version,
        seats=node.whole("seats", 2),
        decks=node.whole("decks", 1),
        low=node.one_of("low", ("inverse",)),
        pot_limit=node.one_of("pot-limit", (RAISE_AFTER_CALL, WHOLE_BET)),
        points=points,
        ace_low=node.node("points").whole("ace-low"),
        categories=_categories(node.node("categories")),
        variants={name: read_variant(name, games.node(name)) for name in games.names()},
    )


def _points(node: Node) -> dict[Rank, int]:
    node.names(("ace-low", *(rank.value for rank in Rank)))
    points = {rank: node.whole(rank.value) for rank in Rank}
    low = node.whole("ace-low")
    in_line = zip(sorted({low, *points.values()}), count(low), strict=False)
    if len({low, *points.values()}) != len(Rank) + 1 or any(a != b for a, b in in_line):
        raise node.wrong("ace-low", "n; n + 1, n + 2, …")
    return points


def _categories(node: Node) -> dict[str, Category]:
    node.names(CATEGORIES)
    found = {}
    for level, name in enumerate(node.names()):
        part = with_keys(node.node(name), ("clause",), ("only",))
        only = part.one_of("only", ("soko",)) if "only" in part.data else None
        found[name] = Category(name, level, part.word("clause"), only)
    return found
