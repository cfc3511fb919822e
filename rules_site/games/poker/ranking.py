"""The classes of poker hands: each with a picture of a hand, and how many hands of it there are."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from rules_core.cards import read_cards
from rules_core.exact import poker_counts
from rules_core.poker import rules
from rules_core.results import Share
from rules_core.tables.poker import Category
from rules_core.words import number, percent
from rules_site.drawing import card
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

HANDS: Mapping[str, tuple[str, str]] = {
    "royal-flush": ("A♠ K♠ Q♠ J♠ 10♠", ""),
    "straight-flush": ("9♥ 8♥ 7♥ 6♥ 5♥", ""),
    "four-of-a-kind": ("8♠ 8♥ 8♦ 8♣", "K♠"),
    "full-house": ("7♠ 7♥ 7♦ 2♣ 2♠", ""),
    "flush": ("A♠ J♠ 9♠ 6♠ 4♠", ""),
    "straight": ("6♠ 5♥ 4♦ 3♣ 2♠", ""),
    "three-of-a-kind": ("Q♠ Q♥ Q♦", "A♣ 5♠"),
    "two-pair": ("K♠ K♥ 4♦ 4♣", "2♠"),
    "four-flush": ("A♠ 10♠ 6♠ 3♠", "2♦"),
    "four-straight": ("A♠ K♥ Q♦ J♣", "2♠"),
    "pair": ("A♠ A♥", "K♦ 7♣ 3♠"),
    "high-card": ("A♠", "9♥ 7♦ 5♣ 3♠"),
}
"""A hand of each class: the cards that make it, and the others."""


def ranking(version: str, sprites: str) -> list[Element]:
    """The classes from the best to the lowest, each with a hand."""
    head = [column(label("hand-class")), column(label("hand-example"))]
    made = rule_table("ranking", label("ranking"), [head], "rule-table--ranking")
    for category in _classes():
        made.row("", _name(category), element("td", None, _cards(*HANDS[category.name], sprites)))
    return [made.element]


def _classes() -> Iterator[Category]:
    """The classes of hands, the best first."""
    yield from sorted(rules().categories.values(), key=lambda category: -category.level)


def _name(category: Category) -> Element:
    link = {"data-clause": category.clause}
    if not category.only:
        return row_name(label(f"category-{category.name}"), **link)
    only = element("span", {"class": "odds__note"}, label("only-soko"))
    return row_name(label(f"category-{category.name}"), " ", only, **link)


def _cards(makes: str, others: str, sprites: str) -> Element:
    shown = [card(one, sprites, "playing-card--s") for one in read_cards(makes)]
    if others:
        aside = ("playing-card--s", "playing-card--aside")
        shown += [card(one, sprites, *aside) for one in read_cards(others)]
    return element("span", {"class": "cards"}, *shown)


def frequencies(version: str, sprites: str) -> list[Element]:
    """How many of all hands of five cards are of each class, in poker and with Sökö's classes."""
    plain, soko = poker_counts(), poker_counts(soko=True)
    columns = (label("hands-of-five"), label("probability"))
    names = (label("game-poker"), label("game-soko"))
    groups = [column("", rowspan="2"), *(column(name, colspan=str(len(columns))) for name in names)]
    head = [column(text, "num") for _ in range(2) for text in columns]
    made = rule_table("frequencies", label("frequencies"), [groups, head])
    for category in _classes():
        cells = [part for counts in (plain.counts, soko.counts) for part in _share(category.name, counts)]
        made.row("", row_name(label(f"category-{category.name}")), *cells)
    return [made.element]


def _share(name: str, counts: Mapping[str, int]) -> list[Element]:
    if name not in counts:
        return [cell("–", "num"), cell("–", "num")]
    share = Share(Fraction(counts[name], sum(counts.values())))
    return [cell(number(counts[name]), "num"), cell(percent(share), "num")]
