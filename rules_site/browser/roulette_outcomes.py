"""What the core makes of each kind of bet of roulette on each kind of number, and of bets in prison."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rules_core import roulette
from rules_core.results import Step
from rules_core.roulette import Bet, ImprisonedBet, Rules, Settled

Table = dict[str, Any]

_EVENTS = {(True, False): "win", (False, False): "lose", (True, True): "zeroWin", (False, True): "zero"}
"""What a number is for a bet: whether the bet covers it, and whether it is a zero."""


@dataclass(frozen=True)
class _Case:
    """A bet of one on numbers, with the rule for a zero and the odds drawn."""

    house: Rules
    bet: Bet
    numbers: tuple[str, ...]
    option: str | None
    drawn: str | None

    def settled(self) -> tuple[Settled, Step]:
        """What the core makes of it."""
        stakes = {self.bet.name: 1}
        made = roulette.settle(self.numbers, stakes, self.house.version, self.option, self.drawn)
        return made.bets[0], made.steps[-1]


class Outcomes:
    """The outcomes of all versions, each different one once; what a bet gets is the number of its outcome.

    An outcome with a `cell` puts the bet in prison; `cells` say what becomes of it there.
    """

    def __init__(self) -> None:
        self.found: list[Table] = []
        self.cells: list[Table] = []
        self._known: dict[tuple[Any, ...], int] = {}

    def of(self, house: Rules, bets: Iterable[Bet]) -> dict[str, list[int]]:
        """The outcomes of bets of one kind by the kind of number: one for each draw or rule that matters."""
        first: dict[str, tuple[Bet, str]] = {}
        for bet in bets:
            for number in house.layout.pockets:
                event = _EVENTS[number in bet.numbers, number in house.layout.zeros]
                first.setdefault(event, (bet, number))
        return {event: self._all(house, bet, number) for event, (bet, number) in first.items()}

    def _all(self, house: Rules, bet: Bet, number: str) -> list[int]:
        draws: list[str | None] = [entry.label for entry in house.entries] or [None]
        options = house.options or (None,)
        rows = [[self._number(_Case(house, bet, (number,), o, d)) for o in options] for d in draws]
        by_draw, by_option = [row[0] for row in rows], rows[0]
        if len(set(by_option)) > 1:
            return by_option
        return by_draw if len(set(by_draw)) > 1 else by_draw[:1]

    def _number(self, case: _Case) -> int:
        bet, step = case.settled()
        outcome = _told(bet, step)
        if isinstance(bet, ImprisonedBet):
            outcome["cell"] = self._cell(case, bet)
        if outcome not in self.found:
            self.found.append(outcome)
        return self.found.index(outcome)

    def _cell(self, case: _Case, held: ImprisonedBet) -> int:
        """The cell in which the bet now sits; it is entered before what leads out of it is known."""
        key = (case.house.version, case.option, held.cell)
        if key not in self._known:
            self._known[key] = len(self.cells)
            cell: Table = {"level": held.level}
            self.cells.append(cell)
            for event, number in _further(case.house, case.bet).items():
                cell[event] = self._number(replace(case, numbers=(*case.numbers, number)))
        return self._known[key]


def _further(house: Rules, bet: Bet) -> dict[str, str]:
    """A number for each thing that can happen to a bet in prison."""
    lost = next(number for number in house.layout.numbers if number not in bet.numbers)
    return {"win": bet.numbers[0], "lose": lost, "zero": next(iter(house.layout.zeros))}


def _told(bet: Settled, step: Step) -> Table:
    """A settled bet of one: `back` is the share of the stake that comes back of a bet that has not won."""
    told: Table = {"code": step.code, "clause": step.clause}
    if isinstance(bet, ImprisonedBet):
        return told
    told["result"] = bet.result
    if bet.result == "win":
        return told | {"pays": str(step.fields["pays"])}
    zeros = {"zeros": step.fields["zeros"]} if "zeros" in step.fields else {}
    return told | {"back": str(bet.returned)} | zeros
