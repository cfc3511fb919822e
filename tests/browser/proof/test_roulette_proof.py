"""The browser settles roulette as the core does: every version, rule, draw, number and bet; prison spin by spin.

What is seeded below must be found: a proof that nothing can break proves nothing.
"""

from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from rules_core import roulette, words
from rules_core.errors import RulesError
from rules_core.exact import roulette_odds
from rules_core.roulette import rules, versions
from rules_site.browser import roulette as browser_roulette
from rules_site.languages import LANGUAGES
from tests.browser import playground
from tests.browser.proof.roulette_sides import (
    MODULE,
    Round,
    all_rounds,
    difference,
    even_chances,
    stakes,
    tables,
)
from tests.browser.proof.sides import open_proof, wrong_table

ALL_BETS = {version: stakes(version) for version in versions()}
TABLE = browser_roulette.table()
WITH_PRISON = [version for version in versions() if rules(version).prison]
SPINS = 4
"""Spins after the one that imprisons a bet: more than any sentence lasts that does not begin again."""


@pytest.fixture(scope="module")
def side(browser: Browser, address: str) -> Any:
    """A page that answers for the browser, as the modules and the tables are."""
    page = browser.new_page()
    open_proof(page, address, MODULE)
    yield page
    page.close()


def test_every_bet_on_every_number_is_settled_as_by_the_core(side: Page) -> None:
    assert difference(side, all_rounds(), ALL_BETS) is None


