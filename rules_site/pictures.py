"""The pictures of worked examples, of all games: which drawer draws a result."""

from collections.abc import Mapping
from typing import Any

from rules_site.drawing import Below, Drawer
from rules_site.elements import Element
from rules_site.games.baccarat import pictures as baccarat
from rules_site.games.blackjack import pictures as blackjack
from rules_site.games.boule import pictures as boule
from rules_site.games.money_wheel import pictures as money_wheel
from rules_site.games.poker import pictures as poker
from rules_site.games.roulette import pictures as roulette
from rules_site.games.sic_bo import pictures as sic_bo
from rules_site.games.tuplanoppa import pictures as tuplanoppa

_GAMES = (baccarat, blackjack, boule, money_wheel, poker, roulette, sic_bo, tuplanoppa)
_DRAWERS: Mapping[type, Drawer] = {kind: draw for game in _GAMES for kind, draw in game.DRAWERS.items()}
_BELOW: Mapping[type, Below] = {kind: draw for game in _GAMES for kind, draw in game.BELOW.items()}


def pictures(result: Any, sprites: str) -> tuple[Element | None, Element | None]:
    """What to draw of a result: on the cloth, and below it. `sprites` is the address of the cards' pictures.

    A result that has nothing to see (a row of a table, odds) gives nothing.
    """
    on_cloth, below = _DRAWERS.get(type(result)), _BELOW.get(type(result))
    return on_cloth(result, sprites) if on_cloth else None, below(result) if below else None
