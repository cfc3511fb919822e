"""Five-card hands: their class, how they are laid out, and which of them wins."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules_core.cards import Card, Cards, Rank
from rules_core.errors import RulesError, expect, expect_flags
from rules_core.poker import reading
from rules_core.poker.ranking import Strength, numbers, soko_strength, strength
from rules_core.results import Name, Step
from rules_core.tables.poker import HAND, rules

_RUNS = {"four-straight": HAND - 1, "straight": HAND, "straight-flush": HAND, "royal-flush": HAND}


@dataclass(frozen=True)
class Hand:
    """A hand of five cards as it is laid out: what makes its class first, then the side cards."""

    category: str
    cards: tuple[Card, ...]
    strength: Strength
    step: Step


@dataclass(frozen=True)
class Decision:
    """Which hands win, by their numbers, and why."""

    winners: tuple[int, ...]
    step: Step


def scale(soko: bool = False) -> Callable[[Sequence[int]], Strength]:
    """The function that says how strong five cards are: on the usual scale or on that of Sökö.

    >>> ace_high = numbers(reading.cards("A♠ K♠ Q♠ J♠ 9♦"))
    >>> scale()(ace_high), scale(soko=True)(ace_high)
    ((0, 14, 13, 12, 11, 9), (3, 14, 13, 12, 11, 9))
    """
    return soko_strength if soko else strength


def rank(cards: Cards, soko: bool = False) -> Hand:
    """The class of a hand of five cards (poker-ranking-order, poker-rank-*).

    Raises `RulesError` `poker-hand-size`, `poker-suit-missing`, `card-unknown`, `pack-exceeded`.

    >>> hand = rank("K♦ 3♠ K♠ 3♥ K♥")
    >>> hand.category, hand.strength
    ('full-house', (8, 13, 3))
    >>> print(*rank("A♠ 2♥ 5♦ 3♣ 4♠").cards)
    5♦ 4♠ 3♣ 2♥ A♠
    """
    expect_flags(soko)
    return laid_out(reading.five(cards), soko)


def laid_out(cards: Iterable[Card], soko: bool = False) -> Hand:
    """A hand of five cards that have been read.

    >>> print(*laid_out(reading.cards("3♠ K♠ 3♥ K♥ 7♦")).cards)
    K♥ K♠ 3♥ 3♠ 7♦
    """
    points = rules().points
    high_first = sorted(cards, key=lambda card: (-points[card.rank], card.code))
    found = scale(soko)(numbers(high_first))
    category = rules().category(found[0])
    row = _arranged(high_first, category.name, found)
    fields = {"category": Name(f"category-{category.name}"), "cards": row}
    step = Step("poker-hand", category.clause, fields, ("poker-card-points",))
    return Hand(category.name, row, found, step)


def _arranged(cards: list[Card], category: str, found: Strength) -> tuple[Card, ...]:
    """The cards that make the class first: a run from its top down, a suit, or the most of a rank."""
    if category in _RUNS:
        top = found[1]
        ranks = [_rank(points) for points in range(top, top - _RUNS[category], -1)]
        run = [next(card for card in cards if card.rank == rank) for rank in ranks]
        return (*run, *(card for card in cards if card not in run))
    if category == "four-flush":
        suits = [card.suit for card in cards]
        return tuple(sorted(cards, key=lambda card: -suits.count(card.suit)))
    ranks = [card.rank for card in cards]
    return tuple(sorted(cards, key=lambda card: -ranks.count(card.rank)))


def _rank(points: int) -> Rank:
    """The rank with these points; the ace also at the low end of a straight."""
    high = max(rules().points.values()) if points == rules().ace_low else points
    return next(rank for rank, value in rules().points.items() if value == high)


def compare(first: Cards, second: Cards, low: bool = False, soko: bool = False) -> Decision:
    """Which of two complete hands wins: hand 1, hand 2 or, when they are equal, both.

    `low` turns the scale round (poker-low-scale). Raises `RulesError` as `rank` does.

    >>> compare("A♠ A♥ K♦ 7♣ 3♠", "A♦ A♣ K♥ 8♣ 2♠").winners
    (2,)
    >>> compare("A♠ A♥ K♦ 7♣ 3♠", "A♦ A♣ K♥ 8♣ 2♠", low=True).winners
    (1,)
    """
    expect_flags(low, soko)
    return decide({1: rank(first, soko), 2: rank(second, soko)}, low)


def decide(hands: Mapping[int, Hand], low: bool = False) -> Decision:
    """Which of these numbered hands win: the strongest or, in `low`, the weakest (poker-rank-equal-split).

    Raises `RulesError` `poker-hands-none`, `value-wrong`.

    >>> decide({4: rank("A♠ A♥ K♦ 7♣ 3♠"), 6: rank("A♦ A♣ K♥ 8♣ 2♠")}).winners
    (6,)
    """
    expect_flags(low)
    if not expect(hands, Mapping):
        raise RulesError("poker-hands-none")
    order = sorted({expect(hand, Hand).strength for hand in hands.values()}, reverse=not low)
    winners = tuple(number for number, hand in hands.items() if hand.strength == order[0])
    if len(hands) == 1:
        return Decision(winners, Step("poker-alone", "poker-win-uncalled", {"winner": winners[0]}))
    if len(winners) > 1:
        return Decision(winners, Step("poker-equal", "poker-rank-equal-split", {"winners": winners}))
    return Decision(winners, _reason(winners[0], order[0], order[1], low))


def _reason(winner: int, best: Strength, next_best: Strength, low: bool) -> Step:
    """By class, or by the first points that differ within the class."""
    kind = "low" if low else "high"
    mine, other = (rules().category(found[0]) for found in (best, next_best))
    fields: dict[str, object] = {"winner": winner, "category": Name(f"category-{mine.name}")}
    if mine != other:
        clause = "poker-low-scale" if low else "poker-ranking-order"
        return Step(f"poker-{kind}-class", clause, fields | {"beaten": Name(f"category-{other.name}")})
    points, against = next((a, b) for a, b in zip(best, next_best, strict=True) if a != b)
    fields |= {"points": Card(_rank(points)), "against": Card(_rank(against))}
    return Step(f"poker-{kind}-points", "poker-low-scale" if low else mine.clause, fields)
