"""Pots and side pots."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import RulesError
from rules_core.poker import (
    settle,
    showdown,
    side_pots,
    uncalled,
)
from rules_core.sentences import SENTENCES
from tests.core.test_poker_showdown import tables

BOARD = ["2♠ 3♥ 5♦ 8♣ 9♠"]


def said(steps):
    return [SENTENCES[step.code].english(step.fields) for step in steps]


def test_side_pots():
    pots = side_pots([50, 100, 200, 200, 70], folded=[5])
    assert [(pot.number, pot.amount, pot.players) for pot in pots] == [
        (1, 250, (1, 2, 3, 4)),
        (2, 170, (2, 3, 4)),
        (3, 200, (3, 4)),
    ]
    assert {pot.step.clause for pot in pots} == {"poker-no-rebuy-in-round"}
    back = side_pots([50, "100"])[1]
    assert (back.amount, back.players, back.step.code) == (50, (2,), "poker-pot-uncalled")
    assert back.step.clause == "poker-win-uncalled"
    assert [pot.players for pot in side_pots([0, 10, 10])] == [(2, 3)]


@settings(deadline=None)
@given(st.lists(st.integers(0, 50), min_size=1, max_size=9), st.data())
def test_no_chip_is_lost_and_nobody_wins_more_than_was_matched(bets, data):
    numbers = list(range(1, len(bets) + 1))
    folded = data.draw(st.lists(st.sampled_from(numbers), unique=True, max_size=len(bets)))
    try:
        pots = side_pots(bets, folded)
    except RulesError as error:
        assert error.code in {"poker-bets-none", "poker-folded-all", "poker-folded-highest"}
        return
    assert sum(pot.amount for pot in pots) == sum(bets)
    for number in numbers:
        most = sum(min(bet, bets[number - 1]) for bet in bets)
        assert sum(pot.amount for pot in pots if number in pot.players) == (0 if number in folded else most)
    assert all(set(later.players) < set(earlier.players) for earlier, later in pairwise(pots))


@settings(deadline=None)
@given(tables(form="high"), st.data())
def test_a_settled_round_pays_out_every_chip(dealt, data):
    game, own, boards, form = dealt
    bets = data.draw(st.lists(st.integers(1, 9), min_size=len(own), max_size=len(own)))
    result = showdown(game, own, boards, form)
    paid = settle(result, bets)
    assert sum(paid.won.values()) == sum(bets)
    assert set(paid.won) == set(range(1, len(own) + 1))
    assert all("{" not in text for text in said(paid.steps))
    if len(set(bets)) == 1:
        assert paid.won == result.won(sum(bets))


def test_side_pots_go_to_the_best_hand_in_each():
    result = showdown("holdem", ["A♠ A♥", "K♠ K♥", "Q♠ Q♥", None], BOARD)
    paid = settle(result, [50, 100, 100, 30])
    assert paid.won == {1: 180, 2: 100, 3: 0, 4: 0}
    assert [pot.amount for pot in paid.pots] == [180, 100]
    assert paid.steps[-1].clause == "poker-win-best-hand"
    assert said(paid.steps)[-4:] == [
        "Pot 1: 180. The hands that play for it: 1 2 3.",
        "Hand 1 gets 180.",
        "Pot 2: 100. The hands that play for it: 2 3.",
        "Hand 2 gets 100.",
    ]
    back = settle(showdown("holdem", ["A♠ A♥", "K♠ K♥"], BOARD), [50, 80])
    assert back.won == {1: 100, 2: 30}
    assert said(back.steps)[-1] == "Pot 2: 30. No other hand plays for it, so hand 2 gets it."


def test_side_pots_in_high_low_and_two_rows():
    high_low = showdown("five-card", ["As Ac Kd Kc 4s", "7c 6d 4h 3s 2c", "9c 6h 4d 3d 2d"], form="high-low")
    assert settle(high_low, [10, 20, 20]).won == {1: 15, 2: 15 + 10, 3: 10}
    tied = showdown("double-flop", ["As Kh", "Ac Kc"], ["Ah Qd Jd 3s 2h", "5h 7h 9h 10h 2c"])
    assert settle(tied, [4, 4]).won == {1: 6, 2: 2}


def test_poker_win_uncalled():
    result = uncalled([10, 30, 10, 0], winner=2)
    assert result.won == {1: 0, 2: 50, 3: 0, 4: 0}
    assert [step.clause for step in result.steps] == ["poker-win-uncalled"]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: side_pots([]), "poker-bets-none"),
        (lambda: side_pots([0, 0]), "poker-bets-none"),
        (lambda: side_pots(5), "poker-list-needed"),
        (lambda: side_pots([10, -5]), "stake-not-positive"),
        (lambda: side_pots([10, "x"]), "amount-unreadable"),
        (lambda: side_pots([10, None]), "amount-unreadable"),
        (lambda: side_pots([10, False]), "amount-unreadable"),
        (lambda: side_pots([10, 10], folded=[3]), "poker-folded-unknown"),
        (lambda: side_pots([10, 10], folded=[0]), "poker-folded-unknown"),
        (lambda: side_pots([10, 10], folded=[1, 2]), "poker-folded-all"),
        (lambda: side_pots([10, 20], folded=[2]), "poker-folded-highest"),
        (lambda: settle(showdown("holdem", ["A♠ A♥"], BOARD), [1, 2]), "poker-bets-count"),
        (lambda: uncalled([10, 20], winner=3), "poker-folded-unknown"),
        (lambda: uncalled([10, 20], winner=0), "poker-folded-unknown"),
        (lambda: uncalled([10, 20], winner="2"), "poker-folded-unknown"),
        (lambda: showdown("holdem", ["A♠ A♥"], BOARD).won("1.250"), "amount-ambiguous"),
    ],
)
def test_what_is_no_pot(call, code):
    with pytest.raises(RulesError) as caught:
        call()
    assert caught.value.code == code


@pytest.mark.parametrize("form", ["high", "low", "high-low"])
def test_a_settled_round_shows_the_hands_as_its_showdown_does(form):
    result = showdown("holdem", ["A♠ A♥", "K♠ K♥"], BOARD, form)
    shown = [step for part in result.parts for step in part.shown(form)]
    assert list(settle(result, [5, 5]).steps[: len(shown)]) == shown
    assert [step.code for step in shown].count("poker-high") == (form == "high-low")
