"""The number of a spin, and the odds drawn for a round."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.odds import Odds
from rules_core.results import Step
from rules_core.roulette.bets import covering, read_number
from rules_core.roulette.clauses import clauses, spin_clauses
from rules_core.tables.roulette import Entry, Rules, rules

GREEN, RED, BLACK = "green", "red", "black"


@dataclass(frozen=True)
class Spin:
    """A winning number: its colour, and the bets outside the field of numbers that win on it."""

    version: str
    number: str
    colour: str
    outside: tuple[str, ...]
    step: Step

    @property
    def zero(self) -> bool:
        """Whether the number is a zero."""
        return self.colour == GREEN


def spin(number: int | str, version: str = "live") -> Spin:
    """A winning number and what it is (roulette-wheel-compartments, roulette-wheel-colours, reading RR-9).

    Raises `RulesError` `roulette-number-unknown`, `version-unknown`.

    >>> spin(17).colour, spin(17).outside
    ('black', ('column:2', 'dozen:2', 'black', 'odd', 'low'))
    >>> spin(37)
    Traceback (most recent call last):
    rules_core.errors.RulesError: “37” is not a number of this wheel. Its numbers are: 0, 1–36.
    """
    layout = rules(version).layout
    pocket = read_number(number, layout)
    colour = GREEN if pocket in layout.zeros else RED if pocket in layout.red else BLACK
    outside = tuple(bet.name for bet in covering(pocket, version) if not bet.inside)
    step = Step(f"roulette-spin-{colour}", clauses(version).wheel, {"number": pocket}, spin_clauses(version))
    return Spin(version, pocket, colour, outside, step)


def read_spins(numbers: int | str | Iterable[int | str], version: str) -> tuple[Spin, ...]:
    """One winning number or several in order. Raises `RulesError` `roulette-number-missing` without any.

    >>> [spin.colour for spin in read_spins([0, 17], "live")]
    ['green', 'black']
    """
    row = (numbers,) if isinstance(numbers, str) or not isinstance(numbers, Iterable) else tuple(numbers)
    if not row:
        raise RulesError("roulette-number-missing")
    return tuple(spin(number, version) for number in row)


def read_draw(house: Rules, drawn: str | int | Odds | None) -> Entry | None:
    """The odds drawn for the round: a multiplier or the number of a payout table; `None` when not given.

    Raises `RulesError` `roulette-not-drawn` where the house draws no odds, `roulette-draw-unknown` where
    these cannot come up (roulette-ray-b-table-draw, roulette-ray-g-multipliers).

    >>> read_draw(rules("ray-b"), 2).weight, read_draw(rules("ray-g"), "5:1").weight
    (1, 6)
    """
    if drawn is None:
        return None
    text = drawn.strip() if isinstance(drawn, str) else shorten(drawn)
    if not house.entries:
        raise RulesError("roulette-not-drawn", text=shorten(text), version=house.version)
    for entry in house.entries:
        if entry.label == text:
            return entry
    raise RulesError("roulette-draw-unknown", text=shorten(text), entries=drawable(house))


def drawable(house: Rules) -> str:
    """What can be drawn, for an error.

    >>> drawable(rules("ray-g"))
    '5:1, 7:1, 9:1, 24:1, 49:1'
    >>> drawable(rules())
    ''
    """
    return ", ".join(entry.label for entry in house.entries)
