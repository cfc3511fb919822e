"""What calculators of several games share: the chances of bets, chips, the smallest unit of money."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from rules_core.results import BetOdds

CHIPS = (1, 5, 25, 100, 500)
"""Values of the chips in the tray of a calculator. No rule: they only save the reader the typing."""

SMALLEST_AMOUNT = Fraction(1, 100)
"""The smallest unit of money: a win that is no multiple of it cannot be paid exactly."""


def odds(rows: Iterable[BetOdds]) -> list[dict[str, Any]]:
    """What each bet pays and costs, as the fields of a sentence: shares apart, to be said as percentages."""
    return [_row(row) for row in rows]


def _row(row: BetOdds) -> dict[str, Any]:
    fields = row.step.fields
    shares = {name: str(value) for name, value in fields.items() if isinstance(value, Fraction)}
    name = fields["bet"]
    return {
        "bet": row.bet,
        "name": list(map(str, name)) if isinstance(name, tuple) else str(name),
        "pays": str(fields["pays"]),
        "shares": shares,
        "code": row.step.code,
        "clause": row.step.clause,
    }
