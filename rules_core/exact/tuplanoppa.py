"""Exact chances of tuplanoppa."""

from rules_core import tuplanoppa
from rules_core.exact.fields import field_odds
from rules_core.results import BetOdds


def tuplanoppa_odds(version: str = "ray") -> tuple[BetOdds, ...]:
    """Each bet of tuplanoppa: what it pays, its chances and its house edge (readings WD-2, WD-3).

    Raises `RulesError` `version-unknown`.

    >>> {row.bet: str(row.house_edge) for row in tuplanoppa_odds()}["under-7"]
    '1/12'
    """
    return field_odds(tuplanoppa.fields(version))
