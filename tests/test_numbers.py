"""Numbers and words as the language checks read them from a text."""

import pytest

from rules_site.language.clauses import register
from rules_site.language.faults import here
from rules_site.language.figures import figures
from rules_site.language.numbers import numbers
from rules_site.language.spelling import words_of


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("fi", "0:sta 5:een, 8:aan ja 0,95:1 sekä 5\u00a0%", "0 0.95:1 1 2 3 4 5 5% 8"),
        ("et", "0st 5ni, 5%, 12\u00a0345 ja 2–4", "0 1 12345 2 2 3 3 4 4 5 5%"),
        ("nl", "0 tot en met 2, 1.450 × 800, 3e, 0,95:1", "0 0.95:1 1 1450 2 3 800"),
        ("fr", "de 0 à 2, 1\u202f450, 5\u202f%, 8:1, 2, 3, 4", "0 1 1450 2 2 3 4 5% 8:1"),
        ("en", "0 to 2, 1,450, 2.50, 5%", "0 1 1450 2 2.5 5%"),
        ("fi", "9–8 ja 1–100", "1 100 8 9"),
        ("nl", "1.2 en 2.1, het begin van 2.2 en 1.450", "1.2 1450 2.1 2.2"),
    ],
)
def test_numbers_are_read_as_each_language_writes_them(language: str, text: str, expected: str) -> None:
    assert numbers(text, language) == sorted(expected.split())


def test_every_executable_number_is_held_against_the_core() -> None:
    held = {
        name: set(numbers(clause.fact, "en"))
        for name, clause in register(here().root).items()
        if clause.executable and numbers(clause.fact, "en")
    }
    assert [name for name, in_fact in held.items() if not in_fact <= figures().get(name, set())] == []


def test_the_numbers_of_the_core_belong_to_executable_clauses() -> None:
    known = register(here().root)
    assert [name for name in figures() if name not in known or not known[name].executable] == []


def test_the_numbers_of_the_core_are_of_executable_clauses() -> None:
    clauses = register(here().root)
    assert [name for name in figures() if name not in clauses or not clauses[name].executable] == []


def test_words_are_split_as_dictionaries_want_them() -> None:
    assert words_of("52-kortin pakka, 8:aan, 21-st, kts. sivu.fi A♠ t/m K") == ["kortin", "pakka", "kts"]
