"""Baccarat (punto banco) as the live house deals it.

A round (coup) needs nobody's decision: the cards fall, the drawing rules say who takes a third card, the
higher point count wins.

- `hands`: what a hand counts (`hand`)
- `drawing`: who takes a third card (`player_decision`, `banker_decision`, `draw_rows`, `banker_row`)
- `rounds`: what happened in a round, and why each card was drawn (`deal`)
- `settlement`: what may be bet and what is paid (`bet_limit`, `settle`)
- `table`: the packs, the shoe and the cards after a round (`check_packs`, `cut`, `shoe`, `is_last_round`,
  `last_round`, `pick_up`)
- `live`: what the live system does (`betting_window`, `check_bet`, `settles`, `void_round`)
"""

from rules_core.baccarat.drawing import Decision, banker_decision, banker_row, draw_rows, player_decision
from rules_core.baccarat.hands import Hand, hand
from rules_core.baccarat.live import betting_window, check_bet, settles, void_round
from rules_core.baccarat.rounds import Coup, deal
from rules_core.baccarat.settlement import BetLimit, Settlement, bet_limit, settle
from rules_core.baccarat.table import check_packs, cut, is_last_round, last_round, pick_up, shoe
from rules_core.packs import ShoePlan
from rules_core.tables.baccarat import AREAS, BANKER, PLAYER, TIE, Price, Row, Rules, rules, versions

__all__ = [
    "AREAS",
    "BANKER",
    "PLAYER",
    "TIE",
    "BetLimit",
    "Coup",
    "Decision",
    "Hand",
    "Price",
    "Row",
    "Rules",
    "Settlement",
    "ShoePlan",
    "banker_decision",
    "banker_row",
    "bet_limit",
    "betting_window",
    "check_bet",
    "check_packs",
    "cut",
    "deal",
    "draw_rows",
    "hand",
    "is_last_round",
    "last_round",
    "pick_up",
    "player_decision",
    "rules",
    "settle",
    "settles",
    "shoe",
    "versions",
    "void_round",
]
