"""The bad beat jackpot and the side jackpot."""

from fractions import Fraction

import pytest

from rules_core.errors import RulesError
from rules_core.odds import read_amount
from rules_core.poker import (
    SideJackpot,
    Terms,
    bad_beat,
    close_day,
    contribution,
    end_of_day,
    showdown,
    side_prize,
)
from rules_core.sentences import SENTENCES

BEAT = ["J♠ J♥ 10♠ 10♥ 2♦"]
TERMS = Terms({"holdem": "10♠ 10♥ 10♦ 10♣ 2♠"}, 4, "40%", "20%", "20%", guaranteed=1000, fee="0,5")


def said(steps):
    return [SENTENCES[step.code].english(step.fields) for step in steps]


def paid(hands, board=BEAT, terms=TERMS, jackpot=10000, **options):
    result = bad_beat(terms, jackpot, showdown("holdem", hands, board), **options)
    assert all("{" not in text for text in said(result.steps))
    return result


def test_jackpot_bad_beat_shares():
    result = paid(["10♦ 10♣", "J♦ J♣", None, "A♠ A♥"])
    assert (result.paid, result.losers, result.winners) == (True, (1,), (2,))
    assert result.amounts == {1: 4000, 2: 2000, 3: 1000, 4: 1000}
    assert result.jackpot == 2000
    assert [step.clause for step in result.steps] == [
        "jackpot-bad-beat-trigger",
        "jackpot-bad-beat-losing-hand-share",
        "jackpot-bad-beat-winning-hand-share",
        "jackpot-bad-beat-others-share",
        "jackpot-bad-beat-others-share",
        "jackpot-bad-beat-remainder",
    ]


def test_jackpot_bad_beat_remainder():
    """The new jackpot is what is left, or the guaranteed sum where that is more."""
    hands = ["10♦ 10♣", "J♦ J♣", None, None]
    assert paid(hands, jackpot=5000).jackpot == 1000
    assert paid(hands, jackpot=4000).jackpot == 1000
    assert paid(hands, jackpot=6000).jackpot == 1200


STRONG = ["10♦ 10♣", "J♦ J♣", None, None]


@pytest.mark.parametrize(
    ("hands", "board", "options", "code", "clause"),
    [
        (STRONG, BEAT, {"tournament": True}, "jackpot-no-tournament", "scope"),
        (STRONG[:3], BEAT, {}, "jackpot-few-players", "minimum-players"),
        (STRONG, BEAT, {"refused": True}, "jackpot-refused", "disclosure-forfeit"),
        (["10♦ 10♣", "J♦ K♣", None, None], BEAT, {}, "jackpot-no-bad-beat", "two-qualifying-hands"),
        (["10♦ 10♣", None, None, None], BEAT, {}, "jackpot-no-bad-beat", "two-qualifying-hands"),
        (  # equal hands: nobody lost
            ["A♦ 9♣", "A♥ 8♣", None, None],
            ["K♠ K♥ K♦ K♣ 2♠"],
            {},
            "jackpot-no-bad-beat",
            "two-qualifying-hands",
        ),
    ],
)
def test_jackpot_is_not_paid(hands, board, options, code, clause):
    result = paid(hands, board, **options)
    assert (result.paid, result.jackpot, result.steps[0].code) == (False, 10000, code)
    assert result.steps[0].clause == f"jackpot-bad-beat-{clause}"
    assert set(result.amounts.values()) == {0}
    assert list(result.amounts) == list(range(1, len(hands) + 1))


def test_the_least_hand_itself_counts():
    for least, counts in (("10♠ 10♥ 10♦ 10♣ J♠", True), ("10♠ 10♥ 10♦ 10♣ Q♠", False)):
        terms = Terms({"holdem": least}, 2, "40%", "20%", "20%", 0, 1)
        assert paid(["10♦ 10♣", "J♦ J♣"], terms=terms).paid == counts


def test_jackpot_bad_beat_criteria_by_game():
    other = Terms({"omaha": "A♠ K♠ Q♠ J♠ 10♠"}, 2, "40%", "20%", "20%", 0, 1)
    step = paid(["10♦ 10♣", "J♦ J♣"], terms=other).steps[0]
    assert (step.code, step.clause) == ("jackpot-not-here", "jackpot-bad-beat-criteria-by-game")


