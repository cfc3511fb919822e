"""The table in the address of the page: a colleague opens the same one, and nothing else gets in that way."""

from functools import partial

from playwright.sync_api import Browser, Page, expect

from tests.browser.play.calculator_page import (
    assert_refused,
    cards_on_table,
    lay,
    opened,
    stake,
    written,
)


def test_the_address_holds_the_table(page: Page, address: str, browser: Browser) -> None:
    calculator = opened(page, address)
    stake(calculator, "Banker").fill("12,5")
    stake(calculator, "Tie").fill("1/3")
    stake(calculator, "Player").fill("")
    lay(calculator, "2h 3 2s 6d")
    calculator.get_by_label("Rounding of wins").select_option("nearest")
    assert written(page).endswith("?baccarat=v1.2h-3-2s-6d.t1_3.b25_2.rnearest")
    other = browser.new_page()
    again = opened(other, address, written(page).split("?baccarat=")[1])
    for part in (".coup", ".reasons", "table"):
        assert again.locator(part).inner_text() == calculator.locator(part).inner_text()
    expect(again.get_by_label("Rounding of wins")).to_have_value("nearest")
    expect(stake(again, "Banker")).to_have_value("12,50")
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
    assert written(page).endswith("?x=1&baccarat=v1.5h-3d-Ks-10c.p10.t1.b10#baccarat-player-draws")


HOSTILE = (
    "<img src=x onerror=alert(1)>", "v1.<img src=x onerror=alert(1)>", "v2.5h-3d", "v1", "v1.5h-3d.q7", "v1.5h-3d.b10.b20", "v1.5h-3d.rsideways",
    "v1.5h-3d.b", "v1.5h-3d.b1e9", "v1.5h-3d.b-5", "v1.5h-3d.b1_0", "v1.x", "v1.5h-3d-Kc-10s-8h-2c", "v1." + "A-" * 5000, "v1.__proto__", "v1.5h.constructor",
    "javascript:alert(1)", "%00", "%E0%A4%A", "v1.5h-3d.rtoString", "",
)  # fmt: skip


def test_an_address_that_describes_no_table_is_answered_by_a_sentence(
    page: Page, address: str, faults: list[str]
) -> None:
    assert_refused(page, faults, HOSTILE, partial(opened, page, address), cards_on_table)
