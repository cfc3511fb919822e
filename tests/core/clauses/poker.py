"""Poker: each call with the clauses that its result cites."""

from rules_core import poker

CASES = (
    (lambda: poker.compare("A♠ A♥ K♦ 7♣ 3♠", "K♠ K♥ Q♦ 7♦ 3♥"), "poker-rank-pair"),
    (lambda: poker.compare("A♠ A♥ K♦ 7♣ 3♠", "A♦ A♣ K♥ 7♦ 3♥"), "poker-rank-equal-split"),
    (lambda: poker.compare("A♠ A♥ K♦ 7♣ 3♠", "Q♦ Q♣ 8♥ 8♦ 3♥"), "poker-ranking-order"),
    (lambda: poker.compare("A♠ A♥ K♦ 7♣ 3♠", "Q♦ Q♣ 8♥ 8♦ 3♥", low=True), "poker-low-scale"),
    (lambda: poker.rank("A♠ Q♥ 9♦ 7♣ 3♠"), "poker-card-points", "poker-rank-high-card"),
    (lambda: poker.rank("2♠ 3♥ 4♦ 5♣ 9♠", soko=True), "poker-rank-straight-of-four"),
    (lambda: poker.rank("2♠ 3♠ 8♠ J♠ 9♥", soko=True), "poker-rank-flush-of-four"),
    (lambda: poker.rank("Q♦ Q♣ 8♥ 8♦ 3♥"), "poker-rank-two-pair"),
    (lambda: poker.rank("Q♦ Q♣ Q♥ 8♦ 3♥"), "poker-rank-three-of-a-kind"),
    (lambda: poker.rank("4♦ 5♣ 6♥ 7♦ 8♥"), "poker-rank-straight"),
    (lambda: poker.rank("2♠ 3♠ 8♠ J♠ 9♠"), "poker-rank-flush"),
    (lambda: poker.rank("Q♦ Q♣ Q♥ 8♦ 8♥"), "poker-rank-full-house"),
    (lambda: poker.rank("Q♦ Q♣ Q♥ Q♠ 8♥"), "poker-rank-four-of-a-kind"),
    (lambda: poker.rank("4♠ 5♠ 6♠ 7♠ 8♠"), "poker-rank-straight-flush"),
    (lambda: poker.rank("10♠ J♠ Q♠ K♠ A♠"), "poker-rank-royal-flush"),
    (
        lambda: poker.showdown("five-card", ["A♠ A♥ K♦ 7♣ 3♠", "Q♦ Q♣ 8♥ 8♦ 3♥"], form="high-low"),
        "poker-low-versions",
        "poker-high-low-split",
    ),
    (lambda: poker.showdown("five-card", ["A♠ A♥ K♦ 7♣ 3♠", "Q♦ Q♣ 8♥ 8♦ 3♥"]), "poker-win-best-hand"),
    (lambda: poker.showdown("holdem", ["A♠ K♠", "A♥ Q♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"]), "poker-variants-pot-winner"),
    (
        lambda: poker.showdown("holdem", ["A♠ K♠", "A♥ K♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"]),
        "poker-variants-showdown",
        "poker-variants-equal-split",
    ),
    (lambda: poker.uncalled([10, 30], winner=2), "poker-win-uncalled"),
    (lambda: poker.percentage_fee(130, "5%"), "poker-fee-principles", "poker-fee-percentage"),
    (lambda: poker.percentage_fee(130, "5%", cap=5), "poker-fee-cap"),
    (lambda: poker.time_fee("2,5", customers=8), "poker-fee-time"),
    (lambda: poker.buy_in(100, 50), "poker-buy-in"),
    (
        lambda: poker.turn("no-limit", pot=30, owed=50, chips=40),
        "poker-no-rebuy-in-round",
        "poker-actions",
        "poker-action-fold",
    ),
    (
        lambda: poker.turn("limit", pot=30, owed=0, chips=1000, limit=poker.Limit(10, raises_left=4)),
        "poker-betting-limit",
        "poker-action-check",
        "poker-action-raise",
    ),
    (
        lambda: poker.turn("pot-limit", pot=100, owed=20, chips=1000),
        "poker-betting-pot-limit",
        "poker-action-call",
    ),
    (lambda: poker.turn("no-limit", pot=100, owed=20, chips=1000), "poker-betting-no-limit"),
    (lambda: poker.most_players("holdem"), "poker-seats", "poker-deck"),
    (lambda: poker.plan("holdem", 6), "poker-variants-opening-stakes", "poker-variants-betting-after-deal"),
    (
        lambda: poker.next_button("holdem", [2, 5, 9], 5),
        "poker-variants-dealer-button",
        "poker-variants-button-moves",
    ),
)
