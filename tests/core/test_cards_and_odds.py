"""Reading cards, stakes and odds."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.cards import Shoe, full_deck, read_card, read_cards
from rules_core.errors import RulesError
from rules_core.odds import Odds, read_stake


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("A♠", "As"),
        ("as", "As"),
        ("10h", "10h"),
        ("Th", "10h"),
        ("t", "10"),
        ("♥".join(["Q", ""]), "Qh"),
        ("K♥\ufe0f", "Kh"),
        ("2♡", "2h"),
        (" 7 ", "7"),
    ],
)
def test_cards_as_people_type_them(typed, card):
    assert read_card(typed).code == card


@pytest.mark.parametrize(
    "typed", ["", "1", "11", "1h", "h", "♠", "Ax", "A♠♠", "AA", "10hh", "\u0661", "²", "A" * 10**6, "\u202eA"]
)
def test_what_is_no_card(typed):
    with pytest.raises(RulesError) as caught:
        read_card(typed, 3)
    assert caught.value.code == "card-unknown"
    assert caught.value.fields["position"] == 3
    assert len(str(caught.value)) < 200


def test_every_card_reads_back():
    for card in full_deck():
        assert read_card(card.code) == read_card(str(card)) == card
    assert len(set(full_deck())) == 52


def test_rows_of_cards():
    assert [card.code for card in read_cards(" 5h,3d  K , 10s ")] == ["5h", "3d", "K", "10s"]
    assert read_cards(["5h", read_card("3d"), 9]) == read_cards("5h 3d 9")


@pytest.mark.parametrize("cards", [None, 7, 2.5, [None], [["5h"]], b"5h"])
def test_what_is_no_row_of_cards(cards):
    with pytest.raises(RulesError) as caught:
        read_cards(cards)
    assert caught.value.code == "card-unknown"


@pytest.mark.parametrize("decks", [0, -1, 1.5, True, "8", None])
def test_no_shoe_of_so_many_decks(decks):
    with pytest.raises(RulesError) as caught:
        Shoe(decks)
    assert caught.value.code == "decks-invalid"


def test_a_shoe_holds_what_it_holds():
    Shoe(1).check(read_cards("A♠ A♥ A♦ A♣"))
    for cards in ("A♠ A♠", "A A A A A", "A♠ A♥ A♦ A♣ A"):
        with pytest.raises(RulesError) as caught:
            Shoe(1).check(read_cards(cards))
        assert caught.value.code == "shoe-exceeded"


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("12.5", "12.5"),
        ("12,5", "12.5"),
        ("25/2", "12.5"),
        ("1 234,50", "1234.5"),
        ("1\u202f234\u202f567", "1234567"),
        ("1\u00a0234.5", "1234.5"),
        ("0.125", "0.125"),
        ("0,005", "0.005"),
        ("1234.500", "1234.5"),
        (" 7 ", "7"),
        ("007", "7"),
    ],
)
def test_amounts_that_can_be_read(typed, value):
    assert read_stake(typed) == Fraction(value)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("1.250", "amount-ambiguous"),
        ("12.000", "amount-ambiguous"),
        ("1.234,50", "amount-unreadable"),
        ("1,234.50", "amount-unreadable"),
        ("12 34", "amount-unreadable"),
        ("", "amount-unreadable"),
        (".5", "amount-unreadable"),
        ("5.", "amount-unreadable"),
        ("1e3", "amount-unreadable"),
        ("1/0", "amount-unreadable"),
        ("-5", "amount-unreadable"),
        ("+5", "amount-unreadable"),
        ("\u0665", "amount-unreadable"),
        ("²", "amount-unreadable"),
        ("1\n2", "amount-unreadable"),
        ("NaN", "amount-unreadable"),
        ("9" * 41, "amount-unreadable"),
        ("9" * 10**6, "amount-unreadable"),
        ("0", "stake-not-positive"),
        ("0,00", "stake-not-positive"),
    ],
)
def test_amounts_that_cannot(typed, code):
    with pytest.raises(RulesError) as caught:
        read_stake(typed)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


@given(st.text(max_size=60))
def test_any_text_is_an_amount_or_an_error(text):
    try:
        assert read_stake(text) > 0
    except RulesError as error:
        assert "\n" not in str(error)


@given(st.text(max_size=30))
def test_any_text_is_a_card_or_an_error(text):
    try:
        assert read_card(text) in {*full_deck(), *(read_card(card.rank.value) for card in full_deck())}
    except RulesError as error:
        assert "\n" not in str(error)


def test_odds():
    assert Odds.read("3:2").win_on(Fraction(5)) == Fraction(15, 2)
    assert str(Odds(1, 1).less(Fraction(1, 20))) == "19:20"
    for wrong in ("8", "8:0", "0:1", "8:1:1", "8 : 1", "-8:1", "\u0668:1", "1.5:1"):
        with pytest.raises(RulesError):
            Odds.read(wrong)
