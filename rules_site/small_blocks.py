"""The small blocks of a page: houses, the games of the home page, the places of calculators and drills."""

from collections.abc import Callable, Mapping

from rules_core.games import GAMES
from rules_site.browser.export import GAMES as CALCULATORS
from rules_site.elements import Element, element
from rules_site.games.baccarat import pictures as baccarat
from rules_site.games.blackjack import pictures as blackjack
from rules_site.games.boule import pictures as boule
from rules_site.games.money_wheel import pictures as money_wheel
from rules_site.games.poker import pictures as poker
from rules_site.games.roulette import pictures as roulette
from rules_site.games.sic_bo import pictures as sic_bo
from rules_site.games.tuplanoppa import pictures as tuplanoppa
from rules_site.labels import LABELS, label

_TILES: Mapping[str, Callable[[str], list[Element]]] = {
    "baccarat": baccarat.tile,
    "blackjack": blackjack.tile,
    "roulette": roulette.tile,
    "boule": boule.tile,
    "money-wheel": money_wheel.tile,
    "tuplanoppa": tuplanoppa.tile,
    "sic-bo": sic_bo.tile,
    "poker": poker.tile,
}
"""What the tile of a game shows, made with the address of the cards' pictures."""

WITH_PAGE = tuple(name for name in GAMES if name in _TILES)
"""The games that the site describes so far, in the core's order."""

DRILLS = ("baccarat-third-card",)


def houses(names: list[str]) -> list[Element]:
    """Which houses' rules the page has. Raises `ValueError` for an unknown house."""
    for name in names:
        if f"house-{name}" not in LABELS:
            raise ValueError(f"there is no house {name}")
    chips = (element("li", {"class": f"house house--{n}"}, label(f"house-{n}")) for n in names)
    return [element("ul", {"class": "houses"}, *chips)]


def games(sprites: str) -> list[Element]:
    """The games with a page, each a link to its page with a picture and a line."""
    return [element("ul", {"class": "home__games"}, *(_tile(name, sprites) for name in WITH_PAGE))]


def _tile(name: str, sprites: str) -> Element:
    picture = element(
        "span", {"class": "game-tile__picture felt", "aria-hidden": "true"}, *_TILES[name](sprites)
    )
    title = element("span", {"class": "game-tile__name"}, label(f"game-{name}"))
    line = element("span", {"class": "game-tile__text"}, label(f"about-{name}"))
    return element(
        "li", None, element("a", {"class": "game-tile", "href": f"{name}.md"}, picture, title, " ", line)
    )


def calculator(argument: str, language: str) -> list[Element]:
    """The place of a calculator; after the game, if it is to open with one, a version or a variant of it.

    Raises `ValueError` for an unknown game, version or variant.
    """
    game, _, opened = argument.partition(" ")
    if game not in CALCULATORS:
        raise ValueError(f"there is no calculator of {game}")
    if opened and opened not in (*CALCULATORS[game].variants, *GAMES[game].versions()):
        raise ValueError(f"the calculator of {game} has no {opened}")
    attributes = {"class": "calculator", "game": game, "lang": language}
    if opened in CALCULATORS[game].variants:
        attributes["variant"] = opened
    elif opened:
        attributes["version"] = opened
    return [
        element("rule-calculator", attributes, element("p", {"class": "unscripted"}, label("no-calculator")))
    ]


def drill(kind: str, language: str) -> list[Element]:
    """The place of a drill. Raises `ValueError` for an unknown kind."""
    if kind not in DRILLS:
        raise ValueError(f"there is no drill {kind}")
    attributes = {"class": "drill", "kind": kind, "lang": language}
    return [element("rule-drill", attributes, element("p", {"class": "unscripted"}, label("no-drill")))]
