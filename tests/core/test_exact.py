"""Exact chances against published counts and against a count done the slow, plain way."""

import time
from fractions import Fraction
from itertools import permutations

import pytest

from rules_core import exact
from rules_core.baccarat import rules
from rules_core.cards import Card, full_deck
from rules_core.errors import RulesError
from tests.core.test_baccarat import whole_coup

PUBLISHED = (2230518282592256, 2292252566437888, 475627426473216)  # player, banker, tie: eight decks


def test_published_counts_of_eight_decks():
    counts = exact.baccarat_counts()
    assert (counts.player, counts.banker, counts.tie) == PUBLISHED
    assert counts.total == 4998398275503360


def test_house_edges():
    edges = {row.bet: f"{float(row.house_edge):.6f}" for row in exact.baccarat_odds()}
    assert edges == {"banker": "0.010579", "player": "0.012351", "tie": "0.143596"}


def test_chances_add_up():
    player, tie, banker = exact.baccarat_odds()
    assert player.win + banker.win + tie.win == 1
    assert player.push == banker.push == tie.win


@pytest.mark.parametrize(("decks", "size"), [(1, 52), (6, 312), (8, 416)])
def test_total_is_every_ordered_draw(decks, size):
    total = 1
    for taken in range(6):
        total *= size - taken
    assert exact.baccarat_counts(decks).total == total


def test_counts_equal_a_plain_count_of_a_tiny_shoe(monkeypatch):
    """Deal every order of a shoe of eight cards by the rules, and count."""
    ranks = ["A", "3", "4", "5", "6", "8", "9", "K"]
    tiny = [card for card in full_deck() if card.code in {f"{rank}s" for rank in ranks}]
    won = {"player": 0, "banker": 0, "tie": 0}
    for cards in permutations(tiny, 6):
        won[whole_coup([Card(card.rank) for card in cards]).winner] += 1
    house = rules()
    shoe = [0] * house.modulus
    for card in tiny:
        shoe[house.values[card.rank]] += 1
    counted = dict.fromkeys(won, 0)
    for player, banker, left, ways in exact.baccarat._openings(shoe):
        for winner, more in exact.baccarat._endings(house, player, banker, left):
            counted[winner] += ways * more
    assert counted == won


def test_it_is_quick():
    exact.baccarat._baccarat_counts.cache_clear()
    start = time.perf_counter()
    exact.baccarat_counts()
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize("decks", [0, -8, "8", 2.5])
def test_no_such_shoe(decks):
    with pytest.raises(RulesError):
        exact.baccarat_counts(decks)


def test_edge_is_the_expected_loss():
    for row in exact.baccarat_odds():
        assert row.house_edge == 1 - row.push - row.win * (1 + row.pays[0].to_one)
        assert isinstance(row.house_edge, Fraction)
