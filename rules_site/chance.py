"""What decides a round, as a picture: dice, and the numbers of a wheel in their colours."""

from collections.abc import Iterable

from rules_core.words import number
from rules_site.elements import Element, element
from rules_site.labels import label

_NEAR, _MIDDLE, _FAR = 2, 4.5, 7
_CORNERS = ((_FAR, _NEAR), (_NEAR, _FAR))
_OTHERS = ((_NEAR, _NEAR), (_FAR, _FAR))
_SIDES = ((_NEAR, _MIDDLE), (_FAR, _MIDDLE))
_PIPS = {
    1: ((_MIDDLE, _MIDDLE),),
    2: _CORNERS,
    3: (*_CORNERS, (_MIDDLE, _MIDDLE)),
    4: (*_CORNERS, *_OTHERS),
    5: (*_CORNERS, *_OTHERS, (_MIDDLE, _MIDDLE)),
    6: (*_CORNERS, *_OTHERS, *_SIDES),
}
"""Where the pips of a face stand, in a square of nine units."""


def die(face: int, spoken: bool = True) -> Element:
    """A die that shows this face; silent where the name beside it says so."""
    dots = "".join(f"M{x:g} {y:g}h0" for x, y in _PIPS[face])
    voice = {"role": "img", "aria-label": label("die", face=face)} if spoken else {"aria-hidden": "true"}
    return element("svg", {"class": "die", "viewBox": "0 0 9 9", **voice}, element("path", {"d": dots}))


def dice(faces: Iterable[int], spoken: bool = True) -> Element:
    """Dice in a row."""
    return element("span", {"class": "dice"}, *(die(face, spoken) for face in faces))


def throw(faces: Iterable[int], total: int, mark: str | None = None) -> Element:
    """A throw: its dice, their sum, and beside it a word for what it is."""
    caption = element(
        "figcaption",
        {"class": "hand__caption"},
        element("span", {"class": "hand__name"}, label("dice-sum")),
        " ",
        element("span", {"class": "hand__total"}, number(total)),
        " " if mark else None,
        element("span", {"class": "hand__mark"}, mark) if mark else None,
    )
    return element("figure", {"class": "hand throw"}, caption, dice(faces))


def pocket(shown: str, colour: str) -> Element:
    """A number of a wheel: red ones round, black ones square, others with cut corners.

    `colour` is `red`, `black` or `green`; a form of its own tells each apart without the colour.
    """
    name = label("pocket", number=shown, colour=label(f"colour-{colour}"))
    return element("span", {"class": f"pocket pocket--{colour}", "role": "img", "aria-label": name}, shown)


def pockets(row: Iterable[Element]) -> Element:
    """The numbers that a wheel has drawn, in order."""
    return element("div", {"class": "pockets"}, *row)
