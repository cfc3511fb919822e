"""The betting layout of tuplanoppa: sums below and above the pivot, all pairs, under and over."""

from rules_core import tuplanoppa
from rules_core.fields import Bet
from rules_core.tuplanoppa import ANY_DOUBLE, TOTAL, Rules
from rules_core.words import number, show
from rules_site.chance import dice
from rules_site.cloth import big, layout, named, odds, place, properties, small
from rules_site.elements import Content, Element, element


def betting_layout(version: str, sprites: str) -> list[Element]:
    """The field of a version. Raises `RulesError` `version-unknown`."""
    house = tuplanoppa.rules(version)
    places = tuplanoppa.fields(version).bets
    sums = [bet for bet in places if bet.kind == TOTAL]
    under, over = house.around
    parts = {
        "below": [bet for bet in sums if bet.numbers[0] < house.pivot],
        "pivot": [bet for bet in sums if bet.numbers[0] == house.pivot],
        "above": [bet for bet in sums if bet.numbers[0] > house.pivot],
        "under": [bet for bet in places if bet.kind == under],
        "over": [bet for bet in places if bet.kind == over],
        "pairs": [bet for bet in places if bet.kind == ANY_DOUBLE],
    }
    made = [
        element("div", {"class": f"twin__{part}"}, *(_place(bet, house) for bet in bets))
        for part, bets in parts.items()
    ]
    side = {"style": properties(side=max(len(parts["below"]), len(parts["above"])))}
    return [layout("tuplanoppa", element("div", {"class": "twin", **side}, *made))]


def _place(bet: Bet, house: Rules) -> Element:
    pays = house.pays[bet.name]
    return place(bet.name, named(bet.shown, pays), *_shown(bet, house), odds(pays), classes="place--side")


def _shown(bet: Bet, house: Rules) -> list[Content]:
    """A sum; all pairs as dice; what lies under or over the pivot."""
    if bet.kind == TOTAL:
        return [big(number(bet.numbers[0]))]
    if bet.kind == ANY_DOUBLE:
        pairs = (dice([face] * house.dice, spoken=False) for face in range(1, house.faces + 1))
        return [big(show(bet.title)), element("span", {"class": "twin__dice"}, *pairs)]
    below = bet.kind == house.around[0]
    first, last = (house.totals[0], house.pivot - 1) if below else (house.pivot + 1, house.totals[-1])
    return [big(show(bet.title)), small(f"{number(first)}–{number(last)}")]
