"""Axe finds nothing to object to on the pages of a language, in light and in dark."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from rules_site.languages import LANGUAGES
from tests.browser.reader import INFLECTED, expect_missing, search

PAGES = ("", "baccarat/", "no-such-page/")
FURTHER = (
    *("general/", "glossary/", "sources/", "about/"),
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
"""Pages that are built alike in all languages: each is looked at in one of them."""

SCHEMES = {"light": "default", "dark": "slate"}
OTHER = {"light": "dark", "dark": "light"}
VIOLATIONS = {"resultTypes": ["violations"]}
OF_COLOURS = VIOLATIONS | {"runOnly": ["color-contrast", "link-in-text-block"]}
"""In dark only the colours differ from light: the other rules are not run twice."""


def see_language(page: Page, address: str, faults: list[str], lang: str) -> None:
    """Look at the pages of a language, at the open list of languages and at what a search finds.

    Colours in dark are the same in all languages: a page that each language has looked at is looked at in dark in
    one of them. A page opens in the scheme in which the page before it was looked at last.
    """
    turn = LANGUAGES.index(lang)
    dark = {*PAGES[turn :: len(LANGUAGES)], *FURTHER}
    scheme = see_scheme(page, "light")
    for place in (*PAGES, *FURTHER[turn :: len(LANGUAGES)]):
        open_complete(page, f"{address}{lang}/{place}")
        assert page.locator("body").get_attribute("data-md-color-scheme") == SCHEMES[scheme]
        if place in dark:
            scheme = see_both(page, scheme)
        else:
            scheme = see_scheme(page, "light")
            assert_accessible(page, scheme)
        assert page.locator("body").get_attribute("data-md-color-scheme") == SCHEMES[scheme]
    page.locator("[data-language] summary").click()
    scheme = see_both(page, scheme)
    search(page, INFLECTED[lang])
    page.locator(".search__section").first.wait_for()
    see_both(page, scheme)
    expect(page.locator(".search__section").first).to_be_visible()
    expect_missing(faults)


def open_complete(page: Page, address: str) -> None:
    """Open a page and wait until its calculators and drills, if it has any, have drawn themselves."""
    page.goto(address)
    # Axe looks at what lies where it scrolls to: the page must not grow meanwhile.
    page.add_style_tag(content=".part { content-visibility: visible !important }")
    if page.locator("rule-calculator, rule-drill").count():
        page.wait_for_load_state("networkidle")


def see_scheme(page: Page, scheme: str) -> str:
    """The reader's system turns light or dark."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    return scheme


def see_both(page: Page, scheme: str) -> str:
    """Look at a page in the scheme that it has and then in the other one, which is given back."""
    assert_accessible(page, scheme)
    other = see_scheme(page, OTHER[scheme])
    assert_accessible(page, other)
    return other


def assert_accessible(page: Page, scheme: str) -> None:
    """Fail with what axe found: the rule, the element, what to do. Colours that still change are let settle."""
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
    found = Axe().run(page, options=OF_COLOURS if scheme == "dark" else VIOLATIONS).response["violations"]
    brief = [(v["id"], n["target"], n["failureSummary"]) for v in found for n in v["nodes"]]
    assert brief == [], f"{page.url} in {scheme}: {brief}"
