"""Sic bo as its calculator reads it."""

from rules_core import sic_bo
from rules_site.browser import dice, fields
from rules_site.browser.fields import Example, Game, Table
from rules_site.games.sic_bo.layout import betting_layout

EXAMPLE = Example(
    ("2", "5", "5"), {"big": "10", "double:5": "5", "two-dice:2,5": "5", "single:5": "5", "total:12": "5"}
)


def table(version: str = "ray") -> Table:
    """Everything about this version of the game that the browser needs."""
    house = sic_bo.rules(version)
    drawn = Game(
        fields=sic_bo.fields(version),
        steps=lambda thrown: sic_bo.roll(thrown, version).steps,
        read=lambda row: tuple(map(int, row)),
        values=dice.faces(house.faces),
        example=EXAMPLE,
        parts=house.dice,
    )
    return fields.table(drawn)


def view(version: str = "ray") -> Table:
    """The layout and the faces of a die in the current language."""
    [layout] = betting_layout(version, "")
    return fields.view(layout, dice.keys(sic_bo.rules(version).faces))
