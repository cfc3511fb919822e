"""The calculator of baccarat as a reader uses it: by keyboard, by typing, with bets."""

import re

import pytest
from playwright.sync_api import Page, expect

from rules_core import baccarat
from rules_core.cards import read_cards
from rules_core.results import Step
from rules_core.sentences import SENTENCES
from tests.browser.play.calculator_page import cards_on_table, error, headline, lay, opened, stake, written

TIE = "It is a tie: both hands have 3."


def test_it_opens_with_a_round_explained_and_settled(page: Page, address: str) -> None:
    calculator = opened(page, address)
    expect(headline(calculator)).to_contain_text(TIE)
    coup = baccarat.deal("5h 3d Ks 10c 8h")
    reasons = calculator.locator(".reasons > li")
    assert [text.removesuffix(" §") for text in reasons.all_inner_texts()][: len(coup.steps)] == [
        _english(step) for step in coup.steps
    ]
    expect(calculator.locator("tbody tr")).to_have_text(
        [re.compile("^Player10returned"), re.compile("^Tie1won980"), re.compile("^Banker10returned")]
    )
    expect(calculator.locator("thead tr")).to_have_text("BetStakeResultComes backNet resultCommission")
    expect(calculator.locator("tfoot tr")).to_have_text("Total212980")
    expect(calculator).not_to_contain_text("[object")
    assert written(page).endswith("/baccarat/")
    expect(calculator.locator(".unscripted")).to_have_count(0)


def _english(step: Step) -> str:
    """A step in the words of the code, numbers and cards as they are."""
    shown = {
        name: " ".join(map(str, value)) if isinstance(value, tuple) else value
        for name, value in step.fields.items()
    }
    return SENTENCES[step.code].format(**shown)


