"""Dice: reading a throw as people type it, and everything that so many dice can show."""

from collections.abc import Iterable
from itertools import product

from rules_core.cards import shorten
from rules_core.errors import RulesError

Dice = str | Iterable[int | str]
"""A throw as a caller may give it: `"3 4"`, `["3", "4"]` or `(3, 4)`."""


def read_dice(dice: Dice, count: int, faces: int) -> tuple[int, ...]:
    """Read a throw of `count` dice with `faces` faces, in the order given; blanks or commas between them.

    Raises `RulesError` `dice-count`, `die-unknown`.

    >>> read_dice("3 4", 2, 6), read_dice([1, "6", 1], 3, 6)
    ((3, 4), (1, 6, 1))
    >>> read_dice("3 7", 2, 6)
    Traceback (most recent call last):
    rules_core.errors.RulesError: Die 2: “7” is not what a die can show, a whole number from 1 to 6.
    """
    row = _row(dice)
    if len(row) != count:
        raise RulesError("dice-count", needed=count, count=len(row))
    return tuple(_read_die(die, position, faces) for position, die in enumerate(row, start=1))


def _row(dice: object) -> tuple[object, ...]:
    if isinstance(dice, str):
        return tuple(dice.replace(",", " ").split())
    return tuple(dice) if isinstance(dice, Iterable) else (dice,)


def _read_die(die: object, position: int, faces: int) -> int:
    for pips in range(1, faces + 1):
        if (type(die) is int and die == pips) or die == str(pips):
            return pips
    raise RulesError("die-unknown", position=position, text=shorten(die), least=1, most=faces)


def throws(count: int, faces: int) -> tuple[tuple[int, ...], ...]:
    """Everything that `count` dice can show, each as likely as the others.

    >>> len(throws(2, 6)), throws(3, 6)[-1]
    (36, (6, 6, 6))
    """
    return tuple(product(range(1, faces + 1), repeat=count))
