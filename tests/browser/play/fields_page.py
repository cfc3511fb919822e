"""What a reader does with the calculators of boule, the money wheel, tuplanoppa and sic bo."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.play.calculator_page import settled

GAMES = ("boule", "money-wheel", "tuplanoppa", "sic-bo")


def opened(page: Page, address: str, game: str, state: str | None = None) -> Locator:
    """The calculator of a game, once it runs; `state` is put into the address."""
    page.goto(f"{address}fi/{game}/" + ("" if state is None else f"?{game}={state}"))
    calculator = page.locator("rule-calculator")
    expect(calculator.locator(".spun")).to_be_visible()
    settled(page)
    return calculator


def place(calculator: Locator, bet: str) -> Locator:
    """The place of a bet on the layout."""
    return calculator.locator(f'[data-bet="{bet}"]')


def draw(calculator: Locator, *values: str) -> None:
    """Choose what is drawn, part by part."""
    for at, value in enumerate(values):
        calculator.locator(".pad").nth(at).locator(f'[data-number="{value}"]').click()


def rows(calculator: Locator) -> list[list[str]]:
    """The table of bets, its cells as texts; the sums last where there are several bets."""
    settled(calculator.page)
    script = "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))"
    found: list[list[str]] = calculator.locator("tbody tr, tfoot tr").evaluate_all(script)
    return found


def lines(calculator: Locator) -> list[str]:
    """The sentences on the felt."""
    settled(calculator.page)
    return calculator.locator(".spun__line").all_inner_texts()
