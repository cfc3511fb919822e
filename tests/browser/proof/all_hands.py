"""Every hand of five cards by the core: how many of each class, and a digest over all strengths in order."""

from array import array
from collections import Counter
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from itertools import combinations, islice

from rules_core.cards import full_deck
from rules_core.poker import rules
from rules_core.poker.ranking import Strength, numbers, soko_strength, sum_strengths
from rules_core.tables.poker import HAND

CODES = " ".join(card.code for card in full_deck())
"""The pack in the order in which both sides go through it."""
BASE = max(rules().points.values()) + 1


@cache
def expected(soko: bool, step: int = 1) -> tuple[list[int], str]:
    """The counts by level of every `step`-th hand, and the digest, as the browser gives them."""
    memory: dict[Strength, int] = {}
    counts: Counter[Strength] = Counter()
    row = array("I")
    for strength in _strengths(soko, step):
        if strength not in memory:
            memory[strength] = packed(strength)
        counts[strength] += 1
        row.append(memory[strength])
    levels: Counter[int] = Counter()
    for strength, count in counts.items():
        levels[strength[0]] += count
    return [levels[level] for level in range(len(rules().categories))], sha256(row.tobytes()).hexdigest()


def _strengths(soko: bool, step: int) -> Iterable[Strength]:
    hands = islice(combinations(numbers(full_deck()), HAND), 0, None, step)
    return map(soko_strength, hands) if soko else sum_strengths(map(sum, hands))


def packed(strength: Strength) -> int:
    """A strength as one number: its parts as digits, the class first."""
    number = 0
    for part in (*strength, *[0] * (HAND + 1 - len(strength))):
        number = number * BASE + part
    return number
