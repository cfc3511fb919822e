"""Poker's games: each call with the clauses that its result cites."""

from rules_core import poker

CASES = (
    (lambda: poker.plan("holdem", 4), "holdem-initial-deal", "holdem-flop", "holdem-turn-river"),
    (lambda: poker.showdown("holdem", ["A♠ K♠"], ["Q♣ J♣ 10♦ 2♥ 3♠"]), "holdem-hand-composition"),
    (
        lambda: poker.plan("pineapple", 4),
        "pineapple-initial-deal",
        "pineapple-discard",
        "pineapple-flop",
        "pineapple-turn-river",
    ),
    (lambda: poker.showdown("pineapple", ["A♠ K♠"], ["Q♣ J♣ 10♦ 2♥ 3♠"]), "pineapple-hand-composition"),
    (
        lambda: poker.plan("crazy-pineapple", 4),
        "crazy-pineapple-initial-deal",
        "crazy-pineapple-flop",
        "crazy-pineapple-discard",
        "crazy-pineapple-turn-river",
    ),
    (
        lambda: poker.showdown("crazy-pineapple", ["A♠ K♠"], ["Q♣ J♣ 10♦ 2♥ 3♠"]),
        "crazy-pineapple-hand-composition",
    ),
    (
        lambda: poker.plan("helsinki-holdem", 4),
        "helsinki-holdem-initial-deal",
        "helsinki-holdem-first-discard",
        "helsinki-holdem-flop",
        "helsinki-holdem-second-discard",
        "helsinki-holdem-turn-river",
    ),
    (
        lambda: poker.showdown("helsinki-holdem", ["A♠ K♠"], ["Q♣ J♣ 10♦ 2♥ 3♠"]),
        "helsinki-holdem-hand-composition",
    ),
    (lambda: poker.plan("omaha", 4), "omaha-initial-deal", "omaha-flop", "omaha-turn-river"),
    (lambda: poker.showdown("omaha", ["A♠ K♠ 4♥ 5♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"]), "omaha-hand-composition"),
    (lambda: poker.plan("omaha-5", 4), "omaha-5-initial-deal", "omaha-5-flop", "omaha-5-turn-river"),
    (lambda: poker.showdown("omaha-5", ["A♠ K♠ 4♥ 5♥ 6♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"]), "omaha-5-hand-composition"),
    (
        lambda: poker.plan("courchevel", 4),
        "courchevel-initial-deal",
        "courchevel-flop",
        "courchevel-turn-river",
    ),
    (
        lambda: poker.showdown("courchevel", ["A♠ K♠ 4♥ 5♥ 6♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"]),
        "courchevel-hand-composition",
    ),
    (lambda: poker.most_players("pineapple"), "pineapple-name"),
    (lambda: poker.most_players("crazy-pineapple"), "crazy-pineapple-name"),
    (lambda: poker.most_players("helsinki-holdem"), "helsinki-holdem-name"),
    (
        lambda: poker.plan("double-flop", 4),
        "double-flop-initial-deal",
        "double-flop-flop",
        "double-flop-turn-river",
        "double-flop-ten-common-cards",
    ),
    (
        lambda: poker.showdown("double-flop", ["A♠ K♠", "9♣ 9♦"], ["A♥ 7♦ 5♣ 3♠ 2♥", "9♥ 8♦ 6♣ 4♠ 2♦"]),
        "double-flop-hand-composition",
        "double-flop-two-hands",
        "double-flop-different-winners",
    ),
    (
        lambda: poker.showdown("double-flop", ["A♠ A♦", "9♣ 10♦"], ["A♥ 7♦ 5♣ 3♠ 2♥", "A♣ 8♦ 6♣ 4♠ 2♦"]),
        "double-flop-same-winner",
    ),
    (
        lambda: poker.showdown("double-flop", ["A♠ K♠", "A♦ K♦"], ["A♥ 7♦ 5♣ 3♠ 2♥", "9♥ 8♦ 6♣ 4♠ 2♦"]),
        "double-flop-equal-hands",
    ),
    (
        lambda: poker.plan("seven-card-stud", 4),
        "seven-card-stud-third-street",
        "seven-card-stud-fourth-to-sixth",
        "seven-card-stud-seventh",
    ),
    (lambda: poker.plan("seven-card-stud", 8), "seven-card-stud-deck-exhausted"),
    (
        lambda: poker.showdown("seven-card-stud", ["A♠ A♦ 9♣ 10♦ 2♣ 3♣ 4♥"]),
        "seven-card-stud-showdown",
        "seven-card-stud-best-five",
    ),
    (
        lambda: poker.showdown("seven-card-stud", ["A♠ A♦ 9♣ 10♦ 2♣ 3♣"], ["4♥"]),
        "seven-card-stud-common-card-hand",
        "seven-card-stud-two-down-cards",
    ),
)
