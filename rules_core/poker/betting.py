"""Betting: what a player may do now in limit, pot limit and no limit, and the buy-in."""

from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import RulesError, expect, expect_flags
from rules_core.odds import read_amount, read_stake
from rules_core.poker import reading
from rules_core.poker.reading import Amount
from rules_core.results import Step
from rules_core.tables.poker import RAISE_AFTER_CALL, rules

LIMIT, POT_LIMIT, NO_LIMIT = "limit", "pot-limit", "no-limit"
STRUCTURES = (LIMIT, POT_LIMIT, NO_LIMIT)
MANY = 100
"""More raises than anybody allows in a round."""
CHECK, CALL, FOLD, RAISE = "check", "call", "fold", "raise"


@dataclass(frozen=True)
class Limit:
    """What limit fixes in advance: the size of a bet or raise, and how many are still left in the round."""

    size: Amount
    raises_left: int


@dataclass(frozen=True)
class Turn:
    """What a player may do in a betting turn.

    `actions` are some of `check`, `call`, `fold`, `raise` (poker-actions): to pass, to pay what is asked, to
    leave, to ask for more (poker-action-raise; the first bet of a round is a raise too). `call`
    is what a call costs, `raise_most` the most that a raise may add to it; in limit a raise adds exactly
    this. `most` is the most that the player may put in now.
    """

    structure: str
    actions: tuple[str, ...]
    call: Fraction
    raise_most: Fraction
    steps: tuple[Step, ...]

    @property
    def most(self) -> Fraction:
        """Call and raise together."""
        return self.call + self.raise_most


@dataclass(frozen=True)
class BuyIn:
    """A purchase of chips that the rules allow."""

    amount: Fraction
    step: Step


def turn(structure: str, pot: Amount, owed: Amount, chips: Amount, limit: Limit | None = None) -> Turn:
    """What may be bet now (poker-betting-*, poker-action-*, poker-no-rebuy-in-round).

    `pot` is all that has been put in so far, `owed` what the player must still pay to stay in, `chips` what
    lies before the player. Limit needs its fixed sizes. In pot limit a call comes first and the raise is at
    most the pot after it (reading PO-12). Least raises are not in the rules. Raises `RulesError`
    `poker-structure-unknown`, `poker-limit-needs`, `poker-raises-invalid`, `poker-chips-none`, and as
    `read_stake` does.

    >>> pot_limit = turn("pot-limit", pot=100, owed=20, chips=1000)
    >>> pot_limit.actions, str(pot_limit.raise_most), str(pot_limit.most)
    (('call', 'fold', 'raise'), '120', '140')
    >>> turn("limit", pot=30, owed=0, chips=1000, limit=Limit(10, raises_left=4)).raise_most
    Fraction(10, 1)
    >>> turn("no-limit", pot=30, owed=50, chips=40).actions
    ('call', 'fold')
    """
    reading.choice(structure, STRUCTURES, "poker-structure-unknown")
    inside, due, stack = (read_amount(value) for value in (pot, owed, chips))
    if not stack:
        raise RulesError("poker-chips-none")
    call = min(due, stack)
    allowed = stack if structure == NO_LIMIT else _pot_room(inside, due)
    if structure == LIMIT:
        allowed = _limit_room(limit)
    most = max(Fraction(0), min(allowed, stack - call))
    actions = (CALL if due else CHECK, FOLD, *[RAISE] * (most > 0))
    return Turn(structure, actions, call, most, tuple(_steps(structure, due, call, stack, most)))


def _pot_room(pot: Fraction, owed: Fraction) -> Fraction:
    """What a raise may add in pot limit: the pot after the call, or what the whole bet leaves of the pot."""
    return pot + owed if rules().pot_limit == RAISE_AFTER_CALL else pot - owed


def _limit_room(limit: Limit | None) -> Fraction:
    if limit is None:
        raise RulesError("poker-limit-needs")
    left = reading.whole(expect(limit, Limit).raises_left, 0, MANY, "poker-raises-invalid")
    return read_stake(limit.size) if left else Fraction(0)


def _steps(structure: str, due: Fraction, call: Fraction, stack: Fraction, most: Fraction) -> list[Step]:
    if not due:
        steps = [Step("poker-may-check", "poker-action-check")]
    elif call < due:
        steps = [Step("poker-may-call-all", "poker-no-rebuy-in-round", {"amount": call, "owed": due})]
    else:
        steps = [Step("poker-may-call", "poker-action-call", {"amount": call})]
    steps.append(Step("poker-may-fold", "poker-action-fold", also=("poker-actions",)))
    clause = f"poker-betting-{structure}"
    if not most:
        code = "poker-no-raise" if call < stack else "poker-no-chips-to-raise"
        steps.append(Step(code, clause if call < stack else "poker-no-rebuy-in-round"))
    else:
        fields = {"amount": most, "total": call + most}
        steps.append(Step(f"poker-may-raise-{structure}", clause, fields, ("poker-action-raise",)))
    return steps


def buy_in(amount: Amount, least: Amount, during_round: bool = False) -> BuyIn:
    """A purchase of chips at the table (poker-buy-in, poker-no-rebuy-in-round).

    Raises `RulesError` `poker-buy-in-low` below the least amount, `poker-buy-in-round` during a round.

    >>> buy_in(100, 50).amount
    Fraction(100, 1)
    >>> buy_in(100, 50, during_round=True)
    Traceback (most recent call last):
    rules_core.errors.RulesError: During a round no chips can be bought.
    """
    expect_flags(during_round)
    bought, needed = read_amount(amount), read_amount(least)
    if during_round:
        raise RulesError("poker-buy-in-round")
    if not bought or bought < needed:
        raise RulesError("poker-buy-in-low", amount=bought, least=needed)
    return BuyIn(bought, Step("poker-buy-in", "poker-buy-in", {"amount": bought, "least": needed}))
