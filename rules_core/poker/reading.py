"""What callers give, read strictly: cards of hands and boards, amounts, shares and choices."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from rules_core.cards import Card, Cards, Shoe, Suit, read_cards, shorten
from rules_core.errors import RulesError
from rules_core.odds import read_amount
from rules_core.results import Share
from rules_core.tables.poker import HAND, Variant, rules

Amount = str | int | Fraction


def variant(game: str) -> Variant:
    """The poker game of this name, or of its other name (pineapple-name, crazy-pineapple-name,
    helsinki-holdem-name). Raises `RulesError` `poker-game-unknown`.

    >>> variant("omaha").least, variant("omaha").own, variant("aviation").name
    (2, 4, 'helsinki-holdem')
    """
    known = rules().variants
    for found in known.values():
        if found.also and game == found.also:
            return found
    return known[choice(game, tuple(known), "poker-game-unknown")]


def choice(value: Any, allowed: tuple[str, ...], code: str) -> str:
    """One of the allowed words. Raises `RulesError` with this code.

    >>> choice("low", ("high", "low"), "poker-form-unknown")
    'low'
    """
    if not isinstance(value, str) or value not in allowed:
        raise RulesError(code, text=shorten(value), allowed=", ".join(allowed))
    return value


def whole(value: Any, least: int, most: int, code: str) -> int:
    """A whole number in these bounds. Raises `RulesError` with this code.

    >>> whole(3, 0, 12, "poker-customers-invalid")
    3
    """
    if type(value) is not int or not least <= value <= most:
        raise RulesError(code, text=shorten(value), least=least, most=most)
    return value


def items(given: Any) -> tuple[Any, ...]:
    """What a row holds. Raises `RulesError` `poker-list-needed` when it is no row.

    >>> items(range(3))
    (0, 1, 2)
    """
    if not isinstance(given, Iterable):
        raise RulesError("poker-list-needed", text=shorten(given))
    return tuple(given)


def cards(given: Cards) -> tuple[Card, ...]:
    """Cards with their suits. Raises `RulesError` `card-unknown`, `poker-suit-missing`.

    >>> cards("A♠ 10h")
    (Card('As'), Card('10h'))
    >>> cards("A♠ 10")
    Traceback (most recent call last):
    rules_core.errors.RulesError: Card 2: 10 needs its suit here, for example 10♠.
    """
    row = read_cards(given if isinstance(given, str) else items(given))
    for position, card in enumerate(row, start=1):
        if card.suit is None:
            raise RulesError(
                "poker-suit-missing", position=position, card=card, example=Card(card.rank, Suit.SPADES)
            )
    return row


def five(given: Cards) -> tuple[Card, ...]:
    """A complete hand. Raises `RulesError` `poker-hand-size`, and as `cards` and `distinct` do.

    >>> five("A♠ K♠ Q♠ J♠")
    Traceback (most recent call last):
    rules_core.errors.RulesError: A complete hand has 5 cards; given: 4.
    """
    row = cards(given)
    if len(row) != HAND:
        raise RulesError("poker-hand-size", needed=HAND, count=len(row))
    distinct(row)
    return row


def distinct(*rows: Iterable[Card]) -> None:
    """Raise `RulesError` `pack-exceeded` when a card is there twice (poker-deck).

    >>> distinct(cards("A♠ K♠"), cards("Q♠ A♠"))
    Traceback (most recent call last):
    rules_core.errors.RulesError: More of A♠ than the pack holds: 2 given, 1 in the pack.
    """
    try:
        Shoe(rules().decks).check(card for row in rows for card in row)
    except RulesError as error:
        raise RulesError("pack-exceeded", **error.fields) from None


def share(given: Amount) -> Fraction:
    """A part of a whole, from 0 to 1: `"5%"`, `"2,5%"`, a fraction. Raises `poker-share-invalid`.

    >>> share("2.5%"), share(Fraction(1, 4))
    (Fraction(1, 40), Fraction(1, 4))
    >>> share("five")
    Traceback (most recent call last):
    rules_core.errors.RulesError: “five” is not a share from 0 to 1. Write for example 1/20.
    """
    percent = given.strip() if isinstance(given, str) else ""
    try:
        value = read_amount(percent[:-1].strip()) / 100 if percent.endswith("%") else read_amount(given)
    except RulesError:
        value = Fraction(-1)
    if not 0 <= value <= 1:
        fields = {"least": Share(0), "most": Share(1), "example": Share(1, 20)}
        raise RulesError("poker-share-invalid", text=shorten(given), **fields)
    return value
