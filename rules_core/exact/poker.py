"""How often each class of poker hands comes up among all hands of five cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from rules_core.cards import Card, Rank, Suit
from rules_core.errors import expect_flags
from rules_core.poker.hands import scale
from rules_core.poker.ranking import numbers
from rules_core.read_only import Frozen
from rules_core.results import Name, Share, Step
from rules_core.tables.poker import HAND, rules

_SUITS = len(Suit)


@dataclass(frozen=True)
class HandCounts(Frozen):
    """How many hands of five cards are of each class, from the lowest class to the highest."""

    soko: bool
    counts: Mapping[str, int]
    steps: tuple[Step, ...]

    @property
    def total(self) -> int:
        """All hands of five cards."""
        return sum(self.counts.values())

    def chance(self, category: str) -> Fraction:
        """The probability of a class."""
        return Fraction(self.counts[category], self.total)


def poker_counts(soko: bool = False) -> HandCounts:
    """Count the hands of five cards by class (poker-ranking-order); `soko` adds its two classes.

    Hands of the same ranks differ only in their suits, so each set of ranks is looked at once for every
    pattern of suits that matters.

    >>> list(poker_counts().counts.values())
    [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]
    >>> poker_counts(soko=True).counts["four-straight"], poker_counts(soko=True).counts["four-flush"]
    (92208, 110940)
    """
    expect_flags(soko)
    return _counted(soko)


@cache
def _counted(soko: bool) -> HandCounts:
    strong, found = scale(soko), Counter[int]()
    cards = [numbers(Card(rank, suit) for suit in Suit) for rank in Rank]
    for ranks in combinations_with_replacement(range(len(cards)), HAND):
        times = Counter(ranks)
        if max(times.values()) <= _SUITS:
            for suits, ways in _suit_patterns(times):
                hand = [cards[rank][suit] for rank, suit in zip(ranks, suits, strict=True)]
                found[strong(hand)[0]] += ways
    counts = {rules().category(level).name: count for level, count in sorted(found.items())}
    return HandCounts(soko, counts, tuple(_steps(counts)))


def _suit_patterns(times: Counter[int]) -> Iterator[tuple[list[int], int]]:
    """Suits for the cards, rank by rank, and in how many ways hands of these ranks have such a pattern.

    Only the most cards of one suit matter: five, four or fewer.
    """
    suits = [suit for count in times.values() for suit in range(count)]
    left = prod(comb(_SUITS, count) for count in times.values())
    if len(times) == HAND:
        flush, four = _SUITS, HAND * _SUITS * (_SUITS - 1)
        yield suits, flush
        yield [1, *suits[1:]], four
        yield [1, 1, *suits[2:]], left - flush - four
    elif len(times) == HAND - 1:
        four = _SUITS * (_SUITS - 1)
        alone = next(place for place, rank in enumerate(times.elements()) if times[rank] == 1)
        yield suits, four
        yield [*suits[:alone], 1, *suits[alone + 1 :]], left - four
    else:
        yield suits, left


def _steps(counts: Mapping[str, int]) -> Iterator[Step]:
    total = sum(counts.values())
    for name, count in counts.items():
        fields = {"category": Name(f"category-{name}"), "count": count, "total": total}
        fields["chance"] = Share(count, total)
        yield Step("poker-count", rules().categories[name].clause, fields)
