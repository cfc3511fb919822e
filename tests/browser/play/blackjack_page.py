"""What a reader does with the calculator of blackjack."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.play.calculator_page import settled

SPLIT = "8s-6d-8h-split-3c-9s-10d-stand-Kc-2h"
"""A split pair, played to its end."""


def opened(page: Page, address: str, state: str | None = None, lang: str = "fi") -> Locator:
    """The calculator, once it runs; `state` is put into the address."""
    page.goto(f"{address}{lang}/blackjack/" + ("" if state is None else f"?blackjack={state}"))
    calculator = page.locator("rule-calculator")
    expect(calculator.locator(".picker")).to_be_visible()
    settled(page)
    return calculator


def press(calculator: Locator, name: str) -> None:
    calculator.get_by_role("button", name=name, exact=True).click()


def pick(calculator: Locator, *ranks: str) -> None:
    for rank in ranks:
        calculator.locator(f'.picker__card[data-rank="{rank}"]').click()


def headline(calculator: Locator) -> Locator:
    return calculator.locator(".coup__result")


def cards_on_table(calculator: Locator) -> list[str]:
    """The cards as drawn, the dealer's first."""
    settled(calculator.page)
    uses = calculator.locator(".seat use").evaluate_all("uses => uses.map(use => use.getAttribute('href'))")
    return [use.split("#card-")[1] for use in uses]


def may(calculator: Locator) -> list[str]:
    """The moves that can be chosen now."""
    settled(calculator.page)
    found: list[str] = calculator.locator('.moves:not([hidden]) [aria-disabled="false"]').evaluate_all(
        "buttons => buttons.map(button => button.dataset.action)"
    )
    return found
