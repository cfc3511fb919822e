"""The frame around the pages, as a reader uses it: languages, search, wrong addresses."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from rules_site.languages import LANGUAGES
from tests.browser.reader import INFLECTED, expect_missing, search

language = pytest.mark.parametrize("lang", LANGUAGES)


@language
def test_the_switcher_keeps_page_and_clause(page: Page, address: str, lang: str) -> None:
    other = LANGUAGES[LANGUAGES.index(lang) - 1]
    page.goto(f"{address}{lang}/baccarat/")
    clause = page.locator(".clause[id]").last.get_attribute("id")
    page.goto(f"{address}{lang}/baccarat/#{clause}")
    page.locator("[data-language] summary").click()
    page.locator(f"[data-language] a[hreflang={other}]").click()
    page.wait_for_url(f"{address}{other}/baccarat/#{clause}")
    assert page.locator("html").get_attribute("lang") == other
    assert page.locator(":target").get_attribute("id") == clause


def test_the_switcher_follows_a_clause_chosen_on_the_page(page: Page, address: str) -> None:
    page.goto(f"{address}fi/baccarat/")
    clause = page.locator(".clause[id]").first.get_attribute("id")
    page.evaluate("id => { location.hash = id }", clause)
    page.locator("[data-language] summary").press("Enter")
    expect(page.locator("[data-language] a[hreflang=fr]")).to_have_attribute(
        "href", re.compile(f"/fr/baccarat/#{clause}$")
    )


def test_the_switcher_keeps_the_table_of_the_calculator(page: Page, address: str) -> None:
    page.goto(f"{address}fi/baccarat/")
    page.get_by_role("button", name=re.compile("^(Tyhjennä|Tyhjää)")).first.click()
    page.wait_for_url(re.compile(r"\?baccarat="))
    table = page.evaluate("location.search")
    page.locator("[data-language] summary").press("Enter")
    page.locator("[data-language] a[hreflang=fr]").click()
    page.wait_for_url(re.compile(r"/fr/baccarat/"))
    assert page.evaluate("location.search") == table


def test_the_switcher_closes_by_escape_and_keeps_the_focus(page: Page, address: str) -> None:
    page.goto(f"{address}nl/")
    summary = page.locator("[data-language] summary")
    summary.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("[data-language] ul")).to_be_hidden()
    expect(summary).to_be_focused()


@language
def test_search_finds_a_clause_by_an_inflected_form(page: Page, address: str, lang: str) -> None:
    query = INFLECTED[lang]
    page.goto(f"{address}{lang}/baccarat/")
    assert query not in page.locator("main").inner_text().lower(), "choose a form that no page has"
    search(page, query)
    results = page.locator("[data-search-results]")
    clause = results.locator(f"a[href*='/{lang}/baccarat/#baccarat-']").first
    expect(clause.locator("mark").first).to_be_visible()
    found = results.locator("mark").first.inner_text().strip(".,;:").lower()
    assert found != query
    assert found[:3] == query[:3]
    expect(page.locator("[data-search-status]")).to_have_text(re.compile(r"\d"))


@language
def test_search_by_keyboard_alone(page: Page, address: str, lang: str) -> None:
    page.goto(f"{address}{lang}/about/")
    search(page, INFLECTED[lang])
    page.locator(".search__section").first.wait_for()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-search-results] a").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    target = page.evaluate("document.activeElement.href")
    assert "#" in target
    page.keyboard.press("Enter")
    page.wait_for_url(target)


def test_search_button_opens_escape_closes_and_focus_returns(page: Page, address: str) -> None:
    page.goto(f"{address}et/")
    button = page.locator("header [data-search-open]")
    button.press("Enter")
    expect(page.locator(".search__input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[data-search]")).to_be_hidden()
    expect(button).to_be_focused()


def test_search_says_when_nothing_is_found(page: Page, address: str) -> None:
    page.goto(f"{address}fi/")
    search(page, "xyzzyplugh")
    none = page.locator("[data-search-status]").get_attribute("data-none")
    expect(page.locator("[data-search-status]")).to_have_text(none or "?")


def test_no_result_shows_the_id_of_a_clause(page: Page, address: str) -> None:
    page.goto(f"{address}fi/")
    search(page, INFLECTED["fi"])
    page.locator(".search__section").first.wait_for()
    assert "baccarat-" not in page.locator("[data-search-results]").inner_text()
    assert "§" not in page.locator("[data-search-results]").inner_text()


def test_nothing_of_the_index_is_loaded_before_a_search(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}fi/baccarat/", wait_until="networkidle")
    assert [url for url in asked if "pagefind" in url or "search-index" in url or "sitemap" in url] == []


@language
def test_a_wrong_address_answers_in_the_readers_language(
    page: Page, address: str, faults: list[str], lang: str
) -> None:
    response = page.goto(f"{address}{lang}/no-such-page/deep/")
    assert response is not None
    assert response.status == 404
    assert page.locator("html").get_attribute("lang") == lang
    search(page, INFLECTED[lang])
    page.locator(f"a[href*='/{lang}/baccarat/#']").first.wait_for()
    page.keyboard.press("Escape")
    expect_missing(faults)
    page.locator("article a[href$='/baccarat/']").first.click()
    page.wait_for_url(f"{address}{lang}/baccarat/")


@pytest.mark.parametrize(
    ("wanted", "lang"), [("fi-FI", "fi"), ("et-EE", "et"), ("nl-BE", "nl"), ("fr-CA", "fr")]
)
def test_the_root_leads_to_the_browsers_language(
    browser: Browser, address: str, wanted: str, lang: str
) -> None:
    with browser.new_context(locale=wanted) as context:
        reader = context.new_page()
        reader.goto(address)
        reader.wait_for_url(f"{address}{lang}/")


def test_the_root_leads_to_the_language_chosen_before(page: Page, address: str) -> None:
    page.goto(f"{address}fi/")
    page.locator("[data-language] summary").click()
    page.locator("[data-language] a[hreflang=nl]").click()
    page.wait_for_url(f"{address}nl/")
    page.goto(address)
    page.wait_for_url(f"{address}nl/")


@pytest.mark.parametrize("place", ["", "no-such-page"])
def test_without_scripts_the_root_pages_offer_all_languages(
    browser: Browser, address: str, place: str
) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        reader = context.new_page()
        reader.goto(f"{address}{place}")
        for lang in LANGUAGES:
            link = reader.locator(f"a[href$='{lang}/']")
            expect(link).to_be_visible()
        reader.locator("a[href$='et/']").click()
        reader.wait_for_url(f"{address}et/")


def test_without_scripts_the_switcher_keeps_the_page(browser: Browser, address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        reader = context.new_page()
        reader.goto(f"{address}fi/glossary/")
        reader.locator("[data-language] summary").click()
        reader.locator("[data-language] a[hreflang=fr]").click()
        reader.wait_for_url(f"{address}fr/glossary/")


@pytest.mark.parametrize("width", [320, 390])
def test_the_bar_fits_a_phone(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 700})
    for lang in LANGUAGES:
        page.goto(f"{address}{lang}/")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.locator("[data-language] summary").click()
        expect(page.locator("[data-language] a[hreflang=fr]")).to_be_in_viewport()
