"""Blackjack by clause: whole rounds, and the table round them."""

import pytest

from rules_core.blackjack import (
    bet_change,
    burned_cards,
    deal_opening,
    deal_order,
    hand_limit,
    is_last_round,
    pickup_order,
    play,
    shoe,
    split_order,
    versions,
)
from rules_core.errors import RulesError
from tests.core.blackjack_helpers import code_of, said

# --- whole rounds


def test_blackjack_hand_plays_before_the_dealer():
    played = play("10 5 6", "9 3 9")
    assert played.steps[0].clause == "blackjack-deal-1-players"
    assert [said(step) for step in played.steps] == [
        "The player's cards: 10 5 6. The dealer's cards: 9 3 9.",
        "10 5 6: hard total 21.",
        "The dealer has 12 and draws.",
        "The dealer has 21 and stands.",
        "10 5 6: 21 against 21, so it is a push.",
    ]


@pytest.mark.parametrize("player", ["10 6 6", "A K"])
def test_blackjack_dealer_only_turns_the_hole_card(player):
    assert play(player, "9 7").dealer.total == 16
    assert code_of(play, player, "9 7 5") == "bj-dealer-not-needed"
    assert play(player, "9 7 5", others=True).dealer.total == 21
    assert code_of(play, player, "9 7", others=True) == "bj-dealer-must-draw"


def test_blackjack_split_hands():
    played = play("8 3 K", "9 8", split="8 2 5")
    assert [result.result for result in played.results] == ["win", "lose"]
    assert said(played.steps[0]) == (
        "The player's cards after the split: 8 3 K and 8 2 5. The dealer's cards: 9 8."
    )
    assert played.steps[0].clause == "blackjack-split-identical-value"
    assert play("Q 9", "9 8", split="K 2 8").results[1].hand.total == 20
    assert code_of(play, "9 9", "9 8", split="K 2 8") == "bj-split-no-pair-given"


def test_blackjack_split_aces_21_is_no_blackjack():
    for first, second in (("A K", "A Q"), ("K A", "Q A")):
        played = play(first, "9 2 10", split=second)
        assert not any(result.hand.blackjack for result in played.results)
        assert [result.result for result in played.results] == ["push", "push"]


def test_blackjack_split_deal_both_or_hand_by_hand():
    order = {version: split_order(play("8 3 K", "9 8", version, split="8 2 J")) for version in versions()}
    assert [f"{number}:{card}" for number, card in order["live"].cards] == ["1:3", "2:2", "1:K", "2:J"]
    assert [f"{number}:{card}" for number, card in order["live-fr"].cards] == ["1:3", "1:K", "2:2", "2:J"]
    assert order["live"].step.clause == "blackjack-split-deal-both"
    assert order["live-fr"].step.clause == "blackjack-split-hand-order-french"
    assert said(order["live"].step) == "Cards dealt after the split, in their order: 3 2 K J."
    assert code_of(split_order, play("10 9", "9 8")) == "bj-not-split"


@pytest.mark.parametrize(
    ("player", "more"),
    [("10 2 5", {}), ("6 5 9", {"doubled": True}), ("8 10", {"split": "8 9"})],
)
def test_blackjack_hole_card_peek_ends_the_round(player, more):
    assert code_of(play, player, "A K", **more) == "bj-play-after-check"
    assert play(player, "K A", **more).results[0].result == "lose"  # no check under a ten
    assert play(player, "A 8", **more).dealer.total == 19


@pytest.mark.parametrize(
    ("player", "dealer", "more", "code"),
    [
        ("10", "9 8", {}, "bj-hand-too-short"),
        ("10 9", "9", {}, "bj-dealer-too-few"),
        ("10 9", "A", {}, "bj-dealer-too-few"),
        ("6 5", "9 8", {"doubled": True}, "bj-doubled-count"),
        ("8 3 K", "9 8", {"split": "8"}, "bj-hand-too-short"),
        ("8 3 K", "9 8", {"split": "8 2 5", "split_doubled": True}, "bj-double-split"),
        ("A 3", "9 8", {"split": "A 2", "doubled": True, "version": "live-fr"}, "bj-double-split-ace"),
        ("A♠ A♠ A♠ A♠", "A♠ A♠ A♠ A♠ A♠", {}, "shoe-exceeded"),
    ],
)
def test_rounds_that_cannot_come_about(player, dealer, more, code):
    assert code_of(play, player, dealer, **more) == code


# --- the table


@pytest.mark.parametrize("seats", range(1, 8))
def test_blackjack_deal_order(seats):
    order = deal_order(seats)
    players = [(seat, True) for seat in range(1, seats + 1)]
    assert [(card.seat, card.face_up) for card in order.cards] == [
        *players,
        (None, True),
        *players,
        (None, False),
    ]
    clauses = [step.clause for step in order.steps]
    expected = ["deal-1-players"] * seats + ["deal-2-dealer-up"]
    expected += ["deal-3-players"] * seats + ["deal-4-dealer-down"]
    assert clauses == [f"blackjack-{clause}" for clause in expected]
    assert said(order.steps[seats]) == "The dealer: the open card, face up."
    assert said(order.steps[-1]) == "The dealer: the hole card, face down."
    assert said(order.steps[-2]) == f"Seat {seats}: card 2, face up."
    assert pickup_order(seats).seats == tuple(range(seats, 0, -1))


def test_blackjack_pickup_dealer_cards_first():
    pickup = pickup_order([2, 5])
    assert pickup.step.clause == "blackjack-pickup-dealer-cards-first"
    assert "in this order: 5 2." in said(pickup.step)


