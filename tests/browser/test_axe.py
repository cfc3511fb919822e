"""Axe finds nothing to object to, on any page, in light and in dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from rules_site.languages import LANGUAGES
from tests.browser.reader import INFLECTED, expect_missing, search

PAGES = ("", "baccarat/", "general/", "glossary/", "sources/", "about/", "no-such-page/")
FURTHER = (
    *(
        "roulette-ray/",
        "blackjack/",
        "poker/",
        "calculators/",
        "boule/",
        "roulette/",
        "tuplanoppa/",
        "sic-bo/",
    ),
    *("holdem/", "money-wheel/", "procedures/", "double-flop/", "seven-card-stud/", "void/", "responsible/"),
)
"""Pages whose look is alike in all languages: each is looked at in one of them."""

SCHEMES = {"light": "default", "dark": "slate"}
OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""In dark only the colours differ from light: the other rules are not run twice."""

scheme_of_reader = pytest.mark.parametrize("scheme", SCHEMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@scheme_of_reader
def test_axe_finds_nothing(page: Page, address: str, faults: list[str], lang: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    for place in (*PAGES, *FURTHER[LANGUAGES.index(lang) :: len(LANGUAGES)]):
        open_complete(page, f"{address}{lang}/{place}")
        assert page.locator("body").get_attribute("data-md-color-scheme") == SCHEMES[scheme]
        assert_accessible(page, scheme)
    page.locator("[data-language] summary").click()
    assert_accessible(page, scheme)
    search(page, INFLECTED[lang])
    page.locator(".search__section").first.wait_for()
    assert_accessible(page, scheme)
    expect_missing(faults)


@scheme_of_reader
def test_axe_finds_nothing_above_the_languages(
    page: Page, address: str, faults: list[str], scheme: str
) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', {get: () => ['ja']})")
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    for place in ("", "no-such-page", "reference/", "reference/baccarat/"):
        open_complete(page, f"{address}{place}")
        assert_accessible(page, scheme)
    expect_missing(faults)


def open_complete(page: Page, address: str) -> None:
    """Open a page and wait until its calculators and drills, if it has any, have drawn themselves."""
    page.goto(address)
    if page.locator("rule-calculator, rule-drill").count():
        page.wait_for_load_state("networkidle")


def assert_accessible(page: Page, scheme: str) -> None:
    """Fail with what axe found: the rule, the element, what to do. Colours that still change are let settle."""
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    found = Axe().run(page, options=OF_COLOURS if scheme == "dark" else None).response["violations"]
    brief = [(v["id"], n["target"], n["failureSummary"]) for v in found for n in v["nodes"]]
    assert brief == [], page.url
