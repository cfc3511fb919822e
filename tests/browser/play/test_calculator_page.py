"""The calculator as a part of its page: links, no JavaScript, small screens, a screen reader's view."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.play.calculator_page import lay, opened


def test_reasons_lead_to_their_clauses_on_this_page_or_on_the_games(page: Page, address: str) -> None:
    calculator = opened(page, address)
    links = calculator.locator(".reasons a.clause-ref").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))"
    )
    assert links[:4] == [
        "/fi/baccarat/#baccarat-deal-order",
        "#baccarat-player-draws",
        "/fi/baccarat/#baccarat-player-third-placement",
        "/fi/baccarat/#baccarat-banker-total-3",
    ]


def test_without_its_data_the_page_keeps_its_words(page: Page, address: str, faults: list[str]) -> None:
    page.route("**/words.fi.json", lambda route: route.abort())
    page.goto(f"{address}fi/baccarat/")
    page.wait_for_timeout(500)
    expect(page.locator("rule-calculator .unscripted")).to_be_visible()
    assert faults
    faults.clear()


def test_a_page_without_calculators_loads_nothing_for_them(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[1]))
    page.route("**/fi/plain/", lambda route: route.fulfill(body=PLAIN, content_type="text/html"))
    page.goto(f"{address}fi/plain/")
    page.wait_for_load_state("networkidle")
    assert loaded == ["", "main.js", "read.js"]


PLAIN = '<!doctype html><html lang="fi"><link rel="icon" href="data:,"><title>x</title><script type="module" src="../assets/js/main.js"></script>'


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_axe_finds_nothing(page: Page, address: str, scheme: str) -> None:
    calculator = opened(page, address, "v1.2h-3-2-6.b25_2.t1")
    page.evaluate("scheme => document.body.setAttribute('data-md-color-scheme', scheme)", scheme)
    lay(calculator, "x")
    calculator.locator("summary").click()
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []


@pytest.mark.parametrize(
    "state", ["v1.", "v1.2h-3-2-6.b25_2.t1.rdown", "v1.5h-3d-Ks-10c-8h.b1000000000000.p123456789012345678"]
)
def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str, state: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(page, address, state)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
