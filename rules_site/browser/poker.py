"""The rules of poker as the calculator reads them: the scale of hands, the games, what rests on which clause.

What makes a class of hands is asked of `rules_core.poker` by hands that show it.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain, cycle
from typing import Any

from rules_core.cards import Card, Rank, Suit
from rules_core.poker import FORMS, most_players, plan, rank, rules
from rules_core.poker.deal import FEWEST, most_shared
from rules_core.tables.poker import HAND, Variant
from rules_site.browser.poker_clauses import clauses, varying
from rules_site.browser.poker_examples import OPENS, example

Table = dict[str, Any]

VARIANTS = tuple(rules().variants)

SHAPES = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1))
"""How often ranks occur in five cards of one pack."""
_APART = (0, 2, 4, 7, 9)
"""Places of ranks of which no four are in line."""


@cache
def table() -> Table:
    """Everything about poker that the browser needs."""
    house = rules()
    categories = sorted(house.categories.values(), key=lambda category: category.level)
    return {
        "version": house.version,
        "decks": house.decks,
        "cards": HAND,
        "points": {rank.value: points for rank, points in house.points.items()},
        "aceLow": house.ace_low,
        "categories": [{"code": f"category-{c.name}", "clause": c.clause} for c in categories],
        "shapes": {"".join(map(str, shape)): _level(_shaped(shape)) for shape in SHAPES},
        "straight": _straight(),
        "flush": {"length": HAND, "level": _level(_cards(_APART, (HAND,)))},
        "soko": {
            "straight": {"length": HAND - 1, "level": _level(_cards((0, 1, 2, 3, 9), ()), soko=True)},
            "flush": {"length": HAND - 1, "level": _level(_cards(_APART, (HAND - 1,)), soko=True)},
        },
        "forms": list(FORMS),
        "fewest": FEWEST,
        "games": {name: _game(variant) for name, variant in house.variants.items()},
        "opens": OPENS,
        "clauses": clauses(),
    }


def _straight() -> Table:
    """A run of five: its class, that of one in a suit, and that of the highest one in a suit."""
    low, top = range(1, 1 + HAND), range(len(Rank) - HAND, len(Rank))
    levels = (_cards(low, ()), _cards(low, (HAND,)), _cards(top, (HAND,)))
    return {"length": HAND, **dict(zip(("level", "suited", "top"), map(_level, levels), strict=True))}


def _level(cards: Iterable[Card], soko: bool = False) -> int:
    """The place on the scale of the class of these cards."""
    return rules().categories[rank(tuple(cards), soko).category].level


def _shaped(shape: Iterable[int]) -> list[Card]:
    """A hand in which ranks occur so often."""
    suits = cycle(Suit)
    return [
        Card(_ranks()[place], next(suits))
        for place, times in zip(_APART, shape, strict=False)
        for _ in range(times)
    ]


def _cards(places: Iterable[int], suited: tuple[int, ...]) -> list[Card]:
    """A card of each rank at these places, low to high; the first ones of one suit, if any are to be."""
    first = [Suit.SPADES for count in suited for _ in range(count)]
    suits = chain(first, cycle((Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)))
    return [Card(_ranks()[place], suit) for place, suit in zip(places, suits, strict=False)]


def _ranks() -> list[Rank]:
    return sorted(Rank, key=lambda rank: rules().points[rank])


def _game(variant: Variant) -> Table:
    """A game: how many own and common cards, how many of them count, who can take part."""
    most = most_players(variant.name).most
    return {
        "code": f"game-{variant.name}",
        "own": variant.own,
        "least": variant.least,
        "most": variant.most,
        "rows": variant.rows,
        "board": variant.board,
        "shared": most_shared(variant),
        "short": [_shared(variant, count) for count in range(FEWEST, most + 1)] if variant.shared else [],
        "players": most,
        "clauses": varying(variant),
        "example": example(variant.name),
    }


def _shared(variant: Variant, players: int) -> int:
    """How many common cards the pack leads to when so many players stay to the end."""
    return sum(deal.shared for deal in plan(variant.name, players).deals)
