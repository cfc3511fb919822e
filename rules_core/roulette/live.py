"""Roulette at the table: the betting time, rejected bets and settling of the live house, the ball."""

from dataclasses import dataclass

from rules_core import live
from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.general import Ruling
from rules_core.live import Amount, BetCheck, BettingWindow
from rules_core.results import Step

WAYS = CLOCKWISE, ANTICLOCKWISE = "clockwise", "anticlockwise"
_CLAUSES = live.Clauses(
    over="roulette-betting-window",
    call="roulette-betting-window",
    rejection="roulette-bet-rejection",
    settlement="roulette-settlement-automatic",
)


@dataclass(frozen=True)
class WayCheck:
    """Whether the ball runs against the wheel."""

    wheel: str
    ball: str
    valid: bool
    step: Step


def betting_window(*, timer_over: bool = False, called: bool = False) -> BettingWindow:
    """Whether the live table takes bets now: until the call, or until the timer flashes red.

    Clause roulette-betting-window.

    >>> betting_window().open, betting_window(timer_over=True).open
    (True, False)
    """
    return live.betting_window(_CLAUSES, timer_over=timer_over, called=called)


def check_bet(
    stake: Amount, minimum: Amount, maximum: Amount, *, in_time: bool = True, server: bool = True
) -> BetCheck:
    """Whether the live table's system takes a bet, as `live.check_bet` (roulette-bet-rejection).

    Raises `RulesError` `limits-invalid`, and as `read_stake` does.

    >>> check_bet(2, 5, 100).reasons
    ('limits',)
    """
    return live.check_bet(_CLAUSES, stake, minimum, maximum, in_time=in_time, server=server)


def settles(*, announced: bool) -> Ruling:
    """Whether the live table's system now settles the bets by itself (roulette-settlement-automatic).

    >>> settles(announced=True).allowed, settles(announced=False).allowed
    (True, False)
    """
    return live.settles(_CLAUSES, announced=announced)


def check_ways(wheel: str, ball: str) -> WayCheck:
    """Whether the dealer spins the ball against the rotation of the wheel (roulette-spin-opposite).

    Ways: `clockwise`, `anticlockwise`. Raises `RulesError` `roulette-way-unknown`.

    >>> check_ways("clockwise", "anticlockwise").valid, check_ways("clockwise", "clockwise").valid
    (True, False)
    """
    for way in (wheel, ball):
        if way not in WAYS:
            raise RulesError("roulette-way-unknown", text=shorten(way), ways=", ".join(WAYS))
    valid = wheel != ball
    code = "roulette-opposite" if valid else "roulette-same-way"
    return WayCheck(wheel, ball, valid, Step(code, "roulette-spin-opposite"))
