"""Boule: a ball draws a number from 1 to 9; bets lie on numbers and on side fields of four numbers.

`wheel` says how many pockets there are, `spin` what a number is; `settle` pays any set of bets, `void_round`
is for a throw that does not count.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial

from rules_core.cards import shorten
from rules_core.errors import RulesError, expect_flags
from rules_core.fields import Bet, Bets, Fields, Settlement, Worth, settle_round
from rules_core.results import Step
from rules_core.tables.boule import KINDS, SIDES, STRAIGHT, Rules, rules, versions
from rules_core.void import CHOICES, VoidRound, read_causes

__all__ = [
    "KINDS",
    "SIDES",
    "STRAIGHT",
    "Rules",
    "Spin",
    "VoidRound",
    "Wheel",
    "fields",
    "rules",
    "settle",
    "spin",
    "versions",
    "void_round",
    "wheel",
]


@dataclass(frozen=True)
class Spin:
    """A winning number, and every bet that wins on it."""

    version: str
    number: int
    wins: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Wheel:
    """The wheel: its numbers, how many pockets each of them has, and all pockets."""

    version: str
    numbers: int
    pockets_each: int
    pockets: int
    step: Step


def wheel(version: str = "ray") -> Wheel:
    """The boule wheel (boule-wheel). Raises `RulesError` `version-unknown`.

    >>> wheel().pockets
    36
    """
    house = rules(version)
    counts = {"numbers": len(house.numbers), "each": house.pockets_each, "pockets": house.pockets}
    step = Step("boule-wheel", "boule-wheel", counts)
    return Wheel(version, len(house.numbers), house.pockets_each, house.pockets, step)


def fields(version: str = "ray") -> Fields[int]:
    """The betting field (boule-number-field, boule-side-fields, boule-five).

    Raises `RulesError` `version-unknown`.

    >>> [bet.name for bet in fields().bets][8:12], fields().read("straight:5").numbers
    (['straight:9', 'even', 'odd', 'red'], (5,))
    """
    return _fields(rules(version).version)


@cache
def _fields(version: str) -> Fields[int]:
    house = rules(version)
    straights = [Bet("boule", STRAIGHT, (number,)) for number in house.numbers]
    sides = [Bet("boule", side) for side in SIDES]
    pockets = dict.fromkeys(house.numbers, house.pockets_each)
    return Fields("boule", version, (*straights, *sides), pockets, partial(_worth, house))


def _worth(house: Rules, bet: Bet, number: int) -> Worth:
    neutral = number == house.neutral
    if number in (bet.numbers or house.sides[bet.kind]):
        return Worth("boule-five-pays" if neutral else "boule-payouts", house.pays[bet.kind])
    return Worth("boule-five-side-bets-lose" if neutral and not bet.numbers else "boule-course")


def spin(number: int | str, version: str = "ray") -> Spin:
    """A winning number and the bets that win on it (boule-course, boule-five-side-bets-lose).

    Raises `RulesError` `boule-number-unknown`, `boule-number-missing`, `version-unknown`.

    >>> spin(4).wins
    ('straight:4', 'even', 'red', 'low')
    >>> spin(5).wins
    ('straight:5',)
    """
    house = rules(version)
    pocket = _read_number(number, house)
    also = ("boule-number-field", "boule-side-fields", "boule-wheel")
    steps = [Step("boule-number", "boule-course", {"number": pocket}, also)]
    if pocket == house.neutral:
        clause = "boule-five-side-bets-lose"
        steps.append(Step("boule-neutral", clause, {"number": pocket}, ("boule-five",)))
    return Spin(version, pocket, fields(version).winners(pocket), tuple(steps))


def _read_number(number: object, house: Rules) -> int:
    text = number.strip() if isinstance(number, str) else number
    if text == "":
        raise RulesError("boule-number-missing")
    for pocket in house.numbers:
        if text == str(pocket) or (type(text) is int and text == pocket):
            return pocket
    known = f"{house.numbers[0]}–{house.numbers[-1]}"
    raise RulesError("boule-number-unknown", text=shorten(number), numbers=known)


def void_round(causes: str | Iterable[str], version: str = "ray", *, round_over: bool = False) -> VoidRound:
    """A round that the host declares void: `failed-throw`, `too-few-turns` (boule-void-throw, -options).

    It must be declared before the round is over. Raises `RulesError` `void-cause-unknown`, `void-too-late`.

    >>> void_round("failed-throw").choices
    ('leave', 'change', 'take-back')
    """
    expect_flags(round_over)
    house = rules(version)
    given = read_causes(causes, house.void)
    if round_over:
        raise RulesError("void-too-late")
    why = [Step(f"boule-void-{cause}", "boule-void-throw") for cause in given]
    after = [Step("void-round", "boule-void-throw"), Step("void-choices", "boule-void-options")]
    return VoidRound(version, given, CHOICES, (*why, *after))


def settle(spin: Spin | VoidRound, bets: Bets) -> Settlement:
    """Settle any set of bets, exactly (boule-payouts, boule-five-pays, boule-five-side-bets-lose).

    Of a void round every stake comes back. Raises `RulesError`: those of `Fields.read` and `read_stake`.

    >>> [str(bet.net) for bet in settle(spin(5), {"straight:5": 1, "odd": 10, "red": 10}).bets]
    ['7', '-10', '-10']
    >>> settle(void_round("too-few-turns"), {"odd": 10}).bets[0].returned
    Fraction(10, 1)
    """
    return settle_round(fields, spin, Spin, lambda counted: counted.number, bets)
