"""The pictures of worked examples of boule: the number drawn, the bets that were settled."""

from rules_core import boule
from rules_core.boule import Spin
from rules_core.words import number
from rules_site.chance import pocket, pockets
from rules_site.drawing import Below, Drawer, unspoken
from rules_site.elements import Element, element
from rules_site.games import field_bets
from rules_site.games.boule.layout import colour


def tile(sprites: str) -> list[Element]:
    """The numbers on the tile of the home page."""
    house = boule.rules()
    numbers = unspoken(pocket(number(drawn), colour(drawn, house)) for drawn in house.numbers)
    return [element("span", {"class": "pocket-grid"}, *numbers)]


def _spin(spin: Spin, sprites: str) -> Element:
    return pockets([pocket(number(spin.number), colour(spin.number, boule.rules(spin.version)))])


DRAWERS: dict[type, Drawer] = {Spin: _spin}
BELOW: dict[type, Below] = field_bets.BELOW
