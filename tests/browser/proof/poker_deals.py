"""Deals of poker by seed, shared out by the core, to be compared with what the browser makes of them.

    python -m tests.browser.proof.poker_deals 200000 [GAME …]

compares so many deals of every game, or of these, in Chromium, on two processors.
"""

import base64
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from rules_core.cards import full_deck
from rules_core.poker import most_players, rules
from rules_core.poker.ranking import numbers
from rules_core.poker.variants import score
from rules_core.tables.poker import Variant
from tests.browser.proof.all_hands import CODES

PLAYERS = 3
PART = 4000
Deal = list[list[int]]


def deals(game: str, count: int, seed: int, players: int = PLAYERS) -> Iterator[Deal]:
    """Deals as card numbers: the own cards of each player, then the rows of common cards."""
    variant, chance = rules().variants[game], random.Random(f"{game} {seed}")
    sizes = [variant.own] * players + [variant.board] * variant.rows
    for _ in range(count):
        cards = chance.sample(range(len(CODES.split())), sum(sizes))
        yield [cards[sum(sizes[:at]) : sum(sizes[: at + 1])] for at in range(len(sizes))]


def shares(game: str, deal: Deal, soko: bool, players: int = PLAYERS) -> str:
    """Each player's share in high-low, which plays for the best and for the weakest hand."""
    variant = rules().variants[game]
    cards = [[NUMBERS[number] for number in row] for row in deal]
    boards: Sequence[Sequence[int]] = cards[players:] or [[]]
    parts = [(row, low) for row in boards for low in (False, True)]
    total = [Fraction(0)] * players
    for row, low in parts:
        winners = _winners(variant, cards[:players], row, low, soko)
        for winner in winners:
            total[winner] += Fraction(1, len(winners) * len(parts))
    return " ".join(map(str, total))


NUMBERS = numbers(full_deck())


def _winners(
    variant: Variant, hands: Sequence[Sequence[int]], row: Sequence[int], low: bool, soko: bool
) -> list[int]:
    strengths = [score(variant, own, row, low, soko) for own in hands]
    best = (min if low else max)(strengths)
    return [number for number, strength in enumerate(strengths) if strength == best]


def difference(page: Page, game: str, count: int, seed: int, soko: bool = False) -> str | None:
    """The first deal that the two sides share out differently; None when they agree on all."""
    given = list(deals(game, count, seed))
    packed = base64.b64encode(bytes(card for deal in given for row in deal for card in row)).decode()
    options: dict[str, Any] = {"game": game, "form": "high-low", "soko": soko}
    theirs = page.evaluate("(given) => proof.shares(...given)", [packed, CODES, options, PLAYERS]).split("\n")
    for deal, browser in zip(given, theirs, strict=True):
        core = shares(game, deal, soko)
        if core != browser:
            return f"{game} {deal}: core {core}, browser {browser}"
    return None


def main(count: int, *games: str) -> None:
    """Compare so many deals of each game; one in four with the scale of Sökö."""
    chosen = games or tuple(rules().variants)
    with ProcessPoolExecutor(min(2, len(chosen)), mp_context=get_context("spawn")) as pool:
        for game, found in zip(chosen, pool.map(_compared, chosen, [count] * len(chosen)), strict=True):
            print(f"{game}: {found or f'{count} deals, no difference'}", flush=True)


def _compared(game: str, count: int) -> str | None:
    from tests.browser import playground  # noqa: PLC0415
    from tests.browser.conftest import chromium  # noqa: PLC0415
    from tests.browser.proof.conftest import write  # noqa: PLC0415

    assert most_players(game).most >= PLAYERS
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write(Path(name))
        with playground.served(Path(name)) as address:
            page = chromium(playwright).new_page()
            open_poker(page, address)
            parts = (
                difference(page, game, min(PART, count - done), done, done // PART % 4 == 1)
                for done in range(0, count, PART)
            )
            return next((found for found in parts if found), None)


def open_poker(page: Page, address: str) -> None:
    """Make the browser's side ready on a page."""
    page.goto(f"{address}proof.html")
    page.evaluate("async () => { window.proof = await import('/poker.js'); await proof.use('fi'); }")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
