"""Chips: their kinds, their worth, and where a stake with them counts."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules_core.errors import RulesError, expect, shorten
from rules_core.general.rulings import Ruling
from rules_core.general.stakes import Amount, limits
from rules_core.odds import read_stake
from rules_core.results import Step
from rules_core.tables.general import CHIPS, COLOUR, VALUE, rules

_MOST_CHIPS = 10**9


@dataclass(frozen=True)
class Chip:
    """A chip: its kind, `value` or `colour`, its worth, and the tables where a colour chip is in use."""

    kind: str
    worth: Fraction
    tables: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        _check_kind(self.kind, CHIPS)
        object.__setattr__(self, "worth", read_stake(self.worth))
        object.__setattr__(self, "tables", frozenset(expect(table, str) for table in _listed(self.tables)))


@dataclass(frozen=True)
class Exchange:
    """Colour chips changed for value chips when a player stops."""

    count: int
    amount: Fraction
    step: Step


def _check_kind(kind: object, kinds: tuple[str, ...]) -> None:
    if not isinstance(kind, str) or kind not in kinds:
        raise RulesError("chip-kind-unknown", text=shorten(kind), kinds=", ".join(kinds))


def _listed(given: object) -> list[Any]:
    """One text, or several. Raises `RulesError` `value-wrong`."""
    return [given] if isinstance(given, str) else list(expect(given, Iterable))


def chip_kinds(game: str, version: str = "ray") -> tuple[str, ...]:
    """The kinds of chips that a game may be played with (general-ray-chip-kinds, *-value-chips).

    Raises `RulesError` `game-unknown`, `version-unknown`.

    >>> chip_kinds("boule"), chip_kinds("money-wheel")
    (('value', 'colour'), ('value',))
    """
    chips = rules(version).chips
    if not isinstance(game, str) or game not in chips:
        raise RulesError("game-unknown", game=shorten(game), games=", ".join(chips))
    return chips[game]


def value_chip(worth: Amount) -> Chip:
    """A chip with its value printed on it (general-ray-chip-kinds). Raises the errors of `read_stake`.

    >>> value_chip(5).worth
    Fraction(5, 1)
    """
    return Chip(VALUE, read_stake(worth))


def colour_chip(worth: Amount, tables: Iterable[str], minimum: Amount, maximum: Amount) -> Chip:
    """A colour chip of the value that the player has chosen (general-ray-colour-chip-value).

    The value lies within the limits of the table; `tables` are those where the chip is in use. Raises
    `RulesError` `chip-worth-outside`, `limits-invalid`, and those of `read_stake`.

    >>> colour_chip("2.5", ["3"], 1, 100).worth
    Fraction(5, 2)
    """
    value = read_stake(worth)
    least, most = limits(minimum, maximum)
    if not least <= value <= most:
        fields = {"worth": value, "minimum": least, "maximum": most}
        raise RulesError("chip-worth-outside", clause="general-ray-colour-chip-value", **fields)
    return Chip(COLOUR, value, frozenset(expect(table, str) for table in _listed(tables)))


def chip_ruling(
    chip: Chip, game: str, table: str, allowed: Iterable[str] = CHIPS, version: str = "ray"
) -> Ruling:
    """Whether a stake with this chip counts at this table.

    `allowed` are the kinds of chips that the venue allows there, `value`, `colour` or both. Clauses
    general-ray-chip-kinds, general-ray-chip-kinds-allowed, general-ray-colour-chip-table,
    general-ray-colour-chip-value. Raises `RulesError` `game-unknown`, `chip-kind-unknown`, `version-unknown`.

    >>> red = colour_chip(5, ["table 3"], 1, 100)
    >>> chip_ruling(red, "boule", "table 3").allowed, chip_ruling(red, "boule", "table 4").allowed
    (True, False)
    >>> chip_ruling(red, "money-wheel", "table 3").allowed
    False
    """
    kinds = chip_kinds(game, version)
    here = _listed(allowed)
    for kind in here:
        _check_kind(kind, CHIPS)
    if expect(chip, Chip).kind not in kinds:
        return Ruling(False, Step("chip-not-in-game", f"{game}-value-chips"))
    if chip.kind not in here:
        return Ruling(False, Step("chip-not-at-table", "general-ray-chip-kinds-allowed"))
    if chip.kind == COLOUR and expect(table, str) not in chip.tables:
        return Ruling(False, Step("chip-foreign", "general-ray-colour-chip-table"))
    clause = "general-ray-colour-chip-value" if chip.kind == COLOUR else "general-ray-chip-kinds"
    return Ruling(True, Step(f"chip-{chip.kind}", clause, {"worth": chip.worth}))


def exchange(chip: Chip, count: int) -> Exchange:
    """Colour chips changed for value chips when a player stops (general-ray-colour-chip-exchange).

    Raises `RulesError` `chip-count-invalid`, and `chip-kind-unknown` for a chip that is none.

    >>> exchange(colour_chip("2.5", ["3"], 1, 100), 12).amount
    Fraction(30, 1)
    """
    _check_kind(expect(chip, Chip).kind, (COLOUR,))
    if type(count) is not int or not 0 < count < _MOST_CHIPS:
        raise RulesError("chip-count-invalid", text=shorten(count))
    fields = {"count": count, "worth": chip.worth, "amount": count * chip.worth}
    return Exchange(
        count, count * chip.worth, Step("chips-exchanged", "general-ray-colour-chip-exchange", fields)
    )
