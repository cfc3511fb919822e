"""The typed form of `sic-bo.toml`: one house's sic bo, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read
from rules_core.tables.pays import read_pays

SMALL, BIG = "small", "big"
HALVES = (SMALL, BIG)
SINGLE, TWO_DICE, DOUBLE, ANY_TRIPLE, TRIPLE, TOTAL = (
    "single",
    "two-dice",
    "double",
    "any-triple",
    "triple",
    "total",
)
KINDS = (SMALL, BIG, SINGLE, TWO_DICE, DOUBLE, ANY_TRIPLE, TRIPLE, TOTAL)


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's sic bo.

    `pays` maps a kind of bet, or a single bet such as `total:9`, to its odds; `single` does so for a bet on
    one number by how many dice show it. `sums` are those on which small and big win, unless the dice form a
    triple and `triple_loses` names them. `shown` tells how many dice must show each number of a bet.
    """

    version: str
    dice: int
    faces: int
    sums: Mapping[str, frozenset[int]]
    triple_loses: tuple[str, ...]
    shown: Mapping[str, int]
    single: Mapping[int, Odds]
    pays: Mapping[str, Odds]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums that can be bet on, in rising order."""
        every = range(self.dice, self.dice * self.faces + 1)
        return tuple(total for total in every if f"{TOTAL}:{total}" in self.pays)


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('ray',)
    """
    return read("sic-bo").names()


def rules(version: str = "ray") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().totals[0], str(rules().pays["total:9"]), str(rules().single[3])
    (4, '6:1', '12:1')
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("sic-bo").node(version)
    node.names(("dice", "faces", SMALL, BIG, "triple-loses", "shown", SINGLE, "pays"))
    dice, faces = node.whole("dice", 2), node.whole("faces", 2)
    totals = [f"{TOTAL}:{total}" for total in range(dice, dice * faces + 1)]
    return Rules(
        version=version,
        dice=dice,
        faces=faces,
        sums={half: _sums(node, half, dice, faces) for half in HALVES},
        triple_loses=node.some_of("triple-loses", HALVES),
        shown=_shown(node.node("shown"), dice),
        single=_single(node.node(SINGLE), dice),
        pays=read_pays(node.node("pays"), (*HALVES, TWO_DICE, DOUBLE, ANY_TRIPLE, TRIPLE), totals),
    )


def _sums(node: Node, half: str, dice: int, faces: int) -> frozenset[int]:
    sums = node.counts(half, dice * faces)
    if not sums or min(sums) <= dice:  # the lowest and the highest sum come only as a triple, which loses
        raise node.wrong(half, f"> {dice}, < {dice * faces}")
    return sums


def _shown(node: Node, dice: int) -> dict[str, int]:
    node.names((TWO_DICE, DOUBLE, TRIPLE))
    shown = {kind: node.whole(kind, 1) for kind in node.names()}
    for kind, count in shown.items():
        if count > dice:
            raise node.wrong(kind, f"≤ {dice}")
    return shown


def _single(node: Node, dice: int) -> dict[int, Odds]:
    counts = range(1, dice + 1)
    node.names(map(str, counts))
    return {count: node.odds(str(count)) for count in counts}
