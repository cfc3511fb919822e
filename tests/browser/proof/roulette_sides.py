"""Roulette settled by the core and by the browser, as lines of text that must be alike."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from playwright.sync_api import Page

from rules_core import roulette, words
from rules_core.errors import RulesError
from rules_core.roulette import Settlement, rules, versions

MODULE = "roulette-proof.js"
STAKES = ("1", "7", "25", "1/3", "12.5")

Round = tuple[str, str | None, str | None, tuple[str, ...]]
"""Version, rule for a zero, odds drawn, numbers."""


def stakes(version: str) -> list[tuple[str, str]]:
    """A stake on every bet of a version, of several kinds in turn."""
    return [(bet.name, STAKES[at % len(STAKES)]) for at, bet in enumerate(roulette.bets(version))]


def even_chances(version: str) -> list[tuple[str, str]]:
    """The same for the bets that can go to prison."""
    return [bet for bet in stakes(version) if bet[0] in roulette.EVEN_CHANCES]


def tables(version: str) -> Iterator[tuple[str, str | None, str | None]]:
    """A version with each of its rules for a zero and all odds that can be drawn."""
    house = rules(version)
    for option in house.options or (None,):
        for entry in house.entries or (None,):
            yield version, option, entry.label if entry else None


def all_rounds() -> list[Round]:
    """Every number of every wheel, by every rule and with all odds that can be drawn."""
    return [
        (*table, (number,))
        for version in versions()
        for table in tables(version)
        for number in rules(version).layout.pockets
    ]


def lines(given: Round, bets: Iterable[tuple[str, str]], spoken: bool) -> list[str]:
    """What the core says: sentences in the current language, or their values."""
    version, option, drawn, numbers = given
    laid, extra = list(bets), ""
    try:
        settled = roulette.settle(numbers, laid, version, option, drawn)
    except RulesError as error:
        assert error.code == "roulette-number-extra"
        settled, extra = roulette.settle(numbers[:-1], laid, version, option, drawn), "a number too many"
    return [*_amounts(settled), *_reasons(settled, spoken), extra]


def _amounts(settled: Settlement) -> Iterator[str]:
    for bet in settled.bets:
        result, *paid = (
            ("prison", "", "")
            if bet.returned is None or bet.net is None
            else (bet.result, bet.returned, bet.net)
        )
        yield " ".join(map(str, (bet.bet, result, *paid, bet.clause)))


def _reasons(settled: Settlement, spoken: bool) -> Iterator[str]:
    for step in settled.steps:
        values = sorted(f"{name}={value}" for name, value in step.fields.items() if name != "bet")
        yield f"{step.code} {step.clause} {words.explain(step) if spoken else ' '.join(values)}"


def difference(
    page: Page, rounds: list[Round], bets: dict[str, list[tuple[str, str]]], language: str | None = None
) -> str | None:
    """The first line of the first round on which the two sides differ; None when they agree on all.

    With a language sentences are compared, else their values without the name of the bet.
    """
    spoken = language is not None
    script = "async ([lang, ...given]) => { await proof.use(lang); return proof.digests(...given); }"
    theirs = page.evaluate(script, [language or "fi", [list(each) for each in rounds], bets, spoken])
    assert len(theirs) == len(rounds)
    with words.speaking(language or "fi"):
        for given, digest in zip(rounds, theirs, strict=True):
            ours = lines(given, bets[given[0]], spoken)
            if digest != sha256("\n".join(ours).encode()).hexdigest():
                return _first(page, [list(given), bets[given[0]], spoken], ours)
    return None


def _first(page: Page, given: list[object], ours: list[str]) -> str:
    try:
        theirs = page.evaluate("(given) => proof.lines(...given)", given)
    except Exception as error:  # a seeded error may break the modules altogether
        return f"{given[0]}: {error}"
    pairs = zip(ours, theirs, strict=False)
    return next((f"{given[0]}: core {a}, browser {b}" for a, b in pairs if a != b), f"{given[0]}: lengths")
