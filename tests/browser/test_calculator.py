"""The calculator of baccarat as a reader uses it: by keyboard, by typing, by link."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from rules_core import baccarat
from rules_core.cards import read_cards
from rules_core.results import Step
from rules_core.sentences import SENTENCES
from tests.browser import playground

TIE = "It is a tie: both hands have 3."


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The playground in English words; takes the place of the built site."""
    folder = tmp_path_factory.mktemp("calculator")
    playground.write(folder)
    with playground.served(folder) as served:
        yield served


def opened(page: Page, address: str, state: str | None = None, path: str = "fi/baccarat/") -> Locator:
    """The calculator of the playground, once it runs; `state` is put into the address."""
    page.goto(f"{address}{path}" + ("" if state is None else f"?baccarat={state}"))
    calculator = page.locator("rule-calculator")
    expect(calculator.locator(".picker")).to_be_visible()
    return calculator


def headline(calculator: Locator) -> Locator:
    return calculator.locator(".coup__result")


def lay(calculator: Locator, row: str) -> None:
    """Type a row of cards."""
    field = calculator.get_by_label("Cards in dealing order")
    field.fill(row)
    field.press("Enter")


def cards_on_table(calculator: Locator) -> list[str]:
    return [
        use.split("#card-")[1]
        for use in calculator.locator(".seat use").evaluate_all(
            "uses => uses.map(use => use.getAttribute('href'))"
        )
    ]


# --- cards


def test_it_opens_with_a_round_explained_and_settled(page: Page, address: str) -> None:
    calculator = opened(page, address)
    expect(headline(calculator)).to_contain_text(TIE)
    coup = baccarat.deal("5h 3d Ks 10c 8h")
    reasons = calculator.locator(".reasons > li")
    assert [text.removesuffix(" §") for text in reasons.all_inner_texts()][: len(coup.steps)] == [
        _english(step) for step in coup.steps
    ]
    expect(calculator.locator("tbody tr")).to_have_text(
        [re.compile("^Player10returned"), re.compile("^Tie1won089"), re.compile("^Banker10returned")]
    )
    assert page.url.endswith("/baccarat/")


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
    expect(calculator.locator(".error")).to_have_text(
        "The Banker has 3 and the Player's third card counts 8, so the Banker must not draw; left over: 2."
    )
    page.keyboard.press("Backspace")
    expect(calculator.locator(".error")).to_be_empty()
    assert cards_on_table(calculator) == ["5h", "Kc", "3d", "10s"]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert cards_on_table(calculator) == ["5h", "Kc", "2", "3d", "10s"]
    expect(headline(calculator)).to_contain_text("so the Banker draws a third card. § Next card: Banker")


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
    expect(calculator.locator(".error")).to_be_empty()
    assert len(cards_on_table(calculator)) == len(read_cards(row))


@pytest.mark.parametrize(
    ("row", "error"),
    [
        ("5h 3x", "Card 2: “3x” is not a card."),
        ("9h 3d Kc 10s 8h", "a natural, so nobody may draw; left over: 8♥."),
        ("5h 3d Kc 10s 8h 2c", "so the Banker must not draw; left over: 2♣."),
        ("A " * 40, "More of A than the shoe holds: 40 given, 32 in the shoe."),
        ("<img src=x onerror=alert(1)>", "Card 1: “<img” is not a card."),
    ],
)
def test_what_is_wrong_with_typed_cards_is_said_and_the_table_stays(
    page: Page, address: str, row: str, error: str
) -> None:
    calculator = opened(page, address)
    before = cards_on_table(calculator)
    lay(calculator, row)
    expect(calculator.locator(".error")).to_contain_text(error)
    assert cards_on_table(calculator) == before
    expect(calculator.get_by_label("Cards in dealing order")).to_have_value(row)


def test_a_random_round_is_a_whole_round(page: Page, address: str) -> None:
    calculator = opened(page, address)
    winners = set()
    for _ in range(15):
        calculator.get_by_role("button", name="Deal at random").click()
        row = re.search(r"v1\.([^.]+)", page.url)
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
    expect(calculator.get_by_role("textbox", name="Tie")).to_have_value("")
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


# --- bets


def test_a_win_that_is_no_whole_cent_is_rounded_as_the_reader_says(page: Page, address: str) -> None:
    calculator = opened(page, address, "v1.2-3-2-6")
    expect(headline(calculator)).to_contain_text("The Banker wins")
    calculator.get_by_label("Banker", exact=True).fill("12,5")
    row = calculator.locator("tbody tr")
    expect(row).to_have_text("Banker12,50won0,62511,87524,375")
    rounding = calculator.get_by_label("Rounding of wins")
    rounding.select_option("down")
    expect(row).to_have_text("Banker12,50won0,63 exactly 0,62511,87 exactly 11,87524,37 exactly 24,375")
    rounding.select_option("up")
    expect(row).to_contain_text("11,88 exactly 11,875")
    expect(rounding).to_be_visible()
    calculator.get_by_label("Banker", exact=True).fill("20")
    expect(row).to_have_text("Banker20won11939")
    expect(rounding).to_have_count(0)


def test_a_wrong_stake_is_named_at_its_field_and_the_other_bets_stand(page: Page, address: str) -> None:
    calculator = opened(page, address)
    field = calculator.get_by_label("Banker", exact=True)
    field.fill("1.250")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.press("Tab")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("“1.250” can be read in two ways. Write 1250 or 1,250.")
    expect(calculator.locator("tbody tr")).to_have_count(2)
    field.fill("1250")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(calculator.locator("tbody tr")).to_have_count(3)


