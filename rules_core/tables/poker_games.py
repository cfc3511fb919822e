"""The games of `poker.toml` in typed form: which cards are dealt when, and which of them a hand may have."""

from dataclasses import dataclass

from rules_core.tables import Node

HAND = 5
"""Cards of a poker hand."""


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


def read_variant(name: str, node: Node) -> Variant:
    """The game of this name, checked. Raises `RulesError` `table-invalid`.

    >>> from rules_core.tables import read
    >>> read_variant("holdem", read("poker").node("ray").node("games").node("holdem")).own
    2
    """
    with_keys(node, ("clause", "stages"), ("uses-least", "uses-most", "also", "rows", "shared"))
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
    with_keys(node, () if clause else ("clause",), (*keys, "clause"))
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


def with_keys(node: Node, needed: tuple[str, ...], optional: tuple[str, ...]) -> Node:
    """The node, once it is sure that it has the needed keys and besides them only optional ones.

    Raises `RulesError` `table-invalid`.

    >>> with_keys(Node("x.toml", "", {"clause": "poker-deck"}), ("clause",), ("only",)).word("clause")
    'poker-deck'
    """
    node.names((*needed, *(key for key in optional if key in node.data)))
    return node


def _whole(node: Node, key: str) -> int:
    """A whole number; 0 when the key is missing."""
    return node.whole(key) if key in node.data else 0
