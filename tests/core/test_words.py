"""Sentences, numbers and errors in four languages."""

import pickle
import string
from fractions import Fraction

import pytest

from rules_core.baccarat import deal, hand
from rules_core.errors import RulesError
from rules_core.sentences import SENTENCES
from rules_core.words import (
    LANGUAGES,
    catalog,
    explain,
    language,
    number,
    percent,
    say,
    speaking,
    translate,
    use,
)


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_sentence_is_translated_with_its_own_placeholders(tongue, code):
    english = SENTENCES[code]
    assert english in catalog(tongue)._catalog, "not translated"
    with speaking(tongue):
        text = translate(english)
    names = [{name for _, name, _, _ in string.Formatter().parse(each) if name} for each in (english, text)]
    assert names[0] == names[1]


@pytest.mark.parametrize(
    ("tongue", "shown"),
    [
        ("fi", ("1 234,50", "25,5 %", "−7", "95/12", "0,005")),
        ("et", ("1 234,50", "25,5%", "−7", "95/12", "0,005")),
        ("nl", ("1.234,50", "25,5%", "-7", "95/12", "0,005")),
        ("fr", ("1\u202f234,50", "25,5 %", "-7", "95/12", "0,005")),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(tongue, shown):
    with speaking(tongue):
        said = (number(Fraction(2469, 2)), percent(Fraction(255, 1000)), number(-7), number(Fraction(95, 12)))
        said += (number(Fraction(1, 200)),)
    assert [text.replace("\u00a0", " ") for text in said] == [text.replace("\u00a0", " ") for text in shown]


def test_percent_rounds_once_half_to_even():
    with speaking("nl"):
        assert percent(Fraction(1, 37), 2) == "2,7%"
        assert percent(Fraction(12345, 10**6), 3) == "1,234%"
        assert percent(Fraction(12355, 10**6), 3) == "1,236%"
        assert percent(Fraction(1), 0) == "100%"
        assert percent(Fraction(-1, 3), 1) == "-33,3%"


def test_a_long_amount_loses_no_digit():
    with speaking("nl"):
        assert number(Fraction(10**39) + Fraction(1, 10**20)).endswith(",00000000000000000001")


def test_a_huge_percentage_loses_no_digit():
    with speaking("nl"):
        assert percent(Fraction(10**40) + Fraction(1, 10**6)).endswith(".000,0001%")


def test_a_percentage_is_rounded_once():
    with speaking("nl"):
        assert percent(Fraction(10000500001, 10**12)) == "1,0001%"


def test_language_is_restored():
    use("fi")
    with pytest.raises(RulesError), speaking("nl"):
        hand("")
    assert language() == "fi"
    with pytest.raises(RulesError):
        use("en")
    assert language() == "fi"


def test_an_error_says_itself_in_each_language():
    with pytest.raises(RulesError) as caught:
        deal("5 3 K 10 8 2")
    said = set()
    for tongue in LANGUAGES:
        with speaking(tongue):
            said.add(explain(caught.value))
    assert len(said) == len(LANGUAGES)
    assert all("3" in text and "8" in text and "2" in text for text in said)


def test_an_error_survives_pickling():
    error = RulesError("hand-empty")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.code, str(again)) == (error.code, str(error))


def test_only_results_can_be_explained():
    with pytest.raises(TypeError, match="nothing to explain about int"):
        explain(7)


def test_say_names_what_it_misses():
    with pytest.raises(KeyError):
        say("hand-count")
