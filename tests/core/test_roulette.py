"""Roulette by clause: what a number is, how bets are settled, which odds are drawn."""

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.errors import RulesError
from rules_core.odds import Odds
from rules_core.roulette import bets, read_bet, rules, settle, spin, versions
from rules_core.sentences import SENTENCES
from tests.core.helpers import settle_until_over

SINGLE = ("live", "ray-a", "ray-b", "ray-c", "ray-d")
DOUBLE = ("ray-e", "ray-f")
SMALL = ("ray-g", "ray-h", "ray-i")
MULTIPLIERS = {"ray-g": "9:1", "ray-h": "10:1", "ray-i": "50:1", "ray-b": "2"}


def returned(number, bet, version="live", **more):
    return settle(number, {bet: 1}, version, **more).bets[0].returned


def code_of(call, *arguments, **more):
    with pytest.raises(RulesError) as caught:
        call(*arguments, **more)
    return caught.value.code


@pytest.mark.parametrize("version", versions())
def test_bets_of_a_kind_stand_in_the_order_of_the_wheel(version):
    pockets = rules(version).layout.pockets
    for kind in ("straight", "split", "street", "corner", "six-line"):
        places = [list(map(pockets.index, bet.numbers)) for bet in bets(version) if bet.kind == kind]
        assert places == sorted(places)


@pytest.mark.parametrize("version", versions())
def test_roulette_wheel_colours(version):
    colours = [spin(pocket, version).colour for pocket in rules(version).layout.pockets]
    assert colours.count("red") == colours.count("black") == (6 if version in SMALL else 18)
    assert colours.count("green") == (2 if version in DOUBLE else 1)


@pytest.mark.parametrize(
    ("version", "number", "bet", "back"),
    [
        ("live", 17, "straight:17", 36),
        ("live", 0, "even", 0),  # zero is not even: reading RO-1
        ("live", 0, "straight:0", 36),
        ("live", 0, "street:0,1,2", 12),
        ("live", 2, "first-four", 9),
        ("live", 36, "high", 2),
        ("live", 36, "column:3", 3),
        ("ray-a", 17, "straight:17", 31),
        ("ray-a", 17, "split:17,18", 16),
        ("ray-a", 17, "street:16,17,18", 11),
        ("ray-a", 17, "corner:17,18,20,21", 8),
        ("ray-a", 17, "six-line:16,17,18,19,20,21", 5),
        ("ray-a", 0, "red", 0),
        ("ray-c", 10, "quarter:2", 4),
        ("ray-c", 0, "quarter:1", 0),
        ("ray-d", 0, "column:1", 0),
        ("ray-d", 0, "quarter:1", 0),
        ("ray-e", "00", "split:0,00", 18),
        ("ray-e", "00", "first-five", 7),
        ("ray-e", "00", "straight:0", 0),
        ("ray-e", "00", "red", 0),
        ("ray-f", "00", "red", Fraction(1, 2)),
        ("ray-f", 0, "even", Fraction(1, 2)),
        ("ray-f", "00", "dozen:1", 0),
        ("ray-f", "00", "quarter:1", 0),
        ("ray-g", 0, "red", 0),
        ("ray-h", 0, "red", Fraction(1, 2)),
        ("ray-h", 0, "column:1", 0),
        ("ray-i", 0, "low", Fraction(1, 2)),
        ("ray-i", 12, "column:3", 3),
    ],
)
def test_payouts_and_zero(version, number, bet, back):
    assert returned(number, bet, version) == back


