"""How strong a hand is: its class and the points that decide within the class, as a tuple that compares.

A card is a number, and the sum of a hand's numbers counts its ranks and its suits: the lower part is written
in base five with a digit for each rank (a pack has four of a rank, so no digit overflows), above it stand
four bits for each suit. Hands of the same ranks share one entry of a table that fills itself as it is asked.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice, pairwise

from rules_core.cards import Card, Suit, full_deck
from rules_core.tables.poker import HAND, rules

Strength = tuple[int, ...]
"""The level of the class on the scale (`rules().category(level)`), then the points that decide in it."""

_BASE = 5
_SUIT_BIT = 32  # above the largest number of ranks, 5 ** 13 - 1
_RANKS = (1 << _SUIT_BIT) - 1
_EIGHTS = 0x8888 << _SUIT_BIT  # the bit that a suit's count reaches from 8 on
_ADD_3 = 0x3333 << _SUIT_BIT  # lifts a count of five to it
_ADD_4 = 0x4444 << _SUIT_BIT  # lifts a count of four to it
_FOUR = 4


@cache
def _numbers() -> dict[Card, int]:
    points = rules().points
    lowest = min(points.values())
    suits = {suit: 1 << _SUIT_BIT + 4 * place for place, suit in enumerate(Suit)}
    return {
        card: _BASE ** (points[card.rank] - lowest) + suits[card.suit] for card in full_deck() if card.suit
    }


def numbers(cards: Iterable[Card]) -> list[int]:
    """The numbers of these cards, for `strength`.

    >>> from rules_core.cards import read_cards
    >>> [hex(number) for number in numbers(read_cards("2s 2h 3h"))]
    ['0x100000001', '0x1000000001', '0x1000000005']
    """
    known = _numbers()
    return [known[card] for card in cards]


def strength(cards: Sequence[int]) -> Strength:
    """How strong the best five of these cards are; they are five to nine `numbers`.

    Clauses poker-ranking-order, poker-card-points, poker-rank-*.

    >>> from rules_core.cards import read_cards
    >>> strength(numbers(read_cards("Ks Kh Kd 3c 3s")))
    (8, 13, 3)
    >>> wheel, six_high = (numbers(read_cards(cards)) for cards in ("As 2h 3d 4c 5s Ks Kd", "6s 2h 3d 4c 5s"))
    >>> strength(wheel) < strength(six_high)
    True
    """
    total = sum(cards)
    best = _by_ranks[total & _RANKS]
    if total + _ADD_3 & _EIGHTS:
        return max(best, _by_suited_ranks[_suited(cards, total + _ADD_3)])
    return best


def sum_strengths(totals: Iterable[int]) -> list[Strength]:
    """How strong hands of exactly five cards are, by the sums of their `numbers` alone.

    >>> from rules_core.cards import read_cards
    >>> sum_strengths(sum(numbers(read_cards(cards))) for cards in ("9s 2s Ks 7s 3s", "9s 2s Ks 7s 3h"))
    [(7, 13, 9, 7, 3, 2), (0, 13, 9, 7, 3, 2)]
    """
    return [
        _by_suited_ranks[total & _RANKS] if total + _ADD_3 & _EIGHTS else _by_ranks[total & _RANKS]
        for total in totals
    ]


def soko_strength(cards: Sequence[int]) -> Strength:
    """How strong a hand of exactly five `numbers` is in Sökö (poker-rank-straight-of-four, -flush-of-four).

    >>> from rules_core.cards import read_cards
    >>> hands = ("As Ah Kd Qc 9s", "2s 3h 4d 5c 5s", "2s 3s 4s 5s 5h")
    >>> [rules().category(soko_strength(numbers(read_cards(hand)))[0]).name for hand in hands]
    ['pair', 'four-straight', 'four-flush']
    """
    total = sum(cards)
    ranks = total & _RANKS
    best = _soko_by_ranks[ranks]
    if total + _ADD_4 & _EIGHTS:
        flush = total + _ADD_3 & _EIGHTS
        return max(best, _by_suited_ranks[ranks] if flush else _four_flush(cards, total))
    return best


def _suited(cards: Sequence[int], lifted: int) -> int:
    """The sum of the ranks in the suit whose lifted count has reached eight."""
    suit = (lifted & _EIGHTS) >> 3
    return sum(card & _RANKS for card in cards if card & suit)


def _four_flush(cards: Sequence[int], total: int) -> Strength:
    """All four cards of the suit count in turn, then the fifth card (reading PO-4)."""
    suited = _suited(cards, total + _ADD_4)
    fifth = (total & _RANKS) - suited
    return _level("four-flush"), *_times(suited), *_times(fifth)


def _level(name: str) -> int:
    return rules().categories[name].level


def _times(ranks: int) -> dict[int, int]:
    """How many cards of which points a sum of ranks counts, the highest points first."""
    points = min(rules().points.values())
    times = []
    while ranks:
        ranks, count = divmod(ranks, _BASE)
        if count:
            times.append((points, count))
        points += 1
    return dict(reversed(times))


def _run(points: Iterable[int], length: int) -> Iterator[int]:
    """The top of the highest run of so many points in line, if there is one; an ace also ends it below."""
    given = set(points)
    if max(rules().points.values()) in given:
        given.add(rules().ace_low)
    tops = (top for top in sorted(given, reverse=True) if given.issuperset(range(top - length + 1, top + 1)))
    yield from islice(tops, 1)


Classes = Iterator[tuple[str, tuple[int, ...]]]


def _classes(ranks: int) -> Classes:
    """Every class that these ranks make, with the points that decide within it (poker-rank-*)."""
    times = _times(ranks)
    pairs, threes, fours = ([points for points in times if times[points] >= least] for least in (2, 3, 4))

    def kickers(count: int, *used: int) -> Iterator[int]:
        return islice((points for points in times if points not in used), count)

    yield "high-card", tuple(kickers(5))
    for pair in pairs[:1]:
        yield "pair", (pair, *kickers(3, pair))
    for high, low in pairwise(pairs[:2]):
        yield "two-pair", (high, low, *kickers(1, high, low))
    for three in threes[:1]:
        yield "three-of-a-kind", (three, *kickers(2, three))
        for pair in [points for points in pairs if points != three][:1]:
            yield "full-house", (three, pair)
    for four in fours[:1]:
        yield "four-of-a-kind", (four, *kickers(1, four))
    for top in _run(times, HAND):
        yield "straight", (top,)


def _suited_classes(ranks: int) -> Classes:
    """Every class that five or more cards of one suit make."""
    yield from _classes(ranks)
    points = _times(ranks)
    yield "flush", tuple(islice(points, HAND))
    for top in _run(points, HAND):
        yield "royal-flush" if top == max(rules().points.values()) else "straight-flush", (top,)


def _soko_classes(ranks: int) -> Classes:
    """Every class that the ranks of exactly five cards make in Sökö (reading PO-5 on the ace)."""
    yield from _classes(ranks)
    times = _times(ranks)
    highest, low = max(rules().points.values()), rules().ace_low
    for top in _run(times, _FOUR):
        fifth = [points for points, count in times.items() for _ in range(count)]
        for points in range(top - _FOUR + 1, top + 1):
            fifth.remove(highest if points == low else points)
        yield "four-straight", (top, *fifth)


class _Table(dict[int, Strength]):
    """The strongest class for a sum of ranks: found when first asked for, then kept."""

    def __init__(self, classes: Callable[[int], Classes]) -> None:
        super().__init__()
        self.classes = classes

    def __missing__(self, ranks: int) -> Strength:
        best = max((_level(name), *points) for name, points in self.classes(ranks))
        self[ranks] = best
        return best


_by_ranks = _Table(_classes)
_by_suited_ranks = _Table(_suited_classes)
_soko_by_ranks = _Table(_soko_classes)
