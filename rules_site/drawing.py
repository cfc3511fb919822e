"""What pictures are drawn from: a card with its spoken name, cards with a caption, settled bets."""

from collections.abc import Callable, Iterable
from typing import Any

from rules_core.cards import Card
from rules_core.odds import SettledBet
from rules_core.roulette import ImprisonedBet
from rules_core.words import number
from rules_site.card_names import card_name
from rules_site.cards import BACK, card_html
from rules_site.elements import Element, add, element, from_html, hidden
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

Drawer = Callable[[Any, str], Element | None]
"""Draws a result, or not; the text is the address of the cards' pictures."""

Below = Callable[[Any], Element | None]
"""What stands below the picture of a result."""

_OUTCOMES = {
    "win": "is-win",
    "lose": "is-loss",
    "push": "is-push",
    "part": "is-part",
    "prison": "is-held",
}


def card(shown: Card, sprites: str, *classes: str, compact: bool = False) -> Element:
    """A card with its spoken name."""
    suit = shown.suit.value if shown.suit else None
    made = from_html(card_html(shown.rank.value, suit, card_name(shown), sprites, compact))
    made.set("class", " ".join((made.get("class", ""), *classes)))
    return made


def back(name: str, sprites: str, *classes: str) -> Element:
    """A card that lies face down, spoken as `name`."""
    made = from_html(card_html(BACK, None, name, sprites))
    made.set("class", " ".join((made.get("class", ""), *classes)))
    return made


def figure(
    name: str,
    total: int | None,
    cards: list[Element],
    *classes: str,
    mark: str | None = None,
    said: str = "point-count",
) -> Element:
    """Cards with their name and total above them, `mark` beside it; `said` is read before the total."""
    caption = element(
        "figcaption", {"class": "hand__caption"}, element("span", {"class": "hand__name"}, name)
    )
    if total is not None:
        add(caption, " ")
        add(caption, element("span", {"class": "hand__total"}, hidden(f"{label(said)} "), number(total)))
    if mark:
        add(caption, " ")
        add(caption, element("span", {"class": "hand__mark"}, mark))
    row = element("div", {"class": "hand__cards"}, *cards)
    return element("figure", {"class": " ".join(("hand", *classes))}, caption, row)


def settled_bets(bets: Iterable[SettledBet | ImprisonedBet], name: Callable[[str], str]) -> Element:
    """What became of each bet; `name` says what a bet is called. A bet in prison has no result yet."""
    columns = (("bet", ""), ("stake", "num"), ("outcome", ""), ("comes-back", "num"))
    made = rule_table("", label("bets"), [[column(label(code), classes) for code, classes in columns]])
    for bet in bets:
        outcome = _outcome(bet)
        made.row(
            _OUTCOMES[outcome],
            row_name(name(bet.bet)),
            cell(number(bet.stake), "num"),
            cell(label(f"outcome-{outcome}"), "outcome"),
            cell("–" if bet.returned is None else number(bet.returned), "num"),
        )
    return made.element


def _outcome(bet: SettledBet | ImprisonedBet) -> str:
    if isinstance(bet, ImprisonedBet):
        return "prison"
    return "part" if bet.result == "lose" and bet.returned else bet.result


def unspoken(parts: Iterable[Element]) -> list[Element]:
    """Pictures without their names, for where the text beside them says all."""
    kept = list(parts)
    for part in kept:
        for attribute in ("role", "aria-label"):
            part.attrib.pop(attribute, None)
    return kept
