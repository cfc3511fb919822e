"""Every calculator by keyboard alone: from the top of the page to a bet or a card, another one, none, an empty table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.play.calculator_page import settled
from tests.browser.play.calculators import CASES, Case, opened

WATCH = """() => {
  const look = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const hasLine = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    return [hasLine ? outlineWidth + outlineColor : "", boxShadow].join();
  };
  let last = null;
  window.unseen = [];
  window.lost = [];
  window.stop = () => {
    const element = document.activeElement;
    if (last && last.element !== element && last.element.isConnected && look(last.element) === last.look) unseen.push(conditions.named(last.element));
    last = element === document.body ? null : { element, look: look(element) };
    return last ? element : null;
  };
  window.stops = new Map();
  window.nameOf = (element) => {
    if (!stops.has(element)) stops.set(element, stops.size);
    return stops.get(element);
  };
}"""
"""Remembers how each element looked with the focus, and that it looks different without."""


class Keys:
    """A reader without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(WATCH)

    def press(self, *keys: str) -> None:
        """Press keys in the calculator: none takes the focus away to nowhere."""
        for key in keys:
            self.page.keyboard.press(key)
            assert self.page.evaluate("document.activeElement !== document.body"), (
                f"{key}: nothing has the focus"
            )

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go on by Tab until what has the focus fits."""
        for _ in range(80):
            self.page.keyboard.press(key)
            if self.page.evaluate("selector => Boolean(stop()?.matches(selector))", selector):
                return
        raise AssertionError(f"{selector} is not reached by {key}")

    def walk(self) -> int:
        """Go through the whole page by Tab: gives how many stops there are before its end."""
        count = 0
        while (
            at := self.page.evaluate(
                "(stop(), document.activeElement === document.body ? null : nameOf(document.activeElement))"
            )
        ) is not None or not count:
            assert at is None or at == count - 1, "the focus goes in circles"
            count += 1
            assert count < 200, "the page has no end"
            self.page.keyboard.press("Tab")
        return count - 1


def texts(calculator: Locator, selector: str) -> list[str]:
    settled(calculator.page)
    return calculator.locator(selector).evaluate_all(
        "all => all.map((one) => one.getAttribute('href') ?? one.textContent)"
    )


def fits(case: Case, *pages: str) -> bool:
    return case.page in pages and case.element == "rule-calculator"


def chips_are_laid(keys: Keys, calculator: Locator) -> None:
    laid = "[data-bet] > .chip"
    keys.tab_to(".tray__chip")
    keys.press("Space")
    keys.tab_to("[data-bet]")
    keys.press("End", "Delete")
    before = texts(calculator, laid)
    keys.press("Enter")
    assert len(texts(calculator, laid)) == len(before) + 1
    once = texts(calculator, laid)
    keys.press("Space")
    assert len(texts(calculator, laid)) == len(once)
    assert texts(calculator, laid) != once
    keys.press("Delete")
    assert texts(calculator, laid) == before
    keys.press("Enter", "ArrowLeft", "Enter")
    keys.tab_to(".pad__key")
    keys.press("Home", "Enter", "ArrowRight", "Enter")
    press_every_button(keys)
    clear(keys, "Take all chips off")
    assert texts(calculator, laid) == []


def cards_are_laid(keys: Keys, calculator: Locator) -> None:
    laid = ".seat--filled use"
    keys.tab_to(".picker__card")
    clear(keys, "Clear the table")
    assert texts(calculator, laid) in ([], ["../assets/data/cards.svg#card-back"])
    keys.tab_to(".picker__card", "Shift+Tab")
    keys.press("5", "h", "ArrowRight", "Enter", "9", "d")
    first = texts(calculator, laid)
    assert len(first) >= 3
    keys.tab_to(".seat--filled", "Shift+Tab")
    keys.press("Enter", "k", "c")
    changed = texts(calculator, laid)
    assert changed != first
    keys.press("Backspace")
    assert len(texts(calculator, laid)) < len(changed) or texts(calculator, laid) != changed
    press_every_button(keys)
    clear(keys, "Clear the table")


def press_every_button(keys: Keys) -> None:
    """Press each button of the rows of buttons, thrice: the focus stays though one has nothing left to do."""
    count = keys.page.locator("rule-calculator .calculator__actions > .button:visible:enabled").count()
    keys.page.evaluate("navigator.clipboard.writeText = async () => {}")
    for at in range(count):
        buttons = keys.page.locator("rule-calculator .calculator__actions > .button:visible:enabled")
        if at >= buttons.count():
            continue
        buttons.nth(at).focus()
        keys.press("Enter", "Enter", "Space")


def clear(keys: Keys, name: str) -> None:
    """Find the button by Tab and press it."""
    for key in ["Tab"] * 40 + ["Shift+Tab"] * 60:
        if keys.page.evaluate("document.activeElement.textContent") == name:
            keys.press("Enter")
            return
        keys.page.keyboard.press(key)
    raise AssertionError(f"{name} is not reached")


def odds_are_chosen(keys: Keys, explorer: Locator) -> None:
    shown = "details:not([hidden]) tbody tr:not([hidden]) th"
    everything = texts(explorer, shown)
    keys.tab_to("select")
    keys.press("ArrowDown", "ArrowDown", "ArrowDown")
    chosen = texts(explorer, shown)
    assert 0 < len(chosen) < len(everything)
    keys.tab_to("input[type=search]")
    keys.press("8", "8")
    assert texts(explorer, shown) == []
    keys.press("Backspace", "Backspace")
    assert texts(explorer, shown) == chosen
    keys.tab_to("select", "Shift+Tab")
    keys.tab_to("summary")
    keys.press("Enter")


def questions_are_answered(keys: Keys, drill: Locator) -> None:
    keys.tab_to(".button--answer")
    keys.press("Enter")
    assert drill.locator(".drill__verdict").inner_text() != ""
    keys.press("Enter", "1", "Enter")
    keys.tab_to(".drill__actions > .button:last-of-type")
    keys.press("Enter")
    assert drill.locator(".drill__score").inner_text() == ""


def course_of(case: Case) -> Callable[[Keys, Locator], None]:
    if case.element != "rule-calculator":
        return odds_are_chosen if case.element == "rule-odds" else questions_are_answered
    return cards_are_laid if fits(case, "baccarat", "blackjack", "poker") else chips_are_laid


@pytest.mark.parametrize("name", CASES)
def test_keyboard_alone(page: Page, address: str, name: str) -> None:
    case = CASES[name]
    calculator = opened(page, address, case)
    keys = Keys(page)
    assert keys.walk() > 5
    course_of(case)(keys, calculator)
    assert page.evaluate("unseen") == []
