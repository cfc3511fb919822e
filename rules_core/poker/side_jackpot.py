"""The side jackpot of a table game: a stake of its own on a result of the game's equipment."""

from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import RulesError, expect, expect_flags, shorten
from rules_core.odds import Odds, read_amount
from rules_core.poker import reading
from rules_core.poker.reading import Amount
from rules_core.results import Step

FIXED, ODDS, PROGRESSIVE = "fixed", "odds", "progressive"
KINDS = (FIXED, ODDS, PROGRESSIVE)


@dataclass(frozen=True)
class SideJackpot:
    """What is announced: the results that win, the kind of prize, its size, and the fee to take part.

    `prize` is an amount for `fixed`, odds such as `"100:1"` on the fee for `odds`, and the sum grown so far
    for `progressive` (jackpot-side-prize-types). The fee may be 0 (jackpot-side-extra-game).
    """

    results: frozenset[str]
    kind: str
    prize: Amount
    fee: Amount = 0


@dataclass(frozen=True)
class SidePrize:
    """What a player of the side game gets."""

    won: bool
    amount: Fraction
    step: Step


def side_prize(jackpot: SideJackpot, result: str, takes_part: bool = True) -> SidePrize:
    """What this result pays (jackpot-side-trigger); nothing to who did not take part.

    Raises `RulesError` `jackpot-kind-unknown`, `jackpot-odds-need-fee`, `odds-unreadable`, and as
    `read_stake` does.

    >>> royal = SideJackpot(frozenset({"royal-flush"}), "odds", "100:1", fee=2)
    >>> str(side_prize(royal, "royal-flush").amount), side_prize(royal, "flush").won
    ('200', False)
    """
    expect_flags(takes_part)
    reading.choice(expect(jackpot, SideJackpot).kind, KINDS, "jackpot-kind-unknown")
    fee = read_amount(jackpot.fee)
    if jackpot.kind == ODDS and not fee:
        raise RulesError("jackpot-odds-need-fee")
    prize = (
        Odds.read(shorten(jackpot.prize)).win_on(fee) if jackpot.kind == ODDS else read_amount(jackpot.prize)
    )
    if not takes_part:
        return SidePrize(
            False, Fraction(0), Step("jackpot-side-out", "jackpot-side-extra-game", {"fee": fee})
        )
    if result not in reading.items(jackpot.results):
        return SidePrize(False, Fraction(0), Step("jackpot-side-lose", "jackpot-side-trigger", {"fee": fee}))
    return SidePrize(True, prize, Step("jackpot-side-win", "jackpot-side-prize-types", {"amount": prize}))
