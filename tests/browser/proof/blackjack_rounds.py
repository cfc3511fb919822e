"""Rounds of blackjack by chance, right ones and wrong ones, and numbers that drive the table."""

import random
from typing import Any

from rules_core.blackjack import dealer_decision
from tests.browser.proof.blackjack_cases import FACES, RANKS


def random_rounds(count: int, seed: int) -> list[dict[str, Any]]:
    """Rounds with splits, doubles, insurance, amounts right and wrong; about half of them can be."""
    chance = random.Random(seed)
    return [_random_round(chance) for _ in range(count)]


def _random_round(chance: random.Random) -> dict[str, Any]:
    split = chance.random() < 0.6
    doubled, split_doubled = (chance.random() < 0.3 for _ in range(2))
    first = chance.choice(RANKS + FACES[1:] + ("A", "8"))
    second = chance.choice(FACES) if first in FACES else first if chance.random() < 0.95 else "7"
    player = _tail(chance, first, doubled)
    amounts = {"initial": chance.choice(("10", "25", "1/3", "7"))}
    if chance.random() < 0.3:
        amounts["double"] = chance.choice(("10", "5", "1/3"))
    if chance.random() < 0.2:
        amounts["split-double"] = chance.choice(("10", "5"))
    up = "A" if chance.random() < 0.5 else chance.choice(RANKS)
    if up == "A" or chance.random() < 0.1:
        amounts["insurance"] = chance.choice(("5", "12.5", "1/6", "3.5", "15", "4"))
        if chance.random() < 0.4:
            amounts["unit"] = chance.choice(("5", "1", "1/2"))
    return {
        "player": player,
        "split": _tail(chance, second, split_doubled) if split else None,
        "dealer": _dealer(chance, up),
        "doubled": doubled,
        "splitDoubled": split_doubled and split,
        "others": chance.random() < 0.2,
        "amounts": amounts,
    }


def _tail(chance: random.Random, first: str, doubled: bool) -> str:
    count = 2 if doubled and chance.random() < 0.9 else chance.choice((1, 1, 1, 2, 2, 3))
    return " ".join((first, *(chance.choice(RANKS) for _ in range(count))))


def _dealer(chance: random.Random, up: str) -> str:
    """Mostly a hand that the dealer plays out by the rules; now and then a card short or too many."""
    cards = [up, "K" if chance.random() < 0.35 else chance.choice(RANKS)]
    while dealer_decision(" ".join(cards)).draws:
        cards.append(chance.choice(RANKS))
    if chance.random() < 0.1:
        cards.append("2") if chance.random() < 0.5 else cards.pop()
    return " ".join(cards)


CHOICES = ("stand", "double", "split", "insurance", "hole")


def random_digits(count: int, seed: int) -> list[list[int]]:
    """For each of so many rounds the numbers that decide on its cards and choices."""
    chance = random.Random(seed)
    return [[chance.randrange(10**6) for _ in range(60)] for _ in range(count)]
