"""Poker between players: hands, games, showdown, pots, betting, fees and jackpots."""

from rules_core.poker.betting import BuyIn, Limit, Turn, buy_in, turn
from rules_core.poker.deal import Button, Deal, Plan, Players, most_players, next_button, plan
from rules_core.poker.fees import Fee, percentage_fee, time_fee
from rules_core.poker.hands import Decision, Hand, compare, decide, rank
from rules_core.poker.jackpot import Payment, Terms, bad_beat
from rules_core.poker.jackpot_growth import Grown, close_day, contribution, end_of_day
from rules_core.poker.pots import Pot, Settlement, settle, side_pots, uncalled
from rules_core.poker.showdowns import FORMS, HIGH, HIGH_LOW, LOW, Entry, Part, Showdown, showdown
from rules_core.poker.side_jackpot import SideJackpot, SidePrize, side_prize
from rules_core.poker.variants import best
from rules_core.tables.poker import Rules, Variant, rules, versions

__all__ = [
    "FORMS",
    "HIGH",
    "HIGH_LOW",
    "LOW",
    "Button",
    "BuyIn",
    "Deal",
    "Decision",
    "Entry",
    "Fee",
    "Grown",
    "Hand",
    "Limit",
    "Part",
    "Payment",
    "Plan",
    "Players",
    "Pot",
    "Rules",
    "Settlement",
    "Showdown",
    "SideJackpot",
    "SidePrize",
    "Terms",
    "Turn",
    "Variant",
    "bad_beat",
    "best",
    "buy_in",
    "close_day",
    "compare",
    "contribution",
    "decide",
    "end_of_day",
    "most_players",
    "next_button",
    "percentage_fee",
    "plan",
    "rank",
    "rules",
    "settle",
    "showdown",
    "side_pots",
    "side_prize",
    "time_fee",
    "turn",
    "uncalled",
    "versions",
]