def test_jackpot_bad_beat_two_best_hands():
    """Three hands that count: the two best are the trigger, the third player is one of the others."""
    terms = Terms({"holdem": "2♠ 2♥ 2♦ 3♠ 3♥"}, 2, "40%", "20%", "20%", 0, 1)
    result = paid(["10♦ 10♣", "J♦ J♣", "2♥ 2♠"], ["J♠ J♥ 10♠ 10♥ 2♦"], terms=terms)
    assert (result.losers, result.winners) == ((1,), (2,))
    assert result.amounts == {1: 4000, 2: 2000, 3: 2000}


def test_jackpot_bad_beat_equal_hands_share():
    """Two equal losing hands share their part, and one share of the others' part between them."""
    terms = Terms({"holdem": "2♠ 2♥ 2♦ 3♠ 3♥"}, 2, "40%", "20%", "30%", 0, 1)
    board = ["K♠ K♥ Q♠ Q♥ 2♦"]
    result = paid(["K♦ A♣", "Q♦ A♠", "Q♣ A♥", None, None], board, terms=terms)
    assert (result.winners, result.losers) == ((1,), (2, 3))
    assert result.amounts == {1: 2000, 2: 2500, 3: 2500, 4: 1000, 5: 1000}
    assert result.jackpot == 1000
    clauses = [step.clause.removeprefix("jackpot-bad-beat-") for step in result.steps]
    assert clauses == [
        "trigger",
        "winning-hand-share",
        "equal-hands-share",
        "equal-hands-share",
        "others-share",
        "others-share",
        "remainder",
    ]
    winners = paid(["Q♦ 3♣", "K♦ A♣", "K♣ A♥", None], board, terms=terms)
    assert (winners.winners, winners.losers) == ((2, 3), (1,))
    assert winners.amounts == {1: 4000, 2: 1000 + 750, 3: 1000 + 750, 4: 1500}


def test_nobody_else_took_part():
    terms = Terms({"holdem": "2♠ 2♥ 2♦ 3♠ 3♥"}, 2, "40%", "20%", "40%", 0, 1)
    result = paid(["10♦ 10♣", "J♦ J♣"], terms=terms)
    assert (result.amounts, result.jackpot) == ({1: 4000, 2: 2000}, 4000)


def test_jackpot_in_a_game_with_two_rows():
    terms = Terms({"double-flop": "2♠ 2♥ 2♦ 3♠ 3♥"}, 2, "40%", "20%", "0%", 0, 1)
    rows = ["K♠ 9♥ 8♠ 4♥ 3♦", "J♠ J♥ 10♠ 10♥ 2♦"]
    for boards in (rows, rows[::-1]):
        result = bad_beat(terms, 100, showdown("double-flop", ["10♦ 10♣", "J♦ J♣"], boards))
        assert (result.losers, result.winners) == ((1,), (2,))
    low = bad_beat(terms, 100, showdown("double-flop", ["10♦ 10♣", "J♦ J♣"], rows, "low"))
    assert not low.paid


def test_of_two_rows_with_the_same_best_hand_the_second_best_decides():
    terms = Terms({"double-flop": "A♠ 2♥ 3♦ 4♠ 5♥"}, 2, "40%", "20%", "0%", 0, 1)
    rows = ["5♠ 6♠ 7♥ 9♦ K♣", "5♥ 6♦ 7♣ 8♣ Q♠"]
    for boards in (rows, rows[::-1]):
        result = bad_beat(terms, 100, showdown("double-flop", ["9♠ 5♦", "8♥ 4♣"], boards))
        assert (result.losers, result.winners) == ((2,), (1,))


def test_a_jackpot_may_ask_for_no_number_of_players():
    terms = Terms({"holdem": "2♠ 2♥ 2♦ 3♠ 3♥"}, 0, "40%", "20%", "40%", 0, 1)
    assert paid(["10♦ 10♣", "J♦ J♣"], terms=terms).paid


