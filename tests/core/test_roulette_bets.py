"""The bets of roulette by clause: what each covers, and how it is read."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core.errors import RulesError
from rules_core.odds import Odds
from rules_core.roulette import bets, covering, kinds, layouts, read_bet, rules, spin, versions
from tests.core.test_roulette import DOUBLE, SINGLE, SMALL, code_of

RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def covered(version, kind):
    return {bet.numbers for bet in bets(version) if bet.kind == kind}


def texts(numbers):
    return tuple(map(str, numbers))


@pytest.mark.parametrize("version", (*SINGLE, *DOUBLE))
def test_roulette_bet_split(version):
    touching = {texts((a, a + 1)) for a in range(1, 36) if a % 3} | {texts((a, a + 3)) for a in range(1, 34)}
    zeros = {("0", "1"), ("0", "2"), ("0", "3")}
    if version in DOUBLE:
        zeros = {("0", "1"), ("0", "2"), ("00", "2"), ("00", "3"), ("0", "00")}
    assert covered(version, "split") == touching | zeros


@pytest.mark.parametrize("version", (*SINGLE, *DOUBLE))
def test_roulette_bet_street(version):
    rows = {texts((a, a + 1, a + 2)) for a in range(1, 36, 3)}
    trios = {("0", "1", "2"), ("0", "2", "3")}
    if version in DOUBLE:
        trios = {("0", "1", "2"), ("0", "00", "2"), ("00", "2", "3")}
    assert covered(version, "street") == rows | trios


@pytest.mark.parametrize("version", (*SINGLE, *DOUBLE))
def test_roulette_bet_corner_and_line(version):
    corners = {texts((a, a + 1, a + 3, a + 4)) for a in range(1, 33) if a % 3}
    assert covered(version, "corner") == corners
    assert covered(version, "six-line") == {texts(range(a, a + 6)) for a in range(1, 32, 3)}


def test_roulette_bet_corner_zero():
    for version in SINGLE:
        assert covered(version, "first-four") == {texts(range(4))}
        assert read_bet("corner:3,1,0,2", version).name == "first-four"
        fixed = rules(version).entries or [rules(version)]
        assert all(each.pays["first-four"] == each.pays["corner"] for each in fixed)
    for version in DOUBLE:
        assert covered(version, "first-five") == {("0", "00", "1", "2", "3")}
        assert code_of(read_bet, "first-four", version) == "bet-unknown"
        assert code_of(read_bet, "corner:0,1,2,3", version) == "bet-no-place"
    assert code_of(read_bet, "first-five") == "bet-unknown"


@pytest.mark.parametrize("version", versions())
def test_roulette_bet_outside(version):
    size = 12 if version in SMALL else 36
    numbers = range(1, size + 1)
    red = {n for n in numbers if n % 2} if version in SMALL else RED
    expected = {
        "red": [n for n in numbers if n in red],
        "black": [n for n in numbers if n not in red],
        "odd": [n for n in numbers if n % 2],
        "even": [n for n in numbers if n % 2 == 0],
        "low": list(range(1, size // 2 + 1)),
        "high": list(range(size // 2 + 1, size + 1)),
    }
    expected |= {f"column:{c}": [n for n in numbers if n % 3 == c % 3] for c in (1, 2, 3)}
    expected |= {f"dozen:{d}": list(range(12 * d - 11, 12 * d + 1)) for d in (1, 2, 3)}
    expected |= {f"quarter:{q}": list(range(9 * q - 8, 9 * q + 1)) for q in (1, 2, 3, 4)}
    offered = {bet.name: bet.numbers for bet in bets(version) if not bet.inside}
    assert offered == {name: texts(expected[name]) for name in offered}
    missing = {name.partition(":")[0] for name in expected.keys() - offered.keys()}
    if version in SMALL:
        assert missing == {"even", "odd", "dozen", "quarter"} | ({"column"} if version == "ray-g" else set())
    else:
        assert missing == ({"quarter"} if version == "live" else set())


def test_roulette_bet_straight_and_layout_sequence():
    assert covered("live", "straight") == {(str(n),) for n in range(37)}
    assert len(covered("ray-e", "straight")) == 38
    assert kinds("ray-g") == ("straight", "red", "black", "low", "high")
    assert [len(layout.pockets) for layout in layouts().values()] == [37, 38, 13]


def test_roulette_payout_by_coverage():
    for bet in bets():
        assert rules().pays[bet.kind] == Odds(36 // len(bet.numbers) - 1, 1)


def test_all_bets_round_a_number():
    around = [bet.kind for bet in covering(17)]
    assert [around.count(kind) for kind in ("straight", "split", "street", "corner", "six-line")] == [
        1,
        4,
        1,
        4,
        2,
    ]
    assert code_of(covering, 37) == "roulette-number-unknown"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bet-unknown"),
        (":", "bet-unknown"),
        ("five-number", "bet-unknown"),
        ("quarter:1", "bet-unknown"),  # in the live house; RAY has it
        ("Red", "bet-unknown"),
        ("red:", "bet-alone"),
        ("red:1", "bet-alone"),
        ("first-four:0,1,2,3", "bet-alone"),
        ("split", "bet-incomplete"),
        ("dozen:", "bet-incomplete"),
        ("straight:37", "roulette-number-unknown"),
        ("straight:00", "roulette-number-unknown"),
        ("straight:-1", "roulette-number-unknown"),
        ("straight:017", "roulette-number-unknown"),
        ("straight:１７", "roulette-number-unknown"),
        ("straight:١٧", "roulette-number-unknown"),
        ("split:1,,2", "roulette-number-unknown"),
        ("split:1 2", "roulette-number-unknown"),
        ("straight:1,2", "bet-no-place"),
        ("split:1,1", "bet-no-place"),
        ("split:3,4", "bet-no-place"),
        ("split:0,4", "bet-no-place"),
        ("street:2,3,4", "bet-no-place"),  # reading RO-4
        ("street:0,1,3", "bet-no-place"),
        ("corner:3,4,6,7", "bet-no-place"),
        ("six-line:1,2,3,7,8,9", "bet-no-place"),
        ("column:0", "bet-no-place"),
        ("column:4", "bet-no-place"),
        ("dozen:1,2", "bet-no-place"),
        ("straight:" + "1" * 10**5, "roulette-number-unknown"),
        ("split:" + "1," * 10**4 + "1", "bet-no-place"),
    ],
)
def test_wrong_bets(text, code):
    with pytest.raises(RulesError) as caught:
        read_bet(text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 260


def test_an_error_shows_what_would_be_right():
    with pytest.raises(RulesError, match="Possible: street:00,2,3, street:1,2,3, street:4,5,6") as caught:
        read_bet("street:3,4,9", "ray-e")
    assert "street:7,8,9" in caught.value.fields["bets"]
    with pytest.raises(RulesError, match="Its numbers are: 0, 00, 1–36"):
        read_bet("straight:37", "ray-f")
    with pytest.raises(RulesError, match="for example split:0,1"):
        read_bet("split")
    with pytest.raises(RulesError, match="Possible: split:0,2, split:1,2, split:1,4, split:2,3"):
        read_bet("split:2,4")
    with pytest.raises(RulesError) as caught:
        read_bet("split:5,17,29")
    assert caught.value.fields["bets"].count("split:") == 8
    with pytest.raises(RulesError, match="Possible: dozen:1, dozen:2, dozen:3"):
        read_bet("dozen:4")


@pytest.mark.parametrize("version", versions())
def test_how_a_bet_is_shown(version):
    shown = {bet.name: bet.shown for bet in bets(version)}
    assert shown["red"] == ("bet-roulette-red",)
    assert shown["straight:0"] == ("bet-roulette-straight", "0")
    if version not in SMALL:
        assert shown["split:1,2"] == ("bet-roulette-split", "1-2")


@pytest.mark.parametrize("version", versions())
def test_every_bet_is_read_in_any_order(version):
    for bet in bets(version):
        assert read_bet(bet.name, version) == read_bet(bet, version) == bet
        if bet.inside and 1 < len(bet.numbers) < 5 and bet.label:
            for order in permutations(bet.numbers):
                assert read_bet(f" {bet.kind} : {' , '.join(order)} ", version) == bet


@given(st.one_of(st.text(), st.integers(), st.floats(), st.none(), st.booleans(), st.just(10**5000)))
def test_whatever_is_typed_is_a_result_or_a_rules_error(anything):
    for version in ("live", "ray-f", "ray-g"):
        for call in (spin, read_bet, covering):
            try:
                call(anything, version)
            except RulesError as error:
                assert str(error)
    for call in (rules, bets):
        with pytest.raises(RulesError):
            call(anything)