# --- addresses


def test_the_address_holds_the_table(page: Page, address: str, browser: Browser) -> None:
    calculator = opened(page, address)
    calculator.get_by_label("Banker", exact=True).fill("12,5")
    calculator.get_by_role("textbox", name="Tie").fill("1/3")
    calculator.get_by_label("Player", exact=True).fill("")
    lay(calculator, "2h 3 2s 6d")
    calculator.get_by_label("Rounding of wins").select_option("nearest")
    assert page.url.endswith("?baccarat=v1.2h-3-2s-6d.t1_3.b25_2.rnearest")
    other = browser.new_page()
    again = opened(other, address, page.url.split("?baccarat=")[1])
    for part in (".coup", ".reasons", "table"):
        assert again.locator(part).inner_text() == calculator.locator(part).inner_text()
    expect(again.get_by_label("Rounding of wins")).to_have_value("nearest")
    expect(again.get_by_label("Banker", exact=True)).to_have_value("12,50")
    other.close()


def test_the_link_can_be_copied_and_leads_to_the_calculator(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    calculator = opened(page, address)
    calculator.get_by_role("button", name="Copy the link").click()
    expect(calculator.get_by_text("Link copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith("/fi/baccarat/?baccarat=v1.5h-3d-Ks-10c-8h.p10.t1.b10#calculator")


def test_a_clause_in_the_address_stays(page: Page, address: str) -> None:
    page.goto(f"{address}fi/baccarat/?x=1#baccarat-player-draws")
    page.get_by_role("button", name="Take back the last card").click()
    assert page.url.endswith("?x=1&baccarat=v1.5h-3d-Ks-10c.p10.t1.b10#baccarat-player-draws")


HOSTILE = (
    "<img src=x onerror=alert(1)>", "v1.<img src=x onerror=alert(1)>", "v2.5h-3d", "v1", "v1.5h-3d.q7", "v1.5h-3d.b10.b20", "v1.5h-3d.rsideways",
    "v1.5h-3d.b", "v1.5h-3d.b1e9", "v1.5h-3d.b-5", "v1.5h-3d.b1_0", "v1.x", "v1.5h-3d-Kc-10s-8h-2c", "v1." + "A-" * 5000, "v1.__proto__", "v1.5h.constructor",
    "javascript:alert(1)", "%00", "%E0%A4%A", "v1.5h-3d.rtoString", "",
)  # fmt: skip


def test_an_address_that_describes_no_table_is_answered_by_a_sentence(
    page: Page, address: str, faults: list[str]
) -> None:
    page.on("dialog", lambda dialog: faults.append(dialog.message))
    for state in HOSTILE:
        calculator = opened(page, address, state if "%" in state else quote(state))
        expect(calculator.locator(".error"), state).not_to_be_empty()
        assert cards_on_table(calculator) == [], state
        expect(page.locator("main img, main script"), state).to_have_count(0)


# --- the page around it


def test_reasons_lead_to_their_clauses_on_this_page_or_on_the_games(page: Page, address: str) -> None:
    calculator = opened(page, address)
    links = calculator.locator(".reasons a.clause-ref").evaluate_all(
        "links => links.map(link => link.getAttribute('href'))"
    )
    assert links[:4] == [
        "/fi/baccarat/#baccarat-deal-order",
        "#baccarat-player-draws",
        "/fi/baccarat/#baccarat-player-third-placement",
        "/fi/baccarat/#baccarat-banker-total-3",
    ]


def test_without_javascript_the_page_keeps_its_words(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}fi/baccarat/")
    expect(page.locator("rule-calculator .unscripted")).to_be_visible()
    context.close()


def test_without_its_data_the_page_keeps_its_words(page: Page, address: str, faults: list[str]) -> None:
    page.route("**/words.fi.json", lambda route: route.abort())
    page.goto(f"{address}fi/baccarat/")
    page.wait_for_timeout(500)
    expect(page.locator("rule-calculator .unscripted")).to_be_visible()
    assert faults
    faults.clear()


def test_a_page_without_calculators_loads_nothing_for_them(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[1]))
    page.route("**/fi/plain/", lambda route: route.fulfill(body=PLAIN, content_type="text/html"))
    page.goto(f"{address}fi/plain/")
    page.wait_for_load_state("networkidle")
    assert loaded == ["", "main.js"]


PLAIN = '<!doctype html><html lang="fi"><link rel="icon" href="data:,"><title>x</title><script type="module" src="../assets/js/main.js"></script>'


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_axe_finds_nothing(page: Page, address: str, scheme: str) -> None:
    calculator = opened(page, address, "v1.2h-3-2-6.b25_2.t1")
    page.evaluate("scheme => document.body.setAttribute('data-md-color-scheme', scheme)", scheme)
    lay(calculator, "x")
    calculator.locator("summary").click()
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []


@pytest.mark.parametrize(
    "state", ["v1.", "v1.2h-3-2-6.b25_2.t1.rdown", "v1.5h-3d-Ks-10c-8h.b1000000000000.p123456789012345678"]
)
def test_the_narrowest_screen_needs_no_sideways_scrolling(page: Page, address: str, state: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    opened(page, address, state)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
