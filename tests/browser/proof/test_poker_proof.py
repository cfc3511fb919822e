"""The browser ranks and shares out poker as the core does: every hand of five cards, deals by seed, pots.

What is seeded below must be found: a proof that nothing can break proves nothing.
"""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

from rules_core.errors import RulesError
from rules_core.poker import rules, side_pots
from rules_core.words import explain, speaking
from rules_site.browser import poker as browser_poker
from tests.browser import playground
from tests.browser.proof import all_hands
from tests.browser.proof.poker_deals import difference, open_poker
from tests.browser.proof.sides import changed

DEALS = 1200
STEP = 97
GAMES = tuple(rules().variants)


@pytest.mark.exhaustive
@pytest.mark.parametrize("soko", [False, True])
def test_every_hand_of_five_cards_is_the_cores(poker_side: Page, soko: bool) -> None:
    assert digest(poker_side, soko) == all_hands.expected(soko)


def digest(page: Page, soko: bool, step: int = 1) -> tuple[list[int], str]:
    found = page.evaluate("(given) => proof.digest(...given)", [all_hands.CODES, soko, step])
    return found["counts"], found["digest"]


@pytest.mark.parametrize("game", GAMES)
def test_deals_are_shared_out_as_in_the_core(poker_side: Page, game: str) -> None:
    assert difference(poker_side, game, DEALS, 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_deals_of_soko_are_shared_out_as_in_the_core(poker_side: Page, game: str) -> None:
    assert difference(poker_side, game, DEALS // 8, 2, soko=True) is None


def test_pots_are_divided_as_in_the_core(poker_side: Page) -> None:
    assert pots_of(poker_side) == core_pots()


def pots_of(page: Page) -> Any:
    return page.evaluate("given => given.map((one) => proof.divided(...one))", _bets())


def _bets() -> list[tuple[list[str], list[int]]]:
    """Bets of two to nine players: whole ones, equal ones, none, parts; some players have left."""
    chance = random.Random(5)
    amounts = ("0", "1", "5", "5", "10", "50", "100", "25/2", "1/3", "123456789012345678901")
    rows = []
    for _ in range(1500):
        players = chance.randint(2, 9)
        bets = [chance.choice(amounts) for _ in range(players)]
        folded = [
            number for number in range(1, players + 1) if chance.random() < chance.choice((0, 0.3, 0.9))
        ]
        rows.append((bets, folded))
    return rows


@cache
def core_pots() -> list[Any]:
    return [_divided(*given) for given in _bets()]


def _divided(bets: list[str], folded: list[int]) -> Any:
    try:
        return [[str(pot.amount), list(pot.players)] for pot in side_pots(bets, folded)]
    except RulesError as error:
        with speaking("fi"):
            return f"error {explain(error)}"


def _seeded(browser: Browser, address: str, name: str, body: str) -> Page:
    page = browser.new_page()
    kind = "application/json" if name.endswith("json") else "text/javascript"
    page.route(f"**/{name}", lambda route: route.fulfill(body=body, content_type=kind))
    open_poker(page, address)
    return page


def _is_different(page: Page) -> bool:
    """Whether the page breaks down, or differs from the core in hands, deals or pots."""
    checks: list[Callable[[], bool]] = [
        lambda: digest(page, False, STEP) != all_hands.expected(False, STEP),
        lambda: digest(page, True, STEP) != all_hands.expected(True, STEP),
        *(lambda game=game: difference(page, game, 150, 3) is not None for game in GAMES),
        lambda: pots_of(page) != core_pots(),
    ]
    return any(_fails(check) for check in checks)


def _fails(check: Callable[[], bool]) -> bool:
    try:
        return check()
    except Error:  # a breakdown in the page is a difference as well
        return True


def test_nothing_seeded_nothing_found(poker_side: Page) -> None:
    assert not _is_different(poker_side)


SEEDS: dict[str, tuple[tuple[str, ...], object]] = {
    "Omaha takes any own cards": (("games", "omaha", "least"), 0),
    "a flush is below a straight": (("flush", "level"), 5),
    "an ace is no low card of a straight": (("aceLow",), 99),
    "four in a suit count as two pair": (("soko", "flush", "level"), 4),
    "a ten counts as a nine": (("points", "10"), 9),
    "three of a kind is a pair": (("shapes", "311"), 1),
}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_table_is_found(browser: Browser, address: str, seed: str) -> None:
    page = _seeded(browser, address, "poker.json", changed(browser_poker.table(), *SEEDS[seed]))
    assert _is_different(page)
    page.close()


MODULE_SEEDS = {
    "the short flush lets its fifth card count first": ("scale.js", "[...of(suited), ...of(rest)]", "[...of(rest), ...of(suited)]"),
    "ranks that occur equally often stand low first": (
        "scale.js", "times.get(other) - times.get(one) || other - one", "times.get(other) - times.get(one) || one - other",
    ),
    "low takes the strongest hand": ("rules.js", "part.low ? one - other : other - one", "other - one"),
    "the last common card is never used": ("best.js", "at <= items.length - count", "at < items.length - count || !at"),
    "who has left pays nothing into the pot": ("pots.js", "paid.reduce((sum, bet)", "theirs.reduce((sum, bet)"),
    "a side pot is for all": ("pots.js", "!isLess(paid[number - 1], level)", "true"),
}  # fmt: skip


@pytest.mark.parametrize("seed", MODULE_SEEDS)
def test_a_wrong_module_is_found(browser: Browser, address: str, seed: str) -> None:
    name, right, wrong = MODULE_SEEDS[seed]
    source = (playground.ASSETS / "js" / "poker" / name).read_text(encoding="utf-8")
    assert source.count(right) == 1
    page = _seeded(browser, address, f"poker/{name}", source.replace(right, wrong))
    assert _is_different(page)
    page.close()
