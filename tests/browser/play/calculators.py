"""Every calculator with a table on which much lies, for what must hold of all of them."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.play.blackjack_page import SPLIT

CONDITIONS = Path(__file__).with_name("conditions.js").read_text(encoding="utf-8")
STARTED = ":is(rule-calculator[role=group], rule-odds:has(select), rule-drill:has(.button--answer))"


class Case(NamedTuple):
    """A calculator of the playground."""

    page: str
    state: str
    """The state that the address gives it, empty for its own example."""
    change: str = "[data-undo], .calculator__actions > .button:has-text('Take back')"
    """What to press for another result."""
    idle: str = ".calculator__actions > [data-suit=h]"
    """What to press that changes no result."""
    element: str = "rule-calculator"


PICK = ".pad [aria-pressed=false] >> nth=0"
CHIP = ".tray__chip[aria-pressed=false] >> nth=0"

CASES = {
    "baccarat": Case("baccarat", "v1.2h-3-2-6.b25_2.t1.rdown"),
    "blackjack": Case("blackjack", f"v1.live.{SPLIT}.b25"),
    "blackjack in play": Case("blackjack", "v1.live.8s-Ad-8h.b25"),
    "roulette": Case("roulette", "v1.live.17....n17x5.s17-20x10.rx25.bx1234567", PICK, CHIP),
    "roulette RAY A": Case("roulette-ray", "", PICK, CHIP),
    "roulette RAY E": Case("roulette", "v1.ray-e.00....n17x5.bx1234567", PICK, CHIP),
    "roulette in prison": Case("roulette", "v1.ray-d.0.en-prison...rx10.bx25_2", PICK, CHIP),
    "boule": Case("boule", "v1.5.straight_5--1234567.odd--50", PICK, CHIP),
    "money wheel": Case("money-wheel", "v1.45_1-a.45_1-a--1234567.1_1--1_3", PICK, CHIP),
    "tuplanoppa": Case("tuplanoppa", "v1.3-4.under-7--5_4.total_7--1234567.turn-b-1-tdot", PICK, CHIP),
    "sic bo": Case("sic-bo", "v1.5-5-5.single_5--1234567.two-dice_1_2--1_3.triple_5--5", PICK, CHIP),
    "poker": Case("poker", ""),
    "hold'em": Case("poker", "v1.holdem.high.pAhKd.pQs9d.bAsKc7d5h2c.s5_2.s50"),
    "omaha": Case(
        "poker",
        "v1.omaha.high-low-soko.pAsKd7h3c.xQdQhQc2h.p10d9c8d8h.bJs9s6s4s9d.s25_2.s5.s100",
    ),
    "courchevel": Case("poker", "v1.courchevel.high-low.pAsKd7h3c2d.pQdQhQc2h5s.bJs9s6s4s9d.s5.s100"),
    "double flop": Case(
        "poker",
        "v1.double-flop.high-low.pAsKs.p9c9d.xJh10h.bAh7d5c3s2h.b9h8d6c4s2d.s1234567.s7654321.s1",
    ),
    "stud": Case("poker", "v1.seven-card-stud.high-low.pAhAdKs9c9s4d2h.pQsJs10d9h8c5d5s.s5.s5"),
    "odds": Case("calculators", "", element="rule-odds"),
    "drill": Case("baccarat", "", ".button--answer >> nth=0", ".drill__timer input", element="rule-drill"),
}
OF_TABLES = {name: case for name, case in CASES.items() if case.element == "rule-calculator"}


def opened(page: Page, address: str, case: Case) -> Locator:
    """The calculator, once it runs."""
    query = f"?{'roulette' if case.page == 'roulette-ray' else case.page}={case.state}" if case.state else ""
    page.goto(f"{address}fi/{case.page}/{query}")
    page.locator(f"{case.element}{STARTED}").first.wait_for()
    page.evaluate(CONDITIONS)
    return page.locator(case.element).first


def faults_of(calculator: Locator, *conditions: str) -> list[str]:
    """What does not hold of a calculator: the functions of conditions.js, one after the other."""
    script = (
        "(root, names) => names.flatMap((name) => conditions[name](root).map((fault) => `${name}: ${fault}`))"
    )
    found: list[str] = calculator.evaluate(script, list(conditions))
    return found
