"""The drill of the third card as a trainee uses it; what it holds for right is the core's decision."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from rules_core import baccarat


def opened(page: Page, address: str) -> Locator:
    page.goto(f"{address}fi/baccarat/")
    drill = page.locator("rule-drill")
    expect(drill.locator(".drill__question")).not_to_be_empty()
    return drill


def decision(item: str) -> baccarat.Decision:
    """The core's decision for an item of the drill."""
    kind, row, column = item.split("-")
    if kind == "player":
        return baccarat.player_decision(int(column))
    return (
        baccarat.banker_decision(int(column))
        if kind == "stood"
        else baccarat.banker_decision(int(row), int(column))
    )


def answer(drill: Locator, rightly: bool = True) -> str:
    """Answer the question, rightly or not; gives its item."""
    item = drill.get_attribute("data-item") or ""
    draws = decision(item).draws
    drill.get_by_role("button", name="Draws" if draws == rightly else "Stands").click()
    return item


def go_on(drill: Locator) -> None:
    drill.get_by_role("button", name="Next question").click()


def test_every_item_is_asked_with_fitting_cards_and_judged_by_the_core(page: Page, address: str) -> None:
    opened(page, address)
    items = page.evaluate(
        """async () => {
          const { makeDrill } = await import("/fi/assets/js/baccarat/third-card.js");
          const rules = await (await fetch("/fi/assets/data/baccarat.json")).json();
          const drill = makeDrill(rules);
          return drill.items.map((item) => ({ ...item, step: drill.ask(item).step, rule: drill.ask(item).rule }));
        }"""
    )
    house = baccarat.rules()
    counts = house.highest + 1
    assert len(items) == 2 * counts + counts * house.modulus
    for item in items:
        expected = decision(item["id"])
        step = item["step"]
        assert item["right"] == ("draw" if expected.draws else "stand"), item["id"]
        assert (step["code"], step["clause"]) == (expected.step.code, expected.step.clause)
        assert {name: step["fields"].get(name) for name in expected.step.fields} == expected.step.fields


def test_the_edges_of_the_table_are_asked_more_often(page: Page, address: str) -> None:
    opened(page, address)
    weights = page.evaluate(
        """async () => {
          const { makeDrill } = await import("/fi/assets/js/baccarat/third-card.js");
          const rules = await (await fetch("/fi/assets/data/baccarat.json")).json();
          return Object.fromEntries(makeDrill(rules).items.map(({ id, weight }) => [id, weight]));
        }"""
    )
    assert weights["third-3-8"] == max(weights.values())
    assert weights["third-0-5"] == weights["player-0-0"] == min(weights.values())
    assert weights["player-0-5"] == weights["stood-0-6"] == 2


def test_a_right_answer_is_confirmed_with_reason_and_rule(page: Page, address: str) -> None:
    drill = opened(page, address)
    item = answer(drill)
    verdict = drill.locator(".drill__verdict--right")
    expect(verdict).to_contain_text("Right.")
    expect(verdict.locator("a")).to_have_attribute("href", re.compile(f"#{decision(item).step.clause}$"))
    expect(drill.locator(".drill__score")).to_have_text("Right: 1 of 1. In a row: 1.")
    expect(drill.get_by_text("Mistakes to repeat")).to_be_hidden()


def test_the_point_counts_are_shown_only_after_the_answer(page: Page, address: str) -> None:
    drill = opened(page, address)
    expect(drill.locator(".hand__total")).to_have_count(0)
    answer(drill)
    expect(drill.locator(".hand__total")).to_have_count(2)


def test_the_question_is_there_as_text(page: Page, address: str) -> None:
    drill = opened(page, address)
    pictures = drill.locator(".coup")
    expect(pictures).to_have_attribute("aria-hidden", "true")
    text = drill.get_by_role("status").first.inner_text()
    shown = drill.locator(".coup use").count()
    assert re.fullmatch(
        r"Player: \w+, \w+(, \w+)?\. Banker: \w+, \w+\.\s+Does the (Player|Banker) draw a third card\?", text
    )
    assert len(re.findall(r"\w+(?=[,.])", text.split("?")[0])) == shown


def test_keyboard_alone(page: Page, address: str) -> None:
    drill = opened(page, address)
    drill.get_by_role("button", name="Draws").focus()
    for number in range(1, 6):
        item = drill.get_attribute("data-item") or ""
        page.keyboard.press("1" if decision(item).draws else "2")
        expect(drill.locator(".drill__score")).to_have_text(
            f"Right: {number} of {number}. In a row: {number}."
        )
        page.keyboard.press("Enter")
        expect(drill.locator(".drill__verdict")).to_be_empty()


def test_its_keys_are_not_the_pages(page: Page, address: str) -> None:
    drill = opened(page, address)
    page.evaluate("window.heard = []; addEventListener('keydown', (event) => heard.push(event.key))")
    drill.get_by_role("button", name="Draws").focus()
    page.keyboard.type("s1")
    assert page.evaluate("heard") == ["s"]


