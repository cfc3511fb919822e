"""The glossary of each language, and the spoken names of the cards."""

import re
from itertools import pairwise

import pytest

from rules_core.cards import Rank, Suit, full_deck
from rules_core.words import speaking
from rules_site.card_names import back_name, card_name, names
from rules_site.collation import sort_key
from rules_site.language.faults import here
from rules_site.language.terms import terms
from rules_site.languages import LANGUAGES
from tests.rendering import render, text_of

ENTRY = re.compile(r'<div class="glossary__entry" id="term-([\w-]+)">\s*<dt>(.*?)</dt>(.*?)</div>', re.DOTALL)
NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
RANK_IDS = ("ace", *(f"rank_{number}" for number in NUMBERS), "ten", "jack", "queen", "king")
RANK_TERMS = dict(zip((rank.value for rank in Rank), RANK_IDS, strict=True))
SUIT_TERMS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

WITHOUT_REMARK = {"blackjack": " (game", "quarter_bet": " (1-9, 10-18, 19-27, 28-36"}
"""Terms whose remark for translators begins inside brackets: what goes besides."""


@pytest.fixture(scope="module", params=LANGUAGES)
def glossary(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param, render("/// glossary\n///\n", request.param)


def test_every_term_stands_there_with_its_counterparts(glossary: tuple[str, str]) -> None:
    lang, html = glossary
    entries = {name: (text_of(own), rest) for name, own, rest in ENTRY.findall(html)}
    assert len(entries) == len(terms(here().root))
    for term in terms(here().root):
        own, rest = entries[term.id.replace("_", "-")]
        assert own == term.names[lang]
        others = {
            other: text_of(text) for other, text in re.findall(r'<span lang="(\w+)">(.*?)</span>', rest)
        }
        expected = {other: name for other, name in term.names.items() if other != lang}
        english = expected["en"].partition(";")[0].removesuffix(WITHOUT_REMARK.get(term.id, ""))
        assert others == expected | {"en": english}


def test_the_terms_are_in_the_order_of_the_language(glossary: tuple[str, str]) -> None:
    lang, html = glossary
    own = [text_of(found[1]) for found in ENTRY.findall(html)]
    assert all(sort_key(one, lang)[0] <= sort_key(next_one, lang)[0] for one, next_one in pairwise(own))


def test_every_letter_is_linked_once(glossary: tuple[str, str]) -> None:
    _, html = glossary
    links = re.findall(r'<li><a href="#(letter-[\w-]+)">', html)
    assert links == re.findall(r'<h2 class="glossary__letter" id="(letter-[\w-]+)">', html)
    assert len(links) == len(set(links))


@pytest.mark.parametrize(
    ("lang", "ordered"),
    [
        ("fi", ["zeta", "åland", "ässä", "öljy"]),
        ("et", ["sama", "šansid", "zero", "žetoon", "tõstma", "voor", "väli", "õige", "äss", "ühe"]),
        ("nl", ["carré", "cheval", "één", "zero"]),
        ("fr", ["carreau", "coeur", "cœur", "dé", "égalité", "étage"]),
    ],
)
def test_the_alphabet_of_each_language(lang: str, ordered: list[str]) -> None:
    assert sorted(_mixed(ordered), key=lambda text: sort_key(text, lang)) == ordered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    with speaking(lang):
        cards = [card_name(card) for card in full_deck()]
        assert len(set(cards)) == len(cards) == len(Rank) * len(Suit)
        assert back_name() not in cards
    assert all(names(lang).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_are_made_of_the_terms(lang: str) -> None:
    term = {term.id: term.names[lang] for term in terms(here().root)}
    for card in full_deck():
        name = names(lang)[card.code]
        assert card.suit
        assert term[RANK_TERMS[card.rank.value]] in name
        assert term[SUIT_TERMS[card.suit.value]].removesuffix("en") in name
        assert names(lang)[card.rank.value] == term[RANK_TERMS[card.rank.value]]
        assert names(lang)[card.suit.value] == term[SUIT_TERMS[card.suit.value]]


def _mixed(words: list[str]) -> list[str]:
    return words[1::2] + words[::2]
