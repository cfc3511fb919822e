"""The calculator of poker as a reader uses it: by mouse, by keyboard, with pots."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from rules_core.cards import full_deck
from rules_core.poker import most_players, rules, settle, showdown
from rules_core.results import Step
from rules_core.sentences import SENTENCES
from rules_site.browser.poker_examples import EXAMPLES
from tests.browser.play import calculator_page
from tests.browser.play.calculator_page import cards_on_table, error, headline, settled, written

EMPTY = "v1.holdem.high.p--.p--.b-----"


def opened(page: Page, address: str, state: str | None = None) -> Locator:
    return calculator_page.opened(page, address, state, "poker")


def told(steps: list[Step]) -> list[str]:
    return [SENTENCES[step.code].format(**{n: _shown(v) for n, v in step.fields.items()}) for step in steps]


def _shown(value: object) -> object:
    if isinstance(value, tuple):
        return (", " if isinstance(value[0], int) else " ").join(map(str, value))
    return SENTENCES.get(str(value), value)


def reasons(calculator: Locator) -> list[str]:
    settled(calculator.page)
    return [text.removesuffix(" §") for text in calculator.locator(".reasons > li").all_inner_texts()]


def choose(calculator: Locator, label: str, value: str) -> None:
    calculator.get_by_label(label, exact=True).select_option(value)
    settled(calculator.page)


def to_picker(page: Page) -> None:
    """Press the Tab key until a card of the picker has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('picker__card')"):
            return
    raise AssertionError("the picker cannot be reached")


def test_it_opens_with_a_showdown_explained_and_paid_out(page: Page, address: str) -> None:
    calculator = opened(page, address)
    hands, boards, bets = EXAMPLES["holdem"]
    shown = showdown("holdem", hands, boards)
    expect(headline(calculator)).to_contain_text("Hand 2 wins: “four of a kind” is higher than “straight”.")
    said = reasons(calculator)
    assert [line for line in told(list(settle(shown, bets).steps)) if line not in said] == []
    assert said[:3] == told(list(shown.steps))[:3]
    expect(calculator.locator(".pots table").first.locator("tbody tr")).to_have_text(
        ["Pot 11501, 2, 3", "Pot 21001, 3"]
    )
    expect(calculator.locator(".pots table").last.locator("tbody tr")).to_have_text(
        ["Player 1100", "Player 2150", "Player 30"]
    )
    expect(calculator.locator(".hand--winner .hand__mark")).to_have_text(["gets 100", "gets 150"])
    expect(calculator.locator(".showdown__class")).to_have_text(["straight", "four of a kind", "two pair"])
    expect(calculator.locator(".unscripted")).to_have_count(0)
    assert written(page).endswith("/poker/")


def test_the_page_of_a_game_opens_with_it(page: Page, address: str) -> None:
    page.goto(f"{address}fi/omaha/")
    calculator = page.locator("rule-calculator")
    expect(calculator.get_by_label("Game", exact=True)).to_have_value("omaha")
    expect(headline(calculator)).to_contain_text("Hand 3 wins")


@pytest.mark.parametrize("game", rules().variants)
def test_every_game_opens_with_its_example(page: Page, address: str, game: str) -> None:
    calculator = opened(page, address)
    choose(calculator, "Game", game)
    hands, boards, _ = EXAMPLES[game]
    decisive = [part.decide(range(1, len(hands) + 1)).step for part in showdown(game, hands, boards).parts]
    for sentence in told(decisive):
        expect(headline(calculator)).to_contain_text(sentence)
    laid = " ".join((*boards, *hands)).split()
    assert [card.replace("10", "T") for card in cards_on_table(calculator)] == [
        c.replace("10", "T") for c in laid
    ]


