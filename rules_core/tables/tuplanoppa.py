"""The typed form of `tuplanoppa.toml`: one house's tuplanoppa, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read
from rules_core.tables.pays import read_pays

TOTAL, ANY_DOUBLE = "total", "any-double"
HOST, PLAYER = "host", "player"
FAULTS = {
    "no-permission": "tuplanoppa-throw-permission",
    "hand-off-table": "tuplanoppa-throw-over-table",
    "not-together": "tuplanoppa-throw-together",
    "outside-area": "tuplanoppa-throw-in-area",
    "stacked": "tuplanoppa-throw-not-stacked",
    "tilted": "tuplanoppa-throw-not-stacked",
}
"""What can be wrong with a throw, and by which clause."""


@dataclass(frozen=True)
class Deal(Frozen):
    """A way to draw: who throws, the sum that passes the dice on, the faults of a throw.

    Only a player passes the dice on and can make a fault.
    """

    name: str
    thrower: str
    keeps_until: int | None = None
    faults: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's tuplanoppa. `pays` maps bets to odds; `pivot_back` comes back of bets around the pivot."""

    version: str
    dice: int
    faces: int
    pivot: int
    pivot_back: Fraction
    pays: Mapping[str, Odds]
    deals: Mapping[str, Deal]

    @property
    def totals(self) -> tuple[int, ...]:
        """Every sum that the dice can show."""
        return tuple(range(self.dice, self.dice * self.faces + 1))

    @property
    def around(self) -> tuple[str, str]:
        """The bets on less and on more than the pivot."""
        return f"under-{self.pivot}", f"over-{self.pivot}"


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('ray',)
    """
    return read("tuplanoppa").names()


def rules(version: str = "ray") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().around, str(rules().pays["total:12"]), rules().deals["b"].keeps_until
    (('under-7', 'over-7'), '32:1', 7)
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("tuplanoppa").node(version)
    node.names(("dice", "faces", "pivot", "pivot-back", "pays", "deals"))
    dice, faces = node.whole("dice", 2), node.whole("faces", 2)
    pivot = _total(node, "pivot", dice, faces)
    bets = [f"{TOTAL}:{total}" for total in range(dice, dice * faces + 1)]
    deals = node.node("deals")
    return Rules(
        version=version,
        dice=dice,
        faces=faces,
        pivot=pivot,
        pivot_back=node.percent("pivot-back"),
        pays=read_pays(node.node("pays"), (*bets, ANY_DOUBLE, f"under-{pivot}", f"over-{pivot}")),
        deals={name: _deal(deals.node(name), name, dice, faces) for name in deals.names()},
    )


def _deal(node: Node, name: str, dice: int, faces: int) -> Deal:
    thrower = node.one_of("thrower", (HOST, PLAYER))
    if thrower == HOST:
        node.names(("thrower",))
        return Deal(name, thrower)
    node.names(("thrower", "keeps-until", "faults"))
    return Deal(name, thrower, _total(node, "keeps-until", dice, faces), node.some_of("faults", FAULTS))


def _total(node: Node, key: str, dice: int, faces: int) -> int:
    total = node.whole(key, dice)
    if total > dice * faces:
        raise node.wrong(key, f"≤ {dice * faces}")
    return total
