"""Roulette of the live house: each call with the clauses that its result cites."""

from rules_core import roulette

CASES = (
    (
        lambda: roulette.settle(1, {"red": 1}),
        "roulette-bet-red",
        "roulette-paid-by-system",
        "roulette-payouts",
        "roulette-payout-by-coverage",
    ),
    (
        lambda: roulette.settle(1, {"black": 1}),
        "roulette-bet-black",
        "roulette-bet-outside",
        "roulette-bet-chips",
        "roulette-settle-by-position",
    ),
    (lambda: roulette.settle(1, {"column:1": 1}), "roulette-bet-column"),
    (lambda: roulette.settle(1, {"corner:1,2,4,5": 1}), "roulette-bet-corner"),
    (lambda: roulette.settle(1, {"first-four": 1}), "roulette-bet-corner-zero"),
    (lambda: roulette.settle(1, {"dozen:1": 1}), "roulette-bet-dozen"),
    (lambda: roulette.settle(1, {"low": 1}), "roulette-bet-eighteen"),
    (lambda: roulette.settle(1, {"even": 1}), "roulette-bet-even"),
    (lambda: roulette.settle(1, {"odd": 1}), "roulette-bet-odd"),
    (lambda: roulette.settle(1, {"six-line:1,2,3,4,5,6": 1}), "roulette-bet-line"),
    (lambda: roulette.settle(1, {"street:1,2,3": 1}), "roulette-bet-street"),
    (lambda: roulette.settle(1, {"split:1,2": 1}), "roulette-bet-split"),
    (lambda: roulette.settle(1, {"straight:17": 1}), "roulette-bet-inside", "roulette-bet-straight"),
    (lambda: roulette.betting_window(called=True), "roulette-betting-window"),
    (lambda: roulette.check_bet(2, 5, 100), "roulette-bet-rejection"),
    (lambda: roulette.settles(announced=True), "roulette-settlement-automatic"),
    (lambda: roulette.void_round("malfunction"), "roulette-malfunction-void"),
    (lambda: roulette.check_ways("clockwise", "anticlockwise"), "roulette-spin-opposite"),
    (lambda: roulette.check_turns(2), "roulette-spin-three-turns"),
    (
        lambda: roulette.spin(17),
        "roulette-single-zero",
        "roulette-wheel-compartments",
        "roulette-wheel-colours",
        "roulette-layout-sequence",
        "roulette-layout-outside-spaces",
        "roulette-game-course",
    ),
)
