"""What the built pages ask for: few files, the calculator's own before the theme's; and where an address leads."""

import pytest
from playwright.sync_api import Page, expect

from rules_site.browser.export import GAMES
from rules_site.languages import LANGUAGES

THEME = "theme"


def kind(url: str) -> str:
    """The part of a script's address that tells what it is."""
    return THEME if "/javascripts/" in url else url.rsplit("/assets/js/", maxsplit=1)[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_calculator_is_there_before_the_theme_with_two_scripts(page: Page, address: str, game: str) -> None:
    lang = LANGUAGES[list(GAMES).index(game) % len(LANGUAGES)]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if ".js" in request.url else None)
    page.goto(f"{address}{lang}/{game}/")
    expect(page.locator("rule-calculator button:visible").first).to_be_visible()
    expect(page.locator("script[data-held]")).to_have_count(0)  # the theme has been started
    page.wait_for_load_state("networkidle")
    scripts = [kind(url) for url in asked if not url.endswith(".json")]
    assert [name for name in scripts if "drill" not in name and "third-card" not in name] == [
        "site.js",
        f"{game}/calculator.js",
        THEME,
    ]


@pytest.mark.parametrize("width", [360, 1280])
def test_an_address_leads_to_its_place_though_calculators_above_it_grow(
    page: Page, address: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    last = list(GAMES)[-1]
    page.goto(f"{address}nl/calculators/#{last}")
    heading = page.locator(f"#{last}")
    calculator = page.locator(f"rule-calculator[game={last}]")
    expect(calculator.locator("button:visible").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    in_sight = "heading => { const { top } = heading.getBoundingClientRect(); return 0 < top && top < 200; }"
    page.wait_for_function(in_sight, arg=heading.element_handle())