@pytest.mark.parametrize(
    "seats", [0, 8, -1, 10**400, True, None, 2.0, "", [], [0], [8], [2, 1], [1, 1], ["1"], [True], {}]
)
def test_seats_that_no_table_has(seats):
    assert code_of(deal_order, seats) == "bj-seats-invalid"
    assert code_of(pickup_order, seats) == "bj-seats-invalid"


def test_deal_an_opening():
    opening = deal_opening("5 A K  9 6 J", 2)
    assert {seat: held.total for seat, held in opening.hands.items()} == {1: 14, 2: 17}
    assert [str(card) for card in opening.dealer] == ["K", "J"]
    assert code_of(deal_opening, "5 A K 9 6", 2) == "bj-deal-count"


def test_blackjack_cut_card_four_decks():
    plan = shoe()
    assert (plan.decks, plan.cards, plan.behind, plan.before) == (8, 416, 208, 208)
    assert plan.step.clause == "blackjack-cut-card-four-decks"
    assert said(plan.step).startswith("Decks: 8; cards: 416. The cut card lies 208 cards from the back")
    assert shoe(decks=6).before == 104
    assert [is_last_round(dealt) for dealt in (0, 208, 209, 416)] == [False, False, True, True]
    assert [is_last_round(dealt, decks=6) for dealt in (104, 105)] == [False, True]
    assert code_of(shoe, "live", 4) == "bj-cut-place"  # nothing would lie in front of it
    assert code_of(shoe, "live", 8, 100) == "bj-cut-place"
    assert code_of(shoe, "live", 0) == "decks-invalid"


@pytest.mark.parametrize("dealt", [-1, 417, True, "208", None])
def test_cards_that_no_shoe_has_dealt(dealt):
    with pytest.raises(RulesError, match="between 0 and 416"):
        is_last_round(dealt)


def test_blackjack_cut_french():
    assert code_of(shoe, "live-fr") == "bj-cut-place"
    assert shoe("live-fr", behind=52).step.clause == "blackjack-cut-french"
    assert is_last_round(365, "live-fr", behind=52)
    assert (shoe("live-fr", behind=0).before, shoe("live-fr", behind=415).before) == (416, 1)
    with pytest.raises(RulesError, match="from 0 to 415 of them"):
        shoe("live-fr", behind=416)
    for behind in (-1, 416, "52", True):
        assert code_of(shoe, "live-fr", behind=behind) == "bj-cut-place"


def test_blackjack_burn():
    french = {
        each: burned_cards(each, "live-fr") for each in ("shuffle", "error", "new-dealer", "discretion")
    }
    assert [burn.cards for burn in french.values()] == [6, 3, None, None]
    assert [burn.step.clause.removeprefix("blackjack-burn-") for burn in french.values()] == [
        "after-shuffle",
        "game-error",
        "new-dealer",
        "discretion",
    ]
    assert [said(burn.step) for burn in french.values()][1:3] == [
        "Cards burned: 3.",
        "The casino may have one or more cards burned.",
    ]
    assert {burned_cards(each).cards for each in french} == {0}
    assert said(burned_cards("error").step) == "No card is burned."
    for wrong in ("lunch", None, ["shuffle"]):
        assert code_of(burned_cards, wrong) == "bj-occasion-unknown"


def test_blackjack_one_hand_per_account_french():
    assert said(hand_limit("live-fr").step).endswith("at most 1.")
    limits = {version: (hand_limit(version).hands, hand_limit(version).step.clause) for version in versions()}
    assert limits == {
        "live": (7, "blackjack-table-seats"),
        "live-fr": (1, "blackjack-one-hand-per-account-french"),
    }


@pytest.mark.parametrize(
    ("moment", "allowed", "clause"),
    [
        ("open", {"place", "raise", "lower", "withdraw"}, "blackjack-bet-before-deal"),
        ("over", set(), "blackjack-no-late-bets"),
        ("dealt", {"split", "double", "insurance"}, "blackjack-no-bet-change"),
        ("confirmed", {"split", "double", "insurance"}, "blackjack-bets-locked"),
    ],
)
def test_blackjack_no_bet_change(moment, allowed, clause):
    for change in ("place", "raise", "lower", "withdraw", "split", "double", "insurance"):
        answer = bet_change(moment, change)
        assert (answer.allowed, answer.step.clause) == (change in allowed, clause)
        assert (answer.moment, answer.change) == (moment, change)
        assert said(answer.step)


def test_blackjack_bets_say_why_they_stay():
    codes = [bet_change(moment, "raise").step.code for moment in ("open", "over", "dealt", "confirmed")]
    assert codes == ["bj-bets-open", "bj-bets-over", "bj-bets-fixed", "bj-bets-locked"]
    codes = [bet_change(moment, "split").step.code for moment in ("open", "over", "dealt", "confirmed")]
    assert codes == ["bj-bets-wait", "bj-bets-wait", "bj-bets-added", "bj-bets-added"]


def test_moments_and_changes_that_there_are_not():
    assert code_of(bet_change, "later", "place") == "bj-moment-unknown"
    assert code_of(bet_change, ["open"], "place") == "bj-moment-unknown"
    assert code_of(bet_change, "open", "surrender") == "bj-change-unknown"
    for wrong, known in (
        (lambda: bet_change("later", "place"), "open, over, dealt, confirmed"),
        (lambda: bet_change("open", "fold"), "place, raise, lower, withdraw, split, double, insurance"),
        (lambda: burned_cards("lunch"), "shuffle, error, new-dealer, discretion"),
    ):
        with pytest.raises(RulesError, match=known):
            wrong()
    assert code_of(bet_change, "open", "place", "live-en") == "version-unknown"
