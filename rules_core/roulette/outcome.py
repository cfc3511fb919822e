"""What one number makes of one bet."""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from rules_core.errors import RulesError
from rules_core.odds import Odds, SettledBet
from rules_core.results import Step
from rules_core.roulette import prison
from rules_core.roulette.bets import Bet
from rules_core.roulette.clauses import bet_clauses, clauses, losing_clause, own, win_clauses, winning_clause
from rules_core.roulette.draws import Spin, drawable
from rules_core.tables.roulette import HALF, QUARTER_BACK, Entry, Prison, Rules


@dataclass(frozen=True)
class ImprisonedBet:
    """A bet in prison after the last number: nothing has come back yet. `level` 1 is the lowest."""

    place: Bet
    stake: Fraction
    rules: Prison
    cell: prison.Cell
    clause: str
    returned: None = None
    net: None = None

    @property
    def bet(self) -> str:
        """The bet as it is typed."""
        return self.place.name

    @property
    def level(self) -> int:
        """The level of imprisonment: how many wins in a row set the bet free."""
        return self.cell.level


_OPTIONS = "rule-options"
Settled = SettledBet | ImprisonedBet


@dataclass(frozen=True)
class Chips:
    """A stake on a bet when a number has come up; `option` is the rule for a zero, `drawn` the odds drawn."""

    house: Rules
    bet: Bet
    stake: Fraction
    option: str | None = None
    drawn: Entry | None = None

    def first(self, spin: Spin) -> tuple[Settled, Step]:
        """On the number of the round in which the bet was placed: a win, a loss, or the rule for a zero."""
        if spin.number in self.bet.numbers:
            pays = self._price()
            win = pays.win_on(self.stake)
            clause = winning_clause(self.house, self.bet, spin.zero, self.drawn)
            step = Step("field-win", clause, {"pays": pays, "win": win}, win_clauses(self.house.version))
            return self._settled("win", self.stake + win, step, spin)
        if spin.zero and self.house.options_of(self.bet.kind):
            return self._on_zero(spin)
        clause = losing_clause(self.house, self.bet, spin.zero)
        return self._settled("lose", Fraction(0), Step("field-lose", clause), spin)

    def again(self, held: ImprisonedBet, spin: Spin) -> tuple[Settled, Step]:
        """In prison, on a further number."""
        event = prison.ZERO if spin.zero else prison.WIN if spin.number in self.bet.numbers else prison.LOSE
        end = prison.after(held.rules, held.cell, event, leaves=self.option == QUARTER_BACK)
        clause = partial(own, self.house.version)
        if isinstance(end, prison.Cell):
            kept = clause("prison-second-zero" if spin.zero else "prison-example-2")
            return self._in_prison(held.rules, end, kept, spin)
        if end == prison.FREED:
            return self._settled("push", self.stake, Step("roulette-bet-freed", clause("prison-freed")), spin)
        if end == prison.LEFT:
            back = self.stake * held.rules.leave_back
            return self._settled("lose", back, Step("field-part", clause("both-quarter")), spin)
        step = Step("field-lose", clause("prison-example-1"))
        if spin.zero:
            more = {"zeros": held.rules.zeros_that_lose}
            step = Step("roulette-bet-zeros", clause("prison-third-zero"), more)
        return self._settled("lose", Fraction(0), step, spin)

    def _price(self) -> Odds:
        """What the bet pays: fixed odds, or those drawn for the round."""
        pays = {**self.house.pays, **(self.drawn.pays if self.drawn else {})}
        if self.bet.kind not in pays:
            fields = {"bet": self.bet.name, "option": f"--{self.house.drawn_by}"}
            raise RulesError("roulette-draw-missing", **fields, entries=drawable(self.house))
        return pays[self.bet.kind]

    def _on_zero(self, spin: Spin) -> tuple[Settled, Step]:
        """A bet with a rule of its own for a zero, by the rule in use."""
        clause = clauses(self.house.version).zero_even
        if self.option is None:
            missing = {"options": ", ".join(self.house.options), "clause": own(self.house.version, _OPTIONS)}
            raise RulesError("roulette-option-missing", **missing)
        if self.option == HALF or self.house.prison is None:
            back = self.stake * self.house.half_back
            return self._settled("lose", back, Step("field-part", clause), spin)
        return self._in_prison(self.house.prison, prison.ENTRY, clause, spin)

    def _settled(self, result: str, returned: Fraction, step: Step, spin: Spin) -> tuple[SettledBet, Step]:
        settled = SettledBet(self.bet.name, self.stake, result, returned, step.clause)
        fields = self._fields(spin) | {"returned": returned} | dict(step.fields)
        also = (*step.also, *bet_clauses(self.house.version, self.bet))
        return settled, Step(step.code, step.clause, fields, also)

    def _in_prison(
        self, rules: Prison, cell: prison.Cell, clause: str, spin: Spin
    ) -> tuple[ImprisonedBet, Step]:
        held = ImprisonedBet(self.bet, self.stake, rules, cell, clause)
        fields = self._fields(spin) | {"level": cell.level}
        also = (own(self.house.version, "prison-locked"),)
        return held, Step("roulette-bet-in-prison", clause, fields, also)

    def _fields(self, spin: Spin) -> dict[str, Any]:
        return {"bet": self.bet.shown, "stake": self.stake, "number": spin.number}
