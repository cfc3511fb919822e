"""Blackjack as the live house deals it (`live`), and as its French text has it (`live-fr`).

- `hands`: what a hand is worth, which of two wins (`hand`, `compare`)
- `dealer`: what the dealer must do (`dealer_decision`, `dealer_play`, `hole_card`)
- `player`: what a player may do (`moves`)
- `rounds`: what happened in a round (`play`, `split_order`)
- `settlement`: what may be bet and what is paid (`bets`, `insurance_amount`, `settle`)
- `deal`: who gets which card, and picking up (`deal_order`, `deal_opening`, `pickup_order`)
- `table`: how the table is run (`shoe`, `is_last_round`, `burned_cards`, `hand_limit`, `bet_change`)
- `live`: what the live system does (`betting_window`, `check_bet`, `settles`, `void_round`), and the packs
  (`check_packs`, `cut`, `last_round`)
- `signals`: what the dealer waits for at a player's hand (`dealer_acts`)

The player decides, so a round is replayed from its cards: `play` checks that the rules allow each card, and
says why the dealer drew. What the casino may choose itself is an option: `options("live-fr")` lists them.
"""

from rules_core.blackjack.deal import (
    DealOrder,
    DealtCard,
    Opening,
    PickUp,
    deal_opening,
    deal_order,
    pickup_order,
)
from rules_core.blackjack.dealer import (
    DealerDecision,
    DealerPlay,
    HoleCard,
    dealer_decision,
    dealer_play,
    hole_card,
)
from rules_core.blackjack.hands import Hand, Result, compare, hand
from rules_core.blackjack.live import (
    betting_window,
    check_bet,
    check_packs,
    cut,
    last_round,
    settles,
    void_round,
)
from rules_core.blackjack.player import ACTIONS, Move, Moves, moves
from rules_core.blackjack.rounds import Round, SplitOrder, play, split_order
from rules_core.blackjack.settlement import InsuranceAmount, Settlement, bets, insurance_amount, settle
from rules_core.blackjack.signals import ACTS, SIGNALS, Act, dealer_acts
from rules_core.blackjack.table import (
    BetChange,
    Burn,
    HandLimit,
    bet_change,
    burned_cards,
    hand_limit,
    is_last_round,
    shoe,
)
from rules_core.packs import ShoePlan
from rules_core.tables.blackjack import Options, Rules, options, rules, versions

__all__ = [
    "ACTIONS",
    "ACTS",
    "SIGNALS",
    "Act",
    "BetChange",
    "Burn",
    "DealOrder",
    "DealerDecision",
    "DealerPlay",
    "DealtCard",
    "Hand",
    "HandLimit",
    "HoleCard",
    "InsuranceAmount",
    "Move",
    "Moves",
    "Opening",
    "Options",
    "PickUp",
    "Result",
    "Round",
    "Rules",
    "Settlement",
    "ShoePlan",
    "SplitOrder",
    "bet_change",
    "bets",
    "betting_window",
    "burned_cards",
    "check_bet",
    "check_packs",
    "compare",
    "cut",
    "deal_opening",
    "deal_order",
    "dealer_acts",
    "dealer_decision",
    "dealer_play",
    "hand",
    "hand_limit",
    "hole_card",
    "insurance_amount",
    "is_last_round",
    "last_round",
    "moves",
    "options",
    "pickup_order",
    "play",
    "rules",
    "settle",
    "settles",
    "shoe",
    "split_order",
    "versions",
    "void_round",
]
