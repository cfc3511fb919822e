"""The calculator of blackjack as a reader uses it: by mouse, by keyboard, with the casino's choices."""

import re

import pytest
from playwright.sync_api import Page, expect

from rules_core import blackjack
from tests.browser.play.blackjack_page import SPLIT, cards_on_table, headline, may, opened, pick, press
from tests.browser.play.calculator_page import written


@pytest.mark.parametrize("lang", ["fi", "fr"])
def test_it_opens_with_a_split_settled_in_the_text_of_the_language(
    page: Page, address: str, lang: str
) -> None:
    calculator = opened(page, address, lang=lang)
    version = "live-fr" if lang == "fr" else "live"
    played = blackjack.play("8 3 10", "6 K 2", version, split="8 9", doubled=lang == "fr")
    settled = blackjack.settle(played, 10)
    expect(calculator.locator(".reasons > li")).to_have_count(len(played.steps) + len(settled.steps))
    expect(calculator.locator("tbody tr")).to_have_count(len(settled.bets))
    expect(calculator.locator("tbody tr").first).to_have_text("Initial bet10won2010")
    expect(calculator.locator("thead tr")).to_have_text("BetStakeResultComes backNet result")
    expect(calculator).not_to_contain_text("[object")
    expect(calculator).not_to_contain_text("undefined")


def test_a_round_by_mouse_with_insurance_and_a_split(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live-fr..b25")
    pick(calculator, "8", "A", "8")
    expect(headline(calculator)).to_have_text("The player decides. ")
    assert may(calculator) == ["hit", "stand", "double", "split", "insurance"]
    press(calculator, "Take insurance")
    assert may(calculator) == ["hit", "stand", "double", "split"]
    expect(calculator.get_by_role("button", name="Take insurance")).to_have_attribute("aria-pressed", "true")
    press(calculator, "Split the pair")
    expect(headline(calculator)).to_contain_text("Next card: Hand 1")
    pick(calculator, "3")
    assert may(calculator) == ["hit", "stand", "double"]
    press(calculator, "Double the bet")
    pick(calculator, "9", "10")
    press(calculator, "Stand")
    pick(calculator, "7")
    expect(headline(calculator)).to_contain_text("8 3 9: 20 against 18, so the hand wins.")
    expect(headline(calculator)).to_contain_text("8 10: 18 against 18, so it is a push.")
    expect(calculator.locator("tbody tr")).to_have_text(
        ["Initial bet25won5025", "Double25won5025", "Split25returned250", "Insurance12,50lost0−12,50"]
    )
    calculator.get_by_role("textbox", name="Least amount that can be bet").fill("5")
    expect(calculator.locator("tbody tr").last).to_have_text("Insurance15lost0−15")
    assert written(page).endswith("?blackjack=v1.live-fr.8-A-8-insurance-split-3-double-9-10-stand-7.b25.u5")
    calculator.get_by_role("textbox", name="Insurance", exact=True).fill("20")
    expect(calculator.locator(".error")).to_contain_text("The insurance may be at most 15")
    expect(calculator.locator("table")).to_have_count(0)


def test_keyboard_alone_from_an_empty_table_to_the_verdict(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('picker__card')"):
            break
    page.keyboard.type("5s9d6h")
    assert cards_on_table(calculator) == ["9d", "back", "5s", "6h"]
    calculator.locator('[data-action="double"]').focus()
    page.keyboard.press("Enter")
    expect(headline(calculator)).to_contain_text(
        "The hand has been doubled, so it gets one more card. § Next card: Player"
    )
    page.keyboard.type("kc")
    expect(headline(calculator)).to_contain_text("Next card: Dealer")
    page.keyboard.type("8s")
    expect(headline(calculator)).to_contain_text("5♠ 6♥ K♣: 21 against 17, so the hand wins.")
    page.keyboard.press("Backspace")
    page.keyboard.type("3")
    expect(headline(calculator)).to_contain_text("The dealer has 12 and draws. § Next card: Dealer")


def test_every_move_and_every_card_is_reached_by_keyboard(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.8s-Ad-8h")
    reached = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate("document.activeElement.dataset.action ?? document.activeElement.dataset.seat")
        )
    assert {
        "hit",
        "stand",
        "double",
        "split",
        "insurance",
        "Dealer 1",
        "hole",
        "Player 1",
        "Player 2",
        "Player 3",
    } <= reached
    calculator.locator('[data-action="stand"]').focus()
    page.keyboard.press(" ")
    assert page.evaluate("document.activeElement.classList.contains('picker__card')")


def test_under_an_ace_the_hole_card_can_be_turned_and_ends_the_round(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.9s-Ad-10h.b10")
    press(calculator, "Take insurance")
    press(calculator, "hole card, face down")
    pick(calculator, "K")
    expect(headline(calculator)).to_contain_text("19 against the dealer's blackjack, so the hand loses.")
    expect(calculator.locator("tbody tr")).to_have_text(["Initial bet10lost0−10", "Insurance5won1510"])
    expect(calculator.locator("tfoot tr")).to_have_text("Total15150")


def test_after_a_double_the_hole_card_cannot_be_blackjack_under_an_ace(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.5s-Ad-6h-double-10")
    pick(calculator, "K")
    expect(calculator.locator(".error")).to_contain_text(
        "blackjack under an ace ends the round before anybody draws"
    )
    pick(calculator, "9")
    expect(calculator.locator(".error")).to_be_empty()


def test_the_casinos_choice_changes_what_the_dealer_does(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live-fr.9s-6d-Kh-stand-A")
    expect(headline(calculator)).to_contain_text("19 against 17, so the hand wins.")
    calculator.get_by_label("The dealer draws on a soft 17").check()
    expect(headline(calculator)).to_contain_text("The dealer has a soft 17 and draws.")
    pick(calculator, "4")
    expect(headline(calculator)).to_contain_text("19 against 21, so the hand loses.")
    calculator.get_by_label("Text of the rules").select_option("live")
    expect(headline(calculator)).to_contain_text("19 against 17, so the hand wins.")
    expect(calculator.get_by_label("The dealer draws on a soft 17")).to_have_count(0)


def test_a_card_can_be_replaced_and_steps_that_no_longer_fit_go(page: Page, address: str) -> None:
    calculator = opened(page, address, f"v1.live.{SPLIT}.b10")
    calculator.get_by_role("button", name=re.compile("^Hand 1, card 1")).click()
    page.keyboard.type("9")
    assert cards_on_table(calculator) == ["6d", "back", "9", "8h"]
    assert may(calculator) == ["hit", "stand", "double"]


def test_blackjack_of_an_odd_stake_is_rounded_as_the_reader_says(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.As-9d-Kh-8c.b12_25")
    calculator.get_by_role("textbox", name="Initial bet").fill("12,25")
    expect(calculator.locator("tbody tr")).to_have_text("Initial bet12,25won30,62518,375")
    calculator.get_by_label("Rounding of wins").select_option("down")
    expect(calculator.locator("tbody tr")).to_contain_text("18,37 exactly 18,375")


def test_random_cards_make_a_whole_round(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.live.")
    card = calculator.get_by_role("button", name="One card at random")
    press(calculator, "Deal at random")
    for _ in range(20):
        if may(calculator):
            press(calculator, "Stand")
        elif card.is_enabled():
            card.click()
        else:
            break
    expect(headline(calculator)).to_contain_text(
        "the hand" if "push" not in headline(calculator).inner_text() else "push"
    )
