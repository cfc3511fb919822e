"""The calculator of roulette as a reader uses it: by mouse, by finger, by keyboard, from an address."""

import re
from functools import partial
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from rules_core import roulette
from rules_core.roulette import versions
from rules_core.words import speaking
from rules_site.elements import Element
from rules_site.games.roulette.layout import betting_layout
from tests.browser.play.calculator_page import assert_refused, written
from tests.browser.play.roulette_page import (
    chips,
    choose_version,
    expect_address,
    opened,
    place,
    results,
    spin,
)

EXAMPLE = {"straight:17": "5", "split:17,20": "5", "corner:13,14,16,17": "5", "dozen:2": "25", "red": "25"}
WIDTHS = (320, 1280)


def test_it_opens_with_an_example_settled_and_explained(page: Page, address: str) -> None:
    calculator = opened(page, address)
    assert chips(calculator) == EXAMPLE
    assert results(calculator)[0] == ["Straight up 17", "5", "won", "180", "175"]
    expect(calculator.locator("tfoot tr")).to_have_text("Total65390325")
    reasons = calculator.locator(".reasons > li")
    expect(reasons).to_have_count(5)
    expect(reasons.first).to_contain_text("Straight up 17, stake 5: wins at 35:1")
    expect(reasons.first.locator("a")).to_have_attribute("href", re.compile("#roulette-payouts$"))
    expect(calculator.locator(".spun")).to_contain_text("The winning number is 17, black.")
    expect(calculator.locator(".unscripted")).to_have_count(0)
    assert written(page).endswith("/roulette/")


def test_the_page_of_ray_opens_with_version_a(page: Page, address: str) -> None:
    calculator = opened(page, address, name="roulette-ray")
    expect(calculator.get_by_label("Version")).to_have_value("ray-a")
    assert results(calculator)[0] == ["Straight up 17", "5", "won", "155", "150"]