def test_drawn_odds():
    assert [returned(17, "split:17,18", "ray-b", drawn=table) for table in (1, "2")] == [16, 31]
    assert returned(0, "straight:0", "ray-b", drawn=2) == 61
    assert returned(17, "red", "ray-b", drawn=2) == 0
    assert returned(17, "column:2", "ray-b", drawn=2) == returned(17, "column:2", "ray-b") == 3
    assert returned(0, "straight:0", "ray-g", drawn="49:1") == 50
    assert returned(5, "straight:5", "ray-h", drawn=Odds(25, 1)) == 26
    assert returned(5, "straight:4", "ray-h") == 0
    assert code_of(returned, 5, "straight:5", "ray-g") == "roulette-draw-missing"
    assert code_of(returned, 5, "split:4,5", "ray-b") == "roulette-draw-missing"
    for wrong in ("6:1", "24", "", 24, True, "x" * 99, 10**5000):
        assert code_of(returned, 5, "straight:5", "ray-g", drawn=wrong) == "roulette-draw-unknown"
    assert code_of(returned, 5, "straight:5", drawn="24:1") == "roulette-not-drawn"
    with pytest.raises(RulesError, match="give --multiplier with one of: 8:1, 10:1, 12:1, 25:1"):
        returned(5, "straight:5", "ray-h")
    with pytest.raises(RulesError, match=r"“3” cannot be drawn here\. Possible: 1, 2"):
        returned(5, "straight:5", "ray-b", drawn=3)


def test_options_must_fit():
    assert code_of(returned, 0, "red", "ray-d") == "roulette-option-missing"
    assert returned(1, "red", "ray-d") == 2
    assert returned(0, "red", "ray-f", option="half") == Fraction(1, 2)
    assert code_of(returned, 0, "red", "ray-f", option="en-prison") == "roulette-option-unknown"
    assert code_of(returned, 0, "red", "ray-d", option="prison") == "roulette-option-unknown"
    assert code_of(returned, 0, "red", option="half") == "roulette-option-none"


@given(
    st.sampled_from(versions()),
    st.lists(st.integers(0, 400), min_size=1, max_size=5),
    st.lists(st.tuples(st.integers(0, 999), st.fractions(Fraction(1, 9), 99)), max_size=9),
    st.sampled_from(("half", "en-prison", "quarter-back")),
)
def test_no_bet_returns_more_than_its_best_price(version, places, chosen, option):
    house = rules(version)
    pockets, offered = house.layout.pockets, bets(version)
    numbers = [pockets[place % len(pockets)] for place in places]
    placed = [(offered[place % len(offered)].name, stake) for place, stake in chosen]
    option = option if version == "ray-d" else None
    settled = settle_until_over(numbers, placed, version, option, MULTIPLIERS.get(version))
    assert [bet.bet for bet in settled.bets] == [name for name, _ in placed]
    for bet, (name, stake) in zip(settled.bets, placed, strict=True):
        place = read_bet(name, version)
        pays = [house.pays.get(place.kind)] + [entry.pays.get(place.kind) for entry in house.entries]
        best = max(odds.to_one for odds in pays if odds)
        assert bet.returned is None or 0 <= bet.returned <= stake * (1 + best)
        if bet.returned is None:
            assert (version, bet.level, bet.net) == ("ray-d", bet.cell.level, None)
            continue
        assert bet.result == ("win" if bet.net > 0 else "push" if bet.net == 0 else "lose")
        if numbers[0] in place.numbers:
            assert bet.result == "win"
            assert bet.net == bet.stake * (bet.returned / bet.stake - 1) > 0


