"""The layout of blackjack: the seats in the order of the deal, the dealer, and the bets of a seat."""

from math import cos, pi, sin

from rules_core import blackjack
from rules_core.results import Name, Share
from rules_core.tables.blackjack import BLACKJACK, INSURANCE, WIN, Rules
from rules_core.words import number, show
from rules_site.cards import BACK, card_html
from rules_site.cloth import big, layout, named, odds, place, properties, small
from rules_site.elements import Element, element, from_html
from rules_site.labels import label

_ON_TABLE = ("initial", "insurance")
_WIDE, _DEEP = 0.43, 0.66
"""How far the arc of seats reaches from its middle, which lies at the dealer: in widths, in heights."""
_FIRST, _LAST = pi / 14, pi - pi / 14


def betting_layout(version: str, sprites: str) -> list[Element]:
    """The table of a version. Raises `RulesError` `version-unknown`."""
    house = blackjack.rules(version)
    seats = [_seat(seat, house) for seat in range(1, house.seats + 1)]
    bets = [_bet(bet, house) for bet in blackjack.bets(version) if bet not in _ON_TABLE]
    table = element(
        "div", {"class": "arc"}, _dealer(sprites), _shoe(house), _blackjack(house), _insurance(house), *seats
    )
    added = element("div", {"class": "arc__bets"}, *bets)
    note = element("p", {"class": "layout__note"}, label("seats-in-order"))
    return [layout("blackjack", table, note, added)]


def _seat(seat: int, house: Rules) -> Element:
    """A seat; the first lies on the dealer's left, which is the right of the picture."""
    share = (seat - 1) / (house.seats - 1) if house.seats > 1 else 1 / 2
    angle = _FIRST + (_LAST - _FIRST) * share
    where = {"style": properties(x=0.5 + _WIDE * cos(angle), y=0.2 + _DEEP * sin(angle))}
    name = f"{label('seat', number=seat)}, {named((Name('bet-blackjack-initial'),), house.pays[WIN])}"
    return place("initial", name, big(number(seat)), classes="arc__seat", **where, **{"data-seat": str(seat)})


def _dealer(sprites: str) -> Element:
    back = from_html(card_html(BACK, None, label("hole-card"), sprites))
    return element(
        "div",
        {"class": "arc__dealer", "aria-hidden": "true"},
        element("span", {"class": "arc__word"}, label("dealer")),
        element("span", {"class": "arc__cards"}, element("span", {"class": "arc__slot"}), back),
    )


def _shoe(house: Rules) -> Element:
    text = label("shoe-decks", count=house.decks)
    return element(
        "div", {"class": "arc__shoe"}, element("span", {"class": "arc__box", "aria-hidden": "true"}), text
    )


def _blackjack(house: Rules) -> Element:
    text = f"{label('game-blackjack')} {house.pays[BLACKJACK]}"
    return element("div", {"class": "arc__pays"}, text)


def _insurance(house: Rules) -> Element:
    """The line on which insurance is bet, with its odds and how much it may be."""
    name, pays = Name("bet-blackjack-insurance"), house.pays[INSURANCE]
    share = label("of-the-bet", share=Share(house.insurance))
    shown = (big(show(name)), odds(pays), small(share))
    return place("insurance", f"{named((name,), pays)}, {share}", *shown, classes="arc__insurance")


def _bet(bet: str, house: Rules) -> Element:
    """A bet that is added to a seat, with its odds."""
    name, pays = Name(f"bet-blackjack-{bet}"), house.pays[WIN]
    shown = (big(show(name)), odds(pays))
    return place(bet, named((name,), pays), *shown, classes="place--side")
