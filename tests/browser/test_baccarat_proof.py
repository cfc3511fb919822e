"""The browser's baccarat equals the core's: every row of cards, every bet, every sentence, every number.

What is seeded at the end must be found: a proof that nothing can break proves nothing.
"""

import base64
import json
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from rules_core import baccarat, words
from rules_core.baccarat import AREAS, Coup
from rules_core.cards import Card, read_cards
from rules_core.errors import RulesError
from rules_core.exact import baccarat_odds
from rules_core.odds import read_stake
from rules_core.sentences import SENTENCES
from rules_site import browser_baccarat, browser_words
from rules_site.languages import LANGUAGES
from tests.browser import all_rounds, playground

STAKES = ("1", "7", "25", "1/3", "12.5", "1000000000000000")
STEP = 37
"""Seeded errors are looked for in every 37th row: quick, and more than enough."""

language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The playground, with the words of the catalogs."""
    folder = tmp_path_factory.mktemp("proof")
    playground.write(folder, browser_words.translations)
    (folder / "proof.js").write_text(
        Path(__file__).with_name("proof.js").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (folder / "fi" / "proof.html").write_text(
        '<!doctype html><html lang="fi"><link rel="icon" href="data:,"><title>Proof</title>', encoding="utf-8"
    )
    with playground.served(folder) as served:
        yield served


@pytest.fixture(scope="module")
def side(browser: Browser, address: str) -> Iterator[Page]:
    """A page with the browser's side of the proof, speaking Finnish."""
    page = browser.new_page()
    _open(page, address)
    yield page
    page.close()


def _open(page: Page, address: str) -> None:
    page.goto(f"{address}fi/proof.html")
    page.evaluate("async () => { window.proof = await import('/proof.js'); await proof.use('fi'); }")


@pytest.fixture(scope="module")
def core() -> tuple[bytes, list[str]]:
    """Every round by the core."""
    return all_rounds.expected()


def _records(page: Page, signatures: list[str], step: int = 1) -> bytes:
    values = baccarat.rules().values
    ranks = [[rank.value for rank in values if values[rank] == value] for value in range(all_rounds.VALUES)]
    url = page.evaluate("(given) => proof.records(...given)", [signatures, ranks, step])
    return base64.b64decode(url.split(",", 1)[1])


def _every(records: bytes, step: int) -> bytes:
    size = all_rounds.FIELDS
    return b"".join(records[at : at + size] for at in range(0, len(records), size * step))


def _first_difference(ours: bytes, theirs: bytes, step: int = 1) -> str | None:
    """The first row of cards on which the two differ, with both records."""
    size = all_rounds.FIELDS
    assert len(ours) == len(theirs)
    for at in range(0, len(ours), size):
        if ours[at : at + size] != theirs[at : at + size]:
            return f"{at // size * step:06}: core {list(ours[at : at + size])}, browser {list(theirs[at : at + size])}"
    return None


# --- rounds


def test_every_round_of_six_cards_is_the_cores(side: Page, core: tuple[bytes, list[str]]) -> None:
    records, signatures = core
    theirs = _records(side, signatures)
    if records != theirs:
        pytest.fail(_first_difference(records, theirs) or "")


def test_every_rank_counts_as_in_the_core(side: Page) -> None:
    counts = side.evaluate("() => proof.table.values")
    assert counts == {rank.value: value for rank, value in baccarat.rules().values.items()}


@language
def test_every_sentence_about_a_round_is_the_cores(side: Page, lang: str) -> None:
    rows = _telling_rows() + [" ".join(row) for row in _random_rows(400, 4, 6)]
    _compare(side, lang, "told", [(row,) for row in rows], _told)


@language
def test_every_row_that_the_rules_refuse_is_refused_in_the_cores_words(side: Page, lang: str) -> None:
    rows = [" ".join(row) for row in _random_rows(600, 0, 8)] + [
        "5h 3d Kc 10s 8h 2c", "9h 3d Kc 10s 8h", "6h 7d Kc 10s 8h", "5h 3d Kc 2s 8h 2c 4c", "x", "5h 1h", "5h,3d,Kc Th",
        "5♥ 3♦ K♠ 10♣ 8♥", "5♡ 3♢ k♤ t♧ 8♥\ufe0f", "10", "ah As aH", "A" * 50, "5h\u00a03d", "５h", "hh", "♥", "__proto__ 5h", "constructor",
        "Ah " * 9, "<img src=x onerror=alert(1)>", "", "  ",
    ]  # fmt: skip
    _compare(side, lang, "told", [(row,) for row in rows], _told)


def _told(row: str) -> str:
    try:
        return words.explain(baccarat.deal(row))
    except RulesError as error:
        if error.code == "cards-too-few":
            return f"next {baccarat.PLAYER if error.fields['count'] % 2 == 0 else baccarat.BANKER}"
        if "-card-missing" in error.code:
            return f"next {error.code.split('-')[0]}"
        return f"error {words.explain(error)}"


