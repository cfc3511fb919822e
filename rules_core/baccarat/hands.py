"""What a hand of baccarat counts, and which of two hands wins."""

from dataclasses import dataclass
from typing import Any

from rules_core.cards import Card, Cards, Rank, read_cards
from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.tables.baccarat import BANKER, PLAYER, TIE, Rules, rules


@dataclass(frozen=True)
class Hand:
    """A hand: its cards, the sum of their values, the point count, and whether it is a natural."""

    cards: tuple[Card, ...]
    sum: int
    total: int
    natural: bool
    steps: tuple[Step, ...]


def hand(cards: Cards, version: str = "live") -> Hand:
    """The point count of a hand (clauses baccarat-point-count-sum, baccarat-value-*).

    Raises `RulesError` `hand-empty`, `card-unknown`, `card-after-third`.

    >>> hand("A 2 9").total
    2
    >>> hand("K♠ 9♥").natural
    True
    """
    house = rules(version)
    row = read_cards(cards)
    if not row:
        raise RulesError("hand-empty")
    most = house.opening + 1
    if len(row) > most:
        raise RulesError("card-after-third", most=most, cards=row[most:])
    return value(row, house)


def value(cards: tuple[Card, ...], house: Rules) -> Hand:
    """The point count of cards that have been read and checked.

    >>> value(read_cards("K 9"), rules()).natural
    True
    """
    points = sum(house.values[card.rank] for card in cards)
    total = points % house.modulus
    natural = len(cards) == house.opening and total in house.naturals
    fields: dict[str, Any] = {"cards": cards, "sum": points, "total": total}
    code = "hand-count" if points == total else "hand-count-dropped"
    also = ("baccarat-point-count-range", *_value_clauses(cards, house))
    steps = [Step(code, "baccarat-point-count-sum", fields, also)]
    if natural:
        steps.append(Step("hand-natural", "baccarat-term-natural"))
    if total == 0:
        steps.append(Step("hand-baccarat", "baccarat-term-baccarat"))
    return Hand(cards, points, total, natural, tuple(steps))


def _value_clauses(cards: tuple[Card, ...], house: Rules) -> tuple[str, ...]:
    """The clauses that say what these cards count, each once."""
    ranks = (card.rank for card in cards)
    kinds = ("ace" if rank is Rank.ACE else "pips" if house.values[rank] else "zero" for rank in ranks)
    return tuple(dict.fromkeys(f"baccarat-value-{kind}" for kind in kinds))


def higher(player: int, banker: int) -> str:
    """Who wins with these point counts: `player`, `banker` or, when they are equal, `tie`.

    Clauses baccarat-bet-player-outcome, baccarat-bet-banker-outcome, baccarat-bet-tie-outcome.

    >>> higher(7, 6), higher(0, 9), higher(5, 5)
    ('player', 'banker', 'tie')
    """
    return PLAYER if player > banker else BANKER if banker > player else TIE
