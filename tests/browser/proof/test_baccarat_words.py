"""The browser says and settles baccarat as the core does: sentences, refusals, bets and odds in four languages."""

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from rules_core import baccarat, words
from rules_core.baccarat import AREAS, Coup
from rules_core.cards import Card
from rules_core.errors import RulesError
from rules_core.exact import baccarat_odds
from rules_core.sentences import SENTENCES
from rules_site.browser import baccarat as browser_baccarat
from rules_site.browser import words as browser_words
from rules_site.languages import LANGUAGES
from tests.browser.proof.sides import compare, open_proof

STAKES = ("1", "7", "25", "1/3", "12.5", "1000000000000000")
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")

language = pytest.mark.parametrize("lang", LANGUAGES)


@language
def test_every_sentence_about_a_round_is_the_cores(side: Page, lang: str) -> None:
    compare(side, lang, "told", [(row,) for row in (*_telling_rows(), *_random_rows(400, 4, 6))], _told)


REFUSED = (
    "5h 3d Kc 10s 8h 2c", "9h 3d Kc 10s 8h", "6h 7d Kc 10s 8h", "5h 3d Kc 2s 8h 2c 4c", "Ah " * 9, "A " * 33,
    "x", "5h 1h", "5h,3d,Kc Th", "5♥ 3♦ K♠ 10♣ 8♥", "5♡ 3♢ k♤ t♧ 8♥\ufe0f", "10", "ah As aH", "A" * 50,
    "5h\u00a03d", "５h", "hh", "♥", "__proto__ 5h", "constructor", "<img src=x onerror=alert(1)>", "", "  ",
)  # fmt: skip


@language
def test_every_row_that_the_rules_refuse_is_refused_in_the_cores_words(side: Page, lang: str) -> None:
    compare(side, lang, "told", [(row,) for row in (*REFUSED, *_random_rows(600, 0, 8))], _told)


def _told(row: str) -> str:
    """What the browser should say of a row: its sentences, the hand that waits for a card, or what is wrong."""
    try:
        return words.explain(baccarat.deal(row))
    except RulesError as error:
        if error.code == "cards-too-few":
            return f"next {baccarat.BANKER if error.fields['count'] % 2 else baccarat.PLAYER}"
        if "-card-missing" in error.code:
            return f"next {error.code.split('-')[0]}"
        return f"error {words.explain(error)}"


@cache
def _telling_rows() -> tuple[str, ...]:
    """Rounds in which each reason occurs with each combination of its values, the dealt cards apart."""
    seen: set[tuple[str, str]] = set()
    rows = []
    for coup in browser_baccarat.rounds():
        said = {(step.code, str(step.fields)) for step in coup.steps if step.code != "dealt"}
        if not said <= seen:
            seen |= said
            rows.append(_row(coup))
    return tuple(rows)


def _row(coup: Coup) -> str:
    """The cards of a round in dealing order."""
    player, banker = coup.player.cards, coup.banker.cards
    row: list[Card] = [player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]]
    return " ".join(card.code for card in row)


def _random_rows(count: int, least: int, most: int) -> Iterator[str]:
    chance = random.Random(1)
    for _ in range(count):
        length = chance.randint(least, most)
        yield " ".join(chance.choice(RANKS) + chance.choice(("s", "h", "d", "c", "")) for _ in range(length))


@language
def test_every_bet_is_settled_exactly_and_said_in_the_cores_words(side: Page, lang: str) -> None:
    compare_bets(side, lang)


def compare_bets(page: Page, lang: str) -> None:
    """Every bet, every winner, stakes of several kinds. The winner of every row is proven beside this."""
    by_winner = {coup.winner: coup for coup in browser_baccarat.rounds()}

    def by_core(winner: str, bet: str, stake: str) -> list[str]:
        settled = baccarat.settle(by_winner[winner], {bet: stake})
        paid, step = settled.bets[0], settled.steps[0]
        amounts = [str(amount) for amount in (paid.returned, paid.net, paid.commission)]
        return [paid.result, *amounts, paid.clause, words.explain(step)]

    inputs = [(winner, bet, stake) for winner in AREAS for bet in AREAS for stake in STAKES]
    compare(page, lang, "settled", inputs, by_core)


def test_a_commission_of_four_percent_is_found(browser: Browser, address: str) -> None:
    table = browser_baccarat.table()
    table["prices"]["banker"]["commission"] = "1/25"
    page = browser.new_page()
    page.route("**/baccarat.json", lambda route: route.fulfill(body=json.dumps(table)))
    open_proof(page, address)
    with pytest.raises(AssertionError):
        compare_bets(page, "fi")
    page.close()


@language
def test_the_odds_are_said_in_the_cores_words(side: Page, lang: str) -> None:
    with words.speaking(lang):
        expected = [words.explain(row) for row in baccarat_odds()]
    assert side.evaluate("async (lang) => { await proof.use(lang); return proof.odds(); }", lang) == expected


@language
def test_the_drawing_table_is_said_in_the_cores_words(side: Page, lang: str) -> None:
    with words.speaking(lang):
        expected = [words.explain(row) for row in baccarat.draw_rows()]
    assert side.evaluate("async (lang) => { await proof.use(lang); return proof.rows(); }", lang) == expected


def test_the_browser_has_every_sentence_that_a_round_needs() -> None:
    codes = browser_words.codes_of("baccarat", browser_baccarat.table()) | browser_words.codes()
    said = {step.code for coup in browser_baccarat.rounds() for step in coup.steps}
    assert said < codes <= SENTENCES.keys()
