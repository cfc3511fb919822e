"""Exact chances and house edges, by enumeration; fractions, never samples. One module a game."""

from rules_core.exact.baccarat import CoupCounts, baccarat_counts, baccarat_odds
from rules_core.results import BetOdds

__all__ = ["BetOdds", "CoupCounts", "baccarat_counts", "baccarat_odds"]
