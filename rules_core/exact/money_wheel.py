"""Exact chances of money wheel."""

from rules_core import money_wheel
from rules_core.exact.fields import field_odds
from rules_core.results import BetOdds


def money_wheel_odds(version: str = "ray") -> tuple[BetOdds, ...]:
    """Each symbol of the money wheel: what it pays, its chances and its house edge (reading WD-1).

    Raises `RulesError` `version-unknown`.

    >>> {row.bet: str(row.house_edge) for row in money_wheel_odds()}["45:1-a"]
    '4/27'
    """
    return field_odds(money_wheel.fields(version))
