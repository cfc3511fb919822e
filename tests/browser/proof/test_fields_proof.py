"""Boule, the money wheel, tuplanoppa and sic bo in the browser are the core's: every draw, every bet, four languages.

What is seeded below must be found: a proof that nothing can break proves nothing.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from rules_core import words
from rules_core.games import odds
from rules_core.throwing import Seat, next_thrower
from rules_site.browser import export
from rules_site.languages import LANGUAGES
from tests.browser import playground
from tests.browser.proof.all_draws import GAMES, digests, record, told, turn_rows

OPEN = "async () => { window.proof = await import('/fields-proof.js'); }"


@pytest.fixture(scope="module")
def fields_side(browser: Browser, address: str) -> Iterator[Page]:
    """A page that answers for the browser, as the modules and the tables are."""
    page = browser.new_page()
    page.goto(f"{address}proof.html")
    page.evaluate(OPEN)
    yield page
    page.close()


def use(page: Page, game: str, language: str) -> None:
    page.evaluate("(given) => proof.use(...given)", [game, language])


def difference(page: Page, game: str, language: str = "fi") -> tuple[str, str] | None:
    """The first line of a draw on which the two sides differ; None when they agree on everything."""
    use(page, game, language)
    core = GAMES[game]
    given = [[list(drawn) for drawn in core.rounds], core.stakes]
    theirs = page.evaluate("(given) => proof.digests(...given)", given)
    with words.speaking(language):
        for drawn, ours, other in zip(core.rounds, digests(core), theirs, strict=True):
            if ours != other:
                return _line(page, game, drawn)
    return None


def _line(page: Page, game: str, drawn: tuple[str, ...]) -> tuple[str, str]:
    lines = record(GAMES[game], drawn)
    script = "(given) => { try { return proof.record(...given); } catch (error) { return [String(error)]; } }"
    theirs = page.evaluate(script, [list(drawn), GAMES[game].stakes])
    pairs = zip(lines, [*theirs, *[""] * len(lines)], strict=False)
    return next((f"{'-'.join(drawn)}: {ours}", other) for ours, other in pairs if ours != other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_bet_on_every_draw_is_the_cores(fields_side: Page, game: str, language: str) -> None:
    assert difference(fields_side, game, language) is None


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_told_as_by_the_core(fields_side: Page, game: str) -> None:
    for language in LANGUAGES:
        use(fields_side, game, language)
        with words.speaking(language):
            assert fields_side.evaluate("() => proof.odds()") == [told(row.step) for row in odds(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_and_every_bet_comes_back_from_an_address(fields_side: Page, game: str) -> None:
    use(fields_side, game, "fi")
    draws = [list(drawn) for drawn in GAMES[game].rounds]
    assert fields_side.evaluate("(draws) => proof.lost(draws)", draws) == []


def turns_differ(page: Page, language: str = "fi", step: int = 1) -> tuple[str, str] | None:
    """The first of every `step`-th question about the turn on which the two sides differ."""
    use(page, "tuplanoppa", language)
    rows = turn_rows()[::step]
    theirs = page.evaluate("(rows) => proof.turns(rows)", rows)
    with words.speaking(language):
        for (way, row, thrower, total), other in zip(rows, theirs, strict=True):
            turn = next_thrower([Seat(*seat) for seat in row], thrower, total, way)
            ours = "\n".join([str(turn.player or ""), *map(told, turn.steps)])
            if ours != other:
                return ours, other
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_to_throw_passes_on_as_in_the_core(fields_side: Page, language: str) -> None:
    assert turns_differ(fields_side, language) is None


def _seeded(browser: Browser, address: str, pattern: str, answer: Callable[[Route], None]) -> Page:
    page = browser.new_page()
    page.route(pattern, answer)
    page.goto(f"{address}proof.html")
    page.evaluate(OPEN)
    return page


def _bet(game: str, bet: str) -> int:
    return int(export.GAMES[game].table()["bets"].index(bet))


Change = Callable[[dict[str, Any]], None]


def _worth(game: str, bet: str, drawn: str, like: str) -> Change:
    """On a draw a bet gets what it gets on another draw."""

    def change(table: dict[str, Any]) -> None:
        at = _bet(game, bet)
        assert table["draws"][drawn]["worths"][at] != table["draws"][like]["worths"][at]
        table["draws"][drawn]["worths"][at] = table["draws"][like]["worths"][at]

    return change


def _half(table: dict[str, Any]) -> None:
    [part] = [worth for worth in table["worths"] if worth["code"] == "field-part"]
    part["share"] = "1/3"


def _clause(table: dict[str, Any]) -> None:
    table["worths"][-1]["clause"] = table["worths"][0]["clause"]


def _odds(table: dict[str, Any]) -> None:
    worth = next(worth for worth in table["worths"] if worth.get("pays") == "7:1")
    worth["share"] = "7"


TABLE_SEEDS: dict[str, tuple[str, Change]] = {
    "small wins on 2-2-2": ("sic-bo", _worth("sic-bo", "small", "2-2-2", "1-2-3")),
    "a single number pays as for one die when two show it": (
        "sic-bo",
        _worth("sic-bo", "single:5", "2-5-5", "1-2-5"),
    ),
    "a third comes back on seven": ("tuplanoppa", _half),
    "odd wins on five": ("boule", _worth("boule", "odd", "5", "7")),
    "a number pays six to one": ("boule", _odds),
    "a void spin loses": ("money-wheel", _worth("money-wheel", "1:1", "too-few-turns", "2:1")),
    "the wrong clause": ("money-wheel", _clause),
}


@pytest.mark.parametrize("seed", TABLE_SEEDS)
def test_a_wrong_table_is_found(browser: Browser, address: str, seed: str) -> None:
    game, change = TABLE_SEEDS[seed]
    table = json.loads(json.dumps(export.GAMES[game].table()))
    change(table)
    page = _seeded(browser, address, f"**/{game}.json", lambda route: route.fulfill(json=table))
    assert difference(page, game) is not None
    page.close()


MODULE_SEEDS = {
    "dice are taken in their order only": ("fields/rules.js", "[...drawn].sort()", "[...drawn]"),
    "dice are told in rising order": (
        "fields/rules.js",
        "drawn.map(Number)",
        "[...drawn].sort().map(Number)",
    ),
    "the stake does not count": ("fields/rules.js", "returned.minus(stake)", "returned"),
    "a push counts as a win": ("fields/rules.js", '=== "win"', '!== "lose"'),
}


def _changed(name: str, right: str, wrong: str) -> str:
    source = (playground.ASSETS / "js" / name).read_text(encoding="utf-8")
    assert source.count(right) == 1
    return source.replace(right, wrong)


@pytest.mark.parametrize("seed", MODULE_SEEDS)
def test_a_wrong_module_is_found(browser: Browser, address: str, seed: str) -> None:
    name = MODULE_SEEDS[seed][0]
    body = _changed(*MODULE_SEEDS[seed])
    answer = lambda route: route.fulfill(body=body, content_type="text/javascript")  # noqa: E731
    page = _seeded(browser, address, f"**/{name}", answer)
    assert any(difference(page, game) for game in ("boule", "tuplanoppa"))
    page.close()


SOME = 11
"""Seeded errors are looked for in every eleventh question: quick, and more than enough."""

TURN_SEEDS = {
    "the thrower keeps the dice after a seven": ("passes ? place + 1 : place", "place"),
    "who does not take part is asked first": ("if (!seat.takesPart)", "if (!seat.takesPart && seat.willing)"),
    "the turn goes the other way": ("seats.slice(start), ...seats", "seats.slice(start).reverse(), ...seats"),
}


@pytest.mark.parametrize("seed", TURN_SEEDS)
def test_a_wrong_turn_is_found(browser: Browser, address: str, seed: str) -> None:
    name = "tuplanoppa/throwing.js"
    body = _changed(name, *TURN_SEEDS[seed])
    answer = lambda route: route.fulfill(body=body, content_type="text/javascript")  # noqa: E731
    page = _seeded(browser, address, f"**/{name}", answer)
    assert turns_differ(page, step=SOME) is not None
    page.close()