def test_jackpot_bad_beat_fee_conditions():
    amounts = [contribution(TERMS, *round_).amount for round_ in ((4, 2), (12, 4), (3, 2), (4, 1), (0, 0))]
    assert amounts == [Fraction(1, 2), Fraction(1, 2), 0, 0, 0]
    assert contribution(TERMS, 4, 2).step.clause == "jackpot-bad-beat-fee-per-round"
    assert said([contribution(TERMS, 4, 2).step]) == ["The round adds 1/2 to the jackpot."]
    step = contribution(TERMS, 4, 1).step
    assert (step.code, step.clause) == ("jackpot-no-contribution", "jackpot-bad-beat-fee-conditions")
    assert contribution(TERMS, 4, 1).step.fields == {"players": 4, "round": 2}


def test_jackpot_bad_beat_accumulation():
    assert end_of_day("1 000", [Fraction(1, 2), 0, 1]) == Fraction(2003, 2)
    assert end_of_day(0, []) == 0


@pytest.mark.parametrize(
    ("kind", "prize", "fee", "amount"),
    [("fixed", 500, 0, 500), ("odds", "100:1", "2,5", 250), ("progressive", "1234,5", 1, Fraction(2469, 2))],
)
def test_jackpot_side_prize_types(kind, prize, fee, amount):
    side = SideJackpot(frozenset({"royal-flush", "17"}), kind, prize, fee)
    won = side_prize(side, "17")
    assert (won.won, won.amount, won.step.clause) == (True, amount, "jackpot-side-prize-types")
    lost = side_prize(side, "18")
    assert (lost.won, lost.amount, lost.step.clause) == (False, 0, "jackpot-side-trigger")
    out = side_prize(side, "17", takes_part=False)
    assert (out.won, out.amount, out.step.clause) == (False, 0, "jackpot-side-extra-game")
    assert said([won.step, lost.step, out.step]) == [
        f"The result wins the side jackpot: {amount}.",
        f"The result does not win the side jackpot; its fee was {read_amount(fee)}.",
        f"The player did not take part in the side jackpot; its fee is {read_amount(fee)}.",
    ]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: side_prize(SideJackpot(frozenset(), "raffle", 1), "17"), "jackpot-kind-unknown"),
        (lambda: side_prize(SideJackpot(frozenset(), "odds", "9:1"), "17"), "jackpot-odds-need-fee"),
        (lambda: side_prize(SideJackpot(frozenset(), "odds", "9", 1), "17"), "odds-unreadable"),
        (lambda: side_prize(SideJackpot(frozenset(), "fixed", -9), "17"), "stake-not-positive"),
        (lambda: paid(STRONG, terms=Terms(TERMS.least_hands, "2", 0, 0, 0, 0, 1)), "poker-customers-invalid"),
        (lambda: paid(STRONG, terms=Terms(TERMS.least_hands, -1, 0, 0, 0, 0, 1)), "poker-customers-invalid"),
        (lambda: contribution(TERMS, 13, 2), "poker-customers-invalid"),
        (lambda: contribution(TERMS, 4, -2), "poker-rounds-invalid"),
        (lambda: end_of_day(10, 5), "poker-list-needed"),
        (lambda: paid(["10♦ 10♣"], terms=Terms({}, 2, "50%", "40%", "11%", 0, 1)), "jackpot-shares-too-high"),
        (lambda: paid(["10♦ 10♣"], terms=Terms({"holdem": "10♠"}, 2, 0, 0, 0, 0, 1)), "poker-hand-size"),
        (lambda: paid(["10♦ 10♣"], terms=Terms({}, 2, 2, 0, 0, 0, 1)), "poker-share-invalid"),
        (lambda: paid(["10♦ 10♣"], jackpot="lots"), "amount-unreadable"),
    ],
)
def test_what_is_no_jackpot(call, code):
    with pytest.raises(RulesError) as caught:
        call()
    assert caught.value.code == code


def test_the_end_of_a_day_says_what_was_added():
    grown = close_day("1 000", [Fraction(1, 2), 0, 1])
    assert grown.amount == end_of_day("1 000", [Fraction(1, 2), 0, 1])
    assert said([grown.step]) == [
        "The day's contributions, 3/2, are added to the jackpot, which is now 2003/2."
    ]
