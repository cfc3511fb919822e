"""The scale of hands: classes, what decides within them, low, Sökö, and how many hands there are of each."""

import random
import time
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core import exact
from rules_core.cards import full_deck
from rules_core.errors import RulesError
from rules_core.poker import best, compare, decide, rank, rules
from rules_core.poker.hands import scale
from rules_core.poker.ranking import numbers, soko_strength, strength
from rules_core.sentences import SENTENCES

DECK = full_deck()
STANDARD = {
    "high-card": 1302540,
    "pair": 1098240,
    "two-pair": 123552,
    "three-of-a-kind": 54912,
    "straight": 10200,
    "flush": 5108,
    "full-house": 3744,
    "four-of-a-kind": 624,
    "straight-flush": 36,
    "royal-flush": 4,
}
SOKO = STANDARD | {"high-card": 1150080, "pair": 1047552, "four-straight": 92208, "four-flush": 110940}
five_cards = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


# From the lowest to the highest; those on one line are equal. `soko` lines count in Sökö only.
SCALE = [
    ("high-card", ["7c 5d 4h 3s 2c", "7d 5c 4s 3h 2d"]),
    ("high-card", ["7c 6d 4h 3s 2c"]),
    ("high-card", ["Ac Kd Qh Js 8c"]),
    ("high-card", ["Ac Kd Qh Js 9c", "As Kh Qd Jc 9s"]),
    ("pair", ["2c 2d 5h 4s 3c"]),
    ("pair", ["2c 2d Ah Ks Qc"]),
    ("pair", ["3c 3d 5h 4s 2c"]),
    ("pair", ["Ac Ad Kh Qs 10c"]),
    ("pair", ["Ac Ad Kh Qs Jc", "Ah As Kd Qc Jh"]),
    ("two-pair", ["3c 3d 2h 2s 4c"]),
    ("two-pair", ["3c 3d 2h 2s Ac"]),
    ("two-pair", ["Ac Ad 2h 2s Kc"]),
    ("two-pair", ["Ac Ad 3h 3s 2c", "Ah As 3c 3d 2h"]),
    ("three-of-a-kind", ["2c 2d 2h 4s 3c"]),
    ("three-of-a-kind", ["2c 2d 2h Ks Qc"]),
    ("three-of-a-kind", ["2c 2d 2h As 3c"]),
    ("three-of-a-kind", ["Ac Ad Ah Ks Qc"]),
    ("straight", ["Ac 2d 3h 4s 5c", "5h 4c 3s 2h Ad"]),
    ("straight", ["2c 3d 4h 5s 6c"]),
    ("straight", ["Ac Kd Qh Js 10c"]),
    ("flush", ["7c 5c 4c 3c 2c", "7d 5d 4d 3d 2d"]),
    ("flush", ["Ac Qc Jc 10c 9c"]),
    ("flush", ["Ac Kc 4c 3c 2c"]),
    ("flush", ["Ac Kc Qc Jc 8c"]),
    ("flush", ["Ac Kc Qc Jc 9c"]),
    ("full-house", ["2c 2d 2h Ac Ad"]),
    ("full-house", ["3c 3d 3h 2c 2d"]),
    ("full-house", ["3c 3d 3h 4c 4d"]),
    ("four-of-a-kind", ["2c 2d 2h 2s 3c"]),
    ("four-of-a-kind", ["2c 2d 2h 2s Ac", "2c 2d 2h 2s As"]),
    ("four-of-a-kind", ["3c 3d 3h 3s 2c"]),
    ("straight-flush", ["Ac 2c 3c 4c 5c"]),
    ("straight-flush", ["Kc Qc Jc 10c 9c"]),
    ("royal-flush", ["Ac Kc Qc Jc 10c", "As Ks Qs Js 10s"]),
]
SOKO_SCALE = [
    ("high-card", ["Ac Kd Qh 9s 8c"]),
    ("pair", ["Ac Ad Kh Qs 10c"]),
    ("four-straight", ["Ac 2d 3h 4s 6c"]),
    ("four-straight", ["Ah 2c 3d 4h 7s"]),
    ("four-straight", ["Ac Ad 2h 3s 4c"]),
    ("four-straight", ["2c 3d 4h 5s 2d"]),
    ("four-straight", ["2c 3d 4h 5s 8c"]),
    ("four-straight", ["2c 3d 4h 5s Kc"]),
    ("four-straight", ["Jc Qd Kh As 2c"]),
    ("four-straight", ["Jc Qd Kh As 9c"]),
    ("four-straight", ["Jc Qd Kh As Ac", "Jh Qs Kd Ac Ad"]),
    ("four-flush", ["5c 4c 3c 2c 7d"]),
    ("four-flush", ["6c 4c 3c 2c 2d"]),
    ("four-flush", ["Ac 9c 3c 2c Kd"]),
    ("four-flush", ["Ac Jc 3c 2c 2d"]),
    ("four-flush", ["Ac Kc Qc Jc 9d"]),
    ("four-flush", ["Ac Kc Qc Jc Ad", "As Ks Qs Js Ac"]),
    ("two-pair", ["3c 3d 2h 2s 4c"]),
    ("straight", ["Ac 2d 3h 4s 5c"]),
    ("straight", ["Jc Qc Kc Ac 10d"]),
    ("flush", ["7c 5c 4c 3c 2c"]),
]


