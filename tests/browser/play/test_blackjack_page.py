"""The table of blackjack in the address, and the calculator as a part of its page."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play.blackjack_page import SPLIT, cards_on_table, headline, opened, pick
from tests.browser.play.calculator_page import assert_refused, written

HOSTILE = (
    "<img src=x onerror=alert(1)>", "v2.live.8", "v1", "v1.", "v1.live", "v1.ray.8-9", "v1.__proto__.8", "v1.live.8-9-8-x", "v1.live.8-9-8.b10.b20",
    "v1.live.8-9-8.ohit-soft-17", "v1.live-fr.8-9-8.ohit-soft-17.ohit-soft-17", "v1.live.8-9-8.oconstructor", "v1.live.8-9-8.z", "v1.live.8-9-8.b1e9",
    "v1.live.split", "v1.live.8-9-7-split", "v1.live.hole", "v1.live.8-9-8-insurance", "v1.live.10-9-K-stand-8-2", "v1.live." + "A-" * 200,
    "v1.live.8-9-8.e5", "v1.live.8-9-8.a.a", "v1.live.8-9-8.rsideways", "v1.live.5-A-6-double-10-K", "%00", "",
)  # fmt: skip


def test_an_address_that_describes_no_table_is_answered_by_a_sentence(
    page: Page, address: str, faults: list[str]
) -> None:
    assert_refused(page, faults, HOSTILE, partial(opened, page, address), cards_on_table)


def test_the_address_holds_the_table(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live-fr.8s-6d-8h-split-3c.odraw-to-split-aces.a.b25_2.rup")
    pick(calculator, "10")
    assert written(page).endswith(
        "?blackjack=v1.live-fr.8s-6d-8h-split-3c-10.odraw-to-split-aces.a.b25_2.rup"
    )
    before = calculator.locator(".coup").inner_text()
    page.reload()
    expect(headline(calculator)).to_be_visible()
    assert calculator.locator(".coup").inner_text() == before
    expect(calculator.get_by_label("Hands of other players still depend on the dealer")).to_be_checked()


@pytest.mark.parametrize(
    "state",
    [
        "v1.live-fr.",
        "v1.live-fr.8s-Ad-8h.b1000000000000",
        f"v1.live.{SPLIT}.b25",
        "v1.live.2-9-2-2-2-2-2-2-2.b10",
    ],
)
def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str, state: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(page, address, state)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_in_forced_colours_the_cards_and_the_verdict_stay(page: Page, address: str) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    calculator = opened(page, address, f"v1.live.{SPLIT}.b25")
    expect(headline(calculator)).to_be_visible()
    expect(calculator.locator(".seat .playing-card").first).to_be_visible()
