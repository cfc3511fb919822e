"""The pictures of worked examples of sic bo: the dice thrown, the bets that were settled."""

from rules_core.sic_bo import Roll
from rules_site.chance import dice, throw
from rules_site.drawing import Below, Drawer
from rules_site.elements import Element
from rules_site.games import field_bets
from rules_site.labels import label

_TILE = (2, 6, 3)


def tile(sprites: str) -> list[Element]:
    """Dice on the tile of the home page."""
    return [dice(_TILE, spoken=False)]


def _roll(roll: Roll, sprites: str) -> Element:
    return throw(roll.dice, roll.total, label("triple-thrown") if roll.triple else None)


DRAWERS: dict[type, Drawer] = {Roll: _roll}
BELOW: dict[type, Below] = field_bets.BELOW
