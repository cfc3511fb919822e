"""Boule, money wheel, tuplanoppa and sic bo: each call with the clauses that its result cites."""

from rules_core import boule, money_wheel, sic_bo, throwing, tuplanoppa
from rules_core.throwing import Seat

CASES = (
    (lambda: boule.spin(4), "boule-number-field", "boule-side-fields", "boule-wheel", "boule-course"),
    (lambda: boule.spin(5), "boule-five", "boule-five-side-bets-lose"),
    (lambda: boule.void_round("failed-throw"), "boule-void-throw", "boule-void-options"),
    (lambda: boule.settle(boule.spin(4), {"red": 1}), "boule-payouts"),
    (lambda: boule.settle(boule.spin(5), {"straight:5": 1}), "boule-five-pays"),
    (
        lambda: money_wheel.spin("45:1-a"),
        "money-wheel-bet-areas",
        "money-wheel-same-symbols",
        "money-wheel-sectors",
    ),
    (lambda: money_wheel.check_spin(3), "money-wheel-four-turns", "money-wheel-void"),
    (
        lambda: money_wheel.settle(money_wheel.void_round("between-sectors"), {"1:1": 1}),
        "money-wheel-void-no-win",
    ),
    (
        lambda: money_wheel.settle(money_wheel.spin("1:1"), {"1:1": 1, "2:1": 1}),
        "money-wheel-course",
        "money-wheel-payouts",
    ),
    (lambda: tuplanoppa.roll("4 4"), "tuplanoppa-game", "tuplanoppa-bet-any-pair", "tuplanoppa-table"),
    (lambda: tuplanoppa.roll("3 4"), "tuplanoppa-seven-half"),
    (lambda: tuplanoppa.bet_ruling("change", drawing=True), "tuplanoppa-bet-before-close"),
    (
        lambda: tuplanoppa.settle(tuplanoppa.roll("4 4"), {"total:8": 1, "total:9": 1}),
        "tuplanoppa-course",
        "tuplanoppa-payouts",
    ),
    (lambda: throwing.next_thrower([1, 2], 1, by="a"), "tuplanoppa-draw-modes"),
    (lambda: throwing.next_thrower([1, 2], 1, 8), "tuplanoppa-throw-until-seven"),
    (lambda: throwing.next_thrower([1, 2], 1, 7), "tuplanoppa-throw-turn-clockwise"),
    (lambda: throwing.next_thrower([1, Seat(2, willing=False)], 1, 7), "tuplanoppa-throw-decline"),
    (lambda: throwing.next_thrower([1, Seat(2, takes_part=False)], 1, 7), "tuplanoppa-throw-participants"),
    (lambda: throwing.check_throw("no-permission"), "tuplanoppa-throw-permission"),
    (lambda: throwing.check_throw("hand-off-table"), "tuplanoppa-throw-over-table"),
    (lambda: throwing.check_throw("not-together"), "tuplanoppa-throw-together"),
    (lambda: throwing.check_throw("outside-area"), "tuplanoppa-throw-in-area"),
    (lambda: throwing.check_throw("stacked"), "tuplanoppa-throw-not-stacked"),
    (lambda: sic_bo.roll("3 3 3"), "sic-bo-course", "sic-bo-triple-kills-small-big"),
    (
        lambda: sic_bo.settle(
            sic_bo.roll("1 2 3"), {"small": 1, "single:1": 1, "two-dice:1,2": 1, "total:6": 1}
        ),
        "sic-bo-payout-small",
        "sic-bo-payout-single",
        "sic-bo-payout-two-die",
        "sic-bo-payout-totals",
    ),
    (
        lambda: sic_bo.settle(sic_bo.roll("4 4 5"), {"big": 1, "double:4": 1}),
        "sic-bo-bet-any-number",
        "sic-bo-payout-big",
        "sic-bo-payout-double",
    ),
    (
        lambda: sic_bo.settle(sic_bo.roll("3 3 3"), {"any-triple": 1, "triple:3": 1, "small": 1}),
        "sic-bo-payout-any-triple",
        "sic-bo-payout-specific-triple",
    ),
)
