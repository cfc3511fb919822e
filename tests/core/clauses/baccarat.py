"""Baccarat: each call with the clauses that its result cites."""

from rules_core import baccarat

CASES = (
    (
        lambda: baccarat.hand("A 2 9"),
        "baccarat-point-count-range",
        "baccarat-point-count-sum",
        "baccarat-value-pips",
        "baccarat-value-ace",
    ),
    (lambda: baccarat.hand("K 9"), "baccarat-term-natural"),
    (lambda: baccarat.hand("K 10"), "baccarat-term-baccarat", "baccarat-value-zero"),
    (baccarat.bet_limit, "baccarat-table-spots", "baccarat-bet-max-three"),
    (baccarat.shoe, "baccarat-deck-count", "baccarat-cut-cards-two", "baccarat-cut-card-position"),
    (lambda: baccarat.settle(baccarat.deal("9 8 K K"), {"pair": 1}), "baccarat-bet-area"),
    (
        lambda: baccarat.deal("9 7 K K"),
        "baccarat-bet-player-outcome",
        "baccarat-deal-face-up",
        "baccarat-deal-order",
        "baccarat-natural-ends",
        "baccarat-hand-order",
    ),
    (lambda: baccarat.deal("A 9 7 J"), "baccarat-bet-banker-outcome"),
    (lambda: baccarat.deal("K K 6 7"), "baccarat-player-stands", "baccarat-banker-when-player-stands"),
    (lambda: baccarat.deal("5♥ 3♦ K♠ 10♣ 8♥"), "baccarat-term-tie", "baccarat-bet-tie-outcome"),
    (lambda: baccarat.deal("2 2 3 A 5 4"), "baccarat-player-draws", "baccarat-banker-total-3"),
    (lambda: baccarat.banker_decision(1, 8), "baccarat-banker-third-rule", "baccarat-banker-total-0-2"),
    (lambda: baccarat.banker_decision(4, 8), "baccarat-banker-total-4"),
    (lambda: baccarat.banker_decision(5, 8), "baccarat-banker-total-5"),
    (lambda: baccarat.banker_decision(6, 8), "baccarat-banker-total-6"),
    (lambda: baccarat.banker_decision(7, 8), "baccarat-banker-total-7"),
    (
        lambda: baccarat.settle(baccarat.deal("5♥ 3♦ K♠ 10♣ 8♥"), {"player": 10, "tie": 1}),
        "baccarat-tie-returns-bets",
        "baccarat-payout-tie",
    ),
    (
        lambda: baccarat.settle(baccarat.deal("8 9 K K"), {"banker": 10}),
        "baccarat-payout-banker",
        "baccarat-commission-collection",
    ),
    (lambda: baccarat.settle(baccarat.deal("9 8 K K"), {"player": 10}), "baccarat-payout-player"),
    (
        lambda: baccarat.betting_window(timer_over=True, card_out=True),
        "baccarat-no-late-bets",
        "baccarat-no-more-bets-call",
        "baccarat-no-more-bets-first-card",
    ),
    (lambda: baccarat.check_bet(500, 5, 100), "baccarat-bet-rejection"),
    (lambda: baccarat.settles(announced=True, scanned=True), "baccarat-settlement-automatic"),
    (baccarat.void_round, "baccarat-malfunction-void"),
    (lambda: baccarat.check_packs("A♠"), "baccarat-inspect-complete"),
    (
        lambda: baccarat.cut("A 2 3 4 5 6 7 8 9", 2),
        "baccarat-cut-insert",
        "baccarat-cut-move-front",
        "baccarat-cut-seven-separated",
    ),
    (
        lambda: baccarat.last_round(410),
        "baccarat-reshuffle-at-cut-card",
        "baccarat-last-hand-call",
        "baccarat-no-cards-until-reshuffle",
    ),
    (lambda: baccarat.pick_up("5♥ K♠ 3♦ 10♣"), "baccarat-pickup-clear", "baccarat-pickup-purpose"),
)

EXAMPLES = {
    "baccarat-value-example-a": ("A 2 4", 7, 7),
    "baccarat-value-example-b": ("A 2 9", 12, 2),
}
"""Examples in the rules: cards, the sum of their values, the point count."""
