"""Boule by clause: the field, what each bet pays on each number, the five, void rounds."""

from fractions import Fraction

import pytest

from rules_core import boule
from rules_core.errors import RulesError
from tests.core.helpers import HUGE, label, said

SIDES = {
    "red": {2, 4, 7, 9},
    "black": {1, 3, 6, 8},
    "low": {1, 2, 3, 4},
    "high": {6, 7, 8, 9},
    "even": {2, 4, 6, 8},
    "odd": {1, 3, 7, 9},
}
EVERY = [f"straight:{number}" for number in range(1, 10)] + list(SIDES)


def test_boule_number_field():
    assert [bet.name for bet in boule.fields().bets if bet.kind == "straight"] == EVERY[:9]


def test_boule_side_fields():
    assert {side: set(numbers) for side, numbers in boule.rules().sides.items()} == SIDES
    assert {bet.name for bet in boule.fields().bets} == set(EVERY)


def test_boule_five_belongs_to_no_side_field():
    assert boule.rules().neutral == 5
    assert not any(5 in numbers for numbers in boule.rules().sides.values())
    assert boule.fields().read("straight:5").numbers == (5,)


def test_boule_wheel():
    wheel = boule.wheel()
    assert (wheel.numbers, wheel.pockets_each, wheel.pockets) == (9, 4, 36)
    assert wheel.step.clause == "boule-wheel"
    assert said([wheel.step]) == ["Numbers: 9; pockets for each number: 4; pockets in all: 36."]


@pytest.mark.parametrize("number", range(1, 10))
def test_boule_payouts(number):
    settled = boule.settle(boule.spin(number), dict.fromkeys(EVERY, 10))
    nets = {bet.bet: bet.net for bet in settled.bets}
    for bet, net in nets.items():
        if bet.startswith("straight"):
            assert net == (70 if bet == f"straight:{number}" else -10)
        else:
            assert net == (10 if number in SIDES[bet] else -10)
    assert [bet for bet in EVERY if nets[bet] > 0] == [bet for bet in EVERY if bet in boule.spin(number).wins]


def test_boule_five_side_bets_lose():
    settled = boule.settle(boule.spin(5), dict.fromkeys(SIDES, 3))
    assert all(bet.returned == 0 and bet.result == "lose" for bet in settled.bets)
    assert {bet.clause for bet in settled.bets} == {"boule-five-side-bets-lose"}
    assert [step.clause for step in boule.spin(5).steps] == ["boule-course", "boule-five-side-bets-lose"]


def test_boule_five_pays():
    hit, missed = boule.settle(boule.spin("5"), {"straight:5": 1, "straight:4": 1}).bets
    assert (hit.net, hit.clause, missed.net, missed.clause) == (7, "boule-five-pays", -1, "boule-course")


def test_boule_course():
    spin = boule.spin(" 7 ")
    settled = boule.settle(spin, {"straight:7": "2,5", "red": 10, "low": 10})
    assert said(spin.steps) == ["The winning number is 7."]
    assert [bet.clause for bet in settled.bets] == ["boule-payouts", "boule-payouts", "boule-course"]
    assert said(settled.steps)[0] == (
        "bet-boule-straight 7, stake 5/2: wins at 7:1; the win is 35/2, and 20 comes back."
    )


@pytest.mark.parametrize("cause", ["failed-throw", "too-few-turns"])
def test_boule_void_throw(cause):
    void = boule.void_round(cause)
    assert void.causes == (cause,)
    assert [step.clause for step in void.steps] == ["boule-void-throw"] * 2 + ["boule-void-options"]
    assert len(set(said(void.steps))) == 3


def test_boule_void_throw_is_declared_before_the_round_is_over():
    with pytest.raises(RulesError) as caught:
        boule.void_round("failed-throw", round_over=True)
    assert caught.value.code == "void-too-late"


@pytest.mark.parametrize("cause", ["", "malfunction", None, 7, [], [[]], ["failed-throw", "x"], "x" * 10**6])
def test_no_other_cause_makes_boule_void(cause):
    with pytest.raises(RulesError) as caught:
        boule.void_round(cause)
    assert caught.value.code == "void-cause-unknown"
    assert "does not make a round void here. What does: failed-throw, too-few-turns." in str(caught.value)


def test_a_wrong_cause_is_named():
    with pytest.raises(RulesError, match=r"^“malfunction” does not make a round void"):
        boule.void_round(["failed-throw", "malfunction"])


def test_boule_void_options():
    void = boule.void_round(["too-few-turns", "too-few-turns", "failed-throw"])
    assert void.causes == ("too-few-turns", "failed-throw")
    assert void.choices == ("leave", "change", "take-back")
    back = boule.settle(void, {"straight:5": "1/3", "odd": 7})
    assert [(bet.returned, bet.result, bet.net) for bet in back.bets] == [
        (Fraction(1, 3), "push", 0),
        (7, "push", 0),
    ]
    assert {bet.clause for bet in back.bets} == {"boule-void-options"}
    assert [step.code for step in back.steps] == ["field-void", "field-void"]


@pytest.mark.parametrize(
    "number",
    [0, 10, -1, "05", "5.0", "five", "٥", True, 5.0, None, [], HUGE, "9" * 10**6, "5\n6"],
    ids=label,
)
def test_numbers_that_boule_does_not_have(number):
    with pytest.raises(RulesError) as caught:
        boule.spin(number)
    assert caught.value.code == "boule-number-unknown"
    assert "1–9" in str(caught.value)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("version", ["live", "", None, [], HUGE], ids=label)
def test_no_such_version_of_boule(version):
    for ask in (
        boule.rules,
        boule.fields,
        lambda each: boule.spin(5, each),
        lambda each: boule.void_round("x", each),
    ):
        with pytest.raises(RulesError) as caught:
            ask(version)
        assert caught.value.code == "version-unknown"
