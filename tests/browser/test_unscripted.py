"""What the built pages give a reader without JavaScript, and one who wants no motion."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from rules_site.languages import LANGUAGES
from tests.browser.play.calculators import CONDITIONS

PLACES = (
    *("baccarat", "blackjack", "roulette", "roulette-ray", "boule", "money-wheel", "tuplanoppa", "sic-bo"),
    *("poker", "holdem", "omaha", "courchevel", "double-flop", "seven-card-stud", "calculators"),
)


@pytest.fixture(scope="module")
def scriptless(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("place", PLACES)
def test_without_javascript_a_page_says_what_to_read_and_has_its_tables(
    scriptless: Page, address: str, place: str
) -> None:
    lang = LANGUAGES[PLACES.index(place) % len(LANGUAGES)]
    scriptless.goto(f"{address}{lang}/{place}/")
    waiting = scriptless.locator("rule-calculator, rule-drill")
    expect(waiting).not_to_have_count(0)
    for words in waiting.locator(".unscripted").all():
        expect(words).to_be_visible()
        expect(words).to_contain_text("JavaScript")
    expect(waiting.locator("button, input, select")).to_have_count(0)
    expect(scriptless.locator("rule-odds").locator("button, input, select")).to_have_count(0)
    expect(scriptless.locator("main :is(table, .layout, .example)")).not_to_have_count(0)


def test_nothing_moves_for_a_reader_who_wants_no_motion(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    for place in ("baccarat", "calculators"):
        page.goto(f"{address}fi/{place}/")
        page.evaluate(CONDITIONS)
        assert page.evaluate("conditions.motion(document.body)") == []
