"""The betting layout of boule: the numbers with the neutral one in their midst, and the side fields."""

from math import isqrt

from rules_core import boule
from rules_core.boule import Rules
from rules_core.fields import Bet
from rules_core.words import number, show
from rules_site.cloth import big, layout, named, odds, place, properties, seen, small, span
from rules_site.elements import Element, element
from rules_site.labels import label

ORDER = ("low", "high", "even", "odd", "red", "black")
"""The side fields in the order in which they stand, two and two."""


def betting_layout(version: str, sprites: str) -> list[Element]:
    """The field of a version. Raises `RulesError` `version-unknown`."""
    house = boule.rules(version)
    places = boule.fields(version).bets
    numbers = [_number(bet, house) for bet in places if bet.numbers]
    sides = sorted((bet for bet in places if not bet.numbers), key=lambda bet: ORDER.index(bet.kind))
    columns = {"style": properties(columns=isqrt(len(numbers)))}
    made = element(
        "div",
        {"class": "boule"},
        element("div", {"class": "boule__numbers", **columns}, *numbers),
        *(_side(bet, house) for bet in sides),
    )
    note = label("boule-pockets", count=house.pockets_each, straight=house.pays[boule.STRAIGHT])
    return [layout("boule", made, element("p", {"class": "layout__note"}, note))]


def colour(drawn: int, house: Rules) -> str:
    """The colour of a number; the neutral one has none of the two."""
    return next((name for name in ("red", "black") if drawn in house.sides[name]), "green")


def _number(bet: Bet, house: Rules) -> Element:
    drawn = bet.numbers[0]
    shade = colour(drawn, house)
    name = named(bet.shown, house.pays[bet.kind])
    classes = "place--number" + (" place--neutral" if drawn == house.neutral else "")
    return place(bet.name, name, seen(number(drawn), classes=f"pocket pocket--{shade}"), classes=classes)


def _side(bet: Bet, house: Rules) -> Element:
    swatch = seen(classes=f"pocket pocket--{bet.kind}") if bet.kind in ("red", "black") else None
    pays = house.pays[bet.kind]
    numbers = small(span(house.sides[bet.kind]))
    return place(
        bet.name,
        named(bet.shown, pays),
        swatch,
        big(show(bet.title)),
        numbers,
        odds(pays),
        classes=f"place--side boule__{bet.kind}",
    )
