"""Exact chances of boule."""

from rules_core import boule
from rules_core.exact.fields import field_odds
from rules_core.results import BetOdds


def boule_odds(version: str = "ray") -> tuple[BetOdds, ...]:
    """Each kind of bet of boule: what it pays, its chances and its house edge.

    Raises `RulesError` `version-unknown`.

    >>> [str(row.house_edge) for row in boule_odds()][:2]
    ['1/9', '1/9']
    """
    return field_odds(boule.fields(version))
