"""Every round of baccarat by the core: what the browser must give for each of the 10^6 rows of six values."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context
from unittest.mock import patch

from rules_core import baccarat
from rules_core.baccarat import AREAS, Coup, rounds
from rules_core.baccarat.hands import Hand
from rules_core.cards import Card
from rules_core.errors import RulesError
from rules_core.tables.baccarat import Rules

LONGEST = 6
VALUES = 10
FIELDS = 5
"""Bytes for each row: cards used, Player's and Banker's count, winner, signature."""

Row = tuple[int, int, int, int, str]


def signature(coup: Coup) -> str:
    """The reasons of a round without their values."""
    return " ".join(f"{step.code}@{step.clause}" for step in coup.steps)


def expected() -> tuple[bytes, list[str]]:
    """A record for each of the 10^6 rows in rising order, and the signatures that the records count."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        rows = [row for part in pool.map(rounds_from, range(VALUES)) for row in part]
    signatures = sorted({row[-1] for row in rows})
    numbers = {text: number for number, text in enumerate(signatures)}
    records = (bytes((*row[:-1], numbers[row[-1]])) * VALUES ** (LONGEST - row[0]) for row in rows)
    return b"".join(records), signatures


def rounds_from(first: int) -> list[Row]:
    """Every different round whose first card counts `first`, in rising order of the values of its cards."""
    cards = cards_by_value()
    with remembered():
        return [_row(coup) for coup in _rounds((cards[first],), cards)]


@contextmanager
def remembered() -> Iterator[None]:
    """The core counts each hand once: rounds with the same hand share it."""
    house = baccarat.rules()
    counted = cache(partial(rounds.value, house=house))

    def value(cards: tuple[Card, ...], of: Rules) -> Hand:
        assert of is house
        return counted(cards)

    with patch.object(rounds, "value", value):
        yield


def cards_by_value() -> list[Card]:
    """A card of each value."""
    by_value = {value: Card(rank) for rank, value in baccarat.rules().values.items()}
    return [by_value[value] for value in range(VALUES)]


def _row(coup: Coup) -> Row:
    used = len(coup.player.cards) + len(coup.banker.cards)
    return used, coup.player.total, coup.banker.total, AREAS.index(coup.winner), signature(coup)


def _rounds(row: tuple[Card, ...], cards: list[Card]) -> Iterator[Coup]:
    """The round of this row, or those of every row that begins with it: each different round once."""
    try:
        yield baccarat.deal(row)
    except RulesError as error:
        if not (error.code == "cards-too-few" or "-card-missing" in error.code):
            raise
        for card in cards:
            yield from _rounds((*row, card), cards)
