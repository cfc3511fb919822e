"""What the calculator of roulette knows of void rounds, and of what a player may choose on a zero."""

from fractions import Fraction
from typing import Any

from rules_core import roulette
from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.roulette import Rules, ZeroChoice
from rules_core.roulette.clauses import void_clauses

Table = dict[str, Any]

BACK = "field-void"
"""The sentence of a bet that comes back from a void round."""
_ZEROS = (1, 2)
"""After how many zeros in a row there may be a choice; the core says whether there is."""


def voids(house: Rules) -> Table:
    """By cause, the steps of a void round, and of a bet that comes back from it."""
    return {cause: _void(house, cause) for cause in void_clauses(house)}


def _void(house: Rules, cause: str) -> Table:
    steps = list(map(_told, roulette.void_round(cause, house.version).steps))
    return {"steps": steps, "back": {"code": BACK, "clause": steps[-1]["clause"]}}


def choices(house: Rules) -> Table:
    """By the option that a player may lack the chips for, when and for what share of the stake it is offered.

    `can` and `cannot` are the reasons with chips that can pay the share and without, `otherwise` is what is
    left then.
    """
    found = (_choice(house, zeros) for zeros in _ZEROS)
    return {name: choice for each in found if each for name, choice in each.items()}


def _choice(house: Rules, zeros: int) -> Table | None:
    try:
        share = roulette.zero_choice(1, 1, zeros, house.version).back
    except RulesError as error:
        if error.code != "roulette-choice-none":
            raise
        return None
    can, cannot = (_choose(house, chip, zeros) for chip in (share, Fraction(1)))
    [otherwise] = cannot.options
    [option] = set(can.options) - {otherwise}
    told = {"can": _told(can.step), "cannot": _told(cannot.step)}
    return {option: {"zeros": zeros, "share": str(share), "otherwise": otherwise} | told}


def _choose(house: Rules, chip: Fraction, zeros: int) -> ZeroChoice:
    return roulette.zero_choice(1, chip, zeros, house.version)


def _told(step: Step) -> Table:
    return {"code": step.code, "clause": step.clause}