@cache
def _telling_rows() -> list[str]:
    """Rounds in which each reason occurs with each combination of its values, the dealt cards apart."""
    seen: set[tuple[str, str]] = set()
    rows = []
    for coup in browser_baccarat.rounds():
        said = {(step.code, str(step.fields)) for step in coup.steps if step.code != "dealt"}
        if not said <= seen:
            seen |= said
            rows.append(_row(coup))
    return rows


def _row(coup: Coup) -> str:
    """The cards of a round in dealing order."""
    player, banker = coup.player.cards, coup.banker.cards
    row: list[Card] = [player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]]
    return " ".join(card.code for card in row)


def _random_rows(count: int, least: int, most: int) -> Iterator[list[str]]:
    chance = random.Random(1)
    ranks, suits = ["A", *map(str, range(2, 11)), "J", "Q", "K"], ["s", "h", "d", "c", ""]
    for _ in range(count):
        yield [chance.choice(ranks) + chance.choice(suits) for _ in range(chance.randint(least, most))]


def _compare(
    page: Page, lang: str, function: str, inputs: list[tuple[Any, ...]], by_core: Callable[..., Any]
) -> None:
    """Ask both sides the same and compare the answers one by one."""
    script = f"async ([lang, inputs]) => {{ await proof.use(lang); return inputs.map((input) => proof.{function}(...input)); }}"
    theirs = page.evaluate(script, [lang, inputs])
    with words.speaking(lang):
        for given, answer in zip(inputs, theirs, strict=True):
            assert answer == by_core(*given), given


# --- bets


@language
def test_every_bet_is_settled_exactly_and_said_in_the_cores_words(side: Page, lang: str) -> None:
    by_winner = {coup.winner: coup for coup in browser_baccarat.rounds()}

    def by_core(winner: str, bet: str, stake: str) -> list[str]:
        result = baccarat.settle(by_winner[winner], {bet: stake})
        paid, step = result.bets[0], result.steps[0]
        amounts = [str(amount) for amount in (paid.returned, paid.net, paid.commission)]
        return [paid.result, *amounts, paid.clause, words.explain(step)]

    inputs = [(winner, bet, stake) for winner in AREAS for bet in AREAS for stake in STAKES]
    _compare(side, lang, "settled", inputs, by_core)


@language
def test_the_odds_are_said_in_the_cores_words(side: Page, lang: str) -> None:
    with words.speaking(lang):
        expected = [words.explain(row) for row in baccarat_odds()]
    assert side.evaluate("async (lang) => { await proof.use(lang); return proof.odds(); }", lang) == expected


@pytest.mark.parametrize(
    ("value", "down", "nearest", "up"),
    [
        ("11875/1000", "1187/100", "297/25", "297/25"),
        ("1/3", "33/100", "33/100", "17/50"),
        ("2/3", "33/50", "67/100", "67/100"),
        ("19/200", "9/100", "1/10", "1/10"),
        ("5", "5", "5", "5"),
    ],
)
def test_rounding(side: Page, value: str, down: str, nearest: str, up: str) -> None:
    ways = side.evaluate(
        "(value) => ['down', 'nearest', 'up', ''].map((way) => proof.round(value, '1/100', way))", value
    )
    assert ways == [down, nearest, up, str(Fraction(value))]


# --- numbers


def _numbers() -> list[Fraction]:
    chance = random.Random(2)
    values = [
        Fraction(0),
        Fraction(1, 3),
        Fraction(-95, 12),
        Fraction(1, 10**24),
        Fraction(1, 10**25),
        Fraction(10**30 + 1, 10**6),
    ]
    values += [Fraction(chance.randint(-(10**9), 10**9), 10 ** chance.randint(0, 6)) for _ in range(1200)]
    values += [Fraction(chance.randint(-(10**27), 10**27), 10 ** chance.randint(0, 24)) for _ in range(500)]
    values += [Fraction(chance.randint(-9999, 9999), chance.randint(1, 500)) for _ in range(300)]
    return values


@language
def test_numbers_and_percentages_are_written_as_in_the_core(side: Page, lang: str) -> None:
    values = _numbers()
    shares = [value for value in values if abs(value) < 1000]
    script = "async ([lang, values, shares]) => { await proof.use(lang); return [proof.numbers(values), proof.percents(shares)]; }"
    theirs = side.evaluate(script, [lang, [str(value) for value in values], [str(value) for value in shares]])
    with words.speaking(lang):
        assert theirs == [
            [words.number(value) for value in values],
            [words.percent(value) for value in shares],
        ]


@language
def test_numbers_are_written_as_the_browser_itself_would(side: Page, lang: str) -> None:
    values = [value for value in _numbers() if 10**24 % value.denominator == 0]
    plain = [_plain(value) for value in values]
    ours, intl = side.evaluate(
        "async ([lang, texts, plain]) => { await proof.use(lang); return [proof.numbers(texts), proof.intl(plain, lang)]; }",
        [lang, [str(value) for value in values], plain],
    )
    assert ours == intl


def _plain(value: Fraction) -> str:
    """A decimal without a float and without `Decimal`, which rounds to 28 digits."""
    digits = f"{abs(value.numerator) * 10**24 // value.denominator:025}"
    text = f"{digits[:-24]}.{digits[-24:]}".rstrip("0").rstrip(".")
    return f"-{text}" if value < 0 else text


