"""Betting layouts: a frame on felt, and in it the places of bets, each with the core's name of its bet.

A place carries `data-bet`, which calculators read, and a name in the language of the page. A cloth is drawn
in units: `x` counts across it and `y` along it, so that the style sheet can lay it upright or on its side.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules_core.odds import Odds
from rules_core.results import Name
from rules_core.words import number, show
from rules_site.elements import Content, Element, element
from rules_site.labels import label


@dataclass(frozen=True)
class Box:
    """A rectangle on a cloth, in units; a point is one without a size."""

    x: Fraction
    y: Fraction
    width: Fraction = Fraction(0)
    height: Fraction = Fraction(0)

    def meets(self, other: "Box") -> "Box | None":
        """What two boxes have in common: a rectangle, a line, a point or nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        width = min(self.x + self.width, other.x + other.width) - x
        height = min(self.y + self.height, other.y + other.height) - y
        return Box(x, y, width, height) if width >= 0 and height >= 0 else None

    @property
    def middle(self) -> "Box":
        """The point in the middle."""
        return Box(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def style(self) -> str:
        """Where it lies, for the style sheet."""
        return properties(x=self.x, y=self.y, w=self.width, h=self.height)


def properties(**values: Fraction | float | int) -> str:
    """Custom properties for a `style` attribute.

    >>> properties(x=Fraction(1, 2), y=3)
    '--x:0.5;--y:3'
    """
    return ";".join(f"--{name}:{float(value):.5g}" for name, value in values.items())


def layout(game: str, *content: Content, classes: str = "") -> Element:
    """The frame of a layout; `game` is the core's name of the game."""
    name = label("layout-of", game=Name(f"game-{game}"))
    attributes = {"class": f"layout layout--{game} felt {classes}".strip(), "role": "group"}
    return element("div", {**attributes, "aria-label": name}, *content)


def place(bet: str, name: str, *content: Content, classes: str = "", **attributes: str) -> Element:
    """The place of a bet, spoken as `name`; what it shows is not read aloud."""
    given = {"class": f"place {classes}".strip(), "data-bet": bet, "role": "img", "aria-label": name}
    return element("span", given | attributes, *content)


def seen(*content: Content, classes: str = "") -> Element:
    """Something to look at that the names around it already say."""
    return element("span", {"aria-hidden": "true"} | ({"class": classes} if classes else {}), *content)


def big(text: str) -> Element:
    """The number or the word of a place."""
    return element("span", {"class": "place__name"}, text)


def small(*content: Content) -> Element:
    """What stands below it: odds, a count."""
    return element("span", {"class": "place__note"}, *content)


def odds(pays: Odds) -> Element:
    """The odds that a place pays."""
    return small(str(pays))


def named(shown: tuple[Any, ...], pays: Odds | None = None) -> str:
    """The spoken name of a place: its bet as the core shows it, and what it pays."""
    return show(shown) if pays is None else f"{show(shown)}, {pays}"


def span(numbers: tuple[int, ...]) -> str:
    """Numbers in a row as `1–12`, others as a list."""
    first, last = min(numbers), max(numbers)
    if last - first + 1 == len(numbers) and len(numbers) > 1:
        return f"{number(first)}–{number(last)}"
    return " ".join(map(number, numbers))