def test_by_mouse_from_an_empty_table_through_prison(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live")
    expect(calculator.locator(".spun")).to_contain_text("Lay chips and choose the winning number.")
    choose_version(calculator, "ray-d")
    calculator.get_by_label("Even chances on zero").select_option("en-prison")
    calculator.get_by_role("button", name="chip of 25").click()
    for bet in ("red", "red", "split:17,20", "quarter:1"):
        place(calculator, bet).click()
    assert chips(calculator) == {"red": "50", "split:17,20": "25", "quarter:1": "25"}
    calculator.get_by_role("button", name="Take off").click()
    place(calculator, "quarter:1").click()
    spin(calculator, "0")
    assert results(calculator) == [
        ["Red", "50", "in prison", "–", "–"],
        ["Split bet 17-20", "25", "lost", "0", "−25"],
    ]
    expect(calculator.locator(".spun")).to_contain_text(
        "Bets in prison: 1. Choose the number of the next spin."
    )
    spin(calculator, "0")
    spin(calculator, "7")
    spin(calculator, "9")
    assert calculator.locator(".spun .pocket").all_inner_texts() == ["0", "0", "7", "9"]
    assert results(calculator)[0] == ["Red", "50", "returned", "50", "0"]
    expect_address(page, "v1.ray-d.0-0-7-9.en-prison...rx50.s17-20x25")
    calculator.get_by_role("button", name="Take back the last number").click()
    assert results(calculator)[0][2] == "in prison"
    place(calculator, "red").click()
    expect(calculator.locator(".spun .pocket")).to_have_text(["0"])


def test_keyboard_alone(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live")
    place(calculator, "straight:0").focus()
    page.evaluate("window.heard = []; addEventListener('keydown', (event) => heard.push(event.key))")
    for key in ("ArrowRight", "ArrowRight", "Enter", "Space"):
        page.keyboard.press(key)
    assert chips(calculator) == {"straight:2": "10"}
    for key in ("ArrowDown", "Enter", "ArrowRight", "Enter", "ArrowUp", "Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    laid = {
        "straight:2": "10",
        "split:1,2": "5",
        "corner:1,2,4,5": "5",
        "split:2,5": "5",
        "corner:2,3,5,6": "5",
    }
    assert chips(calculator) == laid
    name = "Corner bet 2-3-5-6, 8:1"
    expect(place(calculator, "corner:2,3,5,6")).to_have_accessible_name(f"{name}; stake 5")
    page.keyboard.press("Delete")
    expect(place(calculator, "corner:2,3,5,6")).to_have_accessible_name(name)
    assert page.evaluate("heard") == ["Enter", " "] + ["Enter"] * 4
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.localName") == "summary"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "pad__key"
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(calculator.locator(".spun")).to_contain_text("The winning number is 2, black.")
    expect(calculator.get_by_role("status").filter(has_text="winning")).to_have_text(
        "The winning number is 2, black. Staked: 25. Comes back: 585. Net result: 560."
    )


REACH = """async () => {
  const { neighbour } = await import("/fi/assets/js/roving.js");
  const places = [...document.querySelectorAll("[data-bet]")];
  const points = places.map((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  const seen = new Set([0]);
  for (const at of seen) {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) seen.add(neighbour(points, at, key));
  }
  return places.filter((_place, at) => !seen.has(at)).map((place) => place.dataset.bet);
}"""


@pytest.mark.parametrize("width", WIDTHS)
def test_the_arrow_keys_reach_every_place(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    calculator = opened(page, address, "v1.live")
    for version in ("live", "ray-d", "ray-e", "ray-g", "ray-h"):
        choose_version(calculator, version)
        assert page.evaluate(REACH) == [], version


def test_every_place_takes_a_chip_by_keyboard(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-h")
    bets = [bet.name for bet in roulette.bets("ray-h")]
    for bet in bets:
        place(calculator, bet).press("Enter")
    assert chips(calculator) == dict.fromkeys(bets, "5")
    expect(calculator.locator("[data-bet][tabindex='0']")).to_have_count(1)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_place_takes_a_chip_by_a_press_in_its_middle(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    opened(page, address, "v1.ray-e")
    covered = page.evaluate(
        """() => [...document.querySelectorAll("[data-bet]")].filter((place) => {
          place.scrollIntoView({ block: "center" });
          const { left, right, top, bottom } = place.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2).closest("[data-bet]") !== place;
        }).map((place) => place.dataset.bet)"""
    )
    assert covered == []


def _drawn(element: Element) -> dict[str, tuple[str, str, str]]:
    """The places of the layout that the build draws: their classes, where they lie, how they are called."""
    places = [part for part in element.iter() if "data-bet" in part.attrib]
    return {
        p.attrib["data-bet"]: (p.attrib["class"], p.attrib["style"], p.attrib["aria-label"]) for p in places
    }


@pytest.mark.parametrize("version", versions())
def test_the_cloth_is_the_one_that_the_build_draws(page: Page, address: str, version: str) -> None:
    calculator = opened(page, address, f"v1.{version}")
    script = """places => places.map((place) => [place.dataset.bet, [place.className, place.getAttribute("style")]])"""
    found = dict(calculator.locator("[data-bet]").evaluate_all(script))
    with speaking("fi"):
        [layout] = betting_layout(version, "")
    expected = _drawn(layout)
    assert list(found) == list(expected)
    for bet, (classes, style) in found.items():
        assert classes.removesuffix(" place--hit") == expected[bet][0]
        assert re.sub(r"[ ;]", "", style) == re.sub(r"[ ;]", "", expected[bet][1])
    cloth = layout.find("div[@class]")
    assert cloth is not None
    expect(calculator.locator(".cloth")).to_have_class(cloth.attrib["class"])
    expect(calculator.locator(".layout")).to_have_class(layout.attrib["class"])


def test_a_place_is_called_by_bet_colour_coverage_and_odds(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-h")
    calculator.get_by_label("Odds drawn").select_option("25:1")
    names = {
        "straight:7": "Straight up 7, red, 25:1",
        "straight:0": "Straight up 0, green, 25:1",
        "red": "Red, 6 numbers, 1:1",
        "low": "Low numbers, 1–6, 1:1",
        "column:2": "Column 2, 4 numbers, 2:1",
    }
    for bet, name in names.items():
        expect(place(calculator, bet)).to_have_accessible_name(name)
    choose_version(calculator, "ray-e")
    expect(place(calculator, "first-five")).to_have_accessible_name("First five, 5 numbers, 6:1")
    expect(place(calculator, "dozen:2")).to_have_accessible_name("Dozen 2, 13–24, 2:1")


def test_drawn_odds_are_chosen_or_drawn_and_decide(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-b.17..1..n17x10")
    assert results(calculator)[0][3] == "310"
    calculator.get_by_label("Table drawn").select_option("2")
    assert results(calculator)[0][3] == "610"
    expect(calculator.locator(".reasons li").first).to_contain_text(
        "Payout table 2 was drawn for this round."
    )
    choose_version(calculator, "ray-g")
    page.evaluate("() => { crypto.getRandomValues = (array) => array.fill(12); }")
    calculator.get_by_role("button", name="Draw at random", exact=True).click()
    expect(calculator.get_by_label("Odds drawn")).to_have_value("49:1")
    page.evaluate("() => { crypto.getRandomValues = (array) => array.fill(0); }")
    calculator.get_by_role("button", name="Spin the wheel").click()
    expect(calculator.get_by_label("Odds drawn")).to_have_value("5:1")
    expect(calculator.locator(".spun")).to_contain_text("The winning number is 0, green.")


def test_an_amount_of_ones_own_and_a_half_that_cannot_be_paid(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-f")
    amount = calculator.get_by_label("Another amount")
    amount.fill("1.250")
    amount.blur()
    expect(calculator.locator(".tray .field__error")).to_contain_text("“1.250” can be read in two ways.")
    amount.fill("0,25")
    expect(calculator.locator(".tray .field__error")).to_be_empty()
    place(calculator, "red").click()
    spin(calculator, "00")
    assert results(calculator)[0] == ["Red", "0,25", "a part comes back", "0,125", "−0,125"]
    calculator.get_by_label("Rounding of what is paid").select_option("down")
    assert results(calculator)[0][3:] == ["0,12 exactly 0,125", "−0,13 exactly −0,125"]
    expect_address(page, "v1.ray-f.00...down.rx1_4")


def test_another_version_keeps_what_it_knows(page: Page, address: str) -> None:
    calculator = opened(page, address)
    choose_version(calculator, "ray-i")
    assert chips(calculator) == {"red": "25"}
    assert results(calculator) == []
    calculator.get_by_role("button", name="Take all chips off").click()
    assert chips(calculator) == {}


def test_the_address_holds_the_table(page: Page, address: str, browser: Browser) -> None:
    bets = "n17x5.s17-20x1_3.c13-14-16-17x1000000.l13-14-15-16-17-18x2.fx1.t0-1-2x1.m2x5.d2x5.q2x5.bx10"
    state = f"v1.ray-d.0.quarter-back...{bets}"
    calculator = opened(page, address, state)
    spin(calculator, "0")
    expect_address(page, state.replace(".0.", ".0-0."))
    other = browser.new_page()
    again = opened(other, address, written(page).split("?roulette=")[1])
    for part in (".spun", ".reasons", "table", ".layout"):
        assert again.locator(part).inner_text() == calculator.locator(part).inner_text()
    expect(again.get_by_label("Even chances on zero")).to_have_value("quarter-back")
    assert ["Black", "10", "a part comes back", "2,50", "−7,50"] in results(again)
    other.close()


HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "v2.live",
    "v1",
    "v1.ray-d.0-7-8.en-prison...rx10",
    "v1.live.17....rx0",
    "v1.ray-d.17....n17x5-half",
    "v1.ray-d.17....rx5-third",
    "v1.live.17....rx5-half",
    "v1.live.....chip-5",
    "v1.ray-d.....chip-0",
    "v1.live.....void-failed-throw",
    "v1.ray-d.17....rx5.void-failed-throw",
    "%00",
)


def test_an_address_that_describes_no_table_is_answered_by_a_sentence(
    page: Page, address: str, faults: list[str]
) -> None:
    assert_refused(page, faults, HOSTILE, partial(opened, page, address), chips)


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_axe_finds_nothing(page: Page, address: str, scheme: str) -> None:
    calculator = opened(page, address, "v1.ray-d.0.en-prison...rx10.bx1234567.n17x5")
    page.evaluate("scheme => document.body.setAttribute('data-md-color-scheme', scheme)", scheme)
    calculator.get_by_label("Another amount").fill("x")
    calculator.get_by_label("Another amount").blur()
    for fold in calculator.locator("summary").all():
        fold.click()
    found = Axe().run(page, "rule-calculator").response["violations"]
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []


@pytest.mark.parametrize("version", ["live", "ray-d", "ray-e", "ray-g"])
def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str, version: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    calculator = opened(page, address, f"v1.{version}.0....rx123456789012345678.n7x1_3")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for cell in calculator.locator("[data-bet]:not(.place--point), .pad__key, .tray__chip").all()[:20]:
        box: Any = cell.bounding_box()
        assert min(box["width"], box["height"]) >= 24


def test_in_forced_colours_it_works(page: Page, address: str) -> None:
    calculator = opened(page, address)
    page.emulate_media(forced_colors="active")
    place(calculator, "black").click()
    assert chips(calculator)["black"] == "5"
    edge = "place => getComputedStyle(place).borderTopWidth"
    assert place(calculator, "dozen:2").evaluate(edge) == "3px"


def test_without_scripts_the_page_says_where_everything_is(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}fi/roulette/")
    expect(page.locator(".unscripted")).to_have_text("Read the rules.")
    context.close()
