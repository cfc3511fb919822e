"""RAY's roulette: each call with the clauses that its result cites."""

from datetime import datetime

from rules_core import roulette
from rules_core.exact import roulette_odds

CASES = (
    (
        lambda: roulette.settle(1, {"red": 1, "quarter:1": 1, "quarter:2": 1}, "ray-a"),
        "roulette-ray-common-course",
    ),
    (
        lambda: roulette.settle(0, {"quarter:1": 1}, "ray-a"),
        "roulette-ray-common-quarter-bets",
        "roulette-ray-common-quarter-zero",
    ),
    (
        lambda: roulette.void_round("failed-throw", "ray-a"),
        "roulette-ray-common-void-spin",
        "roulette-ray-common-void-options",
    ),
    (
        lambda: roulette.record("Casino", datetime(2016, 5, 1, 18, 0), "ray-a", 2, 100),
        "roulette-ray-common-records",
    ),
    (lambda: roulette.spin(1, "ray-a"), "roulette-ray-a-field"),
    (lambda: roulette.spin(1, "ray-b"), "roulette-ray-b-field"),
    (lambda: roulette.spin(1, "ray-c"), "roulette-ray-c-field"),
    (lambda: roulette.spin(1, "ray-d"), "roulette-ray-d-field"),
    (lambda: roulette.spin(1, "ray-e"), "roulette-ray-e-field"),
    (lambda: roulette.spin(1, "ray-f"), "roulette-ray-f-field"),
    (lambda: roulette.spin(1, "ray-g"), "roulette-ray-g-field"),
    (lambda: roulette.spin(1, "ray-h"), "roulette-ray-h-field"),
    (lambda: roulette.spin(1, "ray-i"), "roulette-ray-i-field"),
    (lambda: roulette.settle(1, {"red": 1}, "ray-a"), "roulette-ray-a-payouts"),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-a"),
        "roulette-ray-a-zero-loses",
        "roulette-ray-a-zero-covering-bets",
    ),
    (lambda: roulette.settle(1, {"red": 1}, "ray-c"), "roulette-ray-c-payouts"),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-c"),
        "roulette-ray-c-zero-loses",
        "roulette-ray-c-zero-covering-bets",
    ),
    (lambda: roulette.settle(1, {"red": 1}, "ray-e"), "roulette-ray-e-payouts"),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-e"),
        "roulette-ray-e-zero-loses",
        "roulette-ray-e-zero-covering-bets",
    ),
    (lambda: roulette_odds("ray-b"), "roulette-ray-common-quarter-payout", "roulette-ray-b-table-odds"),
    (
        lambda: roulette.settle(1, {"straight:1": 1}, "ray-b", drawn=1),
        "roulette-ray-b-table-draw",
        "roulette-ray-b-table-1-payouts",
    ),
    (lambda: roulette.settle(1, {"straight:1": 1}, "ray-b", drawn=2), "roulette-ray-b-table-2-payouts"),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-b", drawn=2),
        "roulette-ray-b-zero-loses",
        "roulette-ray-b-zero-covering-bets",
    ),
    (lambda: roulette.settle(1, {"red": 1}, "ray-d"), "roulette-ray-d-payouts"),
    (
        lambda: roulette.settle(0, {"dozen:1": 1, "straight:0": 1}, "ray-d"),
        "roulette-ray-d-zero-double-loses",
        "roulette-ray-d-zero-covering-bets",
    ),
    (
        lambda: roulette.settle(0, {"red": 1}, "ray-d", option="en-prison"),
        "roulette-ray-d-zero-even-money",
        "roulette-ray-d-prison-locked",
    ),
    (lambda: roulette.settle([0, 1], {"red": 1}, "ray-d", option="en-prison"), "roulette-ray-d-prison-freed"),
    (
        lambda: roulette.settle([0, 2], {"red": 1}, "ray-d", option="en-prison"),
        "roulette-ray-d-prison-example-1",
    ),
    (
        lambda: roulette.settle([0, 0], {"red": 1}, "ray-d", option="en-prison"),
        "roulette-ray-d-prison-second-zero",
    ),
    (
        lambda: roulette.settle([0, 0, 0], {"red": 1}, "ray-d", option="en-prison"),
        "roulette-ray-d-prison-third-zero",
    ),
    (
        lambda: roulette.settle([0, 0, 1], {"red": 1}, "ray-d", option="en-prison"),
        "roulette-ray-d-prison-example-2",
    ),
    (lambda: roulette.settle(0, {"red": 1}, "ray-d"), "roulette-ray-d-rule-options"),
    (lambda: roulette.zero_choice(10, 5), "roulette-ray-d-both-player-chooses"),
    (lambda: roulette.zero_choice(20, 5, zeros=2), "roulette-ray-d-both-quarter"),
    (lambda: roulette.settle(1, {"red": 1}, "ray-f"), "roulette-ray-f-payouts"),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-f"),
        "roulette-ray-f-zero-rule",
        "roulette-ray-f-zero-covering-bets",
    ),
    (lambda: roulette.read_bet("split:1,2", "ray-g"), "roulette-ray-g-straight-only"),
    (
        lambda: roulette_odds("ray-g"),
        "roulette-ray-g-multiplier-draw",
        "roulette-ray-g-multipliers",
        "roulette-ray-g-payouts",
    ),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-g", drawn="5:1"),
        "roulette-ray-g-zero-rule",
        "roulette-ray-g-zero-covering-bets",
    ),
    (
        lambda: roulette.void_round("device-malfunction", "ray-g"),
        "roulette-ray-g-malfunction",
        "roulette-ray-g-void-options",
    ),
    (lambda: roulette.read_bet("split:1,2", "ray-h"), "roulette-ray-h-straight-only"),
    (
        lambda: roulette_odds("ray-h"),
        "roulette-ray-h-multiplier-draw",
        "roulette-ray-h-multipliers",
        "roulette-ray-h-payouts",
    ),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-h", drawn="8:1"),
        "roulette-ray-h-zero-rule",
        "roulette-ray-h-zero-covering-bets",
    ),
    (
        lambda: roulette.void_round("device-malfunction", "ray-h"),
        "roulette-ray-h-malfunction",
        "roulette-ray-h-void-options",
    ),
    (lambda: roulette.read_bet("split:1,2", "ray-i"), "roulette-ray-i-straight-only"),
    (
        lambda: roulette_odds("ray-i"),
        "roulette-ray-i-multiplier-draw",
        "roulette-ray-i-multipliers",
        "roulette-ray-i-payouts",
    ),
    (
        lambda: roulette.settle(0, {"red": 1, "straight:0": 1}, "ray-i", drawn="6:1"),
        "roulette-ray-i-zero-rule",
        "roulette-ray-i-zero-covering-bets",
    ),
    (
        lambda: roulette.void_round("device-malfunction", "ray-i"),
        "roulette-ray-i-malfunction",
        "roulette-ray-i-void-options",
    ),
)
