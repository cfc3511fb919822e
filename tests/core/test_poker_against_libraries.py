"""Hand ranking of every game beside libraries that nobody here wrote: phevaluator and treys.

POKER_SEED=number and POKER_HANDS=number change the random hands and how many of them there are for a game.
"""

import os
import random
from itertools import combinations, pairwise

import pytest
from phevaluator import Card as PhCard
from phevaluator import evaluate_cards, evaluate_omaha_cards
from treys import Card as TreysCard
from treys import Evaluator

from rules_core.cards import full_deck
from rules_core.poker import best, rules
from rules_core.poker.ranking import numbers, strength
from rules_core.poker.variants import candidates, score

pytestmark = pytest.mark.exhaustive

SEED = int(os.environ.get("POKER_SEED", "1"))
HANDS = int(os.environ.get("POKER_HANDS", "100000"))
DECK = full_deck()
OURS = numbers(DECK)
NAMES = [card.code.replace("10", "T") for card in DECK]
PH = [PhCard(name).id_ for name in NAMES]
TREYS = [TreysCard.new(name) for name in NAMES]
treys_five = Evaluator()._five
HOLDEM = ("holdem", "pineapple", "crazy-pineapple", "helsinki-holdem", "double-flop")


def deals(size, count):
    """So many rows of card places 0 … 51, each of this size, several from one shuffled pack."""
    rng, pack = random.Random(SEED), list(range(52))
    while count > 0:
        rng.shuffle(pack)
        for start in range(0, min(52 - size, (count - 1) * size) + 1, size):
            yield pack[start : start + size]
            count -= 1


def pick(row, of):
    return [of[place] for place in row]


def same_order(pairs, better_is_less=True):
    """Equal for both or for neither, and better for both: proven for every pair of hands at once."""
    theirs = {}
    for ours, other in pairs:
        assert theirs.setdefault(ours, other) == other
    order = [theirs[ours] for ours in sorted(theirs, reverse=better_is_less)]
    assert all(a < b for a, b in pairwise(order))
    return theirs


def ph_omaha(own, board):
    """The best over every four of the own cards: any two of them are in one of these fours."""
    return min(evaluate_omaha_cards(*board, *four) for four in combinations(own, 4))


def test_five_cards():
    rows = list(deals(5, HANDS))
    pairs = ((strength(pick(row, OURS)), treys_five(pick(row, TREYS))) for row in rows)
    assert len(same_order(pairs)) > min(3000, HANDS // 10)
    assert len(rows) == HANDS


@pytest.mark.parametrize("name", [*HOLDEM, "seven-card-stud"])
def test_seven_cards(name):
    game = rules().variants[name]
    size = game.own
    pairs = (
        (
            score(game, pick(row[:size], OURS), pick(row[size:], OURS)),
            evaluate_cards(*pick(row, PH)),
        )
        for row in deals(7, HANDS)
    )
    same_order(pairs)


@pytest.mark.parametrize("name", ["omaha", "omaha-5", "courchevel"])
def test_exactly_two_own_cards(name):
    game = rules().variants[name]
    pairs = (
        (
            score(game, pick(row[5:], OURS), pick(row[:5], OURS)),
            ph_omaha(pick(row[5:], PH), pick(row[:5], PH)),
        )
        for row in deals(5 + game.own, HANDS)
    )
    same_order(pairs)


@pytest.mark.parametrize(("name", "part"), [("holdem", 5), ("seven-card-stud", 10), ("omaha", 20)])
def test_low_is_the_exact_inverse(name, part):
    """The weakest hand in low is the one that the library finds weakest among all allowed hands."""
    game = rules().variants[name]
    board = 5 * game.rows
    pairs = []
    for row in deals(game.own + board, HANDS // part):
        own, common = row[board:], row[:board]
        theirs = map(treys_five, candidates(game, pick(own, TREYS), pick(common, TREYS)))
        pairs.append((score(game, pick(own, OURS), pick(common, OURS), low=True), max(theirs)))
    same_order(pairs)


@pytest.mark.parametrize("name", rules().variants)
@pytest.mark.parametrize("low", [False, True])
def test_the_five_cards_shown_are_the_ones_that_count(name, low):
    game = rules().variants[name]
    board = game.board
    places = {card: place for place, card in enumerate(DECK)}
    for row in deals(game.own + board, 200):
        own, common = row[board:], row[:board]
        shown = [places[card] for card in best(name, pick(own, DECK), pick(common, DECK), low).cards]
        assert game.least <= len(set(shown) & set(own)) <= game.most
        values = map(treys_five, candidates(game, pick(own, TREYS), pick(common, TREYS)))
        assert treys_five(pick(shown, TREYS)) == (max if low else min)(values)