@pytest.mark.parametrize(("soko", "lines"), [(False, SCALE), (True, SOKO_SCALE)])
def test_poker_ranking_order(soko, lines):
    ranked = [(category, [rank(hand, soko) for hand in hands]) for category, hands in lines]
    for category, hands in ranked:
        assert {hand.category for hand in hands} == {category}
        assert len({hand.strength for hand in hands}) == 1
    assert all(low[1][0].strength < high[1][0].strength for low, high in pairwise(ranked))


def plain_strength(cards, soko):
    """The scale once more, the slow and plain way: the class by counting, then the points in turn."""
    value = {r: p for p, r in enumerate("2 3 4 5 6 7 8 9 10 J Q K A".split(), start=2)}
    points = sorted((value[card.rank.value] for card in cards), reverse=True)
    grouped = sorted(points, key=lambda p: (-points.count(p), -p))
    shape = "".join(str(points.count(p)) for p in sorted(set(points), key=lambda p: -points.count(p)))
    suits = Counter(card.suit for card in cards)
    suit, most = suits.most_common(1)[0]

    def line(some):
        for row in (sorted(some, reverse=True), sorted((1 if p == 14 else p for p in some), reverse=True)):
            if all(a - b == 1 for a, b in pairwise(row)):
                return row[0]
        return None

    top = line(points)
    if top and most == 5:
        return (11 if top == 14 else 10, top)
    if top:
        return (6, top)
    if most == 5:
        return (7, *points)
    level = {"41": 9, "32": 8, "311": 5, "221": 4, "2111": 1, "11111": 0}[shape]
    if soko and level < 4:
        if most == 4:
            mine = sorted((value[c.rank.value] for c in cards if c.suit == suit), reverse=True)
            return (3, *mine, *(value[c.rank.value] for c in cards if c.suit != suit))
        fours = []
        for out in range(5):
            four = points[:out] + points[out + 1 :]
            if line(four):
                fours.append((2, line(four), points[out]))
        if fours:
            return max(fours)
    return (level, *dict.fromkeys(grouped))


@settings(deadline=None)
@given(five_cards, st.booleans())
def test_the_scale_beside_a_plain_count(cards, soko):
    ours = (soko_strength if soko else strength)(numbers(cards))
    assert ours == plain_strength(cards, soko)


