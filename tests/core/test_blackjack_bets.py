"""Blackjack by clause: bets and what comes back."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.blackjack import bets, dealer_decision, hand, insurance_amount, moves, play, settle, versions
from rules_core.cards import full_deck
from rules_core.errors import RulesError
from rules_core.sentences import SENTENCES
from tests.core.blackjack_helpers import code_of, said


def back(played, bet=10, **more):
    """What comes back of each bet."""
    return {each.bet: str(each.returned) for each in settle(played, bet, **more).bets}


@pytest.mark.parametrize(
    ("player", "dealer", "returned", "clause"),
    [
        ("10 9", "10 8", "20", "blackjack-payout-win"),
        ("A K", "10 8", "25", "blackjack-payout-blackjack"),
        ("A K", "7 7", "25", "blackjack-payout-blackjack"),
        ("10 7", "10 7", "10", "blackjack-push-equal"),
        ("A K", "A Q", "10", "blackjack-push-both-blackjack"),
        ("10 7", "10 8", "0", "blackjack-lose-otherwise"),
        ("7 7 7", "10 A", "0", "blackjack-dealer-blackjack-beats-21"),
        ("10 6 6", "10 8", "0", "blackjack-bust-loses"),
    ],
)
@pytest.mark.parametrize("version", versions())
def test_blackjack_payouts(player, dealer, returned, clause, version):
    settled = settle(play(player, dealer, version), 10)
    assert [(str(bet.returned), bet.clause) for bet in settled.bets] == [(returned, clause)]
    assert all(said(step) for step in settled.steps)


@pytest.mark.parametrize(
    ("stake", "net"), [("5", "15/2"), ("0.10", "3/20"), ("1/3", "1/2"), ("12,5", "75/4")]
)
def test_blackjack_payout_blackjack_is_exact(stake, net):
    assert settle(play("A K", "9 8"), stake).bets[0].net == Fraction(net)


def test_bets_of_each_version():
    assert bets("live") == ("initial", "double", "split", "insurance")
    assert bets("live-fr") == ("initial", "double", "split", "split-double", "insurance")
    assert all(f"bet-blackjack-{bet}" in SENTENCES for bet in bets("live-fr"))


# --- insurance


@pytest.mark.parametrize(
    ("bet", "version", "unit", "most"),
    [
        ("10", "live", None, "5"),
        ("25", "live", None, "25/2"),
        ("25", "live", "5", "25/2"),
        ("25", "live-fr", None, "25/2"),
        ("25", "live-fr", "5", "15"),
        ("25", "live-fr", "1", "13"),
        ("20", "live-fr", "5", "10"),
        ("0.15", "live-fr", "0.05", "0.10"),
    ],
)
def test_blackjack_insurance_half_and_french(bet, version, unit, most):
    amount = insurance_amount(bet, version, unit)
    assert amount.bet == Fraction(str(bet))
    clause = f"blackjack-insurance-{'half' if version == 'live' else 'french'}"
    assert (amount.most, amount.exact, amount.step.clause) == (Fraction(most), version == "live", clause)
    assert said(amount.step)


@pytest.mark.parametrize(
    ("player", "dealer", "expected"),
    [
        ("10 9", "A K", {"initial": "0", "insurance": "15"}),
        ("A K", "A Q", {"initial": "10", "insurance": "15"}),
        ("10 9", "A 7", {"initial": "20", "insurance": "0"}),
        ("A K", "A 7", {"initial": "25", "insurance": "0"}),
        ("10 7", "A 2 5", {"initial": "0", "insurance": "0"}),
    ],
)
def test_blackjack_insurance_outcome(player, dealer, expected):
    assert back(play(player, dealer), insurance=5) == expected


@pytest.mark.parametrize(
    ("player", "dealer", "clause", "text"),
    [
        ("10 9", "A K", "payout", "bet-blackjack-insurance, 5: it pays 2:1, wins 10, and 15 comes back."),
        (
            "A K",
            "A Q",
            "both-blackjack",
            "bet-blackjack-insurance, 5: it pays 2:1, wins 10, and 15 comes back.",
        ),
        ("A K", "A 7", "outcome", "bet-blackjack-insurance, 5: it is lost."),
        ("10 9", "A 7", "outcome", "bet-blackjack-insurance, 5: it is lost."),
    ],
)
def test_blackjack_insurance_both_blackjack_and_alone(player, dealer, clause, text):
    settled = settle(play(player, dealer), 10, insurance="5")
    assert settled.bets[1].clause == settled.steps[1].clause == f"blackjack-insurance-{clause}"
    assert said(settled.steps[1]) == text


def test_insurance_of_a_blackjack_is_even_money():
    for dealer in ("A Q", "A 7"):
        assert sum(bet.net for bet in settle(play("A K", dealer), 10, insurance=5).bets) == 10


def test_blackjack_insurance_says_what_it_may_be():
    texts = [
        said(insurance_amount("25", *more).step) for more in (["live"], ["live-fr", "12.5"], ["live-fr", "5"])
    ]
    assert texts == [
        "Insurance of a bet of 25 is exactly 25/2.",
        "Insurance of a bet of 25 is at most 25/2.",
        "Insurance of a bet of 25 is at most 15, since half of it, 25/2, cannot be bet.",
    ]


@pytest.mark.parametrize(
    ("dealer", "version", "more", "code"),
    [
        ("10 A", "live", {"insurance": 5}, "bj-insurance-not-offered"),
        ("A 9", "live", {"insurance": 4}, "bj-insurance-wrong"),
        ("A 9", "live", {"insurance": 6}, "bj-insurance-wrong"),
        ("A 9", "live-fr", {"insurance": 6}, "bj-insurance-too-high"),
        ("A 9", "live-fr", {"insurance": 6, "unit": 5}, "bj-insurance-too-high"),
        ("A 9", "live-fr", {"insurance": 4, "unit": 5}, "bj-insurance-unit"),
        ("A 9", "live", {"insurance": 0}, "stake-not-positive"),
        ("A 9", "live", {"insurance": "five"}, "amount-unreadable"),
        ("A 9", "live-fr", {"insurance": 5, "unit": 0}, "stake-not-positive"),
        ("A 9", "live", {"insurance": 5, "unit": "x"}, "amount-unreadable"),
        ("A 9", "live", {"double": 5}, "bj-not-doubled"),
        ("A 9", "live", {"split_double": 5}, "bj-not-doubled"),
    ],
)
def test_wrong_bets(dealer, version, more, code):
    assert code_of(settle, play("10 9", dealer, version), 10, **more) == code


def test_blackjack_insurance_is_offered_against_the_open_card_only():
    with pytest.raises(RulesError, match="the dealer's open card is K"):
        settle(play("10 9", "K A"), 10, insurance=5)


def test_blackjack_insurance_french_may_be_less_or_rounded_up():
    assert back(play("10 9", "A K", "live-fr"), insurance=3) == {"initial": "0", "insurance": "9"}
    assert back(play("10 9", "A K", "live-fr"), 25, insurance=15, unit=5)["insurance"] == "45"


def test_a_settlement_knows_its_round():
    round_ = play("10 9", "10 7")
    assert settle(round_, 10).round is round_


# --- doubling and splitting


@pytest.mark.parametrize(
    ("double", "expected"),
    [(None, {"initial": "20", "double": "20"}), ("4", {"initial": "20", "double": "8"})],
)
def test_blackjack_double_also_for_less(double, expected):
    assert back(play("6 5 9", "10 8", doubled=True), double=double) == expected


def test_blackjack_double_is_not_above_the_original_bet():
    doubled = play("6 5 9", "10 8", doubled=True)
    assert code_of(settle, doubled, 10, double=11) == "bj-double-too-high"
    assert code_of(settle, doubled, 0) == "stake-not-positive"


@pytest.mark.parametrize(
    ("player", "dealer", "live", "french"),
    [
        ("6 5 9", "10 A", ("0", "0"), ("0", "10")),
        ("6 5 K", "10 A", ("0", "0"), ("0", "10")),  # 21 is no blackjack
        ("10 2 K", "10 A", ("0", "0"), ("0", "0")),  # a bust hand has lost before
        ("6 5 2", "10 9", ("0", "0"), ("0", "0")),
        ("6 5 8", "10 9", ("10", "10"), ("10", "10")),
    ],
)
def test_blackjack_original_bets_only_french(player, dealer, live, french):
    for version, expected in (("live", live), ("live-fr", french)):
        returned = back(play(player, dealer, version, doubled=True))
        assert (returned["initial"], returned["double"]) == expected
    french_rule = settle(play("6 5 9", "10 A", "live-fr", doubled=True), 10).bets[1]
    assert french_rule.clause == "blackjack-original-bets-only-french"


def test_blackjack_split_bets_against_a_blackjack_under_a_ten():
    expected = {"initial": "0", "double": "10", "split": "0", "split-double": "4"}
    played = play("8 3 K", "10 A", "live-fr", split="8 2 5", doubled=True, split_doubled=True)
    assert back(played, split_double="4") == expected
    assert back(play("8 3 K", "10 A", split="8 2 5")) == {"initial": "0", "split": "0"}


def test_blackjack_split_hands_are_paid_one_by_one():
    assert back(play("8 3 K", "9 8", split="8 2 5")) == {"initial": "20", "split": "0"}
    assert back(play("A K", "9 8", split="A 6")) == {"initial": "20", "split": "10"}  # 1:1, not 3:2


def played_out(random, version):
    """A round in which a player does at random what the rules allow, and whether insurance was allowed."""
    shoe = random.sample(full_deck() * 8, 80)
    first, dealer = [shoe.pop(), shoe.pop()], [shoe.pop(), shoe.pop()]
    insurable = "insurance" in moves(first, dealer[:1], version).allowed
    hands, doubled = [first], [False]
    checked = insurable and hand(dealer).blackjack
    while not checked:
        split = len(hands) > 1
        states = [
            moves(cards, dealer[:1], version, split=split, doubled=twice, checked=True)
            for cards, twice in zip(hands, doubled, strict=True)
        ]
        place = next((place for place, may in enumerate(states) if may.automatic != "stand"), None)
        if place is None:
            break
        action = states[place].automatic or random.choice(states[place].allowed)
        if action in ("hit", "card"):
            hands[place].append(shoe.pop())
        elif action == "double":
            doubled[place] = True
        elif action == "split":
            hands, doubled = [[card] for card in first], [False, False]
        elif place + 1 < len(hands) and len(hands[1]) == 1:  # stands; the second hand still gets its card
            hands[1].append(shoe.pop())
        else:
            break
    whole = len(hands) == 1  # 21 in two cards is no blackjack after a split
    needed = any(not (held.bust or (whole and held.blackjack)) for held in map(hand, hands))
    while needed and dealer_decision(dealer, version).draws:
        dealer.append(shoe.pop())
    second = hands[1] if len(hands) > 1 else None
    flags = {"doubled": doubled[0], "split_doubled": doubled[-1] and second is not None}
    return play(hands[0], dealer, version, split=second, **flags), insurable


@given(
    st.randoms(use_true_random=False),
    st.sampled_from(versions()),
    st.fractions(min_value=Fraction(1, 100), max_value=1000),
)
def test_what_is_allowed_makes_a_round_and_no_bet_returns_more_than_its_best_price(random, version, stake):
    played, insurable = played_out(random, version)
    settled = settle(played, stake, insurance=stake / 2 if insurable else None)
    for bet in settled.bets:
        assert 0 <= bet.returned <= bet.stake * {"initial": Fraction(5, 2), "insurance": 3}.get(bet.bet, 2)
        assert bet.result == ("win" if bet.net > 0 else "push" if bet.net == 0 else "lose")
        assert bet.bet in bets(version)
    assert all(said(step) for step in (*played.steps, *settled.steps))