def test_keyboard_alone_from_an_empty_table_to_the_winner(page: Page, address: str) -> None:
    calculator = opened(page, address, EMPTY)
    expect(headline(calculator)).to_have_text("Cards are still missing: Player 1, Player 2, Common cards ")
    to_picker(page)
    page.keyboard.type("asksahkh")
    assert cards_on_table(calculator) == ["As", "Ks", "Ah", "Kh"]
    expect(headline(calculator)).to_have_text("Cards are still missing: Common cards ")
    page.keyboard.type("qcjd10s2h3s")
    expect(headline(calculator)).to_contain_text("The best hands are equal and share. Their numbers: 1, 2.")
    expect(calculator.locator(".hand__mark")).to_have_text(["wins 50\u00a0%"] * 2)
    page.keyboard.press("Backspace")
    expect(headline(calculator)).to_contain_text("Cards are still missing")
    for key in ("ArrowLeft", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert cards_on_table(calculator)[:5] == ["Qc", "Jd", "10s", "2h", "4s"]
    assert written(page).endswith("?poker=v1.holdem.high.pAsKs.pAhKh.bQcJd10s2h4s")


def test_a_suit_without_a_rank_lays_nothing(page: Page, address: str) -> None:
    calculator = opened(page, address, EMPTY)
    calculator.locator(".picker__card").first.focus()
    page.keyboard.type("sh")
    page.keyboard.press("Enter")
    assert cards_on_table(calculator) == ["Ah"]
    page.keyboard.type("s")
    assert cards_on_table(calculator) == ["Ah"]


def test_every_place_can_be_filled_by_keyboard(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.double-flop.high.p--.p--.b-----.b-----")
    seats = calculator.locator(".seat")
    cards = [card.code for card in full_deck()][: seats.count()]
    for place, card in reversed(list(enumerate(cards))):
        seats.nth(place).focus()
        page.keyboard.press("Enter")
        page.keyboard.type(card)
    assert cards_on_table(calculator) == cards
    expect(headline(calculator)).to_contain_text("Row 2")


def test_by_mouse_a_card_is_replaced_and_a_taken_one_refused(page: Page, address: str) -> None:
    calculator = opened(page, address)
    calculator.get_by_role("button", name="Player 2, card 1", exact=False).click()
    calculator.get_by_role("button", name="hertta", exact=True).click()
    calculator.locator(".picker__card[data-rank='4']").click(force=True)
    expect(error(calculator).first).to_have_text("More of 4♥ than the pack holds: 2 given, 1 in the pack.")
    calculator.locator(".picker__card[data-rank='5']").click()
    expect(error(calculator).first).to_be_empty()
    expect(headline(calculator)).to_contain_text("Hand 1 wins: “straight” is higher than “three of a kind”.")


def test_forms_and_soko(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.five-card.high.pAs2d3c4h9s.pKsKhQd7c6s")
    expect(headline(calculator)).to_contain_text("Hand 2 wins")
    choose(calculator, "Ranking of hands", "soko")
    expect(headline(calculator)).to_contain_text("Hand 1 wins: “straight of four” is higher than “pair”.")
    choose(calculator, "Form of the game", "high-low")
    expect(headline(calculator)).to_contain_text("Hand 2 wins in low")
    expect(calculator.locator(".showdown__class").first).to_have_text("Best hand · straight of four")
    assert written(page).endswith("?poker=v1.five-card.high-low-soko.pAs2d3c4h9s.pKsKhQd7c6s")


def test_who_leaves_does_not_win_and_the_last_one_needs_no_cards(page: Page, address: str) -> None:
    calculator = opened(page, address)
    boxes = calculator.get_by_label("has left the round")
    boxes.nth(1).check()
    expect(headline(calculator)).to_contain_text("Hand 1 wins: “straight” is higher than “two pair”.")
    calculator.get_by_role("button", name="Clear the table").click()
    boxes.nth(0).check()
    boxes.nth(2).check()
    calculator.get_by_role("textbox", name="Player 2").fill("20")
    calculator.get_by_role("textbox", name="Player 1").fill("10")
    expect(headline(calculator)).to_contain_text("Only hand 2 is left.")
    expect(calculator.locator(".pots table").last.locator("tbody tr")).to_have_text(
        ["Player 10", "Player 230", "Player 30"]
    )
    calculator.get_by_role("textbox", name="Player 1").fill("30")
    expect(error(calculator).last).to_have_text(SENTENCES["poker-folded-highest"])
    boxes.nth(1).check()
    expect(headline(calculator)).to_contain_text(SENTENCES["poker-folded-all"])


def test_nothing_put_in_is_an_amount_too_and_a_wrong_one_is_named(page: Page, address: str) -> None:
    calculator = opened(page, address)
    field = calculator.get_by_role("textbox", name="Player 3")
    field.fill("0")
    field.press("Tab")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(calculator.locator(".pots table").first.locator("tbody tr").first).to_have_text("Pot 11001, 2")
    field.fill("x")
    field.press("Tab")
    expect(field).to_have_accessible_description(re.compile("“x” is not an amount"))


@pytest.mark.parametrize("game", rules().variants)
def test_a_random_deal_for_as_many_as_can_play(page: Page, address: str, game: str) -> None:
    calculator = opened(page, address)
    choose(calculator, "Game", game)
    choose(calculator, "Number of players", str(most_players(game).most))
    choose(calculator, "Form of the game", "high-low")
    calculator.get_by_role("button", name="Deal at random").click()
    cards = cards_on_table(calculator)
    assert len(set(cards)) == len(cards) == calculator.locator(".seat").count()
    expect(calculator.locator(".hand__mark").first).to_be_visible()
    assert cards_on_table(opened(page, address, written(page).split("?poker=")[1])) == cards


def test_changing_the_number_of_players_keeps_the_cards(page: Page, address: str) -> None:
    calculator = opened(page, address)
    choose(calculator, "Number of players", "2")
    assert cards_on_table(calculator) == ["Qs", "Jd", "10s", "4h", "4c", "As", "Ks", "4d", "4s"]
    choose(calculator, "Game", "double-flop")
    expect(headline(calculator)).to_have_text("Cards are still missing: Common cards, row 2 ")


def test_reasons_of_a_pot_say_which_row_decides(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.double-flop.high.pAsKs.pQcQd.bAh7d5c3s9h.bQh8d6c4s2d.s10.s10")
    said = reasons(calculator)
    paid = said[next(at for at, line in enumerate(said) if line.startswith("Pot 1")) :]
    rows = [line for line in paid if line.startswith("Now row")]
    assert rows == [f"Now row {board} of the common cards counts." for board in (1, 2)]
    assert [paid[paid.index(row) + 1].split(" wins")[0] for row in rows] == ["Hand 1", "Hand 2"]


def test_cards_of_a_reason_are_spoken_with_commas(page: Page, address: str) -> None:
    calculator = opened(page, address)
    expect(calculator.locator(".reasons > li").first).to_contain_text("Hand 1")
    spoken = str(calculator.locator(".reasons > li .clause-ref").first.get_attribute("aria-label"))
    assert len(re.findall("[♠♥♦♣]", calculator.locator(".reasons > li").first.inner_text())) == 5
    assert not re.search("[♠♥♦♣]", spoken)
    assert spoken.count(", ") >= 4
