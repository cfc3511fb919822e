"""The betting layout of the money wheel: the sectors of each symbol as a ring, and the fields of the table.

The rules say how many sectors a symbol has, not where they are: the ring groups them, and says so.
"""

from math import cos, pi, sin

from rules_core import money_wheel
from rules_core.fields import Bet
from rules_core.money_wheel import Rules
from rules_core.words import number
from rules_site.cloth import big, layout, named, place, small
from rules_site.elements import Content, Element, element
from rules_site.labels import label

_SIZE, _OUTER, _INNER, _TEXT, _TICK = 320, 112, 74, 118, 1.5
"""Of the drawing: its size, the radii of the ring and of the words around it, half a gap in degrees."""
_RAISED = 16
"""How far the symbol that was drawn stands out."""
_SHADES = 2
"""Neighbours differ in shade; where the last symbol would look like the first, it has a third one."""


def betting_layout(version: str, sprites: str) -> list[Element]:
    """The wheel and the field of a version. Raises `RulesError` `version-unknown`."""
    house = money_wheel.rules(version)
    places = [_field(bet, house) for bet in money_wheel.fields(version).bets]
    made = element(
        "div", {"class": "big-six"}, ring(house), element("div", {"class": "big-six__fields"}, *places)
    )
    return [layout("money-wheel", made, element("p", {"class": "layout__note"}, label("sectors-grouped")))]


def ring(house: Rules, drawn: str | None = None, words: bool = True) -> Element:
    """All sectors of a wheel, grouped by symbol; the symbol that was drawn stands out."""
    parts: list[Content] = []
    start = 0
    for turn, (symbol, count) in enumerate(house.symbols.items()):
        tone = _SHADES if turn == len(house.symbols) - 1 and turn % _SHADES == 0 else turn % _SHADES
        shade = "ring__drawn" if symbol == drawn else f"ring__symbol ring__symbol--{tone}"
        sectors = (
            _sector(start + place, house.sectors, _OUTER + _RAISED * (symbol == drawn))
            for place in range(count)
        )
        parts.append(element("g", {"class": shade, "data-symbol": symbol}, *sectors))
        if words:
            parts.append(_word(sign(symbol), (start + count / 2) / house.sectors))
        start += count
    middle = f"{_SIZE / 2:g}"
    parts.append(element("text", {"x": middle, "y": middle, "class": "ring__count"}, number(house.sectors)))
    name = label("sectors", count=house.sectors)
    view = {"viewBox": f"0 0 {_SIZE} {_SIZE}", "role": "img", "aria-label": name}
    return element("svg", {"class": "ring", **view}, *parts)


def sign(symbol: str) -> str:
    """The symbol on the wheel: its odds, and a letter where two symbols pay the same."""
    return symbol.replace("-", " ").upper()


def _field(bet: Bet, house: Rules) -> Element:
    pays, count = house.pays[bet.kind], house.symbols[bet.kind]
    sectors = label("sectors", count=count)
    return place(
        bet.name,
        f"{named(bet.shown, pays)}, {sectors}",
        big(sign(bet.kind)),
        small(sectors),
        classes="place--side",
    )


def _sector(place: int, sectors: int, outer: int) -> Element:
    gap = _TICK / 360 * sectors / 2
    corners = (
        (place + gap, outer),
        (place + 1 - gap, outer),
        (place + 1 - gap, _INNER),
        (place + gap, _INNER),
    )
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in (_point(turn, sectors, r) for turn, r in corners))
    return element("path", {"d": f"M{line}Z"})


def _word(text: str, turn: float) -> Element:
    """A word that runs outwards from the ring, read from the left on both sides."""
    left = turn > 1 / 2
    angle = 360 * turn + (90 if left else -90)
    x = _SIZE / 2 - _TEXT if left else _SIZE / 2 + _TEXT
    middle = f"{_SIZE / 2:g}"
    at = {"x": f"{x:g}", "y": middle, "transform": f"rotate({angle:.1f} {middle} {middle})"}
    return element("text", {"class": "ring__text" + (" ring__text--left" if left else ""), **at}, text)


def _point(turn: float, sectors: int, radius: float) -> tuple[float, float]:
    """A point of the ring; turns count clockwise from the top."""
    angle = 2 * pi * turn / sectors
    return _SIZE / 2 + radius * sin(angle), _SIZE / 2 - radius * cos(angle)
