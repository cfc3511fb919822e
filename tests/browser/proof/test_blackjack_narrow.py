"""On a narrow telephone no language's words on the table of blackjack run under the cards."""

import pytest
from playwright.sync_api import Browser

from rules_site.languages import LANGUAGES

STATES = (
    "v1.live.8-6-8-split-3-double-9-10-stand-7.b25",
    "v1.live.5-6-6-double-10-10-10.b25",
)
UNDER = """() => [...document.querySelectorAll(".hand__caption > *")].filter((word) => {
  const [text, cards] = [word, word.closest(".hand").querySelector(".hand__cards").firstElementChild].map((part) => part.getBoundingClientRect());
  return text.right > cards.left + 0.5 && text.left < cards.right && text.bottom > cards.top && text.top < cards.bottom;
}).map((word) => word.textContent)"""
"""The words whose box meets that of the first card."""


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_runs_under_a_card(browser: Browser, address: str, language: str, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    for state in STATES:
        page.goto(f"{address}{language}/blackjack/?blackjack={state}")
        page.locator(".picker").wait_for()
        assert page.evaluate(UNDER) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()
