"""Sic bo: three dice decide; bets lie on single numbers, combinations and sums.

`roll` says what a throw is, `settle` pays any set of bets.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import combinations

from rules_core.dice import Dice, read_dice, throws
from rules_core.errors import expect
from rules_core.fields import Bet, Bets, Fields, Settlement, Worth
from rules_core.odds import Odds
from rules_core.results import Step
from rules_core.tables.sic_bo import (
    ANY_TRIPLE,
    DOUBLE,
    HALVES,
    KINDS,
    SINGLE,
    TOTAL,
    TRIPLE,
    TWO_DICE,
    Rules,
    rules,
    versions,
)

__all__ = ["KINDS", "Roll", "Rules", "fields", "roll", "rules", "settle", "versions"]

Throw = tuple[int, ...]
_CLAUSES = {kind: f"sic-bo-payout-{kind}" for kind in KINDS} | {
    TWO_DICE: "sic-bo-payout-two-die",
    TRIPLE: "sic-bo-payout-specific-triple",
    TOTAL: "sic-bo-payout-totals",
}


@dataclass(frozen=True)
class Roll:
    """A throw of the dice: their sum, whether they form a triple, and every bet that wins on it."""

    version: str
    dice: Throw
    total: int
    triple: bool
    wins: tuple[str, ...]
    steps: tuple[Step, ...]


def fields(version: str = "ray") -> Fields[Throw]:
    """The fields of the table, any number of which may be bet on (sic-bo-bet-any-number).

    Raises `RulesError` `version-unknown`.

    >>> len(fields().bets), fields().read("two-dice:6,1").name
    (50, 'two-dice:1,6')
    """
    return _fields(rules(version).version)


@cache
def _fields(version: str) -> Fields[Throw]:
    house = rules(version)
    bets = tuple(Bet("sic-bo", kind, numbers) for kind in KINDS for numbers in _places(house, kind))
    every = dict.fromkeys(throws(house.dice, house.faces), 1)
    return Fields("sic-bo", version, bets, every, partial(_worth, house))


def _places(house: Rules, kind: str) -> Iterator[tuple[int, ...]]:
    """The numbers of each bet of this kind."""
    faces = range(1, house.faces + 1)
    if kind == TWO_DICE:
        yield from combinations(faces, 2)
    elif kind in (SINGLE, DOUBLE, TRIPLE):
        yield from ((face,) for face in faces)
    elif kind == TOTAL:
        yield from ((total,) for total in house.totals)
    else:
        yield ()


def _worth(house: Rules, bet: Bet, dice: Throw) -> Worth:
    pays = _pays(house, bet, dice)
    if pays:
        return Worth(_CLAUSES[bet.kind], pays)
    killed = _triple(dice) and bet.kind in house.triple_loses
    return Worth("sic-bo-triple-kills-small-big" if killed else "sic-bo-course")


def _pays(house: Rules, bet: Bet, dice: Throw) -> Odds | None:
    """The odds at which the bet wins on these dice, or `None`."""
    if bet.kind == SINGLE:
        return house.single.get(dice.count(bet.numbers[0]))
    if bet.kind in HALVES:
        wins = sum(dice) in house.sums[bet.kind] and not (_triple(dice) and bet.kind in house.triple_loses)
    elif bet.kind == TOTAL:
        wins = sum(dice) in bet.numbers
    elif bet.kind == ANY_TRIPLE:
        wins = _triple(dice)
    else:
        wins = all(dice.count(number) >= house.shown[bet.kind] for number in bet.numbers)
    return house.pays[bet.name if bet.kind == TOTAL else bet.kind] if wins else None


def _triple(dice: Throw) -> bool:
    return len(set(dice)) == 1


def roll(dice: Dice, version: str = "ray") -> Roll:
    """A throw and the bets that win on it (sic-bo-course, sic-bo-triple-kills-small-big).

    Raises `RulesError` `dice-count`, `die-unknown`, `version-unknown`.

    >>> roll("1 1 2").wins
    ('small', 'single:1', 'single:2', 'two-dice:1,2', 'double:1', 'total:4')
    >>> roll([3, 3, 3]).wins
    ('single:3', 'double:3', 'any-triple', 'triple:3', 'total:9')
    """
    house = rules(version)
    thrown = read_dice(dice, house.dice, house.faces)
    total = sum(thrown)
    steps = [Step("dice-thrown", "sic-bo-course", {"dice": thrown, "total": total})]
    if _triple(thrown):
        steps.append(Step("sic-bo-triple", "sic-bo-triple-kills-small-big"))
    return Roll(version, thrown, total, _triple(thrown), fields(version).winners(thrown), tuple(steps))


def settle(roll: Roll, bets: Bets) -> Settlement:
    """Settle any set of bets, exactly (sic-bo-payout-*, sic-bo-triple-kills-small-big).

    Readings WD-5 to WD-7. Raises `RulesError`: those of `Fields.read` and `read_stake`.

    >>> bets = {"small": 10, "single:3": 1, "triple:3": 1, "total:9": 1}
    >>> [str(bet.net) for bet in settle(roll("3 3 3"), bets).bets]
    ['-10', '12', '180', '6']
    """
    settled = fields(expect(roll, Roll).version).settle(roll.dice, bets)
    steps = tuple(replace(step, also=("sic-bo-bet-any-number",)) for step in settled.steps)
    return replace(settled, steps=steps)
