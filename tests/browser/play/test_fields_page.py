"""The calculators of the games of one draw as parts of their pages: links, small screens."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play.fields_page import GAMES, draw, lines, opened, place, rows

CROWDED = {
    "boule": "v1.5.straight_5--1000000000000.odd--123456789012345678",
    "money-wheel": "v1.45_1-a.45_1-a--1000000000000.1_1--1_3",
    "tuplanoppa": "v1.3-4.under-7--5_4.total_7--1000000000000.turn-b-1-tdot",
    "sic-bo": "v1.5-5-5.single_5--1000000000000.two-dice_1_2--1_3.triple_5--5",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str, game: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(page, address, game, CROWDED[game])
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_the_same_table(page: Page, address: str, game: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    calculator = opened(page, address, game)
    place(calculator, calculator.locator(".place").first.get_attribute("data-bet") or "").click()
    calculator.get_by_role("button", name="Copy the link").click()
    expect(calculator.get_by_text("Link copied")).to_be_visible()
    before = rows(calculator), lines(calculator)
    page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(calculator.locator(".spun")).to_be_visible()
    assert (rows(calculator), lines(calculator)) == before


WRONG = {
    "boule": (
        "10", "5-5", "5.odd", "5.odd--", "5.odd--0", "5.odd--1e9", "5.odd---5", "5.odd--1_0", "5.odd--1.odd--1", "5.none--1", "5.round-",
        "5.round-toString", "5.round-up.round-up", "__proto__", "constructor", "5.__proto__--1", "5.turn-b-1-tttt", "5.odd--1--1",
    ),
    "tuplanoppa": (
        "3", "3-7", "3-4-5", "3-4.turn-b-9-tttt", "3-4.turn-a-1-tttt", "3-4.turn-b-1-ttt", "3-4.turn-b-1-tttx", "3-4.turn-b-1", "too-few-turns",
        "3-4.turn-b-1-tttt.turn-b-1-tttt", "3-4.turn-__proto__-1-tttt", "3-4.turn-b-1-tttt-t",
    ),
    "money-wheel": ("1", "45_1", "toString", "2_1.45_1--5"),
    "sic-bo": ("1-2", "1-2-3.two-dice_1_1--5", "1-2-3.total_3--5"),
}  # fmt: skip
"""What describes no table, after the version."""

REOPEN = """([game, states]) => states.filter((state) => {
  history.replaceState(null, "", `?${game}=v1.${state}`);
  const old = document.querySelector("rule-calculator");
  const calculator = document.createElement("div");
  old.replaceWith(calculator);
  calculator.className = "calculator";
  new reopened.Calculator(calculator, rules);
  const empty = !calculator.querySelector(".chip--laid, tbody, img, script");
  const told = calculator.querySelector(".error").textContent !== "";
  calculator.replaceWith(old);
  return !(empty && told);
})"""
"""Opens the calculator with each of the states; those for which no sentence, or anything else, is on the table."""


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_describes_no_table_is_answered_by_a_sentence(
    page: Page, address: str, game: str
) -> None:
    opened(page, address, game)
    page.evaluate(
        """async (game) => {
          window.reopened = await import(`/fi/assets/js/${game}/calculator.js`);
          window.rules = await (await fetch(`/fi/assets/data/${game}.json`)).json();
        }""",
        game,
    )
    assert page.evaluate(REOPEN, [game, list(WRONG[game])]) == []
    assert page.evaluate(REOPEN, [game, [CROWDED[game].removeprefix("v1.")]]) != []


HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "v1.<img src=x onerror=alert(1)>",
    "v2.5",
    "v1",
    "",
    "v1." + "a-" * 5000,
    "%00",
    "%E0%A4%A",
)


def test_an_address_that_is_none_is_answered_by_a_sentence(
    page: Page, address: str, faults: list[str]
) -> None:
    page.on("dialog", lambda dialog: faults.append(dialog.message))
    for state in HOSTILE:
        calculator = opened(page, address, "boule", state if "%" in state else quote(state))
        expect(calculator.locator(".error"), state).to_have_text(
            "The link does not describe a table. Lay the chips anew."
        )
        expect(calculator.locator(".chip--laid, tbody"), state).to_have_count(0)
        expect(page.locator("main img, main script"), state).to_have_count(0)
    draw(calculator, "2")
    expect(calculator.locator(".error")).to_be_empty()
