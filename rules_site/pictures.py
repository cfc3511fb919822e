"""The pictures of worked examples, of all games: which drawer draws a result."""

from collections.abc import Mapping
from typing import Any

from rules_site.drawing import Below, Drawer
from rules_site.elements import Element
from rules_site.games.baccarat import pictures as baccarat

_DRAWERS: Mapping[type, Drawer] = {**baccarat.DRAWERS}
_BELOW: Mapping[type, Below] = {**baccarat.BELOW}


def pictures(result: Any, sprites: str) -> tuple[Element | None, Element | None]:
    """What to draw of a result: on the cloth, and below it. `sprites` is the address of the cards' pictures.

    A result that has nothing to see (a row of a table, odds) gives nothing.
    """
    on_cloth, below = _DRAWERS.get(type(result)), _BELOW.get(type(result))
    return on_cloth(result, sprites) if on_cloth else None, below(result) if below else None
