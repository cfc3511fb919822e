"""Axe finds nothing to object to on the pages of the other two languages: a file of its own, run beside the first."""

import pytest
from playwright.sync_api import Page

from tests.browser.accessible import see_language

HERE = ("nl", "fr")


@pytest.mark.parametrize("lang", HERE)
def test_axe_finds_nothing(page: Page, address: str, faults: list[str], lang: str) -> None:
    see_language(page, address, faults, lang)
