"""Rounds that do not count, and what a player may choose when a zero comes up."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from rules_core.cards import shorten
from rules_core.errors import RulesError, expect_flags
from rules_core.odds import read_stake
from rules_core.results import Step
from rules_core.roulette.clauses import LIVE, own, void_clauses, void_options_clause
from rules_core.roulette.prison import ENTRY
from rules_core.tables.roulette import EN_PRISON, HALF, QUARTER_BACK, Rules, rules
from rules_core.void import CHOICES, VoidRound, read_causes

Amount = Fraction | int | str
_THREE_TURNS = "roulette-spin-three-turns"


@dataclass(frozen=True)
class SpinCheck:
    """Whether the ball went round often enough for the spin to count."""

    turns: int
    least: int
    valid: bool
    step: Step


@dataclass(frozen=True)
class ZeroChoice:
    """What a player may choose after so many zeros in a row; `back` is what leaving now would return."""

    zeros: int
    options: tuple[str, ...]
    back: Fraction
    step: Step


def check_turns(turns: int, version: str = "live") -> SpinCheck:
    """Whether a spin with so many turns of the ball counts (roulette-spin-three-turns).

    Raises `RulesError` `turns-invalid`, and `roulette-turns-judged` where the house fixes no number
    (roulette-ray-common-void-spin).

    >>> check_turns(2).valid, check_turns(3).valid
    (False, True)
    """
    house = rules(version)
    least = house.least_turns
    if least is None:
        raise RulesError("roulette-turns-judged", version=version)
    if type(turns) is not int or turns < 0:
        raise RulesError("turns-invalid", text=shorten(turns))
    valid = turns >= least
    code = "roulette-turns-enough" if valid else "roulette-turns-few"
    return SpinCheck(turns, least, valid, Step(code, _THREE_TURNS, {"turns": turns, "least": least}))


def void_round(causes: str | Iterable[str], version: str = "live", *, round_over: bool = False) -> VoidRound:
    """A round declared void: `failed-throw`, `too-few-turns`, `malfunction`, `device-malfunction`.

    Which of them there are depends on the version. RAY's must be declared before the round is over, and each
    player may then `leave`, `change` or `take-back` the bets. Clauses roulette-malfunction-void,
    roulette-ray-common-void-spin, -void-options, roulette-ray-g-malfunction,
    -void-options and the same of H and I. Raises `RulesError` `void-cause-unknown`, `void-too-late`.

    >>> void_round("failed-throw", "ray-a").choices
    ('leave', 'change', 'take-back')
    """
    expect_flags(round_over)
    house = rules(version)
    clauses = void_clauses(house)
    given = read_causes(causes, tuple(clauses))
    void = Step("void-round", clauses[given[0]])
    if house.version == LIVE:
        return VoidRound(version, given, (), (void,))
    if round_over:
        raise RulesError("void-too-late")
    after = Step("void-choices", void_options_clause(house, given[0]))
    return VoidRound(version, given, CHOICES, (void, after))


def zero_choice(stake: Amount, chip: Amount, zeros: int = 1, version: str = "ray-d") -> ZeroChoice:
    """What a player may choose for an even chance after a zero, or after a second zero in a row.

    Leaving is possible only if `chip`, the smallest chip in use, can pay the share that comes back. Clauses
    roulette-ray-d-rule-options, roulette-ray-d-both-player-chooses, roulette-ray-d-both-quarter, reading
    RR-3. Raises `RulesError` `roulette-choice-none` where there is nothing to choose, and those of
    `read_stake`.

    >>> zero_choice(10, 5).options, zero_choice(5, 5).options
    (('half', 'en-prison'), ('en-prison',))
    >>> zero_choice(20, 5, zeros=2).options, zero_choice(10, 5, zeros=2).back
    (('quarter-back', 'en-prison'), Fraction(5, 2))
    """
    offers = _offers(rules(version))
    if type(zeros) is not int or zeros not in offers:
        raise RulesError("roulette-choice-none", zeros=shorten(zeros), version=version)
    option, share, name = offers[zeros]
    back, smallest = read_stake(stake) * share, read_stake(chip)
    payable = (back / smallest).denominator == 1
    code = "roulette-choice" if payable else "roulette-choice-prison"
    fields = {"zeros": zeros, "back": back, "chip": smallest}
    step = Step(code, own(version, name), fields, (own(version, "rule-options"),))
    return ZeroChoice(zeros, (option, EN_PRISON) if payable else (EN_PRISON,), back, step)


def _offers(house: Rules) -> dict[int, tuple[str, Fraction, str]]:
    """After how many zeros in a row a player may leave: the option, the share that comes back, the clause."""
    if house.prison is None or QUARTER_BACK not in house.options:
        return {}
    return {
        ENTRY.zeros: (HALF, house.half_back, "both-player-chooses"),
        house.prison.leave_after_zeros: (QUARTER_BACK, house.prison.leave_back, "both-quarter"),
    }
