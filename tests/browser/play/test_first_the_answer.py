"""What a press is about is on the page at once; reasons, results and the address follow, whatever is pressed meanwhile."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import calculator_page, fields_page, roulette_page
from tests.browser.play.calculator_page import settled, written

PRESS = """([press, ...look]) => {
  document.querySelector(press).click();
  return look.map((part) => [...document.querySelectorAll(part)].map((found) => found.textContent).join("|"));
}"""
"""Presses and reads in one task: the page is painted after it at the earliest."""

ROWS = "tbody tr"
ALL_CARDS = "[...document.querySelectorAll('.seat use')].map((use) => use.getAttribute('href'))"


def test_a_chip_lies_at_once_and_what_it_comes_to_follows(page: Page, address: str) -> None:
    roulette_page.opened(page, address, "v1.live.17....n17x5")
    chip, rows = page.evaluate(PRESS, ["[data-bet=black]", "[data-bet=black] > .chip", ROWS])
    assert chip == "5"
    assert "Black" not in rows
    settled(page)
    expect(page.locator("tbody th")).to_have_text(["Straight up 17", "Black"])


def test_a_number_is_told_at_once_and_the_cloth_follows(page: Page, address: str) -> None:
    roulette_page.opened(page, address, "v1.live.17....n17x5")
    told, hit = page.evaluate(PRESS, ["[data-number='18']", ".spun__line", ".place--hit .pocket"])
    assert "18" in told
    assert hit == "17"
    settled(page)
    expect(page.locator(".place--hit .pocket")).to_have_text(["18"])


def test_many_chips_go_a_few_a_painting(page: Page, address: str) -> None:
    bets = ".".join(f"n{number}x5" for number in range(1, 31))
    calculator = roulette_page.opened(page, address, f"v1.live.17....{bets}")
    assert len(roulette_page.chips(calculator)) == 30
    clear = "[...document.querySelectorAll('.button')].find((found) => found.textContent === 'Take all chips off').click()"
    count = "document.querySelectorAll('[data-bet] > .chip').length"
    assert 0 < page.evaluate(f"() => {{ {clear}; return {count} }}") < 30
    settled(page)
    assert page.evaluate(count) == 0
    assert roulette_page.results(calculator) == []


def test_presses_in_one_task_are_all_counted(page: Page, address: str) -> None:
    calculator = roulette_page.opened(page, address, "v1.live.17")
    page.evaluate(
        """() => {
          for (const part of ["[data-bet=red]", "[data-bet=black]", "[data-bet=red]", "[data-number='1']", "[data-bet=red]"]) {
            document.querySelector(part).click();
          }
        }"""
    )
    assert written(page).endswith("?roulette=v1.live.1....rx15.bx5")
    assert roulette_page.results(calculator)[0] == ["Red", "15", "won", "30", "15"]
    expect(calculator.locator(".place--hit")).to_have_count(2)


def test_done_waits_for_what_pieces_leave_for_later(page: Page, address: str) -> None:
    roulette_page.opened(page, address)
    order = page.evaluate(
        """async () => {
          const { afterwards, done } = await import(new URL("../assets/js/afterwards.js", location.href));
          const order = [];
          afterwards("first", () => { order.push("first"); afterwards("second", () => order.push("second")); });
          const both = [done(), done()];
          await Promise.all(both);
          return [...order, "done"];
        }"""
    )
    assert order == ["first", "second", "done"]


def test_dice_are_told_at_once(page: Page, address: str) -> None:
    calculator = fields_page.opened(page, address, "boule")
    before = fields_page.rows(calculator)
    told, rows = page.evaluate(PRESS, ["[data-number='3']", ".spun__line", ROWS])
    assert "3" in told
    assert rows == "|".join("".join(row) for row in before[:-1])
    assert fields_page.rows(calculator) != before


def test_paper_gets_all_that_is_still_to_be_written(page: Page, address: str) -> None:
    calculator_page.opened(page, address, "v1.5h-3d-Ks-10c.p10")
    look = "[...document.querySelectorAll('.reasons > li, tbody tr')].map((found) => found.textContent).join('|')"
    read = f"""() => {{
      const look = () => {look};
      const before = look();
      document.querySelector('.picker__card[data-rank="8"]').click();
      const answered = look();
      dispatchEvent(new Event("beforeprint"));
      return [before, answered, look()];
    }}"""
    before, answered, printed = page.evaluate(read)
    assert answered == before
    assert printed != before
    settled(page)
    assert page.evaluate(look) == printed


def test_a_deal_to_many_lays_a_hand_at_once_and_then_all(page: Page, address: str) -> None:
    page.goto(f"{address}fi/poker/?poker=v1.holdem.high." + "p--." * 9 + "b-----")
    expect(page.locator(".picker")).to_be_visible()
    settled(page)
    page.evaluate("document.querySelector('.button--primary').click()")
    settled(page)
    cards = page.evaluate(ALL_CARDS)
    assert len(cards) == len(set(cards)) == 9 * 2 + 5
    at_once = page.evaluate(
        f"() => {{ document.querySelector('.button--primary').click(); return {ALL_CARDS} }}"
    )
    same = [before == after for before, after in zip(cards, at_once, strict=True)]
    assert all(same[:5]), "common cards"
    assert not all(same[5 : 5 + 2]), "the first hand"
    assert all(same[5 + 2 :]), "the other hands"
    settled(page)
    assert (
        sum(before == after for before, after in zip(cards, page.evaluate(ALL_CARDS), strict=True))
        < len(cards) / 2
    )


@pytest.mark.parametrize(
    ("game", "state"), [("baccarat", "v1.5h-3d-Ks-10c"), ("blackjack", "v1.live.8s-6d-8h")]
)
def test_a_card_that_changes_one_hand_is_there_at_once(
    page: Page, address: str, game: str, state: str
) -> None:
    calculator_page.opened(page, address, state, game)
    before = page.evaluate(ALL_CARDS)
    page.evaluate("document.querySelectorAll('.seat--filled')[2].click()")
    after = page.evaluate(
        f"() => {{ document.querySelector('.picker__card[data-rank=\"7\"]').click(); return {ALL_CARDS} }}"
    )
    assert sum(old != new for old, new in zip(before, after, strict=True)) == 1


def test_clearing_takes_the_cards_of_one_hand_at_once_and_then_all(page: Page, address: str) -> None:
    calculator = calculator_page.opened(page, address, "v1.5h-3d-Ks-10c")
    press = "[...document.querySelectorAll('.calculator__actions .button')].find((found) => found.textContent === 'Clear the table').click()"
    assert len(page.evaluate(f"() => {{ {press}; return {ALL_CARDS} }}")) == 2
    assert calculator_page.cards_on_table(calculator) == []


def test_cards_are_drawn_from_the_page_itself(page: Page, address: str) -> None:
    calculator_page.opened(page, address)
    assert {card.split("-")[0] for card in page.evaluate(ALL_CARDS)} == {"#card"}
    assert page.evaluate("document.querySelector('.seat use').getBBox().width") > 0


def test_without_the_file_of_the_cards_the_calculator_still_runs(
    page: Page, address: str, faults: list[str]
) -> None:
    page.route("**/cards.svg", lambda route: route.abort())
    calculator = calculator_page.opened(page, address, "v1.5h-3d")
    assert calculator_page.cards_on_table(calculator) == ["5h", "3d"]
    assert "/assets/data/cards.svg#card-5h" in page.evaluate(ALL_CARDS)[0]
    faults[:] = [fault for fault in faults if "cards.svg" not in fault]
