"""How a card is called in speech: `herttaseiska`, `ärtu seitse`, `hartenzeven`, `sept de cœur`.

The names stand in `locales/cards.tsv`, a row a card: languages that inflect put suit and rank together in
their own ways, so no name is glued from two words here.
"""

from collections.abc import Mapping
from functools import cache

from rules_core.cards import Card
from rules_core.words import language, locale_folder

BACK = "back"


def card_name(card: Card) -> str:
    """The spoken name of a card, or of a rank alone, in the current language.

    >>> from rules_core.cards import read_card
    >>> from rules_core.words import speaking
    >>> with speaking("nl"):
    ...     card_name(read_card("7h")), card_name(read_card("A"))
    ('hartenzeven', 'aas')
    """
    return names(language())[card.code]


def back_name() -> str:
    """The spoken name of a card that lies face down, in the current language."""
    return names(language())[BACK]


@cache
def names(language: str) -> Mapping[str, str]:
    """All names of a language, by the card's code (`7h`, `10s`, `A`), by the suit's letter (`h`) and `back`.

    Raises `ValueError` for a language that the file does not have.
    """
    path = locale_folder() / "cards.tsv"
    head, *rows = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    column = head.index(language)
    return {row[0]: row[column] for row in rows}
