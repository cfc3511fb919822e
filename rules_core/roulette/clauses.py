"""Which clause decides: the ids of the clause register for each version."""

from dataclasses import dataclass
from functools import cache

from rules_core.roulette.bets import Bet
from rules_core.tables.roulette import MULTIPLIER, QUARTER, TABLE, Entry, Rules, rules

LIVE = "live"
FAILED_THROW, TOO_FEW_TURNS = "failed-throw", "too-few-turns"
MALFUNCTION, DEVICE_MALFUNCTION = "malfunction", "device-malfunction"
_COMMON = "roulette-ray-common"
_LIVE_NAMES = {"low": "eighteen", "high": "eighteen", "six-line": "line", "first-four": "corner-zero"}
_ZERO_RULE = ("ray-f", "ray-g", "ray-h", "ray-i")


@dataclass(frozen=True)
class Clauses:
    """The clauses of a version: of the wheel, and of bets that win or lose, on a zero too."""

    wheel: str
    wins: str
    loses: str
    zero_wins: str
    zero_loses: str
    zero_even: str


@cache
def clauses(version: str) -> Clauses:
    """The clauses of a version.

    >>> clauses("ray-d").zero_loses
    'roulette-ray-d-zero-double-loses'
    """
    if version == LIVE:
        pays, loses = "roulette-payouts", "roulette-settle-by-position"
        return Clauses("roulette-wheel-colours", pays, loses, pays, loses, loses)
    zero = (
        "zero-double-loses" if version == "ray-d" else "zero-rule" if version in _ZERO_RULE else "zero-loses"
    )
    return Clauses(
        wheel=own(version, "field"),
        wins=own(version, "table-1-payouts" if version == "ray-b" else "payouts"),
        loses=f"{_COMMON}-course",
        zero_wins=own(version, "zero-covering-bets"),
        zero_loses=own(version, zero),
        zero_even=own(version, "zero-even-money" if version == "ray-d" else zero),
    )


def spin_clauses(version: str) -> tuple[str, ...]:
    """What a number of the live wheel rests on: the course of the game, the wheel and the layout.

    >>> len(spin_clauses("live")), spin_clauses("ray-a")
    (5, ())
    """
    if version != LIVE:
        return ()
    names = ("game-course", "wheel-compartments", "single-zero", "layout-sequence", "layout-outside-spaces")
    return tuple(f"roulette-{name}" for name in names)


def bet_clauses(version: str, bet: Bet) -> tuple[str, ...]:
    """What a bet rests on: the clauses that say what it covers and how it is placed.

    >>> from rules_core.roulette.bets import read_bet
    >>> bet_clauses("live", read_bet("low"))[:2]
    ('roulette-bet-eighteen', 'roulette-bet-outside')
    """
    if version != LIVE:
        straight = bet.inside and rules(version).drawn_by == MULTIPLIER
        quarter = (f"{_COMMON}-quarter-bets",) if bet.kind == QUARTER else ()
        return (own(version, "straight-only"),) if straight else quarter
    side = "inside" if bet.inside else "outside"
    names = (f"bet-{_LIVE_NAMES.get(bet.kind, bet.kind)}", f"bet-{side}", "bet-chips")
    return tuple(f"roulette-{name}" for name in names)


def win_clauses(version: str) -> tuple[str, ...]:
    """What the odds of a live bet rest on: who pays them, and how many numbers the bet covers.

    >>> win_clauses("live")
    ('roulette-paid-by-system', 'roulette-payout-by-coverage')
    """
    return ("roulette-paid-by-system", "roulette-payout-by-coverage") if version == LIVE else ()


def own(version: str, name: str) -> str:
    """A clause of one version of RAY.

    >>> own("ray-d", "prison-freed")
    'roulette-ray-d-prison-freed'
    """
    return f"roulette-{version}-{name}"


def payout_clause(house: Rules, kind: str, drawn: Entry | None) -> str:
    """The clause with the odds of a kind of bet.

    >>> payout_clause(rules("ray-b"), "straight", rules("ray-b").entries[0])
    'roulette-ray-b-table-1-payouts'
    """
    if kind == QUARTER:
        return f"{_COMMON}-quarter-payout"
    if drawn is None or kind not in drawn.pays:
        return clauses(house.version).wins
    return own(house.version, f"table-{drawn.label}-payouts" if house.drawn_by == TABLE else "multipliers")


def winning_clause(house: Rules, bet: Bet, zero: bool, drawn: Entry | None) -> str:
    """The clause by which the bet wins.

    >>> from rules_core.roulette.bets import read_bet
    >>> winning_clause(rules("ray-d"), read_bet("straight:0", "ray-d"), True, None)
    'roulette-ray-d-zero-covering-bets'
    """
    return clauses(house.version).zero_wins if zero else payout_clause(house, bet.kind, drawn)


def losing_clause(house: Rules, bet: Bet, zero: bool) -> str:
    """The clause by which the bet loses.

    >>> from rules_core.roulette.bets import read_bet
    >>> losing_clause(rules("ray-d"), read_bet("red", "ray-d"), True)
    'roulette-ray-d-zero-double-loses'
    """
    if not zero or bet.inside:
        return clauses(house.version).loses
    return f"{_COMMON}-quarter-zero" if bet.kind == QUARTER else clauses(house.version).zero_loses


def void_clauses(house: Rules) -> dict[str, str]:
    """What makes a round void, and the clause that says so. In a live house too few turns of the ball do not:
    the bets stay and the ball is spun again (`check_turns`).

    >>> from rules_core.tables.roulette import rules
    >>> list(void_clauses(rules("ray-g")))
    ['failed-throw', 'too-few-turns', 'device-malfunction']
    """
    if house.version == LIVE:
        return {MALFUNCTION: "roulette-malfunction-void"}
    causes = dict.fromkeys((FAILED_THROW, TOO_FEW_TURNS), f"{_COMMON}-void-spin")
    if house.drawn_by == MULTIPLIER:
        causes[DEVICE_MALFUNCTION] = own(house.version, "malfunction")
    return causes


def void_options_clause(house: Rules, cause: str) -> str:
    """The clause on what a player may do with the bets of a void round.

    >>> void_options_clause(rules("ray-g"), DEVICE_MALFUNCTION)
    'roulette-ray-g-void-options'
    """
    return own(house.version, "void-options") if cause == DEVICE_MALFUNCTION else f"{_COMMON}-void-options"
