"""Blackjack by clause: hands, which of two wins, what the dealer must do."""

from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.blackjack import compare, dealer_decision, dealer_play, hand, hole_card, versions
from rules_core.cards import Card, Rank, full_deck
from rules_core.errors import RulesError
from tests.core.blackjack_helpers import code_of, said

PIPS = {rank: min(place, 10) for place, rank in enumerate(Rank, start=1)}  # in the order ace, 2 … king
ranks = st.sampled_from(list(Rank))
hands = st.lists(st.sampled_from(full_deck()), min_size=1, max_size=8)


def best_of(cards):
    """All ways to count the aces: the best total that is not over 21, or else the least; and whether soft."""
    totals = {0}
    for card in cards:
        counts = (1, 11) if card.rank is Rank.ACE else (PIPS[card.rank],)
        totals = {total + count for total, count in product(totals, counts)}
    low = min(totals)
    best = max((total for total in totals if total <= 21), default=low)
    return best, best != low


# --- hands


def test_blackjack_value_of_every_hand_of_up_to_five_cards():
    for size in range(1, 6):
        for row in combinations_with_replacement(Rank, size):
            cards = [Card(rank) for rank in row]
            valued = hand(cards)
            assert (valued.total, valued.soft) == best_of(cards)
            assert valued.bust == (valued.total > 21)
            natural = size == 2 and {PIPS[rank] for rank in row} == {1, 10}
            assert valued.blackjack == natural
            assert not hand(cards, split=True).blackjack


@given(hands, st.randoms(use_true_random=False))
def test_order_of_cards_does_not_matter(cards, random):
    mixed = list(cards)
    random.shuffle(mixed)
    one, other = hand(cards), hand(mixed)
    assert (one.total, one.soft, one.blackjack, one.bust) == (
        other.total,
        other.soft,
        other.blackjack,
        other.bust,
    )


@pytest.mark.parametrize(
    ("cards", "total", "soft"),
    [
        ("A", 11, True),
        ("A A", 12, True),
        ("A A A A A A A A A A A", 21, True),
        ("A A A A A A A A A A A A", 12, False),
        ("A 5 5", 21, True),
        ("A 5 6", 12, False),
        ("A K Q", 21, False),
        ("K Q J", 30, False),
        ("A 9 A", 21, True),
        ("A 9 A A", 12, False),
    ],
)
def test_blackjack_value_ace(cards, total, soft):
    assert (hand(cards).total, hand(cards).soft) == (total, soft)


@pytest.mark.parametrize(
    ("cards", "split", "clause", "text"),
    [
        ("10 6", False, "blackjack-term-hard-total", "10 6: hard total 16."),
        ("A 6", False, "blackjack-term-soft-total", "A 6: soft total 17; one ace counts 11."),
        ("A K", False, "blackjack-term-blackjack", "A K: blackjack."),
        ("K 6 6", False, "blackjack-bust-loses", "K 6 6: 22, which is over 21, so the hand is bust."),
        ("A K", True, "blackjack-split-aces-21", "A K: 21, but after a split that is no blackjack."),
        ("7 7 7", True, "blackjack-term-hard-total", "7 7 7: hard total 21."),
    ],
)
def test_blackjack_terms(cards, split, clause, text):
    step = hand(cards, split=split).step
    assert (step.clause, said(step)) == (clause, text)


def test_wrong_hands():
    assert code_of(hand, "") == "hand-empty"
    assert code_of(hand, "A 1") == "card-unknown"
    assert code_of(hand, ["A♠"] * 9) == "shoe-exceeded"
    assert code_of(hand, "A K", "live-en") == "version-unknown"
    assert code_of(hand, "A K", ["live"]) == "version-unknown"


# --- which hand wins


@pytest.mark.parametrize(
    ("player", "dealer", "result", "clause"),
    [
        ("10 9", "10 8", "win", "blackjack-win-higher-total"),
        ("10 8", "10 9", "lose", "blackjack-lose-otherwise"),
        ("10 2", "10 6 8", "win", "blackjack-win-dealer-bust"),
        ("10 6 6", "10 7", "lose", "blackjack-bust-loses"),
        ("10 6 6", "10 6 8", "lose", "blackjack-both-bust-loses"),
        ("10 7", "9 8", "push", "blackjack-push-equal"),
        ("7 7 7", "10 5 6", "push", "blackjack-push-equal"),
        ("A K", "10 9", "win", "blackjack-win-blackjack"),
        ("A K", "10 6 8", "win", "blackjack-win-blackjack"),
        ("A K", "7 7 7", "win", "blackjack-beats-other-21"),
        ("A K", "10 A", "push", "blackjack-push-both-blackjack"),
        ("7 7 7", "10 A", "lose", "blackjack-dealer-blackjack-beats-21"),
        ("10 9", "10 A", "lose", "blackjack-lose-otherwise"),
        ("10 6 6", "10 A", "lose", "blackjack-bust-loses"),
    ],
)
def test_blackjack_results(player, dealer, result, clause):
    compared = compare(player, dealer)
    assert (compared.result, compared.step.clause) == (result, clause)
    assert said(compared.step)


def test_blackjack_results_say_why():
    hands = [("10 6 6", "10 7"), ("10 6 6", "10 6 8"), ("A K", "7 7 7"), ("7 7 7", "A K"), ("A K", "A J")]
    assert [said(compare(*both).step) for both in hands] == [
        "10 6 6: 22, which is over 21, so the hand loses.",
        "10 6 6: 22; both hands are over 21, so the player's hand loses.",
        "A K: blackjack against 21, so the hand wins.",
        "7 7 7: 21 against the dealer's blackjack, so the hand loses.",
        "A K: blackjack against blackjack, so it is a push.",
    ]


