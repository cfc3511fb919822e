"""What a reader does with the calculator."""

from collections.abc import Callable, Iterable
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect


def opened(page: Page, address: str, state: str | None = None, game: str = "baccarat") -> Locator:
    """The calculator of the playground, once it runs; `state` is put into the address."""
    page.goto(f"{address}fi/{game}/" + ("" if state is None else f"?{game}={state}"))
    calculator = page.locator("rule-calculator")
    expect(calculator.locator(".picker")).to_be_visible()
    settled(page)
    return calculator


def settled(page: Page) -> None:
    """Wait for what an answer does not wait for: reasons, results, the address."""
    page.evaluate(
        "import(new URL('../assets/js/afterwards.js', location.href)).then((module) => module.done())"
    )


def written(page: Page) -> str:
    """The address, once the table is in it: that is after the answer has been painted."""
    settled(page)
    return str(page.evaluate("location.href"))


def assert_refused(
    page: Page,
    faults: list[str],
    states: Iterable[str],
    open_state: Callable[[str], Locator],
    laid: Callable[[Locator], object],
) -> None:
    """Each of the states is answered by a sentence and an empty table, and none gets into the page."""
    page.on("dialog", lambda dialog: faults.append(dialog.message))
    for state in states:
        calculator = open_state(state if "%" in state else quote(state))
        expect(error(calculator).first, state).not_to_be_empty()
        assert not laid(calculator), state
        expect(page.locator("main img, main script"), state).to_have_count(0)


def headline(calculator: Locator) -> Locator:
    """The sentence on the table."""
    return calculator.locator(".coup__result")


def error(calculator: Locator) -> Locator:
    """The place of an error; hidden, and no alert, while it is empty."""
    return calculator.locator(".error")


def stake(calculator: Locator, bet: str) -> Locator:
    """The field of a stake."""
    return calculator.get_by_role("textbox", name=bet, exact=True)


def lay(calculator: Locator, row: str) -> None:
    """Type a row of cards."""
    field = calculator.get_by_label("Cards in dealing order")
    field.fill(row)
    field.press("Enter")


def cards_on_table(calculator: Locator) -> list[str]:
    """The cards as drawn, the Player's first."""
    settled(calculator.page)
    drawn = calculator.locator(".seat use")
    return [
        use.split("#card-")[1]
        for use in drawn.evaluate_all("uses => uses.map(use => use.getAttribute('href'))")
    ]
