"""The browser reads, writes and rounds numbers as the core does, in four languages."""

import random
from fractions import Fraction
from functools import cache

import pytest
from playwright.sync_api import Page

from rules_core import words
from rules_core.errors import RulesError
from rules_core.odds import read_stake
from rules_site.languages import LANGUAGES
from tests.browser.proof.sides import compare

LARGEST_SHARE = 1000

language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def _numbers() -> list[Fraction]:
    """2,000 numbers: whole and not, short and of fifty digits, below zero, with decimals that never end."""
    chance = random.Random(2)
    big = 10**27
    values = [Fraction(0), Fraction(1, 3), Fraction(-95, 12), Fraction(1, 10**24), Fraction(1, 10**25)]
    values += [Fraction(10**30 + 1, 10**6), Fraction(1, 20), Fraction(1, 80000), Fraction(3, 80000)]
    values += [Fraction(chance.randint(-(10**9), 10**9), 10 ** chance.randint(0, 6)) for _ in range(1200)]
    values += [Fraction(chance.randint(-big, big), 10 ** chance.randint(0, 24)) for _ in range(500)]
    values += [Fraction(chance.randint(-9999, 9999), chance.randint(1, 500)) for _ in range(300)]
    return values


@language
def test_numbers_are_written_as_in_the_core(side: Page, lang: str) -> None:
    inputs = [(str(value),) for value in _numbers()]
    compare(side, lang, "written", inputs, lambda text: words.number(Fraction(text)))


@language
def test_percentages_are_written_as_in_the_core(side: Page, lang: str) -> None:
    inputs = [(str(value / 100),) for value in _numbers() if abs(value) < LARGEST_SHARE]
    compare(side, lang, "percentage", inputs, lambda text: words.percent(Fraction(text)))


@language
def test_numbers_are_written_as_the_browser_itself_would(side: Page, lang: str) -> None:
    values = [value for value in _numbers() if 10**24 % value.denominator == 0]
    script = """async ([lang, values, decimals]) => {
      await proof.use(lang);
      return [values.map(proof.written), proof.intl(decimals, lang)];
    }"""
    ours, intl = side.evaluate(
        script, [lang, [str(value) for value in values], [_plain(value) for value in values]]
    )
    assert ours == intl


def _plain(value: Fraction) -> str:
    """A decimal without a float and without `Decimal`, which rounds to 28 digits."""
    digits = f"{abs(value.numerator) * 10**24 // value.denominator:025}"
    text = f"{digits[:-24]}.{digits[-24:]}".rstrip("0").rstrip(".")
    return f"-{text}" if value < 0 else text


AMOUNTS = (
    "1", "10", " 10 ", "007", "12.5", "12,5", "12,50", "12.500", "0.250", "00.250", "0,001", "1.250", "1,250",
    "999.999", "1000.000", "1 234", "1\u00a0234,50", "1\u202f234,5", "1\u2009234", "1 234.500", "1 23", "12 34",
    "1234 567", " 1 234 567,89", "12\u00a0345\u00a0678", "25/2", "1/3", "0/5", "5/0", "0", "0,0", "-5", "+5", "−5",
    "1e5", "0x10", "", "  ", ".", ",", "5.", ",5", ".5", "5,", "1.2.3", "1,2,3", "1.234,50", "1,234.50", "1'234",
    "٣", "１２", "½", "12,5 €", "€ 12", "abc", "1 / 3", "1/3/4", "9" * 40, "9" * 41, "1," + "0" * 37 + "1",
    "1," + "0" * 39, "NaN", "Infinity", "null", "1_000", "<b>5</b>", "a\x07b\u200bc", "5\n", "10n", "😀" * 30,
)  # fmt: skip


@language
def test_amounts_are_read_as_in_the_core(side: Page, lang: str) -> None:
    compare(side, lang, "amount", [(text,) for text in AMOUNTS], _read)


def test_amounts_made_of_random_signs_are_read_as_in_the_core(side: Page) -> None:
    chance = random.Random(3)
    signs = "0123456789" + "012,./ \u00a0\u202f" * 2 + "-x"
    texts = ["".join(chance.choice(signs) for _ in range(chance.randint(1, 9))) for _ in range(3000)]
    compare(side, "fi", "amount", [(text,) for text in texts], _read)


def _read(text: str) -> str:
    try:
        return str(read_stake(text))
    except RulesError as error:
        return f"error {words.explain(error)}"


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
def test_a_win_is_rounded_to_the_smallest_unit(
    side: Page, value: str, down: str, nearest: str, up: str
) -> None:
    ways = side.evaluate(
        "(value) => ['down', 'nearest', 'up', ''].map((way) => proof.round(value, way))", value
    )
    assert ways == [down, nearest, up, str(Fraction(value))]
