"""The rules of baccarat as the calculator and the drill read them.

Everything is asked of `rules_core.baccarat`: which decision falls on which count, by which clause, in which
sentence. Fractions are texts such as `19/20`, since a number of JSON is not exact.
"""

from collections.abc import Iterator
from typing import Any

from rules_core import baccarat
from rules_core.baccarat import AREAS, BANKER, PLAYER, Coup, Decision
from rules_core.cards import Card, Rank, Suit
from rules_core.errors import RulesError
from rules_core.exact import baccarat_odds
from rules_core.results import Step
from rules_site.browser.odds import SMALLEST_AMOUNT, odds

EXAMPLE_CARDS = "5♥ 3♦ K♠ 10♣ 8♥"
EXAMPLE_BETS = {"player": "10", "tie": "1", "banker": "10"}
"""What lies on the table when the calculator opens."""

Table = dict[str, Any]


def table(version: str = "live") -> Table:
    """Everything about this version of the game that the browser needs."""
    house = baccarat.rules(version)
    coups = list(rounds(version))
    decisions = Decisions(version)
    return {
        "version": house.version,
        "decks": house.decks,
        "betsPerArea": house.bets_per_area,
        "modulus": house.modulus,
        "values": {rank.value: value for rank, value in house.values.items()},
        "order": _order(coups),
        "naturals": [total in house.naturals for total in range(house.modulus)],
        **decisions.tables(),
        "clauses": _clauses(coups),
        "areas": list(AREAS),
        "prices": {bet: _price(price) for bet, price in house.prices.items()},
        "outcomes": _outcomes(coups),
        "odds": odds(baccarat_odds(version)),
        "unit": str(SMALLEST_AMOUNT),
        "example": _example(version),
    }


def rows(version: str = "live") -> list[Step]:
    """The rows of the drawing table, which a drill shows as sentences."""
    return [row.step for row in baccarat.draw_rows(version)]


def rounds(version: str = "live") -> Iterator[Coup]:
    """One round for every pair of two-card counts, with every value of each third card that is drawn."""
    values = baccarat.rules(version).values
    modulus = baccarat.rules(version).modulus
    ranks = {value % modulus: rank for rank, value in values.items()}
    pairs = {(values[a] + values[b]) % modulus: (a, b) for a in Rank for b in Rank}
    for player in pairs.values():
        for banker in pairs.values():
            opening = (player[0], banker[0], player[1], banker[1])
            cards = tuple(Card(rank, suit) for rank, suit in zip(opening, Suit, strict=True))
            yield from _completed(cards, tuple(ranks.values()), version)


def _completed(cards: tuple[Card, ...], ranks: tuple[Rank, ...], version: str) -> Iterator[Coup]:
    """The round of these cards, or of these and every card that the rules still ask for."""
    try:
        yield baccarat.deal(cards, version)
    except RulesError:
        for rank in ranks:
            yield from _completed((*cards, Card(rank)), ranks, version)


class Decisions:
    """The decisions of a version, each different one once; the drawing tables hold their numbers."""

    def __init__(self, version: str) -> None:
        self.version = version
        self.found: dict[tuple[bool, str, str, int], int] = {}

    def tables(self) -> Table:
        """The decisions and the tables of both hands; `null` where a natural ends all drawing."""
        house = baccarat.rules(self.version)
        decided = [total not in house.naturals for total in range(house.modulus)]
        player = [
            self.number(baccarat.player_decision(t, self.version), 0) if d else None
            for t, d in enumerate(decided)
        ]
        stood = [self.number(self._banker(t, None), 1) if d else None for t, d in enumerate(decided)]
        third = [
            [self.number(self._banker(t, value), self._row(t)) for value in range(house.modulus)]
            if d
            else None
            for t, d in enumerate(decided)
        ]
        names = ("draws", "code", "clause", "row")
        decisions = [dict(zip(names, key, strict=True)) for key in self.found]
        return {PLAYER: player, BANKER: {"stood": stood, "third": third}, "decisions": decisions}

    def number(self, decision: Decision, row: int) -> int:
        """The number of this decision; `row` is the row of the drawing table that says it in one sentence."""
        key = (decision.draws, decision.step.code, decision.step.clause, row)
        return self.found.setdefault(key, len(self.found))

    def _banker(self, total: int, third: int | None) -> Decision:
        return baccarat.banker_decision(total, third, self.version)

    def _row(self, total: int) -> int:
        return baccarat.draw_rows(self.version).index(baccarat.banker_row(total, self.version))


def _order(coups: list[Coup]) -> list[str]:
    """Which hand gets the first card of a round, the second and so on; `rounds` deals one of each suit."""
    suits = {card.suit: side for side in (PLAYER, BANKER) for card in getattr(coups[0], side).cards}
    return [suits[suit] for suit in Suit]


def _clauses(coups: list[Coup]) -> dict[str, str]:
    """The clause of every sentence that always rests on the same one."""
    found: dict[str, set[str]] = {}
    for step in (step for coup in coups for step in coup.steps):
        found.setdefault(step.code, set()).add(step.clause)
    return {code: next(iter(clauses)) for code, clauses in found.items() if len(clauses) == 1}


def _price(price: baccarat.Price) -> Table:
    return {"pays": str(price.pays.to_one), "commission": str(price.commission)}


def _outcomes(coups: list[Coup]) -> Table:
    """For each winner and bet: the result, the clause that decides it, the code of its sentence."""
    by_winner = {coup.winner: coup for coup in coups}
    outcomes: Table = {}
    for winner in AREAS:
        settled = baccarat.settle(by_winner[winner], dict.fromkeys(AREAS, 1))
        pairs = zip(settled.bets, settled.steps, strict=True)
        outcomes[winner] = {
            bet.bet: {"result": bet.result, "clause": bet.clause, "code": step.code} for bet, step in pairs
        }
    return outcomes


def _example(version: str) -> Table:
    """The example, played and settled once by the core so that a change of the rules cannot make it wrong."""
    coup = baccarat.deal(EXAMPLE_CARDS, version)
    baccarat.settle(coup, EXAMPLE_BETS)
    return {"cards": EXAMPLE_CARDS, "bets": EXAMPLE_BETS}
