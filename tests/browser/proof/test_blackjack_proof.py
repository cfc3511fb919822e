"""The browser plays blackjack as the core does: every hand up to five cards by value, in every version and option.

What is seeded below must be found: a proof that nothing can break proves nothing.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from rules_core import blackjack
from rules_core.blackjack import play, split_order
from rules_site.browser import blackjack as browser_blackjack
from tests.browser import playground
from tests.browser.proof import blackjack_cases as cases
from tests.browser.proof import blackjack_rounds as chances
from tests.browser.proof.blackjack_cases import DEALERS, HOUSES, House
from tests.browser.proof.sides import wrong_table

STEP = 23
"""Seeded errors are looked for in every hand of two cards and every 23rd of the longer ones."""

every_house = pytest.mark.parametrize("of", HOUSES, ids=lambda of: "+".join((of[0], *of[1])))


def opened(page: Page, address: str) -> Page:
    """The browser's side of this proof, in Finnish."""
    page.goto(f"{address}proof.html")
    page.evaluate(
        "async () => { window.proof = await import('/blackjack_proof.js'); await proof.use('fi'); }"
    )
    return page


@pytest.fixture(scope="module")
def table_side(browser: Browser, address: str) -> Iterator[Page]:
    page = browser.new_page()
    yield opened(page, address)
    page.close()


def difference(
    page: Page, function: str, of: House, given: Any, ours: Iterable[str], *more: Any
) -> str | None:
    """The first line on which the two sides differ; None when they agree."""
    theirs = page.evaluate(f"(given) => proof.{function}(...given)", [of, list(given), *more])
    lines = list(ours)
    assert len(lines) == len(theirs)
    differing = (
        f"{number}: core {one!r}, browser {other!r}"
        for number, (one, other) in enumerate(zip(lines, theirs, strict=True))
        if one != other
    )
    return next(differing, None)


@every_house
def test_every_hand_is_valued_as_in_the_core(table_side: Page, of: House) -> None:
    rows = cases.asked(of, cases.orders(), bears=lambda _option: False)
    assert difference(table_side, "hands", of, rows, cases.hands(of, rows)) is None


@every_house
def test_every_move_is_allowed_or_not_as_in_the_core(table_side: Page, of: House) -> None:
    rows = cases.asked(of, cases.multisets(), bears=lambda option: option == "draw-to-split-aces")
    given = [(row, cases.states_of(row)) for row in rows]
    assert difference(table_side, "allMoves", of, given, cases.all_moves(of, rows)) is None


@every_house
def test_the_dealer_does_with_every_hand_what_the_core_says(table_side: Page, of: House) -> None:
    rows = cases.asked(of, cases.multisets(), bears=lambda option: option == "hit-soft-17")
    rows = [row for row in rows if " " in row]
    assert difference(table_side, "dealers", of, rows, cases.dealers(of, rows)) is None


@every_house
def test_every_hand_ends_and_is_paid_as_in_the_core(table_side: Page, of: House) -> None:
    rows = cases.multisets()
    assert difference(table_side, "grid", of, rows, cases.grid(of, rows), DEALERS) is None


@every_house
def test_splits_doubles_and_insurance_are_settled_as_in_the_core(table_side: Page, of: House) -> None:
    given = chances.random_rounds(1000, HOUSES.index(of))
    lines = list(cases.rounds(of, given))
    assert sum(not line.startswith("error") for line in lines) > len(lines) / 10
    assert difference(table_side, "rounds", of, given, lines) is None


def test_every_rank_counts_as_in_the_core(table_side: Page) -> None:
    tables = table_side.evaluate("() => proof.table.versions")
    for version in blackjack.versions():
        values = blackjack.rules(version).values
        assert tables[version]["values"] == {rank.value: value for rank, value in values.items()}
        assert sorted(tables[version]["options"]) == sorted(blackjack.options(version))


@every_house
def test_rounds_at_the_table_are_rounds_of_the_core(table_side: Page, of: House) -> None:
    digits = chances.random_digits(150, HOUSES.index(of))
    ranks = [*cases.RANKS, *cases.FACES[1:]]
    played = table_side.evaluate("(given) => proof.courses(...given)", [of, ranks, digits])
    seen = [check_course_of(of, one) for one in played if one["over"]]
    assert len(seen) > len(played) / 2
    assert {1, 2} <= set(seen)
    for one in (one for one in played if not one["over"]):
        assert one["next"] is not None