@pytest.mark.parametrize(
    ("version", "number", "bet", "clause"),
    [
        ("live", 1, "red", "roulette-payouts"),
        ("live", 0, "straight:0", "roulette-payouts"),
        ("live", 2, "red", "roulette-settle-by-position"),
        ("live", 0, "red", "roulette-settle-by-position"),
        ("ray-a", 1, "red", "roulette-ray-a-payouts"),
        ("ray-a", 1, "quarter:1", "roulette-ray-common-quarter-payout"),
        ("ray-a", 2, "red", "roulette-ray-common-course"),
        ("ray-a", 2, "quarter:2", "roulette-ray-common-course"),
        ("ray-a", 0, "quarter:2", "roulette-ray-common-quarter-zero"),
        ("ray-a", 0, "red", "roulette-ray-a-zero-loses"),
        ("ray-a", 0, "column:1", "roulette-ray-a-zero-loses"),
        ("ray-a", 0, "straight:1", "roulette-ray-common-course"),
        ("ray-a", 0, "split:0,1", "roulette-ray-a-zero-covering-bets"),
        ("ray-b", 1, "red", "roulette-ray-b-table-1-payouts"),
        ("ray-b", 1, "straight:1", "roulette-ray-b-table-2-payouts"),
        ("ray-b", 0, "straight:0", "roulette-ray-b-zero-covering-bets"),
        ("ray-d", 0, "dozen:1", "roulette-ray-d-zero-double-loses"),
        ("ray-d", 0, "red", "roulette-ray-d-zero-even-money"),
        ("ray-e", "00", "red", "roulette-ray-e-zero-loses"),
        ("ray-f", "00", "red", "roulette-ray-f-zero-rule"),
        ("ray-f", "00", "dozen:1", "roulette-ray-f-zero-rule"),
        ("ray-g", 5, "straight:5", "roulette-ray-g-multipliers"),
        ("ray-g", 5, "red", "roulette-ray-g-payouts"),
        ("ray-g", 0, "red", "roulette-ray-g-zero-rule"),
        ("ray-h", 0, "low", "roulette-ray-h-zero-rule"),
        ("ray-i", 0, "column:1", "roulette-ray-i-zero-rule"),
    ],
)
def test_each_bet_names_the_clause_that_decides_it(version, number, bet, clause):
    option = "en-prison" if version == "ray-d" else None
    settled = settle(number, {bet: 1}, version, option, MULTIPLIERS.get(version))
    wheel = "roulette-wheel-colours" if version == "live" else f"roulette-{version}-field"
    draw = "table-draw" if version == "ray-b" else "multiplier-draw"
    drawn = [f"roulette-{version}-{draw}"] if version in MULTIPLIERS else []
    assert [step.clause for step in settled.steps] == [*drawn, wheel, clause]
    assert settled.bets[0].clause == clause


def test_no_odds_were_drawn():
    assert [step.code for step in settle(5, {"red": 1}, "ray-g").steps] == ["roulette-spin-red", "field-win"]
    first = settle(5, {}, "ray-b", drawn=2).steps[0]
    assert (first.code, first.fields) == ("roulette-drawn-table", {"drawn": "2"})


def test_numbers_must_be_on_the_wheel():
    for wrong in (37, -1, "00", "", None, True, 1.0, "1 2", 10**5000):
        assert code_of(spin, wrong) == "roulette-number-unknown"
    assert code_of(settle, [], {}) == "roulette-number-missing"
    assert code_of(settle, [0, "x"], {}) == "roulette-number-unknown"
    assert code_of(settle, 0, {"red": 0}) == "stake-not-positive"
    assert code_of(settle, 0, {}, "ray-z") == "version-unknown"
    assert spin(" 7 ").number == "7"
    for wrong in (5, None, "red", ["red"], [("red",)], [("red", 1, 2)]):
        assert code_of(settle, 0, wrong) == "bet-format"


def test_the_same_place_may_hold_several_bets():
    assert [bet.net for bet in settle("7", [("red", 1), ("red", "2,5"), (read_bet("odd"), 1)]).bets] == [
        1,
        Fraction(5, 2),
        1,
    ]


def test_every_step_has_its_sentence_and_its_clause():
    register = Path(__file__).parents[2] / "locales/clauses.tsv"
    ids = (
        {line.partition("\t")[0] for line in register.read_text("utf-8").splitlines()}
        if register.exists()
        else None
    )
    for version in versions():
        zero_rule = "en-prison" if version == "ray-d" else None
        for pocket in rules(version).layout.pockets:
            placed = [(bet, 1) for bet in bets(version)]
            numbers = [pocket, "0", "1", "0"]
            settled = settle_until_over(numbers, placed, version, zero_rule, MULTIPLIERS.get(version))
            for step in settled.steps:
                assert SENTENCES[step.code].english(step.fields)
                assert ids is None or step.clause in ids