def test_keyboard_alone_from_an_empty_table_to_the_verdict(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.")
    expect(headline(calculator)).to_contain_text("Next card: Player")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('picker__card')"):
            break
    page.keyboard.type("5h3dKc10s")
    expect(headline(calculator)).to_contain_text(
        "The Player has 5 and draws a third card. § Next card: Player"
    )
    page.keyboard.press("8")
    expect(headline(calculator)).to_contain_text(TIE)
    page.keyboard.press("h")
    assert cards_on_table(calculator) == ["5h", "Kc", "8h", "3d", "10s"]
    page.keyboard.press("2")
    expect(error(calculator)).to_have_text(
        "The Banker has 3 and the Player's third card counts 8, so the Banker must not draw; left over: 2."
    )
    page.keyboard.press("Backspace")
    expect(error(calculator)).to_be_empty()
    assert cards_on_table(calculator) == ["5h", "Kc", "3d", "10s"]
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert cards_on_table(calculator) == ["5h", "Kc", "2", "3d", "10s"]
    expect(headline(calculator)).to_contain_text("so the Banker draws a third card. § Next card: Banker")


def test_the_keys_of_the_picker_are_not_the_pages(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.")
    page.evaluate("window.heard = []; addEventListener('keydown', (event) => heard.push(event.key))")
    calculator.locator(".picker__card").first.focus()
    page.keyboard.type("5sx")
    page.keyboard.press("Control+k")
    assert page.evaluate("heard") == ["x", "Control", "k"]


def test_a_suit_chosen_first_goes_with_every_card(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.")
    calculator.get_by_role("button", name="ruutu", exact=True).click()
    calculator.get_by_role("button", name="ruutuässä").click()
    calculator.get_by_role("button", name="ruutuyhdeksikkö").click()
    assert cards_on_table(calculator) == ["Ad", "9d"]


def test_a_card_can_be_replaced_and_cards_that_no_longer_fit_go(page: Page, address: str) -> None:
    calculator = opened(page, address)
    calculator.get_by_role("button", name=re.compile("^Player, card 2")).click()
    expect(calculator.locator("[aria-current]")).to_have_count(1)
    page.keyboard.type("3c")
    assert cards_on_table(calculator) == ["5h", "3c", "3d", "10c"]
    expect(headline(calculator)).to_contain_text("The Player wins: Player 8, Banker 3.")
    expect(calculator.get_by_role("button", name="Player, card 3: is not drawn")).to_be_disabled()


@pytest.mark.parametrize(
    ("row", "shown"),
    [
        ("5h 3d", "Next card: Player"),
        ("5h 3d Kc", "Next card: Banker"),
        ("5h,3d,Kc,10s", "The Player has 5 and draws a third card."),
        (
            "6♥ 5♦ K♣ Q♠",
            "The Player stood with two cards and the Banker has 5, so the Banker draws a third card.",
        ),
        ("9 8 k t", "The Player wins: Player 9, Banker 8."),
    ],
)
def test_typed_cards_are_laid_and_the_next_one_is_asked_for(
    page: Page, address: str, row: str, shown: str
) -> None:
    calculator = opened(page, address)
    lay(calculator, row)
    expect(headline(calculator)).to_contain_text(shown)
    expect(error(calculator)).to_be_empty()
    assert len(cards_on_table(calculator)) == len(read_cards(row))


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("5h 3x", "Card 2: “3x” is not a card."),
        ("9h 3d Kc 10s 8h", "The Player has a natural 9, so nobody may draw; left over: 8♥."),
        ("5h 3d Kc 10s 8h 2c", "so the Banker must not draw; left over: 2♣."),
        ("A " * 40, "More of A than the shoe holds: 40 given, 32 in the shoe."),
        ("<img src=x onerror=alert(1)>", "Card 1: “<img” is not a card."),
    ],
)
def test_what_is_wrong_with_typed_cards_is_said_and_the_table_stays(
    page: Page, address: str, row: str, said: str
) -> None:
    calculator = opened(page, address)
    before = cards_on_table(calculator)
    lay(calculator, row)
    expect(error(calculator)).to_contain_text(said)
    assert cards_on_table(calculator) == before
    expect(calculator.get_by_label("Cards in dealing order")).to_have_value(row)


def test_a_random_round_is_a_whole_round(page: Page, address: str) -> None:
    calculator = opened(page, address)
    winners = set()
    for _ in range(15):
        calculator.get_by_role("button", name="Deal at random").click()
        row = re.search(r"v1\.([^.]+)", written(page))
        assert row is not None
        winners.add(baccarat.deal(row[1].replace("-", " ")).winner)
    assert len(winners) > 1


def test_the_shoe_holds_every_card_of_its_decks_once(page: Page, address: str) -> None:
    opened(page, address)
    counts = page.evaluate(
        """async () => {
          const { shuffledShoe } = await import("/fi/assets/js/cards.js");
          const counts = {};
          for (const card of shuffledShoe(8)) counts[card.code] = (counts[card.code] ?? 0) + 1;
          return counts;
        }"""
    )
    assert len(counts) == 52 and set(counts.values()) == {8}


def test_taking_back_and_clearing(page: Page, address: str) -> None:
    calculator = opened(page, address)
    calculator.get_by_role("button", name="Take back the last card").click()
    assert len(cards_on_table(calculator)) == 4
    calculator.get_by_role("button", name="Clear the table").click()
    assert cards_on_table(calculator) == []
    expect(stake(calculator, "Tie")).to_have_value("")
    expect(calculator.locator("table")).to_have_count(0)


def test_one_sentence_is_announced_when_the_table_has_settled(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.")
    page.evaluate(
        """() => {
          window.said = [];
          const place = document.querySelector("rule-calculator > .sr-only[role=status]");
          new MutationObserver(() => window.said.push(place.textContent)).observe(place, { childList: true });
        }"""
    )
    calculator.locator(".picker__card").first.focus()
    page.keyboard.type("5h3dKc10s8h")
    page.wait_for_function("window.said.length > 0")
    page.wait_for_timeout(600)
    assert page.evaluate("window.said") == [TIE]


def test_a_win_that_is_no_whole_cent_is_rounded_as_the_reader_says(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.2-3-2-6")
    expect(headline(calculator)).to_contain_text("The Banker wins")
    stake(calculator, "Banker").fill("12,5")
    row = calculator.locator("tbody tr")
    expect(row).to_have_text("Banker12,50won24,37511,8750,625")
    rounding = calculator.get_by_label("Rounding of wins")
    rounding.select_option("down")
    expect(row).to_have_text("Banker12,50won24,37 exactly 24,37511,87 exactly 11,8750,63 exactly 0,625")
    rounding.select_option("up")
    expect(row).to_contain_text("11,88 exactly 11,875")
    expect(rounding).to_be_visible()
    stake(calculator, "Banker").fill("20")
    expect(row).to_have_text("Banker20won39191")
    expect(rounding).to_have_count(0)


def test_a_wrong_stake_is_named_at_its_field_and_the_other_bets_stand(page: Page, address: str) -> None:
    calculator = opened(page, address)
    field = stake(calculator, "Banker")
    field.fill("1.250")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.press("Tab")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("“1.250” can be read in two ways. Write 1250 or 1,250.")
    expect(calculator.locator("tbody tr")).to_have_count(2)
    field.fill("1250")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(calculator.locator("tbody tr")).to_have_count(3)
