"""The typed form of `baccarat.toml`: one house's baccarat, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from rules_core.cards import Rank
from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.results import Choice, Step
from rules_core.tables import Node, check_version, read

PLAYER, BANKER, TIE = "player", "banker", "tie"
AREAS = (PLAYER, TIE, BANKER)


@dataclass(frozen=True)
class Price:
    """What a bet pays: its odds and the commission that the house keeps of a win."""

    pays: Odds
    commission: Fraction


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's baccarat. `banker` maps a two-card count to the row of the drawing table it stands in."""

    version: str
    decks: int
    behind_cut_card: int
    bets_per_area: int
    opening: int
    modulus: int
    values: Mapping[Rank, int]
    naturals: frozenset[int]
    player: frozenset[int]
    banker_after_stand: frozenset[int]
    rows: "tuple[Row, ...]"
    prices: Mapping[str, Price]

    @property
    def highest(self) -> int:
        """The highest two-card count on which anybody still decides."""
        return max(total for total in range(self.modulus) if total not in self.naturals)

    def row(self, total: int) -> "Row":
        """The row of the Banker's drawing table for this two-card count."""
        return next(row for row in self.rows if total in row.totals)


@dataclass(frozen=True)
class Row:
    """A row of the drawing table: on these counts the hand draws on `draws` and stands on `stands`.

    `side` is `player` (totals empty), `banker-when-player-stands` (totals empty) or `banker`, whose `draws`
    and `stands` are values of the Player's third card.
    """

    side: str
    totals: tuple[int, ...]
    draws: tuple[int, ...]
    stands: tuple[int, ...]
    clause: str

    @property
    def step(self) -> Step:
        """The row as one reason."""
        whole = f"{self.side}-row"
        if self.side == BANKER and not (self.draws and self.stands):
            whole = "banker-row-always" if self.draws else "banker-row-never"
        fields = {"totals": self.totals, "draws": self.draws, "stands": self.stands}
        return Step(whole, self.clause, {name: Choice(value) for name, value in fields.items()})


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('live',)
    """
    return read("baccarat").names()


def rules(version: str = "live") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().decks, str(rules().prices["tie"].pays)
    (8, '8:1')
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("baccarat").node(version)
    node.names(
        (
            "decks",
            "cards-behind-cut-card",
            "bets-per-area",
            "opening-cards",
            "modulus",
            "naturals",
            "values",
            "draws",
            "bets",
        )
    )
    modulus = node.whole("modulus", 1)
    naturals = _naturals(node, modulus)
    draws = node.node("draws")
    draws.names(("player", "banker-when-player-stands", "banker"))
    return Rules(
        version=version,
        decks=node.whole("decks", 1),
        behind_cut_card=node.whole("cards-behind-cut-card"),
        bets_per_area=node.whole("bets-per-area", 1),
        opening=node.pair("opening-cards"),
        modulus=modulus,
        values=_values(node.node("values"), modulus),
        naturals=naturals,
        player=_without(draws, "player", modulus, naturals),
        banker_after_stand=_without(draws, "banker-when-player-stands", modulus, naturals),
        rows=_rows(draws.node("banker"), modulus, naturals),
        prices=_prices(node.node("bets")),
    )


def _naturals(node: Node, modulus: int) -> frozenset[int]:
    naturals = node.counts("naturals", modulus)
    if not naturals or naturals != frozenset(range(min(naturals), modulus)):
        raise node.wrong("naturals", f"[…, {modulus - 1}]")
    return naturals


def _values(node: Node, modulus: int) -> dict[Rank, int]:
    node.names(rank.value for rank in Rank)
    for rank in Rank:
        if node.whole(rank.value) >= modulus:
            raise node.wrong(rank.value, f"< {modulus}")
    return {rank: node.whole(rank.value) for rank in Rank}


def _without(node: Node, key: str, modulus: int, naturals: frozenset[int]) -> frozenset[int]:
    counts = node.counts(key, modulus)
    if counts & naturals:  # a natural ends all drawing
        raise node.wrong(key, _all_but(modulus, naturals))
    return counts


def _rows(node: Node, modulus: int, naturals: frozenset[int]) -> tuple[Row, ...]:
    rows = []
    for key in node.names():
        draws = node.counts(key, modulus)
        totals = _span(node, key, modulus)
        stands = tuple(v for v in range(modulus) if v not in draws)
        rows.append(Row(BANKER, totals, tuple(sorted(draws)), stands, f"baccarat-banker-total-{key}"))
    covered = [total for row in rows for total in row.totals]
    if sorted(covered) != [total for total in range(modulus) if total not in naturals]:
        raise node.wrong("*", _all_but(modulus, naturals))
    return tuple(rows)


def _all_but(modulus: int, naturals: frozenset[int]) -> str:
    """The point counts that are no naturals, for an error."""
    return ", ".join(str(total) for total in range(modulus) if total not in naturals)


def _span(node: Node, key: str, modulus: int) -> tuple[int, ...]:
    """The point counts of a row, which stand in its clause id too: `3` or `0-2`, written in no other way."""
    for first in range(modulus):
        for last in range(first, modulus):
            if key == (str(first) if first == last else f"{first}-{last}"):
                return tuple(range(first, last + 1))
    raise node.wrong(key, f"0, 0-2, …, {modulus - 1}")


def _prices(node: Node) -> dict[str, Price]:
    node.names(AREAS)
    prices = {}
    for bet in AREAS:
        part = node.node(bet)
        part.names({"pays"} | ({"commission"} & part.data.keys()))
        prices[bet] = Price(part.odds("pays"), part.percent("commission"))
    return prices
