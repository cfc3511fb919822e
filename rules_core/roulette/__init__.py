"""Roulette: the live house's, and the versions A to I of RAY.

A wheel draws a number; every bet covers some numbers of the betting field, and what it covers follows from
the field's shape. `spin` says what a number is, `read_bet` reads a bet, `settle` pays any set of bets over
one spin or, with bets in prison, over several.
"""

from rules_core.roulette.bets import Bet, bets, covering, read_bet
from rules_core.roulette.draws import Spin, spin
from rules_core.roulette.layout import places
from rules_core.roulette.live import WAYS, WayCheck, betting_window, check_bet, check_ways, settles
from rules_core.roulette.outcome import ImprisonedBet, Settled
from rules_core.roulette.records import Record, record
from rules_core.roulette.rounds import (
    SpinCheck,
    ZeroChoice,
    check_turns,
    void_round,
    zero_choice,
)
from rules_core.roulette.settlement import Settlement, settle
from rules_core.tables.roulette import INSIDE, KINDS, OUTSIDE, Rules, rules, versions
from rules_core.tables.roulette_layouts import EVEN_CHANCES, Layout, layouts
from rules_core.void import VoidRound

__all__ = [
    "EVEN_CHANCES",
    "INSIDE",
    "KINDS",
    "OUTSIDE",
    "WAYS",
    "Bet",
    "ImprisonedBet",
    "Layout",
    "Record",
    "Rules",
    "Settled",
    "Settlement",
    "Spin",
    "SpinCheck",
    "VoidRound",
    "WayCheck",
    "ZeroChoice",
    "bets",
    "betting_window",
    "check_bet",
    "check_turns",
    "check_ways",
    "covering",
    "kinds",
    "layouts",
    "places",
    "read_bet",
    "record",
    "rules",
    "settle",
    "settles",
    "spin",
    "versions",
    "void_round",
    "zero_choice",
]


def kinds(version: str = "live") -> tuple[str, ...]:
    """The kinds of bets that a house takes. Raises `RulesError` `version-unknown`.

    >>> kinds("ray-g")
    ('straight', 'red', 'black', 'low', 'high')
    """
    return rules(version).kinds
