"""Playing cards: ranks, suits, reading cards as people type them, and the shoe."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from rules_core.errors import RulesError, expect, shorten

__all__ = [
    "SYMBOLS",
    "Card",
    "Cards",
    "Rank",
    "Shoe",
    "Suit",
    "full_deck",
    "read_card",
    "read_cards",
    "shorten",
]


class Suit(Enum):
    """The four suits; the value is the letter in which a suit is typed."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @property
    def symbol(self) -> str:
        """The sign of the suit: ♠ ♥ ♦ ♣."""
        return SYMBOLS[self]


class Rank(Enum):
    """The thirteen ranks; the value is the index printed on the card."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_OUTLINED = {"♤": Suit.SPADES, "♡": Suit.HEARTS, "♢": Suit.DIAMONDS, "♧": Suit.CLUBS}
_SUITS = {suit.value: suit for suit in Suit} | {s: suit for suit, s in SYMBOLS.items()} | _OUTLINED
_RANKS = {rank.value: rank for rank in Rank} | {"T": Rank.TEN}
_EMOJI_STYLE = "\ufe0f"  # phones add it to a suit sign to draw it in colour
_MOST_DECKS = 1000  # more than any shoe holds


@dataclass(frozen=True)
class Card:
    """A card, or a rank alone where suits do not matter.

    >>> Card(Rank.TEN, Suit.HEARTS)
    Card('10h')
    >>> print(Card(Rank.TEN, Suit.HEARTS), Card(Rank.ACE))
    10♥ A
    """

    rank: Rank
    suit: Suit | None = None

    def __post_init__(self) -> None:
        expect(self.rank, Rank)
        if self.suit is not None:
            expect(self.suit, Suit)

    def __str__(self) -> str:
        return self.rank.value + (self.suit.symbol if self.suit else "")

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    @property
    def code(self) -> str:
        """The card in plain letters: `10h`, `As`, `K`."""
        return self.rank.value + (self.suit.value if self.suit else "")


Cards = str | Iterable[str | Card]
"""Cards as a caller may give them: `"5h 3d"`, `["5h", "3d"]` or `Card` objects."""


def read_card(text: str, position: int = 1) -> Card:
    """Read one card as people type it: `A♠`, `As`, `10h`, `Th`, or a rank alone.

    `position` is the card's place in its row, for the error. Raises `RulesError` `card-unknown`.

    >>> [str(read_card(text)) for text in ("A♠", "as", "10h", "Th", "q")]
    ['A♠', 'A♠', '10♥', '10♥', 'Q']
    >>> read_card("1h")
    Traceback (most recent call last):
    rules_core.errors.RulesError: Card 1: “1h” is not a card. Write the rank (A, 2–10, J, Q or K) ...
    """
    plain = text.replace(_EMOJI_STYLE, "").strip() if isinstance(text, str) else ""
    suit = _SUITS.get(plain[-1:].lower())
    rank = _RANKS.get((plain[:-1] if suit else plain).upper())
    if rank is None:
        raise RulesError("card-unknown", position=expect(position, int), text=shorten(text))
    return Card(rank, suit)


def read_cards(cards: Cards) -> tuple[Card, ...]:
    """Read a row of cards; blanks or commas between them.

    >>> read_cards("5♥ 3d, K")
    (Card('5h'), Card('3d'), Card('K'))
    """
    items = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    if not isinstance(items, Iterable):
        raise RulesError("card-unknown", position=1, text=shorten(items))
    return tuple(
        item if isinstance(item, Card) else read_card(_typed(item), position)
        for position, item in enumerate(items, start=1)
    )


def _typed(item: Any) -> Any:
    """A card as it was typed; a rank may be a number."""
    return shorten(item) if type(item) is int else item


@cache
def full_deck() -> tuple[Card, ...]:
    """One deck without jokers.

    >>> len(full_deck())
    52
    """
    return tuple(Card(rank, suit) for suit in Suit for rank in Rank)


@dataclass(frozen=True)
class Shoe:
    """A shoe of so many decks. Raises `RulesError` `decks-invalid` below one deck and above a thousand.

    >>> Shoe(8).size
    416
    """

    decks: int

    def __post_init__(self) -> None:
        if type(self.decks) is not int or not 1 <= self.decks <= _MOST_DECKS:
            raise RulesError("decks-invalid", text=shorten(self.decks), least=1, most=_MOST_DECKS)

    @property
    def size(self) -> int:
        """How many cards the shoe holds."""
        return self.decks * len(full_deck())

    def check(self, cards: Iterable[Card]) -> None:
        """Raise `RulesError` `shoe-exceeded` when the shoe does not hold all these cards.

        >>> Shoe(1).check(read_cards("A♠ A♠"))
        Traceback (most recent call last):
        rules_core.errors.RulesError: More of A♠ than the shoe holds: 2 given, 1 in the shoe.
        """
        row = tuple(cards)
        if len(row) <= self.decks:  # not even all alike could be too many
            return
        self._at_most(self.decks, Counter(card for card in row if card.suit))
        self._at_most(self.decks * len(Suit), Counter(Card(card.rank) for card in row))

    def _at_most(self, held: int, counts: Counter[Card]) -> None:
        for card, count in counts.items():
            if count > held:
                raise RulesError("shoe-exceeded", card=card, count=count, held=held)
