"""What an error of the card games says was wrong, and what would be right: the values its sentence needs."""

import pytest

from rules_core import baccarat, blackjack, exact, poker
from rules_core.cards import read_cards
from rules_core.odds import Odds, read_stake
from rules_core.words import use
from tests.core.helpers import error_of

WRONG = [
    (
        lambda: exact.blackjack_standing("10 9", exact.blackjack_dealer_totals("")),
        "bj-up-card",
        {"count": "0"},
    ),
    (lambda: read_cards("A\x00\x01x"), "card-unknown", {"position": "1", "text": "A x"}),
    (
        lambda: poker.best("holdem", "As Ks", "As 3c 4c 5c 7d"),
        "pack-exceeded",
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
        {"bet": "pair", "bets": "player, tie, banker", "clause": "baccarat-bet-area"},
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
    assert error_of(call) == (code, values)
