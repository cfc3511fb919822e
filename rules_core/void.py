"""Rounds that do not count."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.results import Step

CHOICES = ("leave", "change", "take-back")
"""What a player may do with the bets of a void round where the rules leave it to the player."""


@dataclass(frozen=True)
class VoidRound:
    """A round without a result: why, and what a player may do with the bets, where the rules say so.

    `choices` are `CHOICES` or none: `leave` means for the next round.
    """

    version: str
    causes: tuple[str, ...]
    choices: tuple[str, ...]
    steps: tuple[Step, ...]


def read_causes(causes: str | Iterable[str], known: tuple[str, ...]) -> tuple[str, ...]:
    """What made the round void: one cause or several. Raises `RulesError` `void-cause-unknown`.

    >>> read_causes("too-few-turns", ("failed-throw", "too-few-turns"))
    ('too-few-turns',)
    """
    row = causes if isinstance(causes, Iterable) and not isinstance(causes, str) else (causes,)
    given = tuple(dict.fromkeys(cause if isinstance(cause, str) else shorten(cause) for cause in row))
    for cause in given or ("",):
        if cause not in known:
            raise RulesError("void-cause-unknown", text=shorten(cause), causes=", ".join(known))
    return given
