"""Tuplanoppa: two dice decide; bets lie on the sums, on all pairs, on sums under and over seven.

`roll` says what a throw is, `settle` pays any set of bets. How the dice are thrown, by the host (deal A) or
by the players in turn (deal B), is in `throwing`.
"""

from dataclasses import dataclass
from functools import cache, partial

from rules_core import general
from rules_core.dice import Dice, read_dice, throws
from rules_core.errors import expect
from rules_core.fields import Bet, Bets, Fields, Settlement, Worth
from rules_core.results import Share, Step
from rules_core.tables.tuplanoppa import ANY_DOUBLE, TOTAL, Deal, Rules, rules, versions

__all__ = [
    "ANY_DOUBLE",
    "TOTAL",
    "Deal",
    "Roll",
    "Rules",
    "bet_ruling",
    "fields",
    "roll",
    "rules",
    "settle",
    "versions",
]

Throw = tuple[int, ...]


@dataclass(frozen=True)
class Roll:
    """A throw of the dice: their sum, whether they form a pair, and every bet that wins on it."""

    version: str
    dice: Throw
    total: int
    double: bool
    wins: tuple[str, ...]
    steps: tuple[Step, ...]


def fields(version: str = "ray") -> Fields[Throw]:
    """The fields of the table (tuplanoppa-table, reading WD-2). Raises `RulesError` `version-unknown`.

    >>> [bet.name for bet in fields().bets][-4:]
    ['total:12', 'any-double', 'under-7', 'over-7']
    """
    return _fields(rules(version).version)


@cache
def _fields(version: str) -> Fields[Throw]:
    house = rules(version)
    sums = [Bet("tuplanoppa", TOTAL, (total,)) for total in house.totals]
    others = [Bet("tuplanoppa", kind) for kind in (ANY_DOUBLE, *house.around)]
    every = dict.fromkeys(throws(house.dice, house.faces), 1)
    return Fields("tuplanoppa", version, (*sums, *others), every, partial(_worth, house))


def _worth(house: Rules, bet: Bet, dice: Throw) -> Worth:
    total = sum(dice)
    under, over = house.around
    wins = {
        TOTAL: total in bet.numbers,
        ANY_DOUBLE: _double(dice),
        under: total < house.pivot,
        over: total > house.pivot,
    }
    if wins[bet.kind]:
        return Worth("tuplanoppa-payouts", house.pays[bet.name])
    if total == house.pivot and bet.kind in house.around:
        return Worth("tuplanoppa-seven-half", back=house.pivot_back)
    return Worth("tuplanoppa-course")


def _double(dice: Throw) -> bool:
    return len(set(dice)) == 1


def roll(dice: Dice, version: str = "ray") -> Roll:
    """A throw and the bets that win on it (tuplanoppa-game, tuplanoppa-bet-any-pair, tuplanoppa-seven-half).

    Raises `RulesError` `dice-count`, `die-unknown`, `version-unknown`.

    >>> roll("4 4").wins
    ('total:8', 'any-double', 'over-7')
    >>> roll((3, 4)).wins
    ('total:7',)
    """
    house = rules(version)
    thrown = read_dice(dice, house.dice, house.faces)
    total = sum(thrown)
    steps = [Step("dice-thrown", "tuplanoppa-game", {"dice": thrown, "total": total}, ("tuplanoppa-table",))]
    if _double(thrown):
        steps.append(Step("tuplanoppa-pair", "tuplanoppa-bet-any-pair"))
    if total == house.pivot:
        back = {"total": total, "back": Share(house.pivot_back)}
        steps.append(Step("tuplanoppa-seven", "tuplanoppa-seven-half", back))
    wins = fields(version).winners(thrown)
    return Roll(version, thrown, total, _double(thrown), wins, tuple(steps))


def settle(roll: Roll, bets: Bets) -> Settlement:
    """Settle any set of bets, exactly (tuplanoppa-payouts, tuplanoppa-seven-half, reading WD-3).

    Raises `RulesError`: those of `Fields.read` and `read_stake`.

    >>> [str(bet.net) for bet in settle(roll("3 4"), {"total:7": 2, "under-7": 5, "any-double": 1}).bets]
    ['8', '-5/2', '-1']
    """
    return fields(expect(roll, Roll).version).settle(roll.dice, bets)


def bet_ruling(action: str, *, closed: bool = False, drawing: bool = False) -> general.Ruling:
    """Whether a stake may now be placed, changed or removed; no rule makes an exception here.

    As `general.bet_ruling`, by clause tuplanoppa-bet-before-close. Raises `RulesError` `action-unknown`.

    >>> bet_ruling("change").allowed, bet_ruling("change", drawing=True).allowed
    (True, False)
    """
    ruling = general.bet_ruling(action, closed=closed, drawing=drawing)
    step = Step(ruling.step.code, "tuplanoppa-bet-before-close", ruling.step.fields)
    return general.Ruling(ruling.allowed, step)
