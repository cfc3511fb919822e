"""The pictures of worked examples of roulette: numbers and odds drawn, the bets that were settled."""

from rules_core import roulette
from rules_core.roulette import Settlement, Spin
from rules_core.words import show
from rules_site.chance import pocket, pockets
from rules_site.drawing import Below, Drawer, settled_bets, unspoken
from rules_site.elements import Element, element
from rules_site.labels import label

_TILE = (17, 0, 32)


def tile(sprites: str) -> list[Element]:
    """Numbers on the tile of the home page."""
    spins = (roulette.spin(number) for number in _TILE)
    return unspoken(pocket(spin.number, spin.colour) for spin in spins)


def _spin(spin: Spin, sprites: str) -> Element:
    return pockets([pocket(spin.number, spin.colour)])


def _settlement(settled: Settlement, sprites: str) -> Element:
    row = pockets([pocket(spin.number, spin.colour) for spin in settled.spins])
    if settled.drawn is None:
        return row
    by = label("table-drawn" if roulette.rules(settled.version).drawn_by == "table" else "odds-drawn")
    odds = element(
        "div",
        {"class": "drawn"},
        element("span", {"class": "drawn__name"}, by),
        " ",
        element("span", {"class": "drawn__value"}, settled.drawn.label),
    )
    return element("div", {"class": "drawn-both"}, odds, row)


def _below(settled: Settlement) -> Element:
    def name(bet: str) -> str:
        return show(roulette.read_bet(bet, settled.version).shown)

    return settled_bets(settled.bets, name)


DRAWERS: dict[type, Drawer] = {Spin: _spin, Settlement: _settlement}
BELOW: dict[type, Below] = {Settlement: _below}
