"""Axe finds nothing to object to on the pages of two languages and above them; `test_axe_further` sees the others."""

import pytest
from playwright.sync_api import Page

from rules_site.languages import LANGUAGES
from tests.browser import test_axe_further
from tests.browser.accessible import open_complete, see_both, see_language, see_scheme
from tests.browser.reader import expect_missing

HERE = ("fi", "et")


@pytest.mark.parametrize("lang", HERE)
def test_axe_finds_nothing(page: Page, address: str, faults: list[str], lang: str) -> None:
    see_language(page, address, faults, lang)


def test_every_language_is_seen() -> None:
    assert (*HERE, *test_axe_further.HERE) == LANGUAGES


def test_axe_finds_nothing_above_the_languages(page: Page, address: str, faults: list[str]) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', {get: () => ['ja']})")
    scheme = see_scheme(page, "light")
    for place in ("", "no-such-page", "reference/", "reference/baccarat/"):
        open_complete(page, f"{address}{place}")
        scheme = see_both(page, scheme)
    expect_missing(faults)
