"""Every bet of roulette by keyboard on the cloth and from the list; the zero bet by bet; void rounds."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from rules_core import roulette
from rules_core.roulette import rules, versions
from rules_core.roulette.clauses import void_clauses
from rules_core.sentences import SENTENCES
from rules_site.browser import roulette as browser_roulette
from tests.browser.play.roulette_page import (
    chips,
    choose_version,
    expect_address,
    fold,
    opened,
    place,
    results,
    spin,
)

TABLE = browser_roulette.table()
LIST = "Choose a bet from a list"
CAUSES = {
    "failed-throw": "The throw of the ball failed",
    "too-few-turns": "Too few turns",
    "malfunction": "The system failed",
    "device-malfunction": "The device that draws the odds failed",
}
FINGER = 24
"""Pixels: the least size of what one presses, WCAG 2.5.8."""


def first_of_each_cloth() -> list[str]:
    """A version for each cloth that there is: others lie on the same."""
    cloths = {TABLE["versions"][version]["cloth"]: version for version in reversed(versions())}
    return sorted(cloths.values())


def spoken(version: str, stake: str) -> dict[str, tuple[str, str]]:
    """How each place is called with chips on it: the start and the end of its name."""
    house = rules(version)
    drawn = house.entries[0].pays if house.entries else {}
    pays = {**house.pays, **drawn}
    names = {bet.name: SENTENCES[f"bet-roulette-{bet.kind}"] for bet in roulette.bets(version)}
    places = {bet.name: bet.label.replace(",", "-") for bet in roulette.bets(version)}
    return {
        bet.name: (
            f"{names[bet.name]} {places[bet.name]}".strip() + ", ",
            f", {pays[bet.kind]}; stake {stake}",
        )
        for bet in roulette.bets(version)
    }


def wrong_names(found: dict[str, str], expected: dict[str, tuple[str, str]]) -> list[str]:
    """The names that do not say the bet, its price and its stake."""
    assert list(found) == list(expected)
    return [
        f"{bet}: {name}"
        for bet, name in found.items()
        if not (name.startswith(expected[bet][0]) and name.endswith(expected[bet][1]))
    ]


NAMES = """places => Object.fromEntries(places.map((place) => [place.dataset.bet, place.getAttribute("aria-label")]))"""


@pytest.mark.parametrize("version", first_of_each_cloth())
def test_every_place_takes_a_chip_by_keyboard(page: Page, address: str, version: str) -> None:
    calculator = opened(page, address, f"v1.{version}")
    bets = [bet.name for bet in roulette.bets(version)]
    places = calculator.locator("[data-bet]")
    assert places.evaluate_all("places => places.map((place) => place.dataset.bet)") == bets
    for bet in bets:
        page.evaluate("bet => document.querySelector(`[data-bet='${bet}']`).focus()", bet)
        page.keyboard.press("Enter")
    assert chips(calculator) == dict.fromkeys(bets, "5")
    assert wrong_names(places.evaluate_all(NAMES), spoken(version, "5")) == []
    expect(calculator.locator("[data-bet][tabindex='0']")).to_have_count(1)


LAY_ALL = """details => {
  const [kind, place] = details.querySelectorAll("select");
  const [lay] = details.querySelectorAll("button");
  const said = details.querySelector("p.calculator__hint");
  const heard = {};
  for (const { value } of [...kind.options]) {
    kind.value = value;
    kind.dispatchEvent(new Event("change"));
    for (const option of [...place.options]) {
      place.value = option.value;
      place.dispatchEvent(new Event("change"));
      lay.click();
      heard[option.value] = said.textContent;
    }
  }
  return heard;
}"""


def test_every_bet_of_every_version_can_be_chosen_from_the_list(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    calculator = opened(page, address, "v1.live")
    bets = fold(calculator, LIST)
    for version in versions():
        choose_version(calculator, version)
        calculator.get_by_role("button", name="Take all chips off").click()
        heard = bets.evaluate(LAY_ALL)
        assert chips(calculator) == {bet.name: "5" for bet in roulette.bets(version)}
        assert wrong_names(heard, spoken(version, "5")) == [], version
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_bet_from_the_list_by_keyboard_alone(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live")
    calculator.locator("summary", has_text=LIST).focus()
    page.keyboard.press("Enter")
    for key in (
        "Tab",
        "s",
        "p",
        "Tab",
        "1",
        "7",
        "-",
        "2",
        "0",
        "Tab",
        "Control+a",
        "1",
        "2",
        ",",
        "5",
        "Tab",
        "Enter",
    ):
        page.keyboard.press(key)
    assert chips(calculator) == {"split:17,20": "12,50"}
    status = calculator.get_by_role("status").filter(has_text="stake")
    expect(status).to_have_text("Split bet 17-20, 17:1; stake 12,50.")
    for key in ("Enter", "Tab", "Enter"):
        page.keyboard.press(key)
    assert chips(calculator) == {}
    expect(calculator.get_by_role("status").filter(has_text="Split")).to_have_text("Split bet 17-20, 17:1.")


def test_the_list_says_what_is_wrong_with_a_stake(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live")
    bets = fold(calculator, LIST)
    bets.get_by_label("Stake").fill("1.250")
    bets.get_by_role("button", name="Place the bet").click()
    expect(bets.locator(".field__error")).to_contain_text("can be read in two ways")
    assert chips(calculator) == {}
    bets.get_by_label("Stake").fill("")
    bets.get_by_role("button", name="Place the bet").click()
    assert chips(calculator) == {}


def test_the_list_follows_the_version_and_the_odds_drawn(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-g")
    bets = fold(calculator, LIST)
    straight = bets.get_by_label("Place").locator("option").first
    expect(straight).to_have_text("0, green, 5:1")
    calculator.get_by_label("Odds drawn").select_option("49:1")
    expect(straight).to_have_text("0, green, 49:1")
    choose_version(calculator, "live")
    expect(straight).to_have_text("0, green, 35:1")
    expect(bets.get_by_label("Kind of bet").locator("option")).to_have_count(len(rules().kinds))


TARGETS = """() => {
  const boxes = [...document.querySelectorAll(".place--point")].map((point) => [point.dataset.bet, point.getBoundingClientRect()]);
  const apart = ([, a], [, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) < 0.1 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 0.1;
  const overlapping = boxes.filter((one) => boxes.some((other) => one !== other && !apart(one, other)));
  const small = boxes.filter(([, { width, height }]) => Math.min(width, height) < LEAST - 0.1);
  return [overlapping.map(([bet]) => bet), small.map(([bet]) => bet)];
}""".replace("LEAST", str(FINGER))
TIGHT = ["split:0,2", "split:00,2", "street:0,00,2", "street:0,1,2", "street:00,2,3"]


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_points_are_as_large_as_a_finger_needs_and_do_not_overlap(
    page: Page, address: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    calculator = opened(page, address, "v1.live")
    for version in ("live", "ray-a", "ray-e"):
        choose_version(calculator, version)
        overlapping, small = page.evaluate(TARGETS)
        assert overlapping == []
        assert sorted(small) == (TIGHT if version == "ray-e" else [])


def test_versions_share_their_places_and_say_their_own_odds(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-a")
    page.evaluate("window.seven = document.querySelector('[data-bet=\"straight:7\"]')")
    same = "seven === document.querySelector('[data-bet=\"straight:7\"]')"
    for version, kept in (("ray-c", True), ("ray-e", True), ("ray-g", False), ("ray-a", True)):
        choose_version(calculator, version)
        assert page.evaluate(same) == kept, version
        found = calculator.locator("[data-bet]").evaluate_all(NAMES)
        assert set(found) == {bet.name for bet in roulette.bets(version)}
        assert (
            found["straight:7"]
            == f"Straight up 7, red, {spoken(version, '')['straight:7'][1].split(';')[0][2:]}"
        )


def test_a_chip_stays_where_the_other_version_knows_the_bet_and_leaves_no_trace_elsewhere(
    page: Page, address: str
) -> None:
    calculator = opened(page, address, "v1.ray-a")
    for bet in ("red", "straight:0", "first-four"):
        place(calculator, bet).click()
    spin(calculator, "0")
    choose_version(calculator, "ray-e")
    expect(place(calculator, "first-five")).to_be_visible()
    assert set(chips(calculator)) == {"red", "straight:0"}
    choose_version(calculator, "ray-a")
    expect(place(calculator, "first-four")).to_be_visible()
    assert set(chips(calculator)) == {"red", "straight:0"}
    expect(calculator.locator(".place--hit")).to_have_count(1)
    expect(place(calculator, "first-four")).not_to_have_accessible_name(re.compile("stake"))


def test_an_answer_leaves_what_it_does_not_change(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.17....rx5.bx5.n17x5")
    watch = """() => {
      window.changed = [];
      const seen = (records) => changed.push(...records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]));
      const observer = new MutationObserver(seen);
      observer.observe(document.querySelector("rule-calculator"), { childList: true, subtree: true, attributes: true });
    }"""
    page.evaluate(watch)
    place(calculator, "black").click()
    assert results(calculator)[1][1] == "10"
    rows = "changed.filter((node) => node.matches?.('tbody tr, .reasons > li, .pad__key')).length"
    assert page.evaluate(rows) == 0
    places = (
        "[...new Set(changed.filter((node) => node.matches?.('[data-bet]')).map((node) => node.dataset.bet))]"
    )
    assert set(page.evaluate(places)) <= {"black", "straight:0"}


def again(page: Page) -> None:
    """Loads the page again from its address."""
    page.reload()
    expect(page.locator("rule-calculator .pad")).to_be_visible()


# --- the zero, bet by bet


def of_bet(calculator: Locator, name: str) -> Locator:
    """What a player chooses for a bet."""
    return calculator.locator(".zero-bet", has_text=name)


def test_each_bet_has_its_own_rule_for_a_zero(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-d.....rx10.bx20.n17x5")
    expect(calculator.locator(".zero-bet")).to_have_count(2)
    of_bet(calculator, "Red, 10").get_by_role("combobox").select_option("en-prison")
    of_bet(calculator, "Black, 20").get_by_role("combobox").select_option("quarter-back")
    spin(calculator, "0")
    assert [row[2] for row in results(calculator)] == ["in prison", "in prison", "lost"]
    spin(calculator, "0")
    assert results(calculator)[:2] == [
        ["Red", "10", "in prison", "–", "–"],
        ["Black", "20", "a part comes back", "5", "−15"],
    ]
    expect_address(page, "v1.ray-d.0-0.half...rx10-en-prison.bx20-quarter-back.n17x5")
    again(page)
    expect(of_bet(calculator, "Red, 10").get_by_role("combobox")).to_have_value("en-prison")
    assert [row[2] for row in results(calculator)] == ["in prison", "a part comes back", "lost"]
    place(calculator, "black").press("Delete")
    expect(calculator.locator(".zero-bet")).to_have_count(1)
    choose_version(calculator, "live")
    expect(calculator.locator(".zero-bet")).to_have_count(0)
    expect(calculator.get_by_label("Smallest chip in use")).to_be_hidden()


def test_a_chip_that_cannot_be_halved_sends_a_bet_to_prison(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-d.0.half...rx5.bx10")
    exact = "Zeros in a row: 1. The player may take 2,50 back now or leave the bet in prison. §"
    red, black = of_bet(calculator, "Red, 5"), of_bet(calculator, "Black, 10")
    expect(red.locator("p").first).to_have_text(exact)
    assert [row[3] for row in results(calculator)] == ["2,50", "5"]
    calculator.get_by_label("Smallest chip in use").fill("5")
    refused = "Zeros in a row: 1. The smallest chip is 5, so 2,50 cannot be paid: the bet goes to prison or stays there."
    expect(red.locator("p").first).to_have_text(f"{refused} §")
    expect(red.locator("a").first).to_have_attribute(
        "href", "/fi/roulette-ray/#roulette-ray-d-both-player-chooses"
    )
    expect(red.get_by_role("combobox")).to_have_value("en-prison")
    expect(red.locator("option[value=half]")).to_be_disabled()
    expect(black.get_by_role("combobox")).to_have_value("half")
    assert [row[2] for row in results(calculator)] == ["in prison", "a part comes back"]
    expect(calculator.locator(".reasons li").first).to_have_text(f"{refused} §")
    expect_address(page, "v1.ray-d.0.half...rx5.bx10.chip-5")
    again(page)
    expect(calculator.get_by_label("Smallest chip in use")).to_have_value("5")
    assert [row[2] for row in results(calculator)] == ["in prison", "a part comes back"]


def test_where_only_halving_is_in_use_the_house_rounds_to_its_smallest_chip(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-h.0....rx25")
    expect(calculator.get_by_label("Rounding of what is paid")).to_have_count(0)
    calculator.get_by_label("Smallest chip in use").fill("5")
    rounding = calculator.get_by_label("Rounding of what is paid")
    assert results(calculator)[0][3:] == ["12,50", "−12,50"]
    for way, back in (("down", "10"), ("nearest", "15"), ("up", "15")):
        rounding.select_option(way)
        assert results(calculator)[0][3] == f"{back} exactly 12,50"
    expect(calculator.locator(".zero-bet")).to_have_count(0)


# --- void rounds


@pytest.mark.parametrize("version", versions())
def test_what_spoils_a_spin_gives_the_bets_back(page: Page, address: str, version: str) -> None:
    calculator = opened(page, address, f"v1.{version}.7....rx5.n7x10")
    causes = void_clauses(rules(version))
    spoiling = fold(calculator, "Void round")
    assert spoiling.get_by_role("button").all_inner_texts() == [CAUSES[cause] for cause in causes]
    for cause in causes:
        spoiling.get_by_role("button", name=CAUSES[cause]).click()
        expect(spoiling.get_by_role("button", pressed=True)).to_have_text(CAUSES[cause])
        expect(calculator.locator(".spun__line").first).to_have_text(
            "The round is void: nothing is won and nothing is lost. §"
        )
        assert [row[2:] for row in results(calculator)] == [["returned", "5", "0"], ["returned", "10", "0"]]
        expect(calculator.locator(f".reasons a[href$='#{causes[cause]}']").first).to_be_visible()
        expect(calculator.locator(".reasons li").last).to_contain_text(
            "it comes back, since the round is void."
        )
        expect_address(page, f"{_state(version)}.rx5.n7x10.void-{cause}")
    spin(calculator, "7")
    assert results(calculator)[0][2] == "won"
    expect(spoiling.get_by_role("button", pressed=True)).to_have_count(0)


def _state(version: str) -> str:
    house = TABLE["versions"][version]
    drawn = house["draw"]["entries"][0]["label"].replace(":", "_") if house["draw"] else ""
    option = house["options"][0] if len(house["options"]) > 1 else ""
    return f"v1.{version}..{option}.{drawn}."


def test_a_spin_that_does_not_count_leaves_a_bet_in_prison(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.ray-d.0.en-prison...rx5.n7x10")
    fold(calculator, "Void round").get_by_role("button", name=CAUSES["failed-throw"]).click()
    assert [row[2] for row in results(calculator)] == ["in prison", "lost"]
    expect(calculator.locator(".spun__line").first).to_contain_text("The round is void")
    expect_address(page, "v1.ray-d.0.en-prison...rx5.n7x10.void-failed-throw")
    again(page)
    assert [row[2] for row in results(calculator)] == ["in prison", "lost"]
    spin(calculator, "7")
    assert [row[2] for row in results(calculator)] == ["returned", "lost"]
    expect_address(page, "v1.ray-d.0-7.en-prison...rx5.n7x10")
