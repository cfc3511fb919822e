"""Exact chances of baccarat: every order in which six cards can leave the shoe."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import perm

from rules_core import baccarat
from rules_core.baccarat.hands import higher
from rules_core.cards import Shoe
from rules_core.errors import RulesError, shorten
from rules_core.results import BetOdds, Name, Share, Step


@dataclass(frozen=True)
class CoupCounts:
    """In how many of all ordered six-card draws from a shoe each side wins."""

    player: int
    banker: int
    tie: int

    @property
    def total(self) -> int:
        """All ordered six-card draws."""
        return self.player + self.banker + self.tie

    def chance(self, winner: str) -> Fraction:
        """The probability that `player`, `banker` or `tie` wins. Raises `RulesError` `bet-unknown`."""
        wins = {"player": self.player, "banker": self.banker, "tie": self.tie}
        if not isinstance(winner, str) or winner not in wins:
            raise RulesError("bet-unknown", bet=shorten(winner), bets=", ".join(wins))
        return Fraction(wins[winner], self.total)


def baccarat_counts(decks: int | None = None, version: str = "live") -> CoupCounts:
    """Count the rounds of baccarat that each side wins, dealing without replacement.

    `decks` defaults to the house's shoe. Raises `RulesError` `decks-invalid` below one deck.

    >>> baccarat_counts()
    CoupCounts(player=2230518282592256, banker=2292252566437888, tie=475627426473216)
    >>> baccarat_counts().total
    4998398275503360
    """
    house = baccarat.rules(version)
    return _baccarat_counts(Shoe(house.decks if decks is None else decks).decks, version)


@cache
def _baccarat_counts(decks: int, version: str) -> CoupCounts:
    house = baccarat.rules(version)
    per_rank = Shoe(decks).size // len(house.values)
    shoe = [0] * house.modulus
    for value in house.values.values():
        shoe[value % house.modulus] += per_rank
    wins = {baccarat.PLAYER: 0, baccarat.BANKER: 0, baccarat.TIE: 0}
    for player, banker, left, ways in _openings(shoe):
        for winner, more in _endings(house, player, banker, left):
            wins[winner] += ways * more
    return CoupCounts(wins["player"], wins["banker"], wins["tie"])


def _pairs(shoe: list[int]) -> Iterator[tuple[int, list[int], int]]:
    """Each unordered pair of values: its sum, what is left of the shoe, the ordered ways to draw it."""
    for a in range(len(shoe)):
        for b in range(a, len(shoe)):
            ways = shoe[a] * (shoe[a] - 1) if a == b else 2 * shoe[a] * shoe[b]
            if ways:
                left = shoe.copy()
                left[a] -= 1
                left[b] -= 1
                yield (a + b) % len(shoe), left, ways


def _openings(shoe: list[int]) -> Iterator[tuple[int, int, list[int], int]]:
    for player, rest, ways in _pairs(shoe):
        for banker, left, more in _pairs(rest):
            yield player, banker, left, ways * more


def _endings(house: baccarat.Rules, player: int, banker: int, left: list[int]) -> Iterator[tuple[str, int]]:
    """Who wins after the first four cards, with the ordered ways to draw two more cards (used or not)."""
    remaining = sum(left)
    if player in house.naturals or banker in house.naturals:
        yield higher(player, banker), perm(remaining, 2)
    elif player not in house.player:
        if banker in house.banker_after_stand:
            for value, count in enumerate(left):
                yield higher(player, (banker + value) % house.modulus), count * (remaining - 1)
        else:
            yield higher(player, banker), perm(remaining, 2)
    else:
        yield from _after_player_draws(house, player, banker, left)


def _after_player_draws(
    house: baccarat.Rules, player: int, banker: int, left: list[int]
) -> Iterator[tuple[str, int]]:
    draws_on = house.row(banker).draws
    remaining = sum(left)
    for third, count in enumerate(left):
        final = (player + third) % house.modulus
        if third not in draws_on:
            yield higher(final, banker), count * (remaining - 1)
            continue
        for value, more in enumerate(left):
            yield higher(final, (banker + value) % house.modulus), count * (more - (value == third))


def baccarat_odds(version: str = "live", decks: int | None = None) -> tuple[BetOdds, ...]:
    """Each bet of baccarat: what it pays, its chances and its house edge.

    >>> [f"{float(row.house_edge):.4%}" for row in baccarat_odds()]
    ['1.2351%', '14.3596%', '1.0579%']
    """
    house = baccarat.rules(version)
    counts = baccarat_counts(decks, version)
    return tuple(_bet_odds(bet, house, counts) for bet in baccarat.AREAS)


def _bet_odds(bet: str, house: baccarat.Rules, counts: CoupCounts) -> BetOdds:
    price = house.prices[bet]
    net = price.pays.less(price.commission)
    win = counts.chance(bet)
    push = Fraction(0) if bet == baccarat.TIE else counts.chance(baccarat.TIE)
    edge = (1 - win - push) - win * net.to_one
    shares = {"rate": price.commission, "win": win, "push": push, "edge": edge}
    fields = {"bet": Name(f"bet-baccarat-{bet}"), "pays": price.pays}
    code = "odds-commission" if price.commission else "odds"
    step = Step(
        code, f"baccarat-payout-{bet}", fields | {name: Share(value) for name, value in shares.items()}
    )
    return BetOdds("baccarat", house.version, bet, (net,), win, push, edge, step)
