"""What the house charges for running a game (poker-fee-principles): a percentage of the bets, or for time."""

from dataclasses import dataclass
from fractions import Fraction

from rules_core.odds import read_amount
from rules_core.poker import reading
from rules_core.poker.reading import Amount
from rules_core.results import Share, Step
from rules_core.tables.poker import rules

_PRINCIPLES = ("poker-fee-principles",)


@dataclass(frozen=True)
class Fee:
    """A charge, exactly: a rounding is not in the rules and would have to be announced."""

    amount: Fraction
    step: Step


def percentage_fee(bets: Amount, rate: Amount, cap: Amount | None = None) -> Fee:
    """The part of all chips bet in a round that the house takes (poker-fee-percentage, poker-fee-cap).

    `rate` is a share such as `"5%"`, `cap` the most for a round. Raises `RulesError` `poker-share-invalid`,
    and as `read_stake` does.

    >>> percentage_fee(130, "5%").amount, percentage_fee(130, "5%", cap=5).amount
    (Fraction(13, 2), Fraction(5, 1))
    """
    whole, part = read_amount(bets), reading.share(rate)
    fee = whole * part
    fields = {"bets": whole, "rate": Share(part), "amount": fee}
    if cap is None or fee <= read_amount(cap):
        return Fee(fee, Step("poker-fee-percentage", "poker-fee-percentage", fields, _PRINCIPLES))
    most = read_amount(cap)
    return Fee(most, Step("poker-fee-cap", "poker-fee-cap", fields | {"cap": most}, _PRINCIPLES))


def time_fee(each: Amount, customers: int) -> Fee:
    """The time charge of a table: so much from each customer (poker-fee-time).

    Raises `RulesError` `poker-customers-invalid`, and as `read_stake` does.

    >>> time_fee("2,5", customers=8).amount
    Fraction(20, 1)
    """
    count = reading.whole(customers, 0, rules().seats, "poker-customers-invalid")
    price = read_amount(each)
    fields = {"each": price, "customers": count, "amount": price * count}
    return Fee(price * count, Step("poker-fee-time", "poker-fee-time", fields, _PRINCIPLES))
