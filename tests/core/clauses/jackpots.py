"""Jackpots: each call with the clauses that its result cites."""

from rules_core.poker import SideJackpot, Terms, bad_beat, close_day, contribution, showdown, side_prize

TERMS = Terms({"holdem": "10♠ 10♥ 10♦ 10♣ 2♠"}, 3, "40%", "20%", "20%", 1000, 1)
SIDE = SideJackpot(frozenset({"royal-flush"}), "odds", "100:1", fee=2)
BOARD = ["J♠ J♥ 10♠ 10♥ 2♦"]
BEATEN = showdown("holdem", ["10♦ 10♣", "J♦ J♣", None], BOARD)
SHARED = showdown("holdem", ["A♠ 3♣", "A♦ 3♥", "2♣ 2♥"], ["K♠ K♥ K♦ K♣ 2♦"])
EQUAL = Terms({"holdem": "K♠ K♥ K♦ K♣ 2♠"}, 3, "40%", "20%", "20%", 1000, 1)

CASES = (
    (lambda: side_prize(SIDE, "royal-flush", takes_part=False), "jackpot-side-extra-game"),
    (lambda: side_prize(SIDE, "royal-flush"), "jackpot-side-prize-types"),
    (lambda: side_prize(SIDE, "flush"), "jackpot-side-trigger"),
    (lambda: bad_beat(TERMS, 10000, BEATEN, tournament=True), "jackpot-bad-beat-scope"),
    (
        lambda: bad_beat(TERMS, 10000, BEATEN),
        "jackpot-bad-beat-winning-hand-share",
        "jackpot-bad-beat-others-share",
    ),
    (
        lambda: bad_beat(TERMS, 10000, showdown("holdem", ["10♦ 10♣", "J♦ J♣"], BOARD)),
        "jackpot-bad-beat-minimum-players",
        "jackpot-bad-beat-participants",
    ),
    (
        lambda: bad_beat(TERMS, 10000, showdown("holdem", ["10♦ 10♣", "A♦ A♣", None], BOARD)),
        "jackpot-bad-beat-two-qualifying-hands",
    ),
    (
        lambda: bad_beat(TERMS, 10000, showdown("omaha", ["10♦ 10♣ 3♣ 4♣"], BOARD)),
        "jackpot-bad-beat-criteria-by-game",
    ),
    (
        lambda: bad_beat(EQUAL, 10000, SHARED),
        "jackpot-bad-beat-trigger",
        "jackpot-bad-beat-own-table-only",
        "jackpot-bad-beat-best-hand-formed",
        "jackpot-bad-beat-two-best-hands",
        "jackpot-bad-beat-equal-hands-share",
        "jackpot-bad-beat-losing-hand-share",
        "jackpot-bad-beat-remainder",
    ),
    (lambda: contribution(TERMS, 4, 2), "jackpot-bad-beat-fee-per-round"),
    (lambda: contribution(TERMS, 4, 1), "jackpot-bad-beat-fee-conditions"),
    (lambda: close_day(1000, [1, 1, "0,5"]), "jackpot-bad-beat-accumulation"),
)