def test_a_question_is_answered_once(page: Page, address: str) -> None:
    drill = opened(page, address)
    answer(drill, rightly=False)
    drill.get_by_role("button", name="Stands").click(force=True)
    page.keyboard.press("1")
    expect(drill.locator(".drill__score")).to_have_text("Right: 0 of 1. In a row: 0.")


def test_a_wrong_answer_comes_back_soon_and_is_kept_over_a_reload(page: Page, address: str) -> None:
    drill = opened(page, address)
    missed = answer(drill, rightly=False)
    expect(drill.locator(".drill__verdict--wrong")).to_contain_text("Wrong.")
    drill = opened(page, address)
    drill.get_by_text("Mistakes to repeat").click()
    expect(drill.locator("details li")).to_have_count(1)
    asked = []
    for _ in range(4):
        asked.append(answer(drill))
        go_on(drill)
    assert missed in asked


def test_a_mistake_is_learnt_when_its_last_box_is_passed(page: Page, address: str) -> None:
    opened(page, address)
    boxes = page.evaluate(
        """async () => {
          const { Leitner } = await import("/fi/assets/js/leitner.js");
          const boxes = new Leitner("test", ["a", "b"]);
          boxes.answer("b", true);
          boxes.answer("a", false);
          const waits = [];
          while (boxes.open().length && waits.length < 9) {
            let wait = 0;
            while (!boxes.due().includes("a") && wait < 99) { boxes.answer("b", true); wait += 1; }
            waits.push(wait);
            boxes.answer("a", true);
          }
          return waits;
        }"""
    )
    assert boxes == sorted(set(boxes)) and len(boxes) > 2 and boxes[0] <= 3


BROKEN = (
    "", "null", "[]", "{}", "x", "1", '{"version":1}', '{"version":2,"turn":0,"boxes":[["third-3-8",0,0]]}', '{"version":1,"turn":-1,"boxes":[]}',
    '{"version":1,"turn":0,"boxes":{}}', '{"version":1,"turn":0,"boxes":[null]}', '{"version":1,"turn":0,"boxes":[["third-3-8",99,0]]}',
    '{"version":1,"turn":0,"boxes":[["no-such-item",0,0]]}', '{"version":1,"turn":0,"boxes":[["third-3-8","0",0]]}',
    '{"version":1,"turn":1e999,"boxes":[]}', '{"version":1,"turn":0,"boxes":[["__proto__",0,0]]}',
)  # fmt: skip


def test_what_is_broken_in_the_store_is_left_out(page: Page, address: str) -> None:
    opened(page, address)
    script = """async (stored) => {
      const { Leitner } = await import("/fi/assets/js/leitner.js");
      const storage = { getItem: () => stored, setItem() {} };
      return new Leitner("test", ["third-3-8"], storage).open();
    }"""
    for stored in BROKEN:
        assert page.evaluate(script, stored) == [], stored
    assert page.evaluate(script, '{"version":1,"turn":5,"boxes":[["third-3-8",1,9]]}') == ["third-3-8"]


def test_a_broken_store_starts_the_drill_anew(page: Page, address: str) -> None:
    page.add_init_script("localStorage.setItem('drill.baccarat-third-card', '{')")
    drill = opened(page, address)
    answer(drill)
    expect(drill.locator(".drill__verdict--right")).to_be_visible()


def test_without_a_store_the_drill_runs(page: Page, address: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('switched off'); } })"
    )
    drill = opened(page, address)
    answer(drill, rightly=False)
    expect(drill.locator(".drill__verdict--wrong")).to_be_visible()


def test_starting_again_forgets_mistakes_and_score(page: Page, address: str) -> None:
    drill = opened(page, address)
    answer(drill, rightly=False)
    drill.get_by_role("button", name="Start again").click()
    expect(drill.locator(".drill__score")).to_be_empty()
    expect(drill.locator("details")).to_be_hidden()
    assert page.evaluate("JSON.parse(localStorage.getItem('drill.baccarat-third-card')).boxes") == []


def test_the_timer_is_off_until_it_is_switched_on_and_then_counts_as_a_mistake(
    page: Page, address: str
) -> None:
    page.clock.install()
    drill = opened(page, address)
    page.clock.run_for(60_000)
    expect(drill.locator(".drill__verdict")).to_be_empty()
    drill.get_by_label("Timer").check()
    expect(drill.get_by_role("timer")).to_have_text("Seconds left: 10")
    page.clock.run_for(10_500)
    expect(drill.locator(".drill__verdict--wrong")).to_contain_text("Time is up.")
    expect(drill.locator(".drill__score")).to_have_text("Right: 0 of 1. In a row: 0.")


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_axe_finds_nothing_before_and_after_an_answer(page: Page, address: str, scheme: str) -> None:
    drill = opened(page, address)
    page.evaluate("scheme => document.body.setAttribute('data-md-color-scheme', scheme)", scheme)
    axe = Axe()
    before = axe.run(page, "rule-drill").response["violations"]
    answer(drill, rightly=False)
    drill.get_by_text("Mistakes to repeat").click()
    after = axe.run(page, "rule-drill").response["violations"]
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in before + after] == []


def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    drill = opened(page, address)
    answer(drill, rightly=False)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
