"""The pictures of worked examples of the money wheel: the symbol drawn, the bets that were settled."""

from rules_core import money_wheel
from rules_core.money_wheel import Spin
from rules_core.results import Name
from rules_core.words import show
from rules_site.drawing import Below, Drawer, unspoken
from rules_site.elements import Element, element
from rules_site.games import field_bets
from rules_site.games.money_wheel.layout import ring


def tile(sprites: str) -> list[Element]:
    """The wheel on the tile of the home page."""
    return unspoken([ring(money_wheel.rules(), words=False)])


def _spin(spin: Spin, sprites: str) -> Element:
    name = element("figcaption", {"class": "drawn__value"}, show(Name(f"bet-money-wheel-{spin.symbol}")))
    wheel = ring(money_wheel.rules(spin.version), spin.symbol, words=False)
    return element("figure", {"class": "drawn drawn--wheel"}, wheel, name)


DRAWERS: dict[type, Drawer] = {Spin: _spin}
BELOW: dict[type, Below] = field_bets.BELOW
