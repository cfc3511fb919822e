"""The calculators of boule, the money wheel, tuplanoppa and sic bo as a reader uses them."""

import re

import pytest
from playwright.sync_api import Page, expect

from rules_core import boule, money_wheel, sic_bo, tuplanoppa
from tests.browser.play.fields_page import GAMES, draw, lines, opened, place, rows

FIELDS = {
    "boule": boule.fields,
    "money-wheel": money_wheel.fields,
    "tuplanoppa": tuplanoppa.fields,
    "sic-bo": sic_bo.fields,
}


def test_by_mouse_chips_are_laid_moved_up_and_taken_off(page: Page, address: str) -> None:
    calculator = opened(page, address, "boule", "v1.")
    assert lines(calculator) == ["Lay chips and choose the winning number."]
    calculator.get_by_role("button", name="chip of 25").click()
    place(calculator, "odd").click()
    place(calculator, "odd").click()
    place(calculator, "black").click()
    expect(place(calculator, "odd").locator(".chip")).to_have_text("50")
    draw(calculator, "9")
    assert lines(calculator) == [
        "The winning number is 9. §",
        "Staked: 75. Comes back: 100. Net result: 25.",
    ]
    assert rows(calculator) == [
        ["Odd", "50", "won", "100", "50"],
        ["Black", "25", "lost", "0", "−25"],
        ["Total", "75", "", "100", "25"],
    ]
    hit = calculator.locator(".place--hit")
    assert set(hit.evaluate_all("all => all.map(one => one.dataset.bet)")) == set(boule.spin(9).wins)
    calculator.get_by_role("button", name="Take off").click()
    place(calculator, "black").click()
    assert rows(calculator) == [["Odd", "50", "won", "100", "50"]]
    calculator.get_by_role("button", name="Take all chips off").click()
    assert rows(calculator) == []