@pytest.mark.parametrize("soko", [False, True])
def test_the_scale_beside_a_plain_count_of_many_hands(soko):
    rng = random.Random(3)
    for _ in range(5000):
        cards = rng.sample(DECK, 5)
        assert (soko_strength if soko else strength)(numbers(cards)) == plain_strength(cards, soko)


def test_without_more_said_it_is_high_and_not_soko():
    assert rank("2c 3d 4h 5s 8c").category == "high-card"
    assert scale() is strength
    assert scale(True) is soko_strength
    assert compare("2c 3d 4h 5s 8c", "Ac Kd Qh 9s 8d").winners == (2,)
    assert decide({4: rank("2c 3d 4h 5s 8c"), 7: rank("Ac Kd Qh 9s 8d")}).winners == (7,)
    assert best("five-card", "2c 3d 4h 5s 8c").category == "high-card"


@settings(deadline=None)
@given(five_cards, st.randoms(use_true_random=False), st.booleans())
def test_order_of_cards_does_not_matter(cards, rng, soko):
    shuffled = rng.sample(cards, 5)
    assert rank(cards, soko) == rank(shuffled, soko)
    assert sorted(card.code for card in rank(cards, soko).cards) == sorted(card.code for card in cards)


@settings(deadline=None)
@given(five_cards, five_cards, five_cards, st.booleans())
def test_hands_compare_consistently(first, second, third, soko):
    def order(a, b, low=False):
        return compare(a, b, low=low, soko=soko).winners

    mirrored = {(1,): (2,), (2,): (1,), (1, 2): (1, 2)}
    assert order(second, first) == mirrored[order(first, second)]
    assert order(first, second, low=True) == mirrored[order(first, second)]  # poker-low-scale, reading PO-1
    assert order(first, first) == (1, 2)
    if order(first, second) != (2,) and order(second, third) != (2,):
        assert order(first, third) != (2,)


@pytest.mark.exhaustive
def test_all_hands_are_counted():
    """Every one of the 2,598,960 hands ranked, against the published counts and the quick count."""
    counted = Counter(strength(hand)[0] for hand in combinations(numbers(DECK), 5))
    by_name = {rules().category(level).name: counted[level] for level in sorted(counted)}
    assert by_name == STANDARD == dict(exact.poker_counts().counts)
    assert list(by_name) == list(STANDARD)


@pytest.mark.exhaustive
def test_all_hands_of_soko_are_counted():
    counted = Counter(soko_strength(hand)[0] for hand in combinations(numbers(DECK), 5))
    assert {rules().category(level).name: counted[level] for level in counted} == SOKO
    assert dict(exact.poker_counts(soko=True).counts) == SOKO
    assert list(exact.poker_counts(soko=True).counts) == list(rules().categories)


def test_counts_and_chances():
    counts = exact.poker_counts()
    assert counts.total == exact.poker_counts(soko=True).total == 2598960
    assert counts.chance("royal-flush") == Fraction(4, 2598960)
    assert sum(map(counts.chance, counts.counts)) == 1
    step = counts.steps[1]
    assert (step.code, step.clause) == ("poker-count", "poker-rank-pair")
    assert step.fields | {"chance": 0} == {
        "category": "category-pair",
        "count": 1098240,
        "total": 2598960,
        "chance": 0,
    }
    assert step.fields["chance"] == counts.chance("pair")