def test_blackjack_split_21_against_blackjack_and_21():
    assert compare("A K", "A Q", split=True).result == "lose"
    assert compare("A K", "7 7 7", split=True).result == "push"


@given(hands, hands)
def test_two_hands_compare_consistently(one, other):
    opposite = {"win": "lose", "lose": "win", "push": "push"}
    there, back = compare(one, other).result, compare(other, one).result
    if hand(one).bust and hand(other).bust:
        assert there == back == "lose"
    else:
        assert there == opposite[back]


# --- the dealer


def test_blackjack_dealer_draws_to_17():
    for version, chosen in (("live", ""), ("live-fr", ""), ("live-fr", "hit-soft-17")):
        for size in (2, 3, 4):
            for row in combinations_with_replacement(Rank, size):
                cards = [Card(rank) for rank in row]
                total, soft = best_of(cards)
                expected = total < 17 or (total == 17 and soft and chosen == "hit-soft-17")
                assert dealer_decision(cards, version, chosen).draws == expected


@pytest.mark.parametrize(
    ("cards", "version", "chosen", "clause", "text"),
    [
        ("10 6", "live", "", "blackjack-dealer-draws-to-17", "The dealer has 16 and draws."),
        ("A 6", "live", "", "blackjack-dealer-draws-to-17", "The dealer has a soft 17 and stands."),
        ("A 6", "live-fr", "", "blackjack-soft-17-option-french", "The dealer has a soft 17 and stands."),
        (
            "A 6",
            "live-fr",
            ["hit-soft-17"],
            "blackjack-soft-17-option-french",
            "The dealer has a soft 17 and draws.",
        ),
        ("10 7", "live-fr", "hit-soft-17", "blackjack-dealer-draws-french", "The dealer has 17 and stands."),
        ("A 2", "live-fr", "", "blackjack-dealer-draws-french", "The dealer has a soft 13 and draws."),
        ("A 7", "live-fr", "", "blackjack-dealer-draws-french", "The dealer has a soft 18 and stands."),
        ("A J", "live", "", "blackjack-term-blackjack", "The dealer has blackjack."),
        (
            "9 6 7",
            "live",
            "",
            "blackjack-win-dealer-bust",
            "The dealer has 22, which is over 21, and is bust.",
        ),
    ],
)
def test_blackjack_dealer_reasons(cards, version, chosen, clause, text):
    step = dealer_decision(cards, version, chosen).step
    assert (step.clause, said(step)) == (clause, text)


@pytest.mark.parametrize(
    ("cards", "needed", "code", "fields"),
    [
        ("", True, "bj-dealer-too-few", {"needed": 2, "count": 0}),
        ("9", True, "bj-dealer-too-few", {"count": 1}),
        ("9", False, "bj-dealer-too-few", {"count": 1}),
        ("9 7", True, "bj-dealer-must-draw", {"total": 16, "clause": "blackjack-dealer-draws-to-17"}),
        ("A 5", True, "bj-dealer-must-draw", {"total": 16}),
        ("9 2 5", True, "bj-dealer-must-draw", {"total": 16}),
        ("9 8 2", True, "bj-dealer-must-not-draw", {"total": 17, "left": (Card(Rank.TWO),)}),
        ("A 6 2", True, "bj-dealer-must-not-draw", {"total": 17}),
        ("A K 2", True, "bj-dealer-must-not-draw", {"clause": "blackjack-term-blackjack"}),
        ("9 7 6 2", True, "bj-dealer-must-not-draw", {"clause": "blackjack-win-dealer-bust"}),
        ("9 8 2", False, "bj-dealer-must-not-draw", {"total": 17}),
        (
            "9 7 5",
            False,
            "bj-dealer-not-needed",
            {"total": 16, "clause": "blackjack-dealer-no-draw-without-effect"},
        ),
    ],
)
def test_dealer_cards_too_many_or_too_few(cards, needed, code, fields):
    with pytest.raises(RulesError) as caught:
        dealer_play(cards, needed=needed)
    assert caught.value.code == code
    assert fields.items() <= caught.value.fields.items()


def test_blackjack_dealer_no_draw_without_effect():
    assert dealer_play("A 6 4", options="hit-soft-17", version="live-fr").hand.total == 21
    stopped = dealer_play("9 7", needed=False)
    assert stopped.hand.total == 16
    assert stopped.steps[0].clause == "blackjack-dealer-no-draw-without-effect"


@pytest.mark.parametrize("version", versions())
def test_blackjack_hole_card_hidden_unless_under_an_ace(version):
    checked = {rank: hole_card([Card(rank)], version).checked for rank in Rank}
    assert [rank for rank in Rank if checked[rank]] == [Rank.ACE]
    assert hole_card("A").step.clause == "blackjack-hole-card-peek"
    assert hole_card("10♠").step.clause == "blackjack-hole-card-hidden"
    assert "is 10♠, not an ace" in said(hole_card("10♠").step)
    assert said(hole_card("A").step)
    assert code_of(hole_card, "A K") == "bj-up-card"


@given(st.lists(ranks, min_size=15, max_size=15), st.sampled_from([("live", ""), ("live-fr", "hit-soft-17")]))
def test_a_dealer_always_ends_and_only_one_way(row, house):
    cards = [Card(rank) for rank in row]
    ends = []
    for size in range(2, 16):
        try:
            ends.append(dealer_play(cards[:size], *house).hand)
        except RulesError as error:
            assert error.code in ("bj-dealer-must-draw", "bj-dealer-must-not-draw", "shoe-exceeded")
    assert len(ends) <= 1
    assert all(end.total >= 17 for end in ends)