def test_by_keyboard_alone(page: Page, address: str) -> None:
    calculator = opened(page, address, "sic-bo", "v1.")
    calculator.get_by_label("Another amount").fill("12,5")
    page.keyboard.press("Tab")
    expect(place(calculator, "small")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    expect(place(calculator, "single:6")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    expect(place(calculator, "single:5")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    for face in range(1, 4):
        page.keyboard.press("Tab")
        for _ in range(face):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    assert lines(calculator)[0] == "The dice show 2, 3, 4; the sum is 9. §"
    assert rows(calculator) == [
        ["Small", "12,50", "won", "25", "12,50"],
        ["Single number 6", "12,50", "lost", "0", "−12,50"],
        ["Total", "25", "", "25", "0"],
    ]


WALK = """layout => {
  const places = [...layout.querySelectorAll("button.place")];
  const seen = new Set([places.find(place => place.tabIndex === 0)]);
  for (const place of seen) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      place.focus();
      place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      seen.add(document.activeElement);
    }
  }
  return [...seen].map(place => place.dataset.bet);
}"""


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("game", GAMES)
def test_arrow_keys_reach_every_place(page: Page, address: str, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    calculator = opened(page, address, game)
    bets = [bet.name for bet in FIELDS[game]().bets]
    assert sorted(calculator.locator(".layout").evaluate(WALK)) == sorted(bets)
    expect(calculator.locator('.layout [tabindex="0"]')).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_with_an_example_that_shows_something(page: Page, address: str, game: str) -> None:
    calculator = opened(page, address, game)
    results = {row[2] for row in rows(calculator)}
    assert "won" in results
    assert len(rows(calculator)) > 2
    expect(calculator.locator(".reasons").first.locator("a.clause-ref").first).to_be_visible()


def test_places_say_their_bet_their_odds_and_their_stake(page: Page, address: str) -> None:
    calculator = opened(page, address, "tuplanoppa", "v1..total_7--25_2")
    expect(place(calculator, "total:7")).to_have_accessible_name("Summa 7, 4:1; stake 12,50")
    expect(place(calculator, "any-double")).to_have_accessible_name("Kaikki parit, 4:1")


def test_half_of_an_odd_stake_is_rounded_as_the_reader_says(page: Page, address: str) -> None:
    calculator = opened(page, address, "tuplanoppa", "v1.3-4.under-7--5_4")
    assert rows(calculator) == [["Sum under 7", "1,25", "a part comes back", "0,625", "−0,625"]]
    calculator.get_by_label("Rounding of wins").select_option("down")
    assert rows(calculator)[0][3] == "0,62 exactly 0,625"


def test_of_a_void_round_every_stake_comes_back(page: Page, address: str) -> None:
    calculator = opened(page, address, "money-wheel", "v1.2_1.1_1--10.45_1-a--1")
    calculator.get_by_text("Void round").click()
    calculator.get_by_role("button", name="The pointer stopped between two sectors", exact=True).click()
    assert lines(calculator)[:2] == [
        "The pointer stopped between two sectors. §",
        "The round is void: nothing is won and nothing is lost. §",
    ]
    assert [row[2:4] for row in rows(calculator)[:2]] == [["returned", "10"], ["returned", "1"]]
    expect(calculator.locator(".ring__symbol--drawn")).to_have_count(0)


def test_the_symbol_that_is_drawn_stands_out_of_the_ring(page: Page, address: str) -> None:
    calculator = opened(page, address, "money-wheel", "v1.45_1-b")
    drawn = calculator.locator(".ring__symbol--drawn")
    expect(drawn).to_have_attribute("data-symbol", "45:1-b")


def test_players_throw_in_turn_until_the_seven(page: Page, address: str) -> None:
    calculator = opened(page, address, "tuplanoppa", "v1.3-4")
    turn = calculator.get_by_role("group", name="Who throws")
    expect(turn.locator(".reasons")).to_have_text("The host throws the dice. §")
    turn.get_by_role("button", name="B – the players throw in turn").click()
    expect(turn.locator("li")).to_have_text(
        ["The sum is 7, so the turn to throw passes on clockwise. §", "Player 2: throws next. §"]
    )
    turn.get_by_label("Player 2", exact=True).select_option("does not want to throw")
    turn.get_by_label("Player 3", exact=True).select_option("does not take part")
    expect(turn.locator("li").last).to_have_text("Player 4: throws next. §")
    expect(page).to_have_url(re.compile("turn-b-1-tdot$"))
    turn.get_by_role("button", name="Next throw").click()
    expect(turn.get_by_label("Thrower")).to_have_value("4")
    for player in ("1", "4"):
        turn.get_by_label(f"Player {player}", exact=True).select_option("does not take part")
    expect(turn.locator("li").last).to_have_text("None of the players who take part wants to throw. §")
    expect(turn.get_by_role("button", name="Next throw")).to_have_attribute("aria-disabled", "true")


PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
"""Waits until an answer has been painted and the address holds it."""


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_at_random_is_one_that_the_core_knows(page: Page, address: str, game: str) -> None:
    calculator = opened(page, address, game, "v1.")
    drawn = set()
    for _ in range(12):
        calculator.locator(".button--primary").click()
        page.evaluate(PAINTED)
        found = re.search(r"=v1\.([^.]+)", page.evaluate("location.href"))
        assert found is not None
        drawn.add(found[1])
    known = {re.sub("[:,]", "_", _joined(each)) for each in FIELDS[game]().draws}
    assert drawn <= known
    assert len(drawn) > 1


def _joined(drawn: object) -> str:
    return "-".join(map(str, drawn)) if isinstance(drawn, tuple) else str(drawn)


def test_one_sentence_is_announced_when_the_table_has_settled(page: Page, address: str) -> None:
    calculator = opened(page, address, "boule", "v1.")
    place(calculator, "odd").click()
    draw(calculator, "5")
    said = calculator.locator("> .sr-only[role=status]")
    expect(said).to_have_text(
        "The winning number is 5. The number 5 belongs to none of the side fields, so all bets on them lose. "
        "Staked: 5. Comes back: 0. Net result: −5."
    )


@pytest.mark.parametrize("game", ["boule", "money-wheel"])
def test_the_buttons_of_void_rounds_end_without_a_full_stop(page: Page, address: str, game: str) -> None:
    buttons = opened(page, address, game).locator("[data-void]")
    assert [text for text in buttons.all_text_contents() if text.endswith(".")] == []
    expect(buttons.first).to_have_text(re.compile(r"\w"))
