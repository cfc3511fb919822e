"""How the bad beat jackpot grows: what a round adds to it, and the sum after a gaming day."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import expect
from rules_core.odds import read_amount
from rules_core.poker import reading
from rules_core.poker.fees import Fee
from rules_core.poker.jackpot import Terms
from rules_core.poker.reading import Amount
from rules_core.results import Step
from rules_core.tables.poker import rules

MANY = 100
"""More betting rounds than a round of any game has."""
SECOND_ROUND = 2
"""The betting round that a round must reach before it adds to the jackpot."""


@dataclass(frozen=True)
class Grown:
    """A jackpot to which a gaming day's contributions have been added."""

    amount: Fraction
    step: Step


def contribution(terms: Terms, players: int, betting_rounds: int) -> Fee:
    """What a round adds to the jackpot (jackpot-bad-beat-fee-per-round, jackpot-bad-beat-fee-conditions).

    Raises `RulesError` `poker-customers-invalid`, `poker-rounds-invalid`.

    >>> terms = Terms({}, 4, "40%", "20%", "20%", 1000, fee=1)
    >>> [str(contribution(terms, *round).amount) for round in ((4, 2), (3, 2), (4, 1))]
    ['1', '0', '0']
    """
    least = reading.whole(expect(terms, Terms).least_players, 0, rules().seats, "poker-customers-invalid")
    count = reading.whole(players, 0, rules().seats, "poker-customers-invalid")
    reached = reading.whole(betting_rounds, 0, MANY, "poker-rounds-invalid")
    fields = {"players": least, "round": SECOND_ROUND}
    if count < least or reached < SECOND_ROUND:
        return Fee(Fraction(0), Step("jackpot-no-contribution", "jackpot-bad-beat-fee-conditions", fields))
    fee = read_amount(terms.fee)
    return Fee(fee, Step("jackpot-contribution", "jackpot-bad-beat-fee-per-round", {"amount": fee}))


def close_day(jackpot: Amount, contributions: Iterable[Amount]) -> Grown:
    """The jackpot after a gaming day, with the reason (jackpot-bad-beat-accumulation).

    Raises `RulesError` as `read_stake` does, `poker-list-needed`.

    >>> close_day(1000, [1, 1, "0,5"]).amount
    Fraction(2005, 2)
    """
    added = sum(map(read_amount, reading.items(contributions)), Fraction(0))
    amount = read_amount(jackpot) + added
    fields = {"added": added, "amount": amount}
    return Grown(amount, Step("jackpot-day", "jackpot-bad-beat-accumulation", fields))


def end_of_day(jackpot: Amount, contributions: Iterable[Amount]) -> Fraction:
    """The jackpot after a gaming day: the day's contributions are added (jackpot-bad-beat-accumulation).

    >>> end_of_day(1000, [1, 1, "0,5"])
    Fraction(2005, 2)
    """
    return close_day(jackpot, contributions).amount
