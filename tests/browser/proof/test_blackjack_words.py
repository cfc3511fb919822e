"""The browser speaks of blackjack as the core does: rounds, bets, moves, refusals in four languages."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from rules_core import words
from rules_core.blackjack import hole_card, insurance_amount
from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.sentences import SENTENCES
from rules_site.browser import blackjack as browser_blackjack
from rules_site.browser import words as browser_words
from rules_site.languages import LANGUAGES
from tests.browser.proof import blackjack_cases as cases
from tests.browser.proof import blackjack_rounds as chances
from tests.browser.proof.blackjack_cases import HOUSES, House
from tests.browser.proof.sides import compare
from tests.browser.proof.test_blackjack_proof import opened

BETS = [("10", None), ("25", None), ("25", "5"), ("30", "10"), ("1/3", "1/4"), ("1", "1/2")]

language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def told_side(browser: Browser, address: str) -> Iterator[Page]:
    page = browser.new_page()
    yield opened(page, address)
    page.close()


@language
def test_every_round_is_told_in_the_cores_words(told_side: Page, lang: str) -> None:
    given = chances.random_rounds(250, LANGUAGES.index(lang))
    compare(
        told_side, lang, "sentences", [(HOUSES[at % len(HOUSES)], one) for at, one in enumerate(given)], _told
    )


def _told(of: House, given: dict[str, Any]) -> str:
    try:
        played, settled = cases.round_of(of, given)
        return _said((*played.steps, *settled.steps))
    except RulesError as error:
        return f"error {words.explain(error)}"


def _said(steps: Iterable[Step]) -> str:
    return " ".join(map(words.explain, steps))


@language
def test_every_move_is_explained_in_the_cores_words(told_side: Page, lang: str) -> None:
    rows = (*cases.multisets()[:: cases.SPARSE * 3], "8 8", "A A", "K J", "5 6", "A K", "10 A")
    inputs = [
        (of, row, state) for of in (HOUSES[0], HOUSES[5]) for row in rows for state in cases.states_of(row)
    ]
    compare(told_side, lang, "moveSentences", inputs, _moves)


def _moves(of: House, row: str, state: tuple[str, bool, bool, bool, bool]) -> str:
    up, *flags = state
    try:
        moves = cases.move_of(of, row, up, *flags)
        return _said((*(move.step for move in moves.moves), hole_card(up, of[0]).step))
    except RulesError as error:
        return f"error {words.explain(error)}"


@language
def test_the_amount_of_an_insurance_is_explained_in_the_cores_words(told_side: Page, lang: str) -> None:
    compare(
        told_side,
        lang,
        "insurance",
        [(of, *bet) for of in (HOUSES[0], HOUSES[2]) for bet in BETS],
        _insurance,
    )


def _insurance(of: House, bet: str, unit: str | None) -> str:
    amount = insurance_amount(bet, of[0], unit)
    return f"{amount.most} {str(amount.exact).lower()} {amount.step.clause} {words.explain(amount.step)}"


def test_the_browser_has_every_sentence_that_a_round_needs() -> None:
    codes = browser_words.codes_of("blackjack", browser_blackjack.table()) | browser_words.codes()
    assert codes <= SENTENCES.keys()
    lines = [
        line for of in (HOUSES[0], HOUSES[5]) for line in cases.rounds(of, chances.random_rounds(300, 4))
    ]
    said = {word.split("@")[0] for line in lines for word in line.split() if "@" in word}
    refused = {line.removeprefix("error ") for line in lines if line.startswith("error ")}
    assert said | refused <= codes
