"""House edges that are known from elsewhere, for every game."""

import time
from fractions import Fraction

import pytest

from rules_core import games

KNOWN = {
    ("roulette", "live"): {
        **dict.fromkeys(("straight", "split", "street", "corner", "first-four", "six-line"), "1/37"),
        **dict.fromkeys(("column", "dozen", "red", "black", "even", "odd", "low", "high"), "1/37"),
    },
    ("roulette", "ray-a"): {
        "straight": "6/37", "split": "5/37", "corner": "5/37", "street": "4/37", "six-line": "7/37", "red": "1/37",
    },
    ("roulette", "ray-e"): {"straight": "1/19", "red": "1/19", "column": "1/19", "first-five": "3/38"},
    ("roulette", "ray-f"): {"red": "1/38", "even": "1/38", "column": "1/19", "first-five": "3/38"},
    ("roulette", "ray-g"): {"straight": "14/169", "red": "1/13"},
    ("roulette", "ray-h"): {"straight": "7/104", "red": "1/26", "column": "1/13"},
    ("roulette", "ray-i"): {"straight": "17/208", "red": "1/26", "column": "1/13"},
    ("blackjack", "live"): {"insurance": "31/415"},
    ("boule", "ray"): dict.fromkeys(("straight", "even", "odd", "red", "black", "low", "high"), "1/9"),
    ("money-wheel", "ray"): {"1:1": "4/27", "45:1-a": "4/27", "45:1-b": "4/27", "20:1": "2/9"},
    ("tuplanoppa", "ray"): {"under-7": "1/12", "over-7": "1/12", "total:2": "1/12", "total:12": "1/12"},
    ("sic-bo", "ray"): {
        "small": "1/36", "big": "1/36", "single": "1/27", "total:9": "41/216", "total:12": "41/216", "triple": "35/216",
    },
}  # fmt: skip


@pytest.mark.parametrize(("game", "version"), KNOWN)
def test_house_edges(game, version):
    edges = {row.bet: row.house_edge for row in games.odds(game, version)}
    for bet, edge in KNOWN[game, version].items():
        assert edges[bet] == Fraction(edge), bet


def test_roulette_ray_d_by_the_rule_chosen():
    edges = {row.option: row.house_edge for row in games.odds("roulette", "ray-d") if row.bet == "red"}
    assert edges["half"] == Fraction(1, 74)
    assert f"{float(edges['en-prison']):.5%}" == "1.37035%"


def test_every_row_is_a_fair_account_of_its_bet():
    for row in games.odds():
        assert 0 < row.house_edge < 1
        assert 0 < row.win < 1
        assert 0 <= row.push < 1
        assert list(row.pays) == sorted(row.pays, key=lambda odds: odds.to_one)


def test_all_of_it_takes_a_moment():
    start = time.process_time()
    games.odds()
    assert time.process_time() - start < 3
