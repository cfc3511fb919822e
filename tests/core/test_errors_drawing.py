"""What an error of roulette and the like says was wrong, and what would be right."""

import pytest

from rules_core import boule, general, money_wheel, roulette, sic_bo, throwing
from tests.core.helpers import error_of

WRONG = [
    (lambda: throwing.next_thrower([1, 2], 3), "player-unknown", {"text": "3", "players": "1, 2"}),
    (
        lambda: roulette.void_round([7], "ray-a"),
        "void-cause-unknown",
        {"text": "7", "causes": "failed-throw, too-few-turns"},
    ),
    (
        lambda: roulette.read_bet(7, "ray-g"),
        "bet-unknown",
        {"bet": "7", "bets": "straight, red, black, low, high"},
    ),
    (lambda: roulette.spin("37"), "roulette-number-unknown", {"text": "37", "numbers": "0, 1–36"}),
    (
        lambda: roulette.read_bet("pair"),
        "bet-unknown",
        {
            "bet": "pair",
            "bets": "straight, split, street, corner, first-four, six-line, column, dozen, red, black, even, odd, low, high",
        },
    ),
    (lambda: roulette.read_bet("red:1"), "bet-alone", {"text": "red:1", "bet": "red"}),
    (lambda: roulette.read_bet("split"), "bet-incomplete", {"text": "split", "example": "split:0,1"}),
    (
        lambda: roulette.read_bet("split:1,3"),
        "bet-no-place",
        {"bet": "split:1,3", "bets": "split:0,1, split:0,3, split:1,2, split:1,4, split:2,3, split:3,6"},
    ),
    (
        lambda: roulette.settle("5", [("red", 1)], "ray-a", "half"),
        "roulette-option-none",
        {"text": "half", "version": "ray-a"},
    ),
    (
        lambda: roulette.settle("0", [("red", 1)], "ray-d", "third"),
        "roulette-option-unknown",
        {"text": "third", "options": "half, en-prison, quarter-back"},
    ),
    (
        lambda: roulette.settle("0", [("red", 1)], "ray-d"),
        "roulette-option-missing",
        {"options": "half, en-prison, quarter-back", "clause": "roulette-ray-d-rule-options"},
    ),
    (
        lambda: roulette.settle("5", [("red", 1)], "live", None, "2"),
        "roulette-not-drawn",
        {"text": "2", "version": "live"},
    ),
    (
        lambda: roulette.settle("5", [("straight:5", 1)], "ray-b", None, "3"),
        "roulette-draw-unknown",
        {"text": "3", "entries": "1, 2"},
    ),
    (
        lambda: roulette.settle("5", [("straight:5", 1)], "ray-g", None, "6:1"),
        "roulette-draw-unknown",
        {"text": "6:1", "entries": "5:1, 7:1, 9:1, 24:1, 49:1"},
    ),
    (
        lambda: roulette.settle("5", [("straight:5", 1)], "ray-g"),
        "roulette-draw-missing",
        {"bet": "straight:5", "option": "--multiplier", "entries": "5:1, 7:1, 9:1, 24:1, 49:1"},
    ),
    (lambda: roulette.settle("5", ["red"]), "bet-format", {"text": "red", "example": "red=10"}),
    (lambda: roulette.check_turns(-1), "turns-invalid", {"text": "-1"}),
    (lambda: roulette.check_turns(3, "ray-a"), "roulette-turns-judged", {"version": "ray-a"}),
    (
        lambda: roulette.void_round("rain", "ray-a"),
        "void-cause-unknown",
        {"text": "rain", "causes": "failed-throw, too-few-turns"},
    ),
    (lambda: roulette.zero_choice(10, 5, 3), "roulette-choice-none", {"zeros": "3", "version": "ray-d"}),
    (lambda: boule.spin(10), "boule-number-unknown", {"text": "10", "numbers": "1–9"}),
    (
        lambda: boule.settle(boule.spin(5), [("pair", 1)]),
        "bet-unknown",
        {"bet": "pair", "bets": "straight, even, odd, red, black, low, high"},
    ),
    (
        lambda: boule.settle(boule.spin(5), [("straight:10", 1)]),
        "bet-no-place",
        {
            "bet": "straight:10",
            "bets": "straight:1, straight:2, straight:3, straight:4, straight:5, straight:6, straight:7, straight:8, straight:9",
        },
    ),
    (
        lambda: money_wheel.spin("3:1"),
        "money-wheel-symbol-unknown",
        {"text": "3:1", "symbols": "1:1, 2:1, 5:1, 10:1, 20:1, 45:1-a, 45:1-b"},
    ),
    (lambda: money_wheel.check_spin(-1), "turns-invalid", {"text": "-1"}),
    (lambda: sic_bo.roll("1 2"), "dice-count", {"needed": "3", "count": "2"}),
    (lambda: sic_bo.roll("1 2 7"), "die-unknown", {"position": "3", "text": "7", "least": "1", "most": "6"}),
    (lambda: throwing.deal("c"), "deal-unknown", {"text": "c", "deals": "a, b"}),
    (
        lambda: throwing.check_throw("lost"),
        "fault-unknown",
        {
            "text": "lost",
            "faults": "no-permission, hand-off-table, not-together, outside-area, stacked, tilted",
        },
    ),
    (
        lambda: throwing.next_thrower([1, 2], 1, 13),
        "total-invalid",
        {"text": "13", "least": "2", "most": "12"},
    ),
    (lambda: general.age_ruling(-1), "age-invalid", {"text": "-1"}),
    (
        lambda: general.chip_kinds("chess"),
        "game-unknown",
        {"game": "chess", "games": "roulette, boule, sic-bo, money-wheel, tuplanoppa"},
    ),
    (lambda: general.place([1], 2, 10), "stake-below-minimum", {"stake": "1", "minimum": "2"}),
    (
        lambda: general.bet_ruling("steal"),
        "action-unknown",
        {"text": "steal", "actions": "place, change, remove"},
    ),
]


@pytest.mark.parametrize(
    ("call", "code", "values"), WRONG, ids=[f"{code}-{number}" for number, (_, code, _) in enumerate(WRONG)]
)
def test_what_an_error_says(call, code, values):
    assert error_of(call) == (code, values)
