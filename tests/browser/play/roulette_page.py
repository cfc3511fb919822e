"""What a reader does with the calculator of roulette."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.play.calculator_page import settled


def opened(page: Page, address: str, state: str | None = None, name: str = "roulette") -> Locator:
    """The calculator of the playground, once it runs; `state` is put into the address."""
    page.goto(f"{address}fi/{name}/" + ("" if state is None else f"?roulette={state}"))
    calculator = page.locator("rule-calculator")
    expect(calculator.locator(".pad")).to_be_visible()
    settled(page)
    return calculator


def place(calculator: Locator, bet: str) -> Locator:
    """The place of a bet on the cloth."""
    return calculator.locator(f'[data-bet="{bet}"]')


def choose_version(calculator: Locator, version: str) -> None:
    """Sit down at the table of another version; it is laid once the choice has been painted."""
    calculator.get_by_label("Version").select_option(version)
    settled(calculator.page)


def spin(calculator: Locator, number: str) -> None:
    """Choose the winning number."""
    calculator.locator(f'[data-number="{number}"]').click()


def chips(calculator: Locator) -> dict[str, str]:
    """The chips on the cloth: bet and value."""
    found = calculator.locator("[data-bet]:has(> .chip)").evaluate_all(
        "places => places.map(place => [place.dataset.bet, place.querySelector('.chip').textContent])"
    )
    return dict(found)


def results(calculator: Locator) -> list[list[str]]:
    """The rows of the table of results."""
    settled(calculator.page)
    script = "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))"
    return [list(row) for row in calculator.locator("tbody tr").evaluate_all(script)]


def expect_address(page: Page, state: str) -> None:
    """The address of the page holds this state, and nothing after it."""
    expect(page).to_have_url(re.compile(re.escape(f"?roulette={state}") + "$"))


def fold(calculator: Locator, name: str) -> Locator:
    """A fold of the calculator, opened."""
    found = calculator.locator("details", has_text=name).first
    found.locator("summary").click()
    return found
