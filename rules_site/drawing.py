"""What pictures are drawn from: a card with its spoken name, cards with a caption, settled bets."""

from collections.abc import Callable, Iterable
from typing import Any

from rules_core.cards import Card
from rules_core.odds import SettledBet
from rules_core.words import number
from rules_site.card_names import card_name
from rules_site.cards import card_html
from rules_site.elements import Element, element, from_html, hidden
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

Drawer = Callable[[Any, str], Element | None]
"""Draws a result, or not; the text is the address of the cards' pictures."""

Below = Callable[[Any], Element | None]
"""What stands below the picture of a result."""

_OUTCOMES = {"win": "is-win", "lose": "is-loss", "push": "is-push"}


def card(shown: Card, sprites: str, *classes: str, compact: bool = False) -> Element:
    """A card with its spoken name."""
    suit = shown.suit.value if shown.suit else None
    made = from_html(card_html(shown.rank.value, suit, card_name(shown), sprites, compact))
    made.set("class", " ".join((made.get("class", ""), *classes)))
    return made


def figure(name: str, total: int, cards: list[Element], *classes: str, mark: str | None = None) -> Element:
    """Cards with their name and total above them, `mark` beside it."""
    caption = element(
        "figcaption",
        {"class": "hand__caption"},
        element("span", {"class": "hand__name"}, name),
        " ",
        element("span", {"class": "hand__total"}, hidden(f"{label('point-count')} "), number(total)),
        " " if mark else None,
        element("span", {"class": "hand__mark"}, mark) if mark else None,
    )
    row = element("div", {"class": "hand__cards"}, *cards)
    return element("figure", {"class": " ".join(("hand", *classes))}, caption, row)


def settled_bets(bets: Iterable[SettledBet], name: Callable[[str], str]) -> Element:
    """What became of each bet; `name` says what a bet is called."""
    columns = (("bet", ""), ("stake", "num"), ("outcome", ""), ("comes-back", "num"))
    made = rule_table("", label("bets"), [[column(label(code), classes) for code, classes in columns]])
    for bet in bets:
        made.row(
            _OUTCOMES[bet.result],
            row_name(name(bet.bet)),
            cell(number(bet.stake), "num"),
            cell(label(f"outcome-{bet.result}"), "outcome"),
            cell(number(bet.returned), "num"),
        )
    return made.element


def unspoken(parts: Iterable[Element]) -> list[Element]:
    """Pictures without their names, for where the text beside them says all."""
    kept = list(parts)
    for part in kept:
        for attribute in ("role", "aria-label"):
            part.attrib.pop(attribute, None)
    return kept