AMOUNTS = (
    "1", "10", " 10 ", "007", "12.5", "12,5", "12,50", "12.500", "0.250", "00.250", "0,001", "1.250", "1,250", "999.999", "1000.000", "1 234",
    "1\u00a0234,50", "1\u202f234,5", "1\u2009234", "1 234.500", "1 23", "12 34", "1234 567", " 1 234 567,89", "25/2", "1/3", "0/5", "5/0", "0", "0,0",
    "-5", "+5", "−5", "1e5", "0x10", "", "  ", ".", ",", "5.", ",5", ".5", "5,", "1.2.3", "1,2,3", "1.234,50", "1,234.50", "1'234", "٣", "１２", "½",
    "12,5 €", "€ 12", "abc", "1 / 3", "1/3/4", "9" * 40, "9" * 41, "1," + "0" * 37 + "1", "1," + "0" * 39, "NaN", "Infinity", "null", "1_000",
    "12\u00a0345\u00a0678", "<b>5</b>", "a\x07b\u200bc", "5\n", "10n", "1\u2028", "😀" * 30,
)  # fmt: skip


@language
def test_amounts_are_read_as_in_the_core(side: Page, lang: str) -> None:
    def by_core(text: str) -> str:
        try:
            return str(read_stake(text))
        except RulesError as error:
            return f"error {words.explain(error)}"

    _compare(side, lang, "amount", [(text,) for text in AMOUNTS], by_core)


def test_every_code_that_the_browser_says_has_a_sentence() -> None:
    codes = browser_words.codes([browser_baccarat.table()])
    said = {step.code for coup in browser_baccarat.rounds() for step in coup.steps}
    assert said < codes <= SENTENCES.keys()


# --- seeded errors


def _seed(path: tuple[str | int, ...], value: object) -> Callable[[Route], None]:
    """Answers the request for the table with one value of it changed."""

    def answer(route: Route) -> None:
        content = browser_baccarat.table()
        part: Any = content
        for key in path[:-1]:
            part = part[key]
        assert part[path[-1]] != value
        part[path[-1]] = value
        route.fulfill(body=json.dumps(content), content_type="application/json")

    return answer


def _drawing_number(total: int, third: int) -> int:
    return int(browser_baccarat.table()["banker"]["third"][total][third])


SEEDS = {
    "banker 3 draws on 8": (("banker", "third", 3, 8), _drawing_number(3, 7)),
    "banker 6 draws though the Player stood": (("banker", "stood", 6), 2),
    "player stands on 5": (("player", 5), 1),
    "sums are taken modulo 9": (("modulus",), 9),
    "an 8 is no natural": (("naturals", 8), False),
    "the first two cards go to the Player": (("order", 1), "player"),
    "a king counts 1": (("values", "K"), 1),
    "a tie is announced by the clause of the Banker's win": (
        ("clauses", "winner-tie"),
        "baccarat-bet-banker-outcome",
    ),
}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_table_is_found(
    browser: Browser, address: str, core: tuple[bytes, list[str]], seed: str
) -> None:
    page = browser.new_page()
    page.route("**/baccarat.json", _seed(*SEEDS[seed]))
    _open(page, address)
    assert _first_difference(_every(core[0], STEP), _records(page, core[1], STEP), STEP) is not None
    page.close()


MODULE_SEEDS = {
    "third card taken as its place on the card": (
        "this.table.values[this.hands.player.at(-1).rank]",
        "this.table.values[this.hands.player.at(0).rank]",
    ),
    "court cards count 11 to 13": (
        "sum + table.values[card.rank]",
        'sum + " A2345678910JQK".indexOf(card.rank)',
    ),
    "the Banker also wins a tie": ('banker > player ? "banker"', 'banker >= player ? "banker"'),
    "a natural of the Banker does not end the drawing": ("[player, banker].some(", "[player].some("),
}


@pytest.mark.parametrize("seed", MODULE_SEEDS)
def test_a_wrong_module_is_found(
    browser: Browser, address: str, core: tuple[bytes, list[str]], seed: str
) -> None:
    right, wrong = MODULE_SEEDS[seed]
    source = (playground.ASSETS / "js" / "baccarat.js").read_text(encoding="utf-8")
    assert right in source
    page = browser.new_page()
    page.route(
        "**/baccarat.js",
        lambda route: route.fulfill(body=source.replace(right, wrong), content_type="text/javascript"),
    )
    _open(page, address)
    assert _first_difference(_every(core[0], STEP), _records(page, core[1], STEP), STEP) is not None
    page.close()


def test_a_commission_of_four_percent_is_found(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.route("**/baccarat.json", _seed(("prices", "banker", "commission"), "1/25"))
    _open(page, address)
    with pytest.raises(AssertionError):
        test_every_bet_is_settled_exactly_and_said_in_the_cores_words(page, "fi")
    page.close()


def test_the_cards_of_the_proof_are_all_ranks() -> None:
    assert len(read_cards("A 2 3 4 5 6 7 8 9 10 J Q K")) == len(baccarat.rules().values)
