"""The browser deals baccarat as the core does: every one of the 10^6 rows of six card values.

What is seeded below must be found: a proof that nothing can break proves nothing.
"""

import pytest
from playwright.sync_api import Browser, Page

from rules_core import baccarat
from rules_site.browser import baccarat as browser_baccarat
from tests.browser import playground
from tests.browser.proof.sides import difference, open_proof, wrong_table

STEP = 37
"""Seeded errors are looked for in every 37th row: quick, and more than enough."""

Core = tuple[bytes, list[str]]


def test_every_round_of_six_cards_is_the_cores(side: Page, core: Core) -> None:
    assert difference(core[0], side, core[1]) is None


def test_every_rank_counts_as_in_the_core(side: Page) -> None:
    counts = side.evaluate("() => proof.table.values")
    assert counts == {rank.value: value for rank, value in baccarat.rules().values.items()}


def _third(total: int, value: int) -> int:
    """The number of the Banker's decision on this count and this third card of the Player."""
    return int(browser_baccarat.table()["banker"]["third"][total][value])


SEEDS = {
    "banker 3 draws on 8": (("banker", "third", 3, 8), _third(3, 7)),
    "banker 6 draws though the Player stood": (("banker", "stood", 6), 2),
    "the Player stands on 5": (("player", 5), 1),
    "sums are taken modulo 9": (("modulus",), 9),
    "an 8 is no natural": (("naturals", 8), False),
    "the first two cards go to the Player": (("order", 1), "player"),
    "a king counts 1": (("values", "K"), 1),
    "a tie rests on the wrong clause": (("clauses", "winner-tie"), "baccarat-bet-banker-outcome"),
}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_table_is_found(browser: Browser, address: str, core: Core, seed: str) -> None:
    page = browser.new_page()
    page.route("**/baccarat.json", wrong_table(browser_baccarat.table(), *SEEDS[seed]))
    open_proof(page, address)
    assert difference(core[0], page, core[1], STEP) is not None
    page.close()


MODULE_SEEDS = {
    "the Player's first card is taken for the third": ("hands.player.at(-1).rank", "hands.player.at(0).rank"),
    "a card counts its place in the suit": (
        "sum + table.values[card.rank]",
        "sum + Object.keys(table.values).indexOf(card.rank)",
    ),
    "the Banker also wins a tie": ('banker > player ? "banker"', 'banker >= player ? "banker"'),
    "a natural of the Banker does not end the drawing": ("[player, banker].some(", "[player].some("),
}


@pytest.mark.parametrize("seed", MODULE_SEEDS)
def test_a_wrong_module_is_found(browser: Browser, address: str, core: Core, seed: str) -> None:
    right, wrong = MODULE_SEEDS[seed]
    source = (playground.ASSETS / "js" / "baccarat" / "rules.js").read_text(encoding="utf-8")
    assert source.count(right) == 1
    changed = source.replace(right, wrong)
    page = browser.new_page()
    page.route(
        "**/baccarat/rules.js", lambda route: route.fulfill(body=changed, content_type="text/javascript")
    )
    open_proof(page, address)
    assert difference(core[0], page, core[1], STEP) is not None
    page.close()
