"""Exact chances of sic bo."""

from rules_core import sic_bo
from rules_core.exact.fields import field_odds
from rules_core.results import BetOdds


def sic_bo_odds(version: str = "ray") -> tuple[BetOdds, ...]:
    """Each kind of bet of sic bo, and each sum: what it pays, its chances and its house edge.

    Raises `RulesError` `version-unknown`.

    >>> odds = {row.bet: str(row.house_edge) for row in sic_bo_odds()}
    >>> odds["small"], odds["single"], odds["total:9"], odds["triple"]
    ('1/36', '1/27', '41/216', '35/216')
    """
    return field_odds(sic_bo.fields(version))
