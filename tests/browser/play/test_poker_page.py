"""The calculator of poker as a part of its page: the address, small screens, print, a screen reader's view."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play.calculator_page import assert_refused, cards_on_table, error, written
from tests.browser.play.test_poker import opened

ROUND = "v1.omaha.high-low-soko.pAsKd7h3c.xQdQhQc2h.p10d9c8d8h.bJs9s6s4s9d.s25_2.s5.s100"


def test_the_address_holds_the_table(page: Page, address: str) -> None:
    calculator = opened(page, address, ROUND)
    calculator.get_by_role("textbox", name="Player 2").fill("1/3")
    changed = written(page).split("?poker=")[1]
    assert changed == ROUND.replace("s5", "s1_3")
    parts = (".showdown", ".reasons", ".pots")
    before = [calculator.locator(part).inner_text() for part in parts]
    opened(page, address, changed)
    assert [calculator.locator(part).inner_text() for part in parts] == before
    assert calculator.get_by_label("has left the round").nth(1).is_checked()


HOSTILE = (
    "<img src=x onerror=alert(1)>", "v1.<img src=x>", "v2.holdem.high.p--.p--.b-----", "v1", "v1.", "v1.canasta.high.p--.p--",
    "v1.holdem.high.pAsAs.p--.b-----", "v1.holdem.high.pAsKx.p--.b-----", "v1." + "p-" * 5000, "%E0%A4%A", "",
)  # fmt: skip


def test_an_address_that_describes_no_table_is_answered_by_a_sentence(
    page: Page, address: str, faults: list[str]
) -> None:
    assert_refused(page, faults, HOSTILE, partial(opened, page, address), cards_on_table)


BROKEN = (
    "__proto__.high.p--.p--", "constructor.high.p--.p--", "holdem", "holdem.high", "holdem.high.p--.b-----", "holdem.sideways.p--.p--.b-----",
    "holdem.toString.p--.p--.b-----", "holdem.high.p--.p--", "holdem.high.p-.p--.b-----", "holdem.high.p---.p--.b-----", "holdem.high.pAsK.p--.b-----",
    "holdem.high.p--.p--.b-----.b-----", "holdem.high.p--.p--.b-----.s5", "holdem.high.p--.p--.b-----.s5.sx", "holdem.high.p--.p--.b-----.s1_0.s",
    "holdem.high.p--.p--.b-----.q", "holdem.high" + ".p--" * 13 + ".b-----", "seven-card-stud.high.p-------.p-------.b-",
    "five-card.high.p-----.p-----.b-----", "seven-card-stud.high.p---.p---.b----", "holdem.high.p--.p--.b-----.", "holdem.high.pAs-.pAs-.b-----",
)  # fmt: skip


def test_parts_that_describe_no_table_are_refused(page: Page, address: str) -> None:
    opened(page, address)
    script = """async (states) => {
      const { decode } = await import("/fi/assets/js/poker/state.js");
      const table = await (await fetch("/fi/assets/data/poker.json")).json();
      const read = (state) => {
        try { return decode(state.split("."), table); } catch (error) { return error.code ? null : String(error); }
      };
      return states.map(read).map((found) => (typeof found === "string" ? found : Boolean(found)));
    }"""
    assert page.evaluate(script, ["holdem.high.p--.p--.b-----", *BROKEN]) == [True, *[False] * len(BROKEN)]


def test_a_short_pack_of_stud_is_an_address_too(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.seven-card-stud.high.pAsAhAd2c3c4d.pKsKhKd5c6c7d.bKc")
    expect(error(calculator).first).to_be_empty()
    expect(calculator.locator(".coup__result")).to_contain_text("Hand 2 wins")
    calculator.get_by_label("Common cards of a short pack").select_option("0")
    expect(calculator.locator(".seat")).to_have_count(14)


NARROW = (
    "v1.holdem.high.p--.p--.b-----", ROUND,
    "v1.double-flop.high-low.pAsKs.p9c9d.xJh10h.bAh7d5c3s2h.b9h8d6c4s2d.s1000000000000.s123456789012345678.s1",
    "v1.seven-card-stud.high-low.pAhAdKs9c9s4d2h.pQsJs10d9h8c5d5s",
)  # fmt: skip


@pytest.mark.parametrize("state", NARROW)
def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str, state: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(page, address, state)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_in_forced_colours_cards_and_winner_are_there(page: Page, address: str) -> None:
    page.emulate_media(forced_colors="active")
    calculator = opened(page, address)
    expect(calculator.locator(".seat .playing-card").first).to_be_visible()
    expect(calculator.locator(".hand--winner .hand__mark").first).to_be_visible()


def test_the_result_is_announced(page: Page, address: str) -> None:
    calculator = opened(page, address)
    calculator.get_by_label("has left the round").nth(1).check()
    status = calculator.locator(".sr-only[role=status]")
    expect(status).to_have_text("Hand 1 wins: “straight” is higher than “two pair”.")


def test_reasons_lead_to_the_clauses_of_their_pages(page: Page, address: str) -> None:
    calculator = opened(page, address)
    links = calculator.locator(".reasons a.clause-ref").evaluate_all(
        "links => links.map(a => a.getAttribute('href'))"
    )
    assert links[0] == "/fi/poker/#poker-rank-straight"
    double = opened(page, address, "v1.double-flop.high.pAsKs.p9c9d.bAh7d5c3s2h.b9h8d6c4s2d")
    assert (
        double.locator(".reasons a").first.get_attribute("href") == "/fi/double-flop/#double-flop-two-hands"
    )