def check_course_of(of: House, one: dict[str, Any]) -> int:
    """The core plays what the table has played, to the same end; gives the number of hands."""
    first, *rest = one["hands"]
    second = rest[0] if rest else None
    flags = {"doubled": first["doubled"], "split_doubled": bool(second and second["doubled"])}
    core = play(first["cards"], one["dealer"], *of, split=second["cards"] if second else None, **flags)
    assert [result.result for result in core.results] == one["results"]
    if second:
        log = [card for card in one["log"].split() if card not in chances.CHOICES]
        added = [str(card) for _, card in split_order(core).cards]
        dealt = len(core.dealer.cards) - 1
        assert log[-dealt - len(added) : -dealt] == added
    return len(one["hands"])


FRENCH = HOUSES[2]
SEED_ROWS = tuple(row for row in cases.multisets() if len(row.split()) == 2) + cases.multisets()[60::STEP]
SEED_ROUNDS = chances.random_rounds(600, 9)


@cache
def core_lines(part: str) -> list[str]:
    """What the core answers in the part of the proof in which seeds are looked for."""
    given = SEED_ROUNDS if part == "rounds" else SEED_ROWS
    return list(getattr(cases, part)(FRENCH, given))


def anything_differs(page: Page) -> bool:
    """Whether any part of the proof finds a difference in the French version."""
    moved = [(row, cases.states_of(row)) for row in SEED_ROWS]
    parts: tuple[tuple[str, str, Any, *tuple[Any, ...]], ...] = (
        ("hands", "hands", SEED_ROWS),
        ("grid", "grid", SEED_ROWS, DEALERS),
        ("allMoves", "all_moves", moved),
        ("dealers", "dealers", SEED_ROWS),
        ("rounds", "rounds", SEED_ROUNDS),
    )
    return any(
        difference(page, theirs, FRENCH, given, core_lines(ours), *more)
        for theirs, ours, given, *more in parts
    )


SEEDS = {
    "blackjack pays 6:5": (("pays", "blackjack", "toOne"), "6/5"),
    "insurance pays 1:1": (("pays", "insurance", "toOne"), "1"),
    "the dealer draws on a soft 17": (("dealerHitsSoft",), True),
    "the dealer draws on 17": (("dealerStands",), 18),
    "an ace counts 10": (("aceHigh",), 10),
    "no double after a split": (("doubleAfterSplit",), False),
    "a doubled bet is lost to blackjack": (("doubleReturned",), False),
    "insurance of the whole bet": (("insurance",), "1"),
    "blackjack beats 21 by the wrong clause": (
        ("results", "bj-wins-blackjack", 1),
        "blackjack-win-blackjack",
    ),
}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_table_is_found(browser: Browser, address: str, seed: str) -> None:
    path, wrong = SEEDS[seed]
    page = browser.new_page()
    page.route(
        "**/blackjack.json", wrong_table(browser_blackjack.table(), ("versions", "live-fr", *path), wrong)
    )
    assert anything_differs(opened(page, address))
    page.close()


MODULE_SEEDS = {
    "a split hand of 21 is blackjack": (
        "hands.js",
        "const blackjack = full && !split;",
        "const blackjack = full;",
    ),
    "any 21 is blackjack": ("hands.js", " && cards.length === house.opening;", ";"),
    "both bust is a push": (
        "hands.js",
        '["lose", dealer.bust ?',
        '[dealer.bust ? "push" : "lose", dealer.bust ?',
    ),
    "a pair is two cards of one rank": (
        "player.js",
        "(card) => house.values[card.rank]",
        "(card) => card.rank",
    ),
    "a doubled bet comes back to a bust hand too": ("settlement.js", " && !result.hand.bust", ""),
    "the dealer draws though nothing can change": ("rounds.js", "others || valued.some(undecided)", "true"),
}


@pytest.mark.parametrize("seed", MODULE_SEEDS)
def test_a_wrong_module_is_found(browser: Browser, address: str, seed: str) -> None:
    name, right, wrong = MODULE_SEEDS[seed]
    source = (playground.ASSETS / "js" / "blackjack" / name).read_text(encoding="utf-8")
    assert source.count(right) == 1
    page = browser.new_page()
    changed = source.replace(right, wrong)
    page.route(
        f"**/blackjack/{name}", lambda route: route.fulfill(body=changed, content_type="text/javascript")
    )
    assert anything_differs(opened(page, address))
    page.close()


def test_without_a_seed_nothing_differs(table_side: Page) -> None:
    assert not anything_differs(table_side)