def test_counting_is_quick():
    exact.poker._counted.cache_clear()
    start = time.process_time()
    exact.poker_counts()
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize(
    ("cards", "soko", "shown"),
    [
        ("3♠ K♥ 3♥ K♦ K♠", False, "K♦ K♥ K♠ 3♥ 3♠"),
        ("A♠ 5♦ 2♥ 3♣ 4♠", False, "5♦ 4♠ 3♣ 2♥ A♠"),
        ("A♠ 5♠ 2♠ 3♠ 4♠", False, "5♠ 4♠ 3♠ 2♠ A♠"),
        ("10♠ A♠ J♠ K♠ Q♠", False, "A♠ K♠ Q♠ J♠ 10♠"),
        ("2♣ 9♦ 2♦ A♠ 9♣", False, "9♣ 9♦ 2♣ 2♦ A♠"),
        ("2♣ A♣ 4♣ 3♦ 9♠", True, "4♣ 3♦ 2♣ A♣ 9♠"),
        ("2♣ A♣ 4♦ 3♦ A♠", True, "4♦ 3♦ 2♣ A♣ A♠"),
        ("2♣ A♦ 9♣ 5♣ 3♣", True, "9♣ 5♣ 3♣ 2♣ A♦"),
        ("2♣ A♦ 9♣ 5♣ 3♣", False, "A♦ 9♣ 5♣ 3♣ 2♣"),
    ],
)
def test_what_makes_the_class_comes_first(cards, soko, shown):
    hand = rank(cards, soko)
    assert " ".join(map(str, hand.cards)) == shown
    assert hand.step.clause == rules().categories[hand.category].clause
    assert SENTENCES[hand.step.code].english(hand.step.fields) == f"category-{hand.category}: {shown}."


@pytest.mark.parametrize(
    ("first", "second", "low", "winners", "code", "clause", "fields"),
    [
        ("Ac Ad Kh Qs Jc", "3c 3d 2h 2s 4c", False, (2,), "poker-high-class", "poker-ranking-order",
         {"winner": 2, "category": "category-two-pair", "beaten": "category-pair"}),
        ("Ac Ad Kh Qs Jc", "3c 3d 2h 2s 4c", True, (1,), "poker-low-class", "poker-low-scale",
         {"winner": 1, "category": "category-pair", "beaten": "category-two-pair"}),
        ("Ac Ad Kh Qs Jc", "Ah As Kd Qc 10c", False, (1,), "poker-high-points", "poker-rank-pair",
         {"winner": 1, "category": "category-pair", "points": "J", "against": "10"}),
        ("Ac 2d 3h 4s 5c", "6c 2c 3c 4c 5d", True, (1,), "poker-low-points", "poker-low-scale",
         {"winner": 1, "category": "category-straight", "points": "5", "against": "6"}),
        ("Ac Kd Qh Js 9c", "As Kh Qd Jc 9s", False, (1, 2), "poker-equal", "poker-rank-equal-split",
         {"winners": (1, 2)}),
    ],
)  # fmt: skip
def test_why_a_hand_wins(first, second, low, winners, code, clause, fields):  # noqa: PLR0913, PLR0917
    decision = compare(first, second, low)
    assert decision.winners == winners
    assert (decision.step.code, decision.step.clause) == (code, clause)
    said = {
        key: value if key in ("winner", "winners") else str(value)
        for key, value in decision.step.fields.items()
    }
    assert said == fields


@pytest.mark.parametrize(
    ("cards", "code", "fields"),
    [
        ("", "poker-hand-size", {"needed": 5, "count": 0}),
        ("As Ks Qs Js", "poker-hand-size", {"count": 4}),
        ("As Ks Qs Js 10s 9s", "poker-hand-size", {"count": 6}),
        ("As Ks Qs Js As", "pack-exceeded", {"count": 2, "held": 1}),
        ("As Ks Qs Js 10", "poker-suit-missing", {"position": 5}),
        ("As Ks Qs Js 1s", "card-unknown", {"position": 5}),
        (None, "poker-list-needed", {"text": "None"}),
        (7, "poker-list-needed", {"text": "7"}),
        ([None], "card-unknown", {}),
        ("\u202eAs Ks", "card-unknown", {"position": 1}),
        ("As " * 10**4, "poker-hand-size", {"count": 10**4}),
    ],
)
def test_what_is_no_hand(cards, code, fields):
    with pytest.raises(RulesError) as caught:
        rank(cards)
    assert caught.value.code == code
    assert fields.items() <= caught.value.fields.items()
    assert len(str(caught.value)) < 200
