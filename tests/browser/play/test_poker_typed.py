"""Hands and common cards of poker typed as rows, by keyboard alone; and what an answer leaves on the page as it is."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.play.calculator_page import cards_on_table, error, headline
from tests.browser.play.test_poker import EMPTY, opened

FIELD = "Cards to lay"
TAKEN = "v1.holdem.high.pAsKs.p--.b-----"


def whose(calculator: Locator) -> Locator:
    return calculator.get_by_label("Hand or common cards")


def to_field(page: Page, calculator: Locator) -> None:
    """Press the Tab key until the field for cards has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if calculator.get_by_label(FIELD).evaluate("field => field === document.activeElement"):
            return
    raise AssertionError("the field cannot be reached")


def test_a_whole_showdown_is_typed_by_keyboard(page: Page, address: str) -> None:
    calculator = opened(page, address, EMPTY)
    to_field(page, calculator)
    for row in ("As, Kc", "9♥ 9♦", "Ah 9c 2d 3S 10c"):
        page.keyboard.type(row)
        page.keyboard.press("Enter")
    assert cards_on_table(calculator) == ["Ah", "9c", "2d", "3s", "10c", "As", "Kc", "9h", "9d"]
    expect(headline(calculator)).to_contain_text("Hand 2 wins: “three of a kind” is higher than “pair”.")
    expect(error(calculator).first).to_be_empty()


def test_a_row_is_replaced_and_its_rest_is_empty(page: Page, address: str) -> None:
    calculator = opened(page, address)
    whose(calculator).select_option("Common cards")
    to_field(page, calculator)
    page.keyboard.type("2s 3s 5s")
    page.keyboard.press("Enter")
    assert cards_on_table(calculator)[:4] == ["2s", "3s", "5s", "As"]
    expect(headline(calculator)).to_have_text("Cards are still missing: Common cards ")
    calculator.get_by_role("button", name="Take back the last card").click()
    assert cards_on_table(calculator)[:3] == ["2s", "3s", "As"]


@pytest.mark.parametrize(
    ("row", "sentence"),
    {
        "Ah Zz": "Card 2: “Zz” is not a card",
        "Ah Kh Qh": "Hand 2: the game leaves a player with 2 own cards; given: 3.",
        "Ah K": "Card 2: K needs its suit here, for example K♠.",
        "Ah As": "More of A♠ than the pack holds: 2 given, 1 in the pack.",
        "Qd Qd": "More of Q♦ than the pack holds: 2 given, 1 in the pack.",
    }.items(),
)
def test_a_row_that_cannot_be_is_refused_by_a_sentence(
    page: Page, address: str, row: str, sentence: str
) -> None:
    calculator = opened(page, address, TAKEN)
    expect(whose(calculator)).to_have_value("1")
    field = calculator.get_by_label(FIELD)
    field.fill(row)
    field.press("Enter")
    expect(error(calculator).first).to_contain_text(sentence)
    assert cards_on_table(calculator) == ["As", "Ks"]
    expect(field).to_have_value(row)


def test_too_many_common_cards_are_refused(page: Page, address: str) -> None:
    calculator = opened(page, address, EMPTY)
    whose(calculator).select_option("Common cards")
    field = calculator.get_by_label(FIELD)
    field.fill("2s 3s 4s 5s 6s 7s")
    field.press("Enter")
    expect(error(calculator).first).to_have_text("Row 1 of the common cards: 5 cards are needed; given: 6.")


WATCH = """calculator => {
  window.changed = 0;
  const watch = (part) => new MutationObserver((all) => (window.changed += all.length)).observe(part, { childList: true, subtree: true, attributes: true });
  for (const part of calculator.querySelectorAll(".seat, .picker, .showdown__fives, .calculator__fields")) watch(part);
}"""


def test_a_stake_changes_no_card(page: Page, address: str) -> None:
    calculator = opened(page, address)
    calculator.evaluate(WATCH)
    calculator.get_by_role("textbox", name="Player 1", exact=True).fill("70")
    expect(calculator.locator(".hand__mark").first).to_have_text("gets 40")
    assert page.evaluate("window.changed") == 0
