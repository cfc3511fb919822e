"""Exact chances and house edges, by enumeration; fractions, never samples. One module a game."""

from rules_core.exact.baccarat import CoupCounts, baccarat_counts, baccarat_odds
from rules_core.exact.blackjack import (
    StandChances,
    blackjack_both_natural_chance,
    blackjack_insurance,
    blackjack_natural_chance,
    blackjack_next_card_busts,
    blackjack_odds,
    blackjack_standing,
)
from rules_core.exact.blackjack_dealer import DealerTotals, blackjack_dealer_totals
from rules_core.exact.boule import boule_odds
from rules_core.exact.money_wheel import money_wheel_odds
from rules_core.exact.poker import HandCounts, poker_counts
from rules_core.exact.roulette import event_chances, prison_ends, roulette_odds
from rules_core.exact.sic_bo import sic_bo_odds
from rules_core.exact.tuplanoppa import tuplanoppa_odds
from rules_core.results import BetOdds

__all__ = [
    "BetOdds",
    "CoupCounts",
    "DealerTotals",
    "HandCounts",
    "StandChances",
    "baccarat_counts",
    "baccarat_odds",
    "blackjack_both_natural_chance",
    "blackjack_dealer_totals",
    "blackjack_insurance",
    "blackjack_natural_chance",
    "blackjack_next_card_busts",
    "blackjack_odds",
    "blackjack_standing",
    "boule_odds",
    "event_chances",
    "money_wheel_odds",
    "poker_counts",
    "prison_ends",
    "roulette_odds",
    "sic_bo_odds",
    "tuplanoppa_odds",
]
