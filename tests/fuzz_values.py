"""Values for the fuzzer: valid ones, nearly valid ones, hostile ones."""

import math
from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

from rules_core.cards import Card, Rank, Suit, full_deck

Make = Callable[[Random], Any]

HUGE = 10**5000
DECK = full_deck()
CODES = [card.code for card in DECK]
SIGNS = [str(card) for card in DECK]
RANKS = [rank.value for rank in Rank]
STRANGE = [
    *"\u202e\u202d\u2066\u200f\u200b\ufeff\u0301\u0323\ufe0f\x00\n\r\t\u2028\ud800\U0001f0a1٥²Ⅷ５ßıאع漢{}\\\"':,=-/.♠♡",
    *("\x1b[31m", "{text}", "%s", "--", "/0", "e9", "x" * 300, "9" * 500),
]
"""Signs that texts may hold: hidden ones, combining ones, those of other scripts, and what stands for something."""


class Rude:
    """An object that cannot even be written."""

    def __str__(self) -> str:
        raise RuntimeError("no text")

    __repr__ = __str__


def deep() -> list[Any]:
    """A list within a list within a list, and so on."""
    row: list[Any] = []
    for _ in range(2000):
        row = [row]
    return row


DEEP, ENDLESS = deep(), "K" * 50_000
NUMBERS = (
    *(None, True, False, 0, 1, -1, 2, 7, 36, 37, 10**6, 10**39, 10**40, 10**60, HUGE, -HUGE),
    *(0.0, 0.5, -1.5, 1e308, math.nan, math.inf, -math.inf, 1j),
    *map(Decimal, ("1.5", "NaN", "sNaN", "Infinity", "1e1000000", "1e-1000000")),
    *(Fraction(1, 3), Fraction(-5, 2), Fraction(HUGE), Fraction(1, HUGE)),
)
TEXTS = (
    "",
    " ",
    "\t",
    ",",
    *"None nan -0 1e5 1_000 0x10 +5 ١٢ red=10".split(),
    ENDLESS,
    b"",
    b"5h",
    bytearray(b"A"),
)
ROWS: tuple[Any, ...] = (
    *(
        [],
        {},
        (),
        set(),
        frozenset(),
        [None],
        [[]],
        [{}],
        {"a": 1},
        {None: None},
        {1, 2},
        [1, None],
        ["5h", []],
    ),
    *(DEEP, range(3), memoryview(b"5h"), [DECK[0]] * 3, [("red", 10)], {"red": 10}, [(None, 1)], [Rude()]),
)
THINGS = (Rude(), object(), int, len, ..., ValueError("x"), DECK[0], Card(Rank.TEN), Rank.ACE, Suit.HEARTS)
FIXED: tuple[Any, ...] = (*NUMBERS, *TEXTS, *ROWS, *THINGS)


def hostile(random: Random) -> Any:
    """Anything at all."""
    pick = random.random()
    if pick < 0.7:
        return random.choice(FIXED)
    if pick < 0.9:
        return "".join(random.choices(STRANGE, k=random.randint(1, 4)))
    if pick < 0.95:
        return [random.choice(FIXED) for _ in range(random.randint(0, 6))]
    return iter(random.choices(FIXED, k=random.randint(0, 3)))


def damaged(random: Random, value: Any) -> Any:
    """A value with one thing wrong, if it is a text, a number or a row; else anything."""
    match value:
        case str():
            return _damaged_text(random, value)
        case bool():
            return hostile(random)
        case int():
            return random.choice(
                (value - 1, value + 1, -value, str(value), float(value), value * 10**50, value * HUGE)
            )
        case list() | tuple() if value:
            row = list(value)
            place = random.randrange(len(row))
            how = random.randrange(4)
            if how == 0:
                row[place] = damaged(random, row[place])
            elif how == 1:
                row[place] = hostile(random)
            elif how == 2:
                del row[place]
            else:
                row *= random.choice((2, 3, 50))
            return row
        case dict() if value:
            key = random.choice(list(value))
            return {**value, key: hostile(random), random.choice(("", "x", None, 7)): value[key]}
    return hostile(random)


def _damaged_text(random: Random, text: str) -> str:
    place = random.randint(0, len(text))
    match random.randrange(6):
        case 0:
            return text[:place] + random.choice(STRANGE) + text[place:]
        case 1:
            return text[:place] + text[place + 1 :]
        case 2:
            return text * random.choice((2, 3, 200))
        case 3:
            return text.swapcase()
        case 4:
            return text[::-1]
        case _:
            return f" {text}\u00a0"


def one_of(values: Sequence[Any]) -> Make:
    """One of these values."""
    return lambda random: random.choice(values)


def either(*makes: Make) -> Make:
    """What one of these makes."""
    return lambda random: random.choice(makes)(random)


def row_of(make: Make, least: int, most: int) -> Make:
    """A list of values."""
    return lambda random: [make(random) for _ in range(random.randint(least, most))]


def cards(least: int, most: int, suits: bool = True) -> Make:
    """Different cards of a deck as text, as texts or as cards."""

    def make(random: Random) -> Any:
        chosen = random.sample(range(len(DECK)), random.randint(least, most))
        how = random.randrange(4 if suits else 5)
        if how == 0:
            return [DECK[place] for place in chosen]
        row = [(CODES, SIGNS, CODES, RANKS)[how - 1][place % (52 if how < 4 else 13)] for place in chosen]
        return row if random.random() < 0.2 else random.choice((" ", ", ")).join(row)

    return make


_AMOUNTS = ("5", "10", "12,5", "12.5", "25/2", "1 234,50", "0", "1.250", "0,005", "40%", "5%", "1/20", "-5")


def amount(random: Random) -> Any:
    """An amount as people or programs give it."""
    pick = random.random()
    if pick < 0.5:
        return random.randint(0, 1000)
    if pick < 0.8:
        return random.choice(_AMOUNTS)
    if pick < 0.9:
        return Fraction(random.randint(0, 10**6), random.randint(1, 60))
    return Decimal(random.randint(0, 10**6)).scaleb(-random.randint(0, 4))
