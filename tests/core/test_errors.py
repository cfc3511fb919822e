"""What an error says was wrong, and what would be right: the values that its sentence needs."""

import pytest

from rules_core import (
    baccarat,
    blackjack,
    boule,
    exact,
    general,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    throwing,
)
from rules_core.cards import read_cards
from rules_core.errors import RulesError
from rules_core.odds import Odds, read_stake
from rules_core.sentences.sentence import _plain
from rules_core.words import use

WRONG = [
    (lambda: throwing.next_thrower([1, 2], 3), "player-unknown", {"text": "3", "players": "1, 2"}),
    (
        lambda: exact.blackjack_standing("10 9", exact.blackjack_dealer_totals("")),
        "bj-up-card",
        {"count": "0"},
    ),
    (lambda: read_cards("A\x00\x01x"), "card-unknown", {"position": "1", "text": "A x"}),
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
    (
        lambda: poker.best("holdem", "As Ks", "As 3c 4c 5c 7d"),
        "shoe-exceeded",
        {"card": "A♠", "count": "2", "held": "1"},
    ),
    (lambda: read_cards(7), "card-unknown", {"position": "1", "text": "7"}),
    (lambda: read_cards("A 1x"), "card-unknown", {"position": "2", "text": "1x"}),
    (lambda: read_stake("1.000"), "amount-ambiguous", {"text": "1.000", "whole": "1000", "decimal": "1,000"}),
    (lambda: read_stake("x"), "amount-unreadable", {"text": "x"}),
    (lambda: read_stake("-3"), "amount-unreadable", {"text": "-3"}),
    (lambda: Odds.read("8"), "odds-unreadable", {"text": "8"}),
    (lambda: use("sv"), "language-unknown", {"language": "sv", "languages": "fi, et, nl, fr"}),
    (lambda: baccarat.hand("A 2 3 4"), "card-after-third", {"most": "3", "cards": "4"}),
    (lambda: baccarat.player_decision(10), "count-invalid", {"least": "0", "most": "7", "text": "10"}),
    (lambda: baccarat.banker_decision(3, 10), "third-invalid", {"least": "0", "most": "9", "text": "10"}),
    (lambda: baccarat.deal("5 3 K"), "cards-too-few", {"needed": "4", "count": "3"}),
    (
        lambda: baccarat.deal("9 5 K 10 A"),
        "card-after-natural-player",
        {"cards": "A", "total": "9", "player_total": "9", "banker_total": "5"},
    ),
    (
        lambda: baccarat.deal("5 9 K 10 A"),
        "card-after-natural-banker",
        {"cards": "A", "total": "9", "player_total": "5", "banker_total": "9"},
    ),
    (
        lambda: baccarat.deal("5 3 K 10"),
        "player-card-missing",
        {"clause": "baccarat-player-draws", "total": "5", "third": "None"},
    ),
    (
        lambda: baccarat.deal("6 5 K 10"),
        "banker-card-missing",
        {"clause": "baccarat-banker-when-player-stands", "total": "5", "third": "None"},
    ),
    (
        lambda: baccarat.deal("6 7 K 10 A"),
        "card-after-standing",
        {"cards": "A", "player_total": "6", "banker_total": "7"},
    ),
    (
        lambda: baccarat.settle(baccarat.deal("8 9 K K"), {"pair": 1}),
        "bet-unknown",
        {"bet": "pair", "bets": "player, tie, banker"},
    ),
    (lambda: blackjack.hole_card("A K"), "bj-up-card", {"count": "2"}),
    (lambda: blackjack.dealer_decision("A"), "bj-dealer-too-few", {"needed": "2", "count": "1"}),
    (
        lambda: blackjack.play("10 9", "10 6"),
        "bj-dealer-must-draw",
        {"cards": "10 6", "total": "16", "clause": "blackjack-dealer-draws-to-17"},
    ),
    (
        lambda: blackjack.play("10 9", "10 7 2"),
        "bj-dealer-must-not-draw",
        {"left": "2", "clause": "blackjack-dealer-draws-to-17", "cards": "10 7", "total": "17"},
    ),
    (lambda: blackjack.play("10", "10 7"), "bj-hand-too-short", {"needed": "2", "count": "1"}),
    (
        lambda: blackjack.play("10 9 2 3", "10 7"),
        "bj-card-after-full",
        {"cards": "10 9 2", "total": "21", "left": "3"},
    ),
    (lambda: blackjack.play("8 8", "10 7", split="9 9"), "bj-split-no-pair-given", {"cards": "8 9"}),
    (
        lambda: blackjack.play("10 9", "10 7", options="surrender"),
        "house-option-unknown",
        {"option": "surrender", "options": "draw-to-split-aces"},
    ),
    (
        lambda: blackjack.settle(blackjack.play("10 9", "10 7"), 10, insurance=5),
        "bj-insurance-not-offered",
        {"card": "10"},
    ),
    (
        lambda: blackjack.settle(blackjack.play("6 5 9", "10 7", doubled=True), 10, double=11),
        "bj-double-too-high",
        {"stake": "11", "most": "10"},
    ),
    (lambda: blackjack.deal_opening("A 2 3", [1]), "bj-deal-count", {"needed": "4", "count": "3"}),
    (
        lambda: blackjack.bet_change("later", "place"),
        "bj-moment-unknown",
        {"moment": "later", "moments": "open, over, dealt, confirmed"},
    ),
    (
        lambda: blackjack.bet_change("open", "steal"),
        "bj-change-unknown",
        {"change": "steal", "changes": "place, raise, lower, withdraw, split, double, insurance"},
    ),
    (
        lambda: blackjack.burned_cards("fire"),
        "bj-occasion-unknown",
        {"occasion": "fire", "occasions": "shuffle, error, new-dealer, discretion"},
    ),
    (
        lambda: blackjack.shoe("live", 8, 500),
        "bj-cut-place",
        {"cards": "416", "least": "208", "most": "208", "text": "500"},
    ),
    (lambda: blackjack.is_last_round(-1), "dealt-invalid", {"least": "0", "most": "416", "text": "-1"}),
    (lambda: blackjack.deal_order([0]), "bj-seats-invalid", {"most": "7", "text": "[0]"}),
    (lambda: exact.blackjack_dealer_totals("A K"), "bj-up-card", {"count": "2"}),
    (
        lambda: exact.blackjack_dealer_totals("A", "A A A A", 1),
        "shoe-exceeded",
        {"card": "A", "count": "5", "held": "4"},
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
        {"options": "half, en-prison, quarter-back"},
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
    (lambda: poker.buy_in(10, 50), "poker-buy-in-low", {"amount": "10", "least": "50"}),
    (
        lambda: poker.turn("spread", 1, 1, 1),
        "poker-structure-unknown",
        {"text": "spread", "allowed": "limit, pot-limit, no-limit"},
    ),
    (
        lambda: poker.turn("limit", 1, 1, 1, poker.Limit(10, -1)),
        "poker-raises-invalid",
        {"text": "-1", "least": "0", "most": "100"},
    ),
    (lambda: poker.rank("As Ks"), "poker-hand-size", {"needed": "5", "count": "2"}),
    (
        lambda: poker.rank("As Ks Qs Js T"),
        "poker-suit-missing",
        {"position": "5", "card": "10", "example": "10♠"},
    ),
    (
        lambda: poker.showdown("chess", ["As Ks"]),
        "poker-game-unknown",
        {
            "text": "chess",
            "allowed": "five-card, holdem, pineapple, crazy-pineapple, helsinki-holdem, omaha, omaha-5, courchevel, double-flop, seven-card-stud",
        },
    ),
    (
        lambda: poker.showdown("holdem", ["As Ks"], ["2c 3c 4c 5c"]),
        "poker-board-cards",
        {"row": "1", "needed": "5", "count": "4"},
    ),
    (
        lambda: poker.showdown("holdem", ["As"], ["2c 3c 4c 5c 7d"]),
        "poker-own-cards",
        {"number": "1", "needed": "2", "count": "1"},
    ),
    (lambda: poker.showdown("holdem", ["As Ks"], []), "poker-boards-count", {"needed": "1", "count": "0"}),
]


@pytest.mark.parametrize(
    ("call", "code", "values"), WRONG, ids=[f"{code}-{number}" for number, (_, code, _) in enumerate(WRONG)]
)
def test_what_an_error_says(call, code, values):
    with pytest.raises(RulesError) as caught:
        call()
    assert caught.value.code == code
    assert {name: _plain(value) for name, value in caught.value.fields.items()} == values
