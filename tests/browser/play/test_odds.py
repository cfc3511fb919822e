"""The page of all calculators: the odds of every bet, and calculators that start when the reader comes near."""

from playwright.sync_api import Browser, Locator, Page, expect

from rules_core.games import odds
from rules_site import odds_explorer
from tests.browser.play.calculator_page import settled


def opened(page: Page, address: str, state: str = "") -> Locator:
    page.goto(f"{address}fi/calculators/{state}")
    explorer = page.locator("rule-odds")
    expect(explorer.get_by_role("status")).not_to_be_empty()
    return explorer


def names(explorer: Locator) -> list[str]:
    """The bets that are shown, in their order."""
    settled(explorer.page)
    return explorer.locator("tbody th:visible").all_inner_texts()


def test_by_keyboard_one_chooses_a_game_orders_its_bets_and_searches_them(page: Page, address: str) -> None:
    explorer = opened(page, address)
    explorer.get_by_label("Game").focus()
    page.keyboard.type("Sic")
    expect(explorer.locator("details:visible")).to_have_count(1)
    expect(explorer.get_by_label("Version")).to_be_disabled()
    bets = odds("sic-bo", "ray")
    rules = names(explorer)
    assert len(rules) == len(bets)
    page.keyboard.press("Tab")
    expect(explorer.get_by_label("Order")).to_be_focused()
    page.keyboard.type("Low")
    lowest = sorted(range(len(bets)), key=lambda place: bets[place].house_edge)
    assert names(explorer) == [rules[place] for place in lowest]
    page.keyboard.press("ArrowDown")
    highest = sorted(range(len(bets)), key=lambda place: -bets[place].house_edge)
    assert names(explorer) == [rules[place] for place in highest]
    page.keyboard.press("Tab")
    page.keyboard.type("TRIP")
    found = [rules[place] for place in highest if "trip" in rules[place].lower()]
    assert names(explorer) == found
    expect(explorer.get_by_role("status")).to_have_text(f"Bets shown: {len(found)}")


def test_a_game_of_several_versions_lets_one_choose(page: Page, address: str) -> None:
    explorer = opened(page, address)
    tables = list(odds_explorer.tables())
    expect(explorer.locator("details:visible")).to_have_count(len(tables))
    explorer.get_by_label("Game").select_option("roulette")
    versions = [version for game, version, _ in tables if game == "roulette"]
    expect(explorer.locator("details[open]:visible")).to_have_count(len(versions))
    explorer.get_by_label("Version").select_option("ray-d")
    expect(explorer.locator("details:visible summary")).to_have_text([r"Ruletti – RAY D"])
    assert len(names(explorer)) == len(odds("roulette", "ray-d"))
    explorer.get_by_label("Game").select_option("")
    expect(explorer.locator("details:visible")).to_have_count(len(tables))
    expect(explorer.locator("details[open]")).to_have_count(1)


def test_calculators_start_when_the_reader_comes_near(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    opened(page, address, "?boule=v1")
    expect(page.locator("rule-calculator[game=boule][role=group]")).to_have_count(1)
    poker = page.locator("rule-calculator[game=poker]")
    expect(poker.locator(".unscripted")).to_be_hidden()
    assert not [url for url in loaded if "poker" in url]
    poker.scroll_into_view_if_needed()
    expect(poker.locator(".unscripted")).to_have_count(0)
    expect(poker).to_have_attribute("role", "group")


def test_without_javascript_every_table_is_there(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}fi/calculators/")
    expect(page.locator("rule-odds details")).to_have_count(len(list(odds_explorer.tables())))
    expect(page.locator("rule-odds tbody tr")).to_have_count(len(odds()))
    context.close()
