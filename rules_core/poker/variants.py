"""The best (or, in low, the weakest) hand that a game lets a player form from own and common cards."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

from rules_core.cards import Card, Cards
from rules_core.errors import RulesError, expect_flags
from rules_core.poker import reading
from rules_core.poker.deal import most_shared
from rules_core.poker.hands import Hand, laid_out, scale
from rules_core.poker.ranking import Strength, numbers, soko_strength, strength, sum_strengths
from rules_core.tables.poker import HAND, Variant, rules

T = TypeVar("T")


def candidates(game: Variant, own: Sequence[T], board: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """Every five cards that the game lets a player use, those with the most own cards first.

    Clauses *-hand-composition; reading PO-9.

    >>> from rules_core.poker.reading import variant
    >>> [sum(1 for _ in candidates(variant(game), range(own), range(5)))
    ...     for game, own in (("holdem", 2), ("omaha", 4), ("courchevel", 5))]
    [21, 60, 100]
    """
    for count in range(game.most, game.least - 1, -1):
        for mine in combinations(own, count):
            for common in combinations(board, HAND - count):
                yield (*mine, *common)


def score(
    game: Variant, own: Sequence[int], board: Sequence[int], low: bool = False, soko: bool = False
) -> Strength:
    """How strong the best hand of a player is, or the weakest in `low`: fast, from `numbers`.

    >>> from rules_core.cards import read_cards
    >>> own, board = (numbers(read_cards(cards)) for cards in ("As Ks Qs Js", "Ts 9s 2s 2d 7c"))
    >>> game = reading.variant("omaha")
    >>> score(game, own, board), score(game, own, board, low=True)
    ((7, 14, 13, 10, 9, 2), (0, 12, 11, 9, 7, 2))
    """
    pick = min if low else max
    if soko:
        return pick(map(soko_strength, candidates(game, own, board)))
    free = game.least <= max(0, HAND - len(board)) and game.most >= min(HAND, len(own))
    if free and not low:
        return strength([*own, *board])
    return pick(sum_strengths(_sums(game, own, board)))


def _sums(game: Variant, own: Sequence[int], board: Sequence[int]) -> list[int]:
    """The candidates as sums of their numbers: each part is added up only once."""
    totals = []
    for count in range(game.most, game.least - 1, -1):
        common = [sum(part) for part in combinations(board, HAND - count)]
        totals += [mine + part for mine in map(sum, combinations(own, count)) for part in common]
    return totals


def best(game: str, own: Cards, board: Cards = (), low: bool = False, soko: bool = False) -> Hand:
    """The hand that counts for a player: the best one, or in `low` the weakest (poker-low-scale).

    `own` are the player's cards in the end, `board` one row of common cards (in stud the shared cards).
    Raises `RulesError` `poker-game-unknown`, `poker-own-cards`, `poker-board-cards`, `poker-suit-missing`,
    `card-unknown`, `pack-exceeded`.

    >>> best("holdem", "A♠ K♠", "Q♠ J♠ 10♠ 2♥ 2♦").category
    'royal-flush'
    >>> print(*best("omaha", "A♠ 2♠ 3♥ 4♦", "K♠ Q♠ J♠ 10♠ 9♦").cards)
    A♠ K♠ Q♠ J♠ 2♠
    """
    expect_flags(low, soko)
    variant, mine, common = reading.variant(game), reading.cards(own), reading.cards(board)
    check_cards(variant, mine, common)
    reading.distinct(mine, common)
    return choose(variant, mine, common, low, soko)


def choose(variant: Variant, own: Sequence[Card], board: Sequence[Card], low: bool, soko: bool) -> Hand:
    """As `best`, for cards that have been read and checked. The order of the cards does not matter.

    >>> own, board = reading.cards("A♠ K♠"), reading.cards("Q♠ J♠ 10♠ 2♥ 2♦")
    >>> choose(reading.variant("holdem"), own, board, low=False, soko=False).category
    'royal-flush'
    """
    points = rules().points
    mine, common = (sorted(row, key=lambda card: (-points[card.rank], card.code)) for row in (own, board))
    pick, strong = (min if low else max), scale(soko)
    return laid_out(pick(candidates(variant, mine, common), key=lambda row: strong(numbers(row))), soko)


def check_cards(
    variant: Variant, own: Sequence[Card], board: Sequence[Card], number: int = 1, row: int = 1
) -> None:
    """Raise `RulesError` when a player or a row of common cards has too few or too many cards.

    Where a short pack gives shared cards, each takes the place of an own one
    (seven-card-stud-common-card-hand); a row is given as `board` then too.

    >>> check_cards(reading.variant("holdem"), reading.cards("A♠ K♠ Q♠"), ())
    Traceback (most recent call last):
    rules_core.errors.RulesError: Hand 1: the game leaves a player with 2 own cards; given: 3.
    """
    shared = len(board) if variant.shared and len(board) <= most_shared(variant) else 0
    if len(own) != variant.own - shared:
        raise RulesError("poker-own-cards", number=number, needed=variant.own - shared, count=len(own))
    if len(board) != variant.board + shared:
        raise RulesError("poker-board-cards", row=row, needed=variant.board, count=len(board))
