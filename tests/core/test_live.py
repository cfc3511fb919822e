"""The live tables: until when bets are taken, which are rejected, when they are settled, void rounds."""

from datetime import date, datetime
from fractions import Fraction

import pytest

from rules_core import baccarat, blackjack, roulette
from rules_core.errors import RulesError
from tests.core.helpers import said

CARD_GAMES = [baccarat, blackjack]


def refused(call):
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize("timer_over", [False, True])
@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("card_out", [False, True])
def test_betting_is_open_until_the_first_of_timer_call_and_card(game, timer_over, called, card_out):
    window = game.betting_window(timer_over=timer_over, called=called, card_out=card_out)
    assert window.open == (not timer_over and not called and not card_out)
    assert window.fault == (card_out and not called)


def test_the_call_comes_before_the_first_card():
    early = baccarat.betting_window(timer_over=True, card_out=True)
    assert [step.clause for step in early.steps] == [
        "baccarat-no-late-bets",
        "baccarat-no-more-bets-call",
        "baccarat-no-more-bets-first-card",
    ]
    assert said(early.steps)[-1].startswith("The first card left the shoe too early")
    in_order = baccarat.betting_window(called=True, card_out=True)
    assert [step.code for step in in_order.steps] == ["live-over", "live-called", "live-card-after"]


def test_roulette_has_no_first_card():
    assert [step.code for step in roulette.betting_window(called=True).steps] == ["live-over", "live-called"]
    assert [step.code for step in roulette.betting_window().steps] == ["betting-open"]


@pytest.mark.parametrize("game", [baccarat, blackjack, roulette])
@pytest.mark.parametrize(("stake", "taken"), [(4, False), (5, True), (100, True), (101, False)])
def test_a_bet_keeps_to_the_limits(game, stake, taken):
    check = game.check_bet(stake, 5, 100)
    assert (check.taken, check.reasons) == (taken, () if taken else ("limits",))


@pytest.mark.parametrize("game", [baccarat, blackjack, roulette])
def test_all_reasons_are_told(game):
    check = game.check_bet(1, 5, 100, in_time=False, server=False)
    assert check.reasons == ("late", "limits", "server")
    assert {step.clause for step in check.steps} == {f"{game.__name__.split('.')[-1]}-bet-rejection"}


@pytest.mark.parametrize(("funds", "taken"), [(0, False), ("9.99", False), (10, True), (None, True)])
def test_blackjack_bets_come_out_of_the_funds(funds, taken):
    check = blackjack.check_bet(10, 5, 100, funds=funds)
    assert check.taken == taken
    assert "blackjack-bet-from-funds" in {clause for step in check.steps for clause in step.clauses}


@pytest.mark.parametrize("game", [baccarat, blackjack, roulette])
def test_wrong_bets_are_errors(game):
    assert refused(lambda: game.check_bet(10, 100, 5)).code == "limits-invalid"
    assert refused(lambda: game.check_bet("ten", 5, 100)).code == "amount-unreadable"
    assert refused(lambda: game.check_bet(-1, 5, 100)).code == "stake-not-positive"


@pytest.mark.parametrize("game", CARD_GAMES)
def test_bets_are_settled_when_the_result_is_out_and_the_last_card_scanned(game):
    results = [game.settles(announced=a, scanned=s).allowed for a in (False, True) for s in (False, True)]
    assert results == [False, False, False, True]
    assert [roulette.settles(announced=a).allowed for a in (False, True)] == [False, True]


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_malfunction_voids_the_round(game):
    void = game.void_round()
    assert (void.causes, void.choices, void.steps[0].code) == (("malfunction",), (), "void-round")
    assert refused(lambda: game.void_round("failed-throw")).code == "void-cause-unknown"
    assert refused(lambda: game.void_round(version="x")).code == "version-unknown"


def test_the_french_text_knows_no_malfunction():
    assert refused(lambda: blackjack.void_round(version="live-fr")).code == "live-void-none"


def test_the_ball_runs_against_the_wheel():
    valid = [(w, b) for w in roulette.WAYS for b in roulette.WAYS if roulette.check_ways(w, b).valid]
    assert valid == [("clockwise", "anticlockwise"), ("anticlockwise", "clockwise")]
    assert refused(lambda: roulette.check_ways("up", "clockwise")).code == "roulette-way-unknown"


def test_a_record_of_a_table_is_complete():
    opened = datetime(2016, 5, 1, 18, 5)
    record = roulette.record(" Casino ", opened, "ray-h", "2,5", 100)
    assert (record.venue, record.letter, record.minimum, record.maximum) == (
        "Casino",
        "H",
        Fraction(5, 2),
        100,
    )
    assert said([record.step]) == [
        "Stored: Casino; date 2016-05-01; opening time 18:05:00; game version H; minimum stake 5/2; maximum stake 100."
    ]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"venue": "  "}, "roulette-record-venue"),
        ({"venue": None}, "roulette-record-venue"),
        ({"opened": "18:00"}, "roulette-record-time"),
        ({"opened": date(2016, 5, 1)}, "roulette-record-time"),
        ({"version": "live"}, "roulette-record-none"),
        ({"version": "ray-z"}, "version-unknown"),
        ({"minimum": 200}, "limits-invalid"),
        ({"maximum": ""}, "amount-unreadable"),
    ],
)
def test_an_incomplete_record_is_an_error(change, code):
    whole = {
        "venue": "Casino",
        "opened": datetime(2016, 5, 1),
        "version": "ray-a",
        "minimum": 2,
        "maximum": 9,
    }
    assert refused(lambda: roulette.record(**(whole | change))).code == code
