"""Every calculator on a small screen, enlarged, in forced colours, without motion, on paper, to a screen reader.

One page serves the tests of a calculator: each leaves it as it was.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.accessible import OF_COLOURS
from tests.browser.conftest import PATIENCE
from tests.browser.play.calculators import CASES, OF_TABLES, Case, faults_of, opened

DESK = {"width": 1280, "height": 900}
PAPER = {"width": 717, "height": 1000}
"""An A4 sheet less its margins, in CSS pixels."""

CONTROLS = {
    "button", "textbox", "searchbox", "combobox", "checkbox", "link", "region", "group", "radio", "spinbutton", "DisclosureTriangle",
}  # fmt: skip
"""Roles of the accessibility tree whose names are looked at."""


class Shown(NamedTuple):
    page: Page
    calculator: Locator
    case: Case


@pytest.fixture(scope="module")
def desk(browser: Browser, address: str) -> Iterator[Page]:
    """A window of two device pixels a pixel: what is 640 pixels wide on it is 1280 at 200 %."""
    context = browser.new_context(locale="fi-FI", viewport=DESK, device_scale_factor=2)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()


@pytest.fixture(scope="module", params=CASES)
def shown(desk: Page, address: str, request: pytest.FixtureRequest) -> Iterator[Shown]:
    """A calculator with its folds open."""
    faults: list[str] = []
    case = CASES[request.param]
    listeners = {
        "pageerror": lambda error: faults.append(str(error)),
        "console": lambda message: message.type == "error" and faults.append(message.text),
    }
    for event, listener in listeners.items():
        desk.on(event, listener)  # type: ignore[call-overload]
    calculator = opened(desk, address, case)
    folds(calculator, True)
    yield Shown(desk, calculator, case)
    for event, listener in listeners.items():
        desk.remove_listener(event, listener)
    assert faults == []


def folds(calculator: Locator, is_open: bool) -> None:
    script = "(root, open) => root.querySelectorAll('details').forEach((fold) => { fold.open = open; })"
    calculator.evaluate(script, is_open)


@contextmanager
def narrow(page: Page, width: int) -> Iterator[None]:
    page.set_viewport_size({"width": width, "height": 900})
    try:
        yield
    finally:
        page.set_viewport_size(DESK)  # type: ignore[arg-type]


def assert_whole(shown: Shown) -> None:
    """Nothing is cut, nothing lies on anything else, the page itself does not scroll sideways."""
    assert faults_of(shown.calculator, "cut", "overlaps") == []
    assert shown.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


def test_on_320_pixels_nothing_is_cut_and_targets_are_large_enough(shown: Shown) -> None:
    with narrow(shown.page, 320):
        assert_whole(shown)
        assert faults_of(shown.calculator, "targets") == []


def test_at_200_per_cent_nothing_is_cut(shown: Shown) -> None:
    with narrow(shown.page, 640):
        assert_whole(shown)


def test_with_text_twice_as_large_nothing_is_cut(shown: Shown) -> None:
    root = shown.page.locator("html")
    size = float(root.evaluate("root => parseFloat(getComputedStyle(root).fontSize)"))
    root.evaluate("(root, size) => { root.style.fontSize = `${size}px`; }", 2 * size)
    assert_whole(shown)
    root.evaluate("root => { root.style.fontSize = ''; }")


def test_in_forced_colours_every_control_and_state_is_seen(shown: Shown) -> None:
    shown.page.emulate_media(forced_colors="active")
    assert faults_of(shown.calculator, "edges", "states", "values") == []
    shown.page.emulate_media(forced_colors="none")


def test_a_screen_reader_hears_names_in_words(shown: Shown) -> None:
    session = shown.page.context.new_cdp_session(shown.page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    named = [
        {"role": node["role"]["value"], "name": node.get("name", {}).get("value", "")}
        for node in tree
        if not node["ignored"] and node["role"]["value"] in CONTROLS
    ]
    assert len(named) > 5
    heard = "named => conditions.wordless(named.filter(({ role, name }) => name || role !== 'group'))"
    assert shown.page.evaluate(heard, named) == []
    assert faults_of(shown.calculator, "pictures") == []
    cards = shown.calculator.locator(".seat--filled").evaluate_all(
        "seats => seats.map((seat) => seat.getAttribute('aria-label'))"
    )
    assert [name for name in cards if not any(len(word) > 3 for word in name.split(": ")[-1].split())] == []


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_axe_finds_nothing(shown: Shown, scheme: str) -> None:
    shown.page.evaluate("name => document.body.setAttribute('data-md-color-scheme', name)", scheme)
    options = OF_COLOURS if scheme == "slate" else None
    if shown.case.element == "rule-odds":
        folds(shown.calculator, False)  # its tables are alike: one is looked at
        shown.calculator.locator("details").first.evaluate("fold => { fold.open = true; }")
    found = Axe().run(shown.page, shown.case.element, options=options).response["violations"]
    shown.page.evaluate("document.body.setAttribute('data-md-color-scheme', 'default')")
    folds(shown.calculator, True)
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []


def test_on_paper_lies_the_table_without_its_controls(shown: Shown) -> None:
    folds(shown.calculator, False)
    shown.page.emulate_media(media="print")
    shown.page.set_viewport_size(PAPER)  # type: ignore[arg-type]
    if shown.case.element == "rule-drill":
        expect(shown.calculator).to_be_hidden()
    else:
        assert_whole(shown)
        assert faults_of(shown.calculator, "paper") == []
        expect(shown.calculator.locator(".coup__result, .spun__line, tbody tr").first).to_be_visible()
    shown.page.emulate_media(media="screen")
    shown.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    folds(shown.calculator, True)


HEAR = """root => {
  window.heard = [];
  new MutationObserver((changes) => {
    const places = new Set(changes.map(({ target }) => (target.closest ?? ((of) => target.parentElement.closest(of))).call(target, "[role=status], [role=alert], [aria-live]")));
    for (const place of places) {
      if (place?.textContent.trim()) heard.push([place.getAttribute("aria-live") ?? place.getAttribute("role"), place.textContent.trim()]);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}"""


def test_a_result_is_announced_politely_when_it_has_changed(shown: Shown) -> None:
    page, calculator, case = shown.page, shown.calculator, shown.case
    page.emulate_media(reduced_motion="reduce")
    calculator.evaluate(HEAR)
    if case.element == "rule-odds":
        calculator.get_by_label("Order").select_option("lowest")
    else:
        calculator.locator(case.idle).first.click()
    page.clock.fast_forward(1000)
    assert page.evaluate("heard") == []
    if case.element == "rule-odds":
        calculator.get_by_label("Name of the bet").fill("a")
    else:
        calculator.locator(case.change).first.click()
    assert faults_of(calculator, "motion") == []
    page.clock.fast_forward(1000)
    heard = page.evaluate("heard")
    assert {how for how, _ in heard} == {"status"}
    assert len(heard) == 1
    page.emulate_media(reduced_motion="no-preference")


def test_an_amount_that_cannot_be_read_raises_an_alert(shown: Shown) -> None:
    if shown.case.element != "rule-calculator":
        expect(shown.calculator.locator("input[inputmode=decimal]")).to_have_count(0)
        return
    amount = shown.calculator.locator("input[inputmode=decimal]:visible").first
    amount.fill("x")
    amount.blur()
    alert = shown.calculator.get_by_role("alert")
    expect(alert).to_contain_text("“x”")
    expect(amount).to_have_attribute("aria-invalid", "true")
    expect(amount).to_have_accessible_description(alert.inner_text())
    amount.fill("")
    amount.blur()
    expect(alert).to_have_count(0)


@pytest.mark.parametrize("name", OF_TABLES)
def test_a_broken_address_raises_an_alert(desk: Page, address: str, name: str) -> None:
    calculator = opened(desk, address, CASES[name]._replace(state="v0"))
    expect(calculator.get_by_role("alert")).to_contain_text("The link does not describe a table.")


def test_what_waits_to_be_started_says_on_paper_where_everything_is(desk: Page, address: str) -> None:
    opened(desk, address, CASES["odds"])
    waiting = desk.locator(".is-waiting > .unscripted")
    expect(waiting).not_to_have_count(0)
    desk.emulate_media(media="print")
    for words in waiting.all():
        expect(words).to_be_visible()
    desk.emulate_media(media="screen")


@pytest.fixture(scope="module")
def scriptless(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("place", sorted({case.page for case in CASES.values()}))
def test_without_javascript_the_page_says_what_to_read(scriptless: Page, address: str, place: str) -> None:
    scriptless.goto(f"{address}fi/{place}/")
    for words in scriptless.locator("rule-calculator, rule-drill").all():
        expect(words).to_have_text("Read the rules.")
        expect(words).to_be_visible()
    expect(scriptless.locator("button, input, select")).to_have_count(0)
