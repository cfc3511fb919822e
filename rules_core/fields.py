"""Bets on the fields of a table where one draw decides all of them: boule, money wheel, tuplanoppa, sic bo.

A game says which bets its table has, what can be drawn, and what a bet is worth on a draw. Reading bets and
settling them follow from that, and so do their chances (`exact.fields`).
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar

from rules_core.errors import RulesError, expect, shorten
from rules_core.odds import Odds, SettledBet, read_stake
from rules_core.read_only import Frozen
from rules_core.results import Name, Step
from rules_core.void import VoidRound

Drawn = TypeVar("Drawn", bound=Hashable)
Stake = Fraction | int | str


class _Spin(Protocol):
    @property
    def version(self) -> str: ...


SpinT = TypeVar("SpinT", bound=_Spin)
Bets = Mapping[str, Stake] | Iterable[tuple[str, Stake]]
"""Bets with their stakes: `{"red": 10}`, or pairs, where a field may come up several times."""


@dataclass(frozen=True)
class Bet:
    """A field of a game's table: the kind of bet, and the numbers that tell apart the bets of one kind."""

    game: str
    kind: str
    numbers: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The bet as it is typed: `two-dice:1,2`, `red`."""
        label = ",".join(map(str, self.numbers))
        return f"{self.kind}:{label}" if label else self.kind

    @property
    def title(self) -> Name:
        """The name of the kind of bet, for a sentence."""
        return Name(f"bet-{self.game}-{self.kind}")

    @property
    def shown(self) -> tuple[Name | str, ...]:
        """The bet for a sentence: the name of its kind, and its numbers."""
        label = "-".join(map(str, self.numbers))
        return (self.title, label) if label else (self.title,)


@dataclass(frozen=True)
class Worth:
    """What a bet is worth on a draw: its odds if it wins, else the share of the stake that comes back."""

    clause: str
    pays: Odds | None = None
    back: Fraction = Fraction(0)

    def returned(self, stake: Fraction) -> Fraction:
        """What comes back of this stake, the stake included."""
        return stake * self.back if self.pays is None else stake + self.pays.win_on(stake)


@dataclass(frozen=True)
class Settlement:
    """Bets after the draw, in the order given."""

    game: str
    version: str
    bets: tuple[SettledBet, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, eq=False)
class Fields(Frozen, Generic[Drawn]):
    """The table of a game: its bets, all that can be drawn with the weight of each, what a bet is worth."""

    game: str
    version: str
    bets: tuple[Bet, ...]
    draws: Mapping[Drawn, int]
    worth: Callable[[Bet, Drawn], Worth]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of bets, in the order of the table."""
        return tuple(dict.fromkeys(bet.kind for bet in self.bets))

    def winners(self, drawn: Drawn) -> tuple[str, ...]:
        """The names of all bets that win on this draw."""
        return tuple(bet.name for bet in self.bets if self.worth(bet, drawn).pays)

    def read(self, typed: str | Bet) -> Bet:
        """Read a bet; the order of its numbers does not matter.

        Raises `RulesError` `bet-unknown`, `bet-alone`, `bet-incomplete`, `bet-no-place`.
        """
        text = typed.name if isinstance(typed, Bet) else typed.strip() if isinstance(typed, str) else ""
        kind, colon, label = (part.strip() for part in text.partition(":"))
        alike = [bet for bet in self.bets if bet.kind in (text, kind)]
        if not alike:
            raise RulesError("bet-unknown", bet=shorten(typed), bets=", ".join(self.kinds))
        if not alike[0].numbers:
            if colon and text != alike[0].kind:
                raise RulesError("bet-alone", text=shorten(typed), bet=kind)
            return alike[0]
        if not label:
            raise RulesError("bet-incomplete", text=shorten(typed), example=alike[0].name)
        numbers = sorted(part.strip() for part in label.split(","))
        for bet in alike:
            if sorted(map(str, bet.numbers)) == numbers:
                return bet
        raise RulesError("bet-no-place", bet=shorten(typed), bets=", ".join(bet.name for bet in alike))

    def settle(self, drawn: Drawn, bets: Bets) -> Settlement:
        """Settle bets on a draw, exactly. Raises the errors of `read`, `read_pairs`, `odds.read_stake`."""
        return self._settlement(bets, lambda bet: self.worth(bet, drawn))

    def give_back(self, bets: Bets, clause: str) -> Settlement:
        """Bets of a void round: every stake comes back. Raises the errors of `settle`."""
        return self._settlement(bets, lambda bet: Worth(clause, back=Fraction(1)))

    def _settlement(self, bets: Bets, worth: Callable[[Bet], Worth]) -> Settlement:
        pairs = read_pairs(bets, f"{self.bets[0].name}=10")
        placed = [(self.read(bet), read_stake(stake)) for bet, stake in pairs]
        settled = [_settle_bet(bet, stake, worth(bet)) for bet, stake in placed]
        return Settlement(
            self.game, self.version, tuple(bet for bet, _ in settled), tuple(step for _, step in settled)
        )


def settle_round(
    game: Callable[[str], Fields[Drawn]],
    round: object,
    spin: type[SpinT],
    drawn: Callable[[SpinT], Drawn],
    bets: Bets,
) -> Settlement:
    """Settle bets on a round of a game: on what was `drawn` in a `spin`, or back from a void round.

    Raises `RulesError` `value-wrong` for what is no such round, and those of `Fields.settle`.

    >>> from rules_core import boule
    >>> red = settle_round(boule.fields, boule.spin(4), boule.Spin, lambda spin: spin.number, {"red": 10})
    >>> red.bets[0].returned
    Fraction(20, 1)
    """
    if isinstance(round, VoidRound):
        return game(round.version).give_back(bets, round.steps[-1].clause)
    counted = expect(round, spin)
    return game(counted.version).settle(drawn(counted), bets)


def read_pairs(bets: Any, example: str) -> list[tuple[Any, Any]]:
    """Bets with their stakes. Raises `RulesError` `bet-format`, showing `example`, for anything else.

    >>> read_pairs({"red": 10}, "red=10"), read_pairs([("red", 10), ("red", 5)], "red=10")
    ([('red', 10)], [('red', 10), ('red', 5)])
    """
    pairs = bets.items() if isinstance(bets, Mapping) else bets
    row = list(pairs) if isinstance(pairs, Iterable) and not isinstance(pairs, str) else [pairs]
    for pair in row:
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise RulesError("bet-format", text=shorten(pair), example=example)
    return row


def _settle_bet(bet: Bet, stake: Fraction, worth: Worth) -> tuple[SettledBet, Step]:
    returned = worth.returned(stake)
    fields: dict[str, Any] = {"bet": bet.shown, "stake": stake, "returned": returned}
    result, code = "lose", "field-part" if returned else "field-lose"
    if worth.pays:
        result, code = "win", "field-win"
        fields |= {"pays": worth.pays, "win": returned - stake}
    elif returned == stake:
        result, code = "push", "field-void"
    return SettledBet(bet.name, stake, result, returned, worth.clause), Step(code, worth.clause, fields)
