"""The drawing rules, the course of a round and its settlement, by clause."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.baccarat import (
    AREAS,
    banker_decision,
    bet_limit,
    deal,
    draw_rows,
    hand,
    is_last_round,
    player_decision,
    rules,
    settle,
    shoe,
)
from rules_core.cards import Card, Rank, full_deck
from rules_core.errors import RulesError

# The drawing table as books print it: the Banker's count, then D(raw) or S(tand) for a third card 0 … 9.
BOOK = {
    0: "DDDDDDDDDD",
    1: "DDDDDDDDDD",
    2: "DDDDDDDDDD",
    3: "DDDDDDDDSD",
    4: "SSDDDDDDSS",
    5: "SSSSDDDDSS",
    6: "SSSSSSDDSS",
    7: "SSSSSSSSSS",
}
decks = st.lists(st.sampled_from(full_deck()), min_size=6, max_size=6)


def whole_coup(cards):
    """The round that begins with these cards: as many of them as the rules call for."""
    for length in (4, 5, 6):
        try:
            return deal(cards[:length])
        except RulesError as error:
            assert error.code in ("player-card-missing", "banker-card-missing", "banker-card-missing-on")
    raise AssertionError("no round takes more than six cards")


@pytest.mark.parametrize("total", BOOK)
def test_baccarat_banker_third_rule(total):
    said = "".join("SD"[banker_decision(total, third).draws] for third in range(10))
    assert said == BOOK[total]


def test_baccarat_banker_when_player_stands():
    assert [banker_decision(total).draws for total in range(8)] == [True] * 6 + [False] * 2


def test_baccarat_player_draws_and_stands():
    assert [player_decision(total).draws for total in range(8)] == [True] * 6 + [False] * 2


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("A 2 4", 7),
        ("A 2 9", 2),
        ("10 J", 0),
        ("Q K", 0),
        ("9 9", 8),
        ("9 9 9", 7),
        ("5", 5),
        ("3 4", 7),
        ("6 8", 4),
    ],
)
def test_baccarat_point_count_sum(cards, total):
    assert hand(cards).total == total


def test_baccarat_term_natural():
    assert hand("K 8").natural
    assert hand("4 5").natural
    assert not hand("3 4").natural
    assert not hand("2 3 4").natural


def test_baccarat_deal_order():
    coup = deal("6 2 A 5")
    assert [card.code for card in coup.player.cards] == ["6", "A"]
    assert [card.code for card in coup.banker.cards] == ["2", "5"]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("natural", ["8", "9"])
def test_baccarat_natural_ends(side, natural):
    cards = ["5", "5", "K", "K"]
    cards[side] = natural
    coup = deal(cards)
    assert len(coup.player.cards) == len(coup.banker.cards) == 2
    assert coup.winner == ("player", "banker")[side]


def test_baccarat_example_of_the_tie():
    coup = deal("5♥ 3♦ K♠ 10♣ 8♥")
    assert (coup.player.total, coup.banker.total, coup.winner) == (3, 3, "tie")
    assert [step.clause for step in coup.steps] == [
        "baccarat-deal-order",
        "baccarat-player-draws",
        "baccarat-player-third-placement",
        "baccarat-banker-total-3",
        "baccarat-bet-tie-outcome",
    ]


@pytest.mark.parametrize(
    ("cards", "code", "fields"),
    [
        ("", "cards-too-few", {"needed": 4, "count": 0}),
        ("5 3 K", "cards-too-few", {"needed": 4, "count": 3}),
        ("5 3 K 10", "player-card-missing", {"total": 5, "clause": "baccarat-player-draws"}),
        ("6 5 K 10", "banker-card-missing", {"total": 5, "clause": "baccarat-banker-when-player-stands"}),
        ("2 6 K 10 6", "banker-card-missing-on", {"third": 6, "clause": "baccarat-banker-total-6"}),
        ("8 5 K 10 2", "card-after-natural-player", {"total": 8}),
        ("5 9 K 10 2", "card-after-natural-banker", {"total": 9}),
        ("8 9 K 10 2", "card-after-natural-both", {"player_total": 8, "banker_total": 9}),
        ("6 7 K 10 2", "card-after-standing", {"player_total": 6, "banker_total": 7}),
        ("5 3 K 10 8 2", "banker-must-stand-on", {"third": 8, "clause": "baccarat-banker-total-3"}),
        ("6 5 K 10 2 2", "card-after-banker-third", {}),
        ("2 2 K 10 2 2 2", "card-after-banker-third", {}),
        ("5 3 K 1", "card-unknown", {"position": 4, "text": "1"}),
    ],
)
def test_wrong_number_of_cards(cards, code, fields):
    with pytest.raises(RulesError) as caught:
        deal(cards)
    assert caught.value.code == code
    assert fields.items() <= caught.value.fields.items()


def test_more_of_a_card_than_the_shoe_holds():
    with pytest.raises(RulesError) as caught:
        deal(["A♠"] * 9)
    assert caught.value.code == "shoe-exceeded"


@given(decks)
def test_every_round_ends_and_pays(cards):
    coup = whole_coup(cards)
    totals = coup.player.total, coup.banker.total
    assert coup.winner == (
        "tie" if totals[0] == totals[1] else "player" if totals[0] > totals[1] else "banker"
    )
    for bet in settle(coup, dict.fromkeys(AREAS, Fraction(7, 3))).bets:
        assert bet.result == ("win" if bet.bet == coup.winner else "push" if coup.winner == "tie" else "lose")
        assert 0 <= bet.returned <= bet.stake * 9


def test_baccarat_payouts():
    player, banker, tie = "9 8 K K", "8 9 K K", "9 9 K K"
    bets = {"player": 10, "banker": 10, "tie": 10}
    returned = [[bet.returned for bet in settle(deal(cards), bets).bets] for cards in (player, banker, tie)]
    assert returned == [[20, 0, 0], [0, Fraction(39, 2), 0], [10, 10, 90]]


@pytest.mark.parametrize(
    ("stake", "net"), [("25", "23.75"), ("0.10", "0.095"), ("1/3", "19/60"), ("12,5", "11.875")]
)
def test_baccarat_commission_is_exact(stake, net):
    bet = settle(deal("8 9 K K"), {"banker": stake}).bets[0]
    assert bet.net == Fraction(net)
    assert bet.commission == bet.stake / 20


@pytest.mark.parametrize(
    ("bets", "code"),
    [
        ([("pair", 1)], "bet-unknown"),
        ([("player", 1), ("player", 2)], "bet-twice"),
        ([("player", 0)], "stake-not-positive"),
        ([("player", -1)], "stake-not-positive"),
        ([("player", "1.250")], "amount-ambiguous"),
        ([("player", "ten")], "amount-unreadable"),
        ([("player", 0.95)], "amount-float"),
        ([("player", True)], "amount-unreadable"),
    ],
)
def test_wrong_bets(bets, code):
    with pytest.raises(RulesError) as caught:
        settle(deal("9 8 K K"), bets)
    assert caught.value.code == code


def test_baccarat_bet_max_three():
    assert (bet_limit().each, bet_limit().total) == (1, 3)


def test_baccarat_cut_card_position():
    assert (shoe().decks, shoe().cards, shoe().before) == (8, 416, 409)
    assert [is_last_round(dealt) for dealt in (4, 409, 410, 416)] == [False, False, True, True]


def test_a_row_draws_or_stands_on_each_count():
    for row in draw_rows():
        counts = range(10) if row.totals else range(8)
        assert sorted(row.draws + row.stands) == list(counts)


def test_draw_rows_are_the_whole_table():
    rows = {row.side: row for row in draw_rows() if not row.totals}
    assert rows["player"].draws == rows["banker-when-player-stands"].draws == (0, 1, 2, 3, 4, 5)
    assert rows["player"].stands == (6, 7)
    told = {
        (total, third): third in row.draws
        for row in draw_rows()
        for total in row.totals
        for third in range(10)
    }
    assert told == {(t, v): BOOK[t][v] == "D" for t, v in product(BOOK, range(10))}


@pytest.mark.parametrize("value", [-1, 8, 10, 10**9, True, "5", None, 2.0])
def test_counts_that_nobody_can_have(value):
    with pytest.raises(RulesError, match="point count from 0 to 7"):
        banker_decision(value, 3)
    if value is not None and value != 8:
        with pytest.raises(RulesError, match="value from 0 to 9"):
            banker_decision(3, value)


def test_rules_know_every_rank():
    assert set(rules().values) == set(Rank)
    assert hand([Card(Rank.ACE)]).total == 1
