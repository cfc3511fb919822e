"""What several tests of the core use."""

from dataclasses import fields, is_dataclass

import pytest

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.roulette import settle
from rules_core.sentences import SENTENCES
from rules_core.sentences.sentence import _plain

HUGE = 10**5000
"""An integer that Python refuses to write out."""


def said(steps):
    """What the steps say in English."""
    return [SENTENCES[step.code].english(step.fields) for step in steps]


def error_of(call):
    """The code of the error that a call raises, and its values as they are said."""
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.code, {name: _plain(value) for name, value in caught.value.fields.items()}


def label(value):
    """A test's id for a value that may be huge; pytest finds one itself for what is neither number nor text."""
    return shorten(value) if isinstance(value, int | str) else None


def settle_until_over(numbers, *arguments):
    """Roulette settled on as many of these numbers as any bet in prison waits for."""
    for count in range(1, len(numbers)):
        try:
            settle(numbers[: count + 1], *arguments)
        except RulesError as error:
            assert error.code == "roulette-number-extra"
            return settle(numbers[:count], *arguments)
    return settle(numbers, *arguments)


def put(*keys, value):
    """A change of a table: this value under these keys."""

    def change(data):
        for key in keys[:-1]:
            data = data[key]
        data[keys[-1]] = value

    return change


def drop(*keys):
    """A change of a table: nothing under these keys."""

    def change(data):
        for key in keys[:-1]:
            data = data[key]
        del data[keys[-1]]

    return change


def dictionaries(value, path="result"):
    """Every dictionary within a result, and where it is."""
    if isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from dictionaries(item, f"{path}[{key!r}]")
    elif is_dataclass(value):
        for field in fields(value):
            yield from dictionaries(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from dictionaries(item, f"{path}[{place}]")