def _telling_bets(version: str) -> list[tuple[str, str]]:
    """Of each kind of bet the first two and the last: on a zero, beside it and elsewhere."""
    kinds = [[b for b in stakes(version) if b[0].partition(":")[0] == kind] for kind in rules(version).kinds]
    return [bet for alike in kinds for bet in dict.fromkeys((*alike[:2], alike[-1]))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_cores(side: Page, language: str) -> None:
    numbers = {version: (*rules(version).layout.zeros, "1", "8") for version in versions()}
    rounds: list[Round] = [
        (*t, (n,)) for version in versions() for t in tables(version) for n in numbers[version]
    ]
    assert difference(side, rounds, {v: _telling_bets(v) for v in versions()}, language) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", WITH_PRISON)
def test_every_sentence_about_prison_is_the_cores(side: Page, version: str, language: str) -> None:
    bets = [("red", "25"), ("black", "1/3")]
    options = rules(version).options
    rounds = [r for option in options for r in sequences(version, option, bets, ["0", "1", "2"])]
    assert difference(side, rounds, {version: bets}, language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bet_is_called_as_by_the_core(side: Page, language: str) -> None:
    script = "async ([lang, version]) => { await proof.use(lang); return proof.names(version); }"
    for version in versions():
        with words.speaking(language):
            expected = [words.show(bet.shown) for bet in roulette.bets(version)]
        assert side.evaluate(script, [language, version]) == expected


def classes(version: str) -> list[str]:
    """A number for each row of even chances that wins on it, and for the zero, on which none does."""

    def winners(number: str) -> str:
        return " ".join(bet for bet in roulette.spin(number, version).outside if ":" not in bet)

    numbers = sorted(rules(version).layout.pockets, key=winners)
    return [next(group) for _, group in groupby(numbers, key=winners)]


def sequences(version: str, option: str, bets: list[tuple[str, str]], numbers: list[str]) -> list[Round]:
    """A zero and every sequence of these numbers after it, as far as a bet is in prison, and one number more."""
    zero = next(iter(rules(version).layout.zeros))
    open_rows: list[tuple[str, ...]] = [(zero,)]
    rounds: list[tuple[str, ...]] = []
    for _ in range(SPINS):
        longer = [(*row, number) for row in open_rows for number in numbers]
        rounds += longer
        open_rows = [row for row in longer if _waits(row, bets, version, option)]
    return [(version, option, None, row) for row in rounds]


def _waits(row: tuple[str, ...], bets: list[tuple[str, str]], version: str, option: str) -> bool:
    """Whether the numbers are those of a round that goes on, or of one with the first number too many."""
    try:
        settled = roulette.settle(row, bets, version, option)
    except RulesError:
        return False
    return any(bet.returned is None for bet in settled.bets) or len(row) == 1


@pytest.mark.parametrize("version", WITH_PRISON)
def test_every_sequence_of_even_chances_in_prison_is_the_cores(side: Page, version: str) -> None:
    found = classes(version)
    assert len(found) == 9
    bets = even_chances(version)
    for option in rules(version).options:
        rounds = [r for r in sequences(version, option, bets, found) if len(r[3]) <= SPINS]
        assert difference(side, rounds, {version: bets}) is None


@pytest.mark.parametrize("bet", roulette.EVEN_CHANCES)
@pytest.mark.parametrize("version", WITH_PRISON)
def test_each_even_chance_goes_through_prison_as_in_the_core(side: Page, version: str, bet: str) -> None:
    place = roulette.read_bet(bet, version)
    numbers = rules(version).layout.numbers
    events = ["0", place.numbers[0], next(number for number in numbers if number not in place.numbers)]
    bets = [(bet, "25")]
    rounds = [r for option in rules(version).options for r in sequences(version, option, bets, events)]
    assert max(len(round_[3]) for round_ in rounds) == SPINS + 1
    assert difference(side, rounds, {version: bets}) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", versions())
def test_the_odds_are_said_in_the_cores_words(side: Page, version: str, language: str) -> None:
    with words.speaking(language):
        expected = [words.explain(row) for row in roulette_odds(version)]
    script = "async ([lang, version]) => { await proof.use(lang); return proof.odds(version); }"
    assert side.evaluate(script, [language, version]) == expected


@pytest.mark.parametrize("version", versions())
def test_the_places_are_the_cores_bets(side: Page, version: str) -> None:
    expected = [[bet.name, list(bet.numbers)] for bet in roulette.bets(version)]
    assert side.evaluate("(version) => proof.bets(version)", version) == expected


@pytest.mark.parametrize("version", versions())
def test_every_bet_can_stand_in_an_address(side: Page, version: str) -> None:
    letters = browser_roulette.LETTERS
    bets = [
        f"{letters[b.kind]}{b.label.replace(',', '-')}x{at + 1}"
        for at, b in enumerate(roulette.bets(version))
    ]
    assert len(set(letters.values())) == len(letters)
    parts = [
        version,
        "7",
        rules(version).options[-1] if len(rules(version).options) > 1 else "",
        "",
        "",
        *bets,
    ]
    if rules(version).entries:
        parts[3] = rules(version).entries[-1].label.replace(":", "_")
    assert side.evaluate("(parts) => proof.again(parts)", parts) == parts


WRONG_PARTS = (
    "ray-z", "__proto__", "constructor.0", "live.37", "live.00", "live.17-18",
    "ray-d.0-7-8.en-prison...rx10", "live.0.half", "ray-d.0.toString", "live.0..1", "ray-g.0..6_1", "live.17...sideways",
    "live.17....n17", "live.17....n17x", "live.17....n37x1", "live.17....q1x1", "ray-g.1....dx1", "live.17....rx1.rx2",
    "live.17....rx0", "live.17....rx1e9", "live.17....rx-5", "live.17....rx1_0", "live.17....zx1",
)  # fmt: skip


@pytest.mark.parametrize("parts", WRONG_PARTS)
def test_parts_that_describe_no_table_are_refused(side: Page, parts: str) -> None:
    script = (
        "(parts) => { try { return proof.again(parts); } catch (error) { return error.code ?? 'broken'; } }"
    )
    found = side.evaluate(script, parts.split("."))
    assert found in (None, "amount-unreadable", "stake-not-positive")


# --- seeded errors


def outcome(version: str, kind: str, event: str, at: int = 0) -> int:
    """The number of an outcome in the exported table."""
    return int(TABLE["versions"][version]["settle"][kind][event][at])


def _place(name: str) -> int:
    return next(at for at, place in enumerate(TABLE["places"]) if f"{place['kind']}:{place['label']}" == name)


LIVE_17: Round = ("live", None, None, ("17",))
PRISON: Round = ("ray-d", "en-prison", None, ("0", "0", "1", "1"))
SEEDS: dict[str, tuple[tuple[tuple[str | int, ...], object], Round]] = {
    "a split pays 16:1": ((("outcomes", outcome("live", "split", "win"), "pays"), "16:1"), LIVE_17),
    "table 2 pays as table 1": (
        (("versions", "ray-b", "settle", "corner", "win", 1), outcome("ray-b", "corner", "win")),
        ("ray-b", None, "2", ("17",)),
    ),
    "a dozen wins by the wrong clause": (
        (("outcomes", outcome("ray-f", "dozen", "win"), "clause"), "roulette-ray-f-zero-rule"),
        ("ray-f", "half", None, ("17",)),
    ),
    "F gives nothing back": (
        (("outcomes", outcome("ray-f", "red", "zero"), "back"), "0"),
        ("ray-f", "half", None, ("00",)),
    ),
    "the third column has the second's numbers": (
        (
            ("places", _place("column:3"), "numbers"),
            TABLE["places"][_place("column:2")]["numbers"],
        ),
        LIVE_17,
    ),
    "17 is red": ((("wheels", "single-zero", "colours", "17"), "red"), LIVE_17),
    "H draws the odds of another entry": (
        (("versions", "ray-h", "settle", "straight", "win", 3), outcome("ray-h", "straight", "win", 2)),
        ("ray-h", "half", "25:1", ("7",)),
    ),
    "a win always frees": ((("cells", 1, "win"), outcome("ray-d", "red", "lose")), PRISON),
    "a second zero loses": ((("cells", 0, "zero"), outcome("ray-d", "red", "lose")), PRISON),
}
MODULE_SEEDS: dict[str, tuple[str, str, Round]] = {
    "a win is paid without the stake": (
        "const returned = stake.plus(won);",
        "const returned = won;",
        LIVE_17,
    ),
    "a zero wins like another number": (
        'return covered && cell === null ? "zeroWin" : "zero";',
        'return covered ? "win" : "zero";',
        ("ray-a", None, None, ("0",)),
    ),
    "a settled bet is settled again": ("used && !inPrison(bet) ? bet :", "false ? bet :", PRISON),
}


@pytest.mark.parametrize("seed", [*SEEDS, *MODULE_SEEDS])
def test_without_what_is_seeded_below_there_is_no_difference(side: Page, seed: str) -> None:
    given = SEEDS[seed][-1] if seed in SEEDS else MODULE_SEEDS[seed][-1]
    assert difference(side, [given], ALL_BETS) is None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_table_is_found(browser: Browser, address: str, seed: str) -> None:
    change, given = SEEDS[seed]
    page = browser.new_page()
    page.route("**/roulette.json", wrong_table(TABLE, *change))
    open_proof(page, address, MODULE)
    assert difference(page, [given], ALL_BETS) is not None
    page.close()


@pytest.mark.parametrize("seed", MODULE_SEEDS)
def test_a_wrong_module_is_found(browser: Browser, address: str, seed: str) -> None:
    right, wrong, given = MODULE_SEEDS[seed]
    source = (playground.ASSETS / "js" / "roulette" / "rules.js").read_text(encoding="utf-8")
    assert source.count(right) == 1
    changed = source.replace(right, wrong)
    page = browser.new_page()
    page.route(
        "**/roulette/rules.js", lambda route: route.fulfill(body=changed, content_type="text/javascript")
    )
    open_proof(page, address, MODULE)
    assert difference(page, [given], ALL_BETS) is not None
    page.close()
