"""Sic bo by clause: every bet on every throw, against a reading of the rules of its own."""

from collections import Counter
from itertools import combinations, product

import pytest

from rules_core import sic_bo
from rules_core.errors import RulesError
from tests.core.helpers import said

FACES = range(1, 7)
TOTALS = {4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6, 13: 8, 14: 12, 15: 18, 16: 30, 17: 60}
PAIRS = list(combinations(FACES, 2))
EVERY = (
    ["small", "big"]
    + [f"single:{face}" for face in FACES]
    + [f"two-dice:{low},{high}" for low, high in PAIRS]
    + [f"double:{face}" for face in FACES]
    + ["any-triple"]
    + [f"triple:{face}" for face in FACES]
    + [f"total:{total}" for total in TOTALS]
)
THROWS = list(product(FACES, repeat=3))


def test_the_numbers_of_a_bet_in_words():
    assert sic_bo.fields().read("two-dice:1,2").shown == ("bet-sic-bo-two-dice", "1-2")


def expected(dice):
    """What a stake of one wins on these dice, by bet; what is not named loses."""
    shown, total = Counter(dice), sum(dice)
    wins = {f"single:{face}": {1: 1, 2: 2, 3: 12}[count] for face, count in shown.items()}
    wins |= {f"two-dice:{low},{high}": 6 for low, high in combinations(sorted(shown), 2)}
    wins |= {f"double:{face}": 11 for face, count in shown.items() if count > 1}
    if len(shown) == 1:
        wins |= {"any-triple": 30, f"triple:{dice[0]}": 180}
    else:
        wins |= {"small" if total < 11 else "big": 1}
    if total in TOTALS:
        wins[f"total:{total}"] = TOTALS[total]
    return wins


def nets(dice, bets):
    settled = sic_bo.settle(sic_bo.roll(dice), bets)
    return {bet.bet: bet.net for bet in settled.bets}


@pytest.mark.parametrize("first", FACES)
def test_sic_bo_every_bet_on_every_throw(first):
    for dice in THROWS:
        if dice[0] == first:
            wins = expected(dice)
            assert nets(dice, dict.fromkeys(EVERY, 1)) == {bet: wins.get(bet, -1) for bet in EVERY}
            assert set(sic_bo.roll(dice).wins) == set(wins)


def test_sic_bo_bet_any_number():
    assert [bet.name for bet in sic_bo.fields().bets] == EVERY
    assert len(sic_bo.settle(sic_bo.roll("1 2 3"), [(bet, 1) for bet in EVERY * 2]).bets) == 100


def test_sic_bo_course():
    roll = sic_bo.roll([1, "2", 4])
    assert said(roll.steps) == ["The dice show 1 2 4; the sum is 7."]
    lost = sic_bo.settle(roll, {"big": 1}).bets[0]
    assert (lost.returned, lost.clause) == (0, "sic-bo-course")


@pytest.mark.parametrize(("half", "sums"), [("small", range(4, 11)), ("big", range(11, 18))])
def test_sic_bo_payout_small_and_big(half, sums):
    assert sic_bo.rules().sums[half] == set(sums)
    for dice in THROWS:
        assert (nets(dice, {half: 1})[half] == 1) == (sum(dice) in sums and len(set(dice)) > 1)


@pytest.mark.parametrize("face", FACES)
def test_sic_bo_triple_kills_small_big(face):
    settled = sic_bo.settle(sic_bo.roll([face] * 3), {"small": 1, "big": 1})
    assert [(bet.returned, bet.clause) for bet in settled.bets] == [(0, "sic-bo-triple-kills-small-big")] * 2
    assert sic_bo.roll([face] * 3).steps[-1].clause == "sic-bo-triple-kills-small-big"


def test_sic_bo_payout_single():
    assert [nets(dice, {"single:4": 1})["single:4"] for dice in ("1 2 3", "4 2 3", "4 4 3", "4 4 4")] == [
        -1,
        1,
        2,
        12,
    ]


def test_sic_bo_payout_two_die():
    assert nets("1 1 2", {"two-dice:1,2": 1, "two-dice:1,3": 1}) == {"two-dice:1,2": 6, "two-dice:1,3": -1}
    assert nets("1 2 3", {"two-dice:3 , 1": 1}) == {"two-dice:1,3": 6}


def test_sic_bo_payout_double():
    assert nets("5 5 5", {"double:5": 1}) == nets("5 1 5", {"double:5": 1}) == {"double:5": 11}


def test_sic_bo_payout_triples():
    assert nets("2 2 2", {"any-triple": 1, "triple:2": 1, "triple:3": 1}) == {
        "any-triple": 30,
        "triple:2": 180,
        "triple:3": -1,
    }


@pytest.mark.parametrize("total", TOTALS)
def test_sic_bo_payout_totals(total):
    dice = next(dice for dice in THROWS if sum(dice) == total)
    assert nets(dice, {f"total:{total}": 1}) == {f"total:{total}": TOTALS[total]}
    assert sic_bo.settle(sic_bo.roll(dice), {f"total:{total}": 1}).bets[0].clause == "sic-bo-payout-totals"


@pytest.mark.parametrize(
    ("bet", "clause"),
    [
        ("small", "sic-bo-payout-small"),
        ("single:1", "sic-bo-payout-single"),
        ("two-dice:1,2", "sic-bo-payout-two-die"),
        ("double:1", "sic-bo-payout-double"),
    ],
)
def test_a_winning_bet_names_its_clause(bet, clause):
    assert sic_bo.settle(sic_bo.roll("1 1 2"), {bet: 1}).bets[0].clause == clause


def test_winning_bets_on_a_big_sum_and_on_triples_name_their_clauses():
    assert sic_bo.settle(sic_bo.roll("6 6 1"), {"big": 1}).bets[0].clause == "sic-bo-payout-big"
    any_triple, triple = sic_bo.settle(sic_bo.roll("6 6 6"), {"any-triple": 1, "triple:6": 1}).bets
    assert any_triple.clause == "sic-bo-payout-any-triple"
    assert triple.clause == "sic-bo-payout-specific-triple"


@pytest.mark.parametrize(
    "bet", ["total:3", "total:18", "total:0", "total:09", "single:7", "two-dice:1,1", "double:0"]
)
def test_bets_that_the_table_does_not_have(bet):
    with pytest.raises(RulesError) as caught:
        sic_bo.fields().read(bet)
    assert caught.value.code == "bet-no-place"
    assert bet.split(":")[0] in caught.value.fields["bets"]
