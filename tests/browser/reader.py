"""What several tests of the site do as a reader does."""

from playwright.sync_api import Page, expect

INFLECTED = {"fi": "pelaajatta", "et": "mängijatelegi", "nl": "kaartje", "fr": "distribuait"}
"""For each language a form that stands on no page: only the stem that it shares with one can find it."""


def search(page: Page, words: str) -> None:
    """Open the search dialog by its keys and type the words."""
    page.keyboard.press("Control+k")
    expect(page.locator("dialog[data-search]")).to_be_visible()
    page.keyboard.type(words)


def expect_missing(faults: list[str]) -> None:
    """The browser reports a page that is missing on purpose as an error: this one, and no other."""
    assert len(faults) == 1, faults
    assert "404" in faults[0]
    assert "no-such-page" in faults[0]
    faults.clear()
