"""What holds at every table: each call with the clauses that its result cites."""

from rules_core import general
from rules_core.exact import sic_bo_odds

CASES = (
    (lambda: general.place(120, 5, 100), "general-ray-excess-void"),
    (lambda: general.place([5, 10], 5, 100), "general-ray-several-chips"),
    (lambda: general.bet_ruling("place", drawing=True), "general-ray-bet-before-close"),
    (lambda: general.bet_ruling("remove", closed=True), "general-ray-no-change-after-close"),
    (lambda: general.age_ruling(17), "general-ray-age-limit"),
    (lambda: general.highest_win(sic_bo_odds(), 50), "general-ray-highest-win"),
    (lambda: general.chip_ruling(general.value_chip(5), "boule", "table 3"), "general-ray-chip-kinds"),
    (
        lambda: general.chip_ruling(general.value_chip(5), "boule", "table 3", general.COLOUR),
        "general-ray-chip-kinds-allowed",
    ),
    (lambda: general.colour_chip(500, ["table 3"], 1, 100), "general-ray-colour-chip-value"),
    (
        lambda: general.chip_ruling(general.colour_chip(5, ["table 3"], 1, 100), "boule", "table 4"),
        "general-ray-colour-chip-table",
    ),
    (
        lambda: general.exchange(general.colour_chip("2.5", ["table 3"], 1, 100), 12),
        "general-ray-colour-chip-exchange",
    ),
)
