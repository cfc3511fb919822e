"""Boule as its calculator reads it."""

from rules_core import boule
from rules_core.words import number
from rules_site.browser import fields
from rules_site.browser.fields import Example, Game, Table
from rules_site.chance import pocket
from rules_site.games.boule.layout import betting_layout, colour

EXAMPLE = Example(("7",), {"straight:7": "5", "straight:5": "5", "odd": "10", "black": "10"})


def table(version: str = "ray") -> Table:
    """Everything about this version of the game that the browser needs."""
    house = boule.rules(version)
    values = {str(pocket): house.pockets_each for pocket in house.numbers}
    drawn = Game(
        fields=boule.fields(version),
        steps=lambda number: boule.spin(number, version).steps,
        read=lambda row: int(row[0]),
        values=values,
        example=EXAMPLE,
        voids={cause: boule.void_round(cause, version) for cause in boule.rules(version).void},
    )
    return fields.table(drawn)


def view(version: str = "ray") -> Table:
    """The layout and the numbers in the current language."""
    house = boule.rules(version)
    pockets = [(str(each), pocket(number(each), colour(each, house))) for each in house.numbers]
    [layout] = betting_layout(version, "")
    return fields.view(layout, ((value, made.get("aria-label", ""), made) for value, made in pockets))
