"""What every game's results are made of: reasons as steps, no words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rules_core.odds import Odds
from rules_core.read_only import Frozen


class Share(Fraction):
    """A fraction of a whole, such as a probability or a commission: said as a percentage."""


class Choice(tuple[int, ...]):
    """Numbers of which any one will do: said as a list with “or”."""


class Name(str):
    """The name of a game or a bet, given by its code in `sentences.SENTENCES`."""


@dataclass(frozen=True)
class Step(Frozen):
    """One reason: what happened, by which clause, with the values that a sentence about it needs.

    `code` is a key of `sentences.SENTENCES`, `clause` the clause that decides, `also` those on which it
    rests, as ids of the clause register.

    >>> Step("hand-natural", "baccarat-term-natural", also=("baccarat-value-pips",)).clauses
    ('baccarat-term-natural', 'baccarat-value-pips')
    """

    code: str
    clause: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    also: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses that the reason cites, the one that decides first."""
        return (self.clause, *self.also)


@dataclass(frozen=True)
class BetOdds:
    """What a bet pays and costs. `pays` are the net odds at which it can win, smallest first.

    `win` and `push` are probabilities, `house_edge` the expected loss for each unit staked. `option` names
    the rule chosen where one bet has several.
    """

    game: str
    version: str
    bet: str
    pays: tuple[Odds, ...]
    win: Fraction
    push: Fraction
    house_edge: Fraction
    step: Step
    option: str | None = None
