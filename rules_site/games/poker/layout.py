"""The table of poker: seats with the dealer button, the common cards of a game by their stages, the pot."""

from math import cos, pi, sin

from rules_core.poker import Variant, rules
from rules_core.results import Name
from rules_core.words import number, show
from rules_site.cards import BACK, card_html
from rules_site.cloth import layout, properties
from rules_site.elements import Element, element, from_html
from rules_site.labels import label


def betting_layout(variant: str, sprites: str) -> list[Element]:
    """The table of a game such as `omaha`; of a version (`ray`) that of its best-known game.

    Raises `ValueError` for a game that there is not.
    """
    house = rules()
    name = "holdem" if variant == house.version else variant
    if name not in house.variants:
        raise ValueError(f"there is no poker game “{name}”")
    game = house.variants[name]
    seats = [_seat(seat, house.seats) for seat in range(1, house.seats + 1)]
    middle = element(
        "div",
        {"class": "oval__middle"},
        element("span", {"class": "oval__game"}, show(Name(f"game-{game.name}"))),
        *(_board(game, sprites) for _ in range(game.rows)),
        element("span", {"class": "oval__pot"}, label("pot")),
        _own(game, sprites),
    )
    return [layout("poker", element("div", {"class": "oval"}, *seats, middle))]


def _seat(seat: int, seats: int) -> Element:
    """A seat; they go clockwise from the foot of the table, and the last one has the button."""
    angle = 2 * pi * (seat - 0.5) / seats
    where = {"style": properties(x=(1 - sin(angle)) / 2, y=(1 + cos(angle)) / 2)}
    name = label("seat", number=seat)
    button = element("span", {"class": "oval__button", "title": label("dealer-button")}, label("button"))
    return element(
        "span",
        {
            "class": "oval__seat",
            "role": "img",
            "aria-label": name if seat < seats else f"{name}, {label('dealer-button')}",
            **where,
        },
        number(seat),
        button if seat == seats else None,
    )


def _board(game: Variant, sprites: str) -> Element:
    """A row of common cards: an empty place for each, under the name of the stage that deals it."""
    stages = [
        element(
            "span",
            {"class": "oval__stage"},
            element(
                "span",
                {"class": "oval__slots"},
                *(element("span", {"class": "oval__slot"}) for _ in range(stage.board)),
            ),
            element("span", {"class": "oval__word"}, show(Name(f"stage-{stage.name}"))),
        )
        for stage in game.stages
        if stage.board
    ]
    return element("div", {"class": "oval__board"}, *stages)


def _own(game: Variant, sprites: str) -> Element:
    """A player's own cards, as many as the game deals: face down, or open places."""
    down = [
        from_html(card_html(BACK, None, label("card-down"), sprites))
        for stage in game.stages
        for _ in range(stage.down)
    ]
    up = [element("span", {"class": "oval__slot"}) for stage in game.stages for _ in range(stage.up)]
    cards = element("span", {"class": "oval__slots"}, *down, *up)
    return element(
        "span", {"class": "oval__own"}, cards, element("span", {"class": "oval__word"}, label("own-cards"))
    )
