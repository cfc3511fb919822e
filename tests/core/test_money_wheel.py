"""The money wheel by clause: symbols and sectors, payouts, draws that do not count."""

import pytest

from rules_core import money_wheel
from rules_core.errors import RulesError
from tests.core.helpers import HUGE, said

SECTORS = {"1:1": 23, "2:1": 15, "5:1": 8, "10:1": 4, "20:1": 2, "45:1-a": 1, "45:1-b": 1}


def test_money_wheel_bet_areas():
    assert [bet.name for bet in money_wheel.fields().bets] == list(SECTORS)
    assert money_wheel.fields().kinds == tuple(SECTORS)


def test_money_wheel_same_symbols():
    assert money_wheel.rules().symbols == SECTORS == money_wheel.fields().draws
    assert {symbol: str(odds) for symbol, odds in money_wheel.rules().pays.items()} == {
        symbol: symbol.split("-")[0] for symbol in SECTORS
    }


def test_money_wheel_sectors():
    assert money_wheel.rules().sectors == sum(SECTORS.values()) == 54


@pytest.mark.parametrize("symbol", SECTORS)
def test_money_wheel_payouts(symbol):
    settled = money_wheel.settle(money_wheel.spin(symbol), dict.fromkeys(SECTORS, 10))
    for bet in settled.bets:
        times = int(symbol.split(":")[0])
        assert bet.net == (10 * times if bet.bet == symbol else -10)


def test_money_wheel_course():
    spin = money_wheel.spin(" 20:1 ")
    won, lost = money_wheel.settle(spin, [("20:1", "0,50"), ("45:1-b", "2")]).bets
    assert (won.returned, won.clause, lost.clause) == (21 / 2, "money-wheel-payouts", "money-wheel-course")
    assert said(spin.steps) == ["Winning symbol: 20:1."]
    assert spin.steps[0].clause == "money-wheel-course"


@pytest.mark.parametrize("turns", range(8))
def test_money_wheel_four_turns(turns):
    check = money_wheel.check_spin(turns)
    assert check.valid == (turns >= 4)
    assert check.causes == (() if turns >= 4 else ("too-few-turns",))
    assert (check.version, check.turns) == ("ray", turns)
    assert check.steps[0].clause == "money-wheel-four-turns"
    assert said(check.steps)[0] == f"Full turns of the wheel: {turns}; at least 4 are needed."


@pytest.mark.parametrize("few", [False, True])
@pytest.mark.parametrize("between", [False, True])
@pytest.mark.parametrize("outside", [False, True])
def test_money_wheel_void(few, between, outside):
    check = money_wheel.check_spin(3 if few else 4, between_sectors=between, outside_influence=outside)
    names = ("too-few-turns", few), ("between-sectors", between), ("outside-influence", outside)
    assert check.causes == tuple(name for name, holds in names if holds)
    assert check.valid == (not (few or between or outside))
    last = "money-wheel-void" if check.valid else "money-wheel-void-no-win"
    assert check.steps[-1].clause == last
    assert len(set(said(check.steps))) == len(check.steps) == 2 + len(check.causes)


@pytest.mark.parametrize("cause", ["too-few-turns", "between-sectors", "outside-influence"])
def test_money_wheel_void_no_win(cause):
    void = money_wheel.void_round(cause)
    assert (void.causes, void.choices) == ((cause,), ())
    assert [step.clause for step in void.steps] == ["money-wheel-void", "money-wheel-void-no-win"]
    back = money_wheel.settle(void, dict.fromkeys(SECTORS, 10))
    assert all((bet.returned, bet.result, bet.net) == (10, "push", 0) for bet in back.bets)
    assert {bet.clause for bet in back.bets} == {"money-wheel-void-no-win"}


@pytest.mark.parametrize("turns", [-1, "4", 4.0, True, None])
def test_turns_are_whole(turns):
    with pytest.raises(RulesError) as caught:
        money_wheel.check_spin(turns)
    assert caught.value.code == "turns-invalid"
    assert f"“{turns}”" in str(caught.value)


def test_turns_without_end():
    assert money_wheel.check_spin(HUGE).valid


@pytest.mark.parametrize(
    "symbol", ["45:1", "45:1-c", "3:1", "1", "1:1 ", "joker", None, 1, [], "1:1" * 10**5]
)
def test_symbols_that_the_wheel_does_not_have(symbol):
    if symbol == "1:1 ":
        assert money_wheel.spin(symbol).symbol == "1:1"
        return
    with pytest.raises(RulesError) as caught:
        money_wheel.spin(symbol)
    assert caught.value.code == "money-wheel-symbol-unknown"
    assert "45:1-a, 45:1-b" in str(caught.value)
    assert f"“{str(symbol)[:20]}" in str(caught.value)


@pytest.mark.parametrize("cause", ["failed-throw", "", None, []])
def test_no_other_cause_makes_a_draw_void(cause):
    with pytest.raises(RulesError, match="does not make a round void"):
        money_wheel.void_round(cause)
