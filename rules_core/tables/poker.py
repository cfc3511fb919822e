"""The typed form of `poker.toml`: card points, the scale of hands and the games, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count

from rules_core.cards import Rank
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read

HAND = 5
"""Cards of a poker hand."""
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
class Stage:
    """A deal: to each player so many cards down and up, to each row so many open common cards.

    A betting round follows; then each player throws away `discard` cards (clause `discard_clause`).
    """

    name: str
    down: int
    up: int
    board: int
    clause: str
    discard: int
    discard_clause: str | None

    @property
    def own(self) -> int:
        """How many cards each player gets."""
        return self.down + self.up


@dataclass(frozen=True)
class Variant:
    """A poker game: its stages, its rows of common cards, how many own cards a hand may have.

    `also` is its other name; `shared` the clause by which a short pack gives common cards instead of own
    ones, if there is one.
    """

    name: str
    also: str | None
    stages: tuple[Stage, ...]
    rows: int
    least: int
    most: int
    clause: str
    shared: str | None

    @property
    def dealt(self) -> int:
        """How many own cards each player gets in all."""
        return sum(stage.own for stage in self.stages)

    @property
    def own(self) -> int:
        """How many own cards each player has in the end."""
        return self.dealt - sum(stage.discard for stage in self.stages)

    @property
    def board(self) -> int:
        """How many common cards a row has in the end."""
        return sum(stage.board for stage in self.stages)


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
        variants={name: _variant(name, games.node(name)) for name in games.names()},
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
        part = _only(node.node(name), ("clause",), ("only",))
        only = part.one_of("only", ("soko",)) if "only" in part.data else None
        found[name] = Category(name, level, part.word("clause"), only)
    return found


def _variant(name: str, node: Node) -> Variant:
    _only(node, ("clause", "stages"), ("uses-least", "uses-most", "also", "rows", "shared"))
    stages = node.node("stages")
    least = _whole(node, "uses-least")
    complete = None if node.data.keys() & {"rows", "shared"} else node.word("clause")
    variant = Variant(
        name=name,
        also=node.word("also") if "also" in node.data else None,
        stages=tuple(_stage(stage, stages.node(stage), complete) for stage in stages.names()),
        rows=_whole(node, "rows"),
        least=least,
        most=node.whole("uses-most", least) if "uses-most" in node.data else HAND,
        clause=node.word("clause"),
        shared=node.word("shared") if "shared" in node.data else None,
    )
    if bool(variant.board) != bool(variant.rows) or (variant.shared and variant.rows):
        raise node.wrong("rows", "≥ 1" if variant.board and not variant.shared else "0")
    if min(variant.own, variant.most) + min(variant.board, HAND - variant.least) < HAND:
        raise node.wrong("stages", f"≥ {HAND}")
    if "uses-most" in node.data and variant.most > min(variant.own, HAND):
        raise node.wrong("uses-most", f"≤ {min(variant.own, HAND)}")
    return variant


def _stage(name: str, node: Node, clause: str | None) -> Stage:
    """A stage; that of complete hands, which are not dealt, may rest on the `clause` of the game."""
    keys = ("down", "up", "board", "discard", "discard-clause")
    _only(node, () if clause else ("clause",), (*keys, "clause"))
    discard = _whole(node, "discard")
    return Stage(
        name=name,
        down=_whole(node, "down"),
        up=_whole(node, "up"),
        board=_whole(node, "board"),
        clause=node.word("clause") if "clause" in node.data else str(clause),
        discard=discard,
        discard_clause=node.word("discard-clause") if discard else None,
    )


def _only(node: Node, needed: tuple[str, ...], optional: tuple[str, ...]) -> Node:
    """The node, once it is sure that it has the needed keys and besides them only optional ones."""
    node.names((*needed, *(key for key in optional if key in node.data)))
    return node


def _whole(node: Node, key: str) -> int:
    """A whole number; 0 when the key is missing."""
    return node.whole(key) if key in node.data else 0
