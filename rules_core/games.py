"""Which games the core knows: one row a game, for whoever wants all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from rules_core import baccarat, blackjack, boule, exact, money_wheel, poker, roulette, sic_bo, tuplanoppa
from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.exact import BetOdds


@dataclass(frozen=True)
class Game:
    """A game: its house versions, the bets of a version, and their odds."""

    name: str
    versions: Callable[[], tuple[str, ...]]
    bets: Callable[[str], tuple[str, ...]]
    odds: Callable[[str], tuple[BetOdds, ...]]


GAMES = {
    "baccarat": Game("baccarat", baccarat.versions, lambda version: baccarat.AREAS, exact.baccarat_odds),
    "blackjack": Game("blackjack", blackjack.versions, blackjack.bets, exact.blackjack_odds),
    "roulette": Game("roulette", roulette.versions, roulette.kinds, exact.roulette_odds),
    "boule": Game("boule", boule.versions, lambda version: boule.fields(version).kinds, exact.boule_odds),
    "money-wheel": Game(
        "money-wheel",
        money_wheel.versions,
        lambda version: money_wheel.fields(version).kinds,
        exact.money_wheel_odds,
    ),
    "tuplanoppa": Game(
        "tuplanoppa",
        tuplanoppa.versions,
        lambda version: tuplanoppa.fields(version).kinds,
        exact.tuplanoppa_odds,
    ),
    "sic-bo": Game(
        "sic-bo", sic_bo.versions, lambda version: sic_bo.fields(version).kinds, exact.sic_bo_odds
    ),
    "poker": Game(
        "poker", poker.versions, lambda version: (), lambda version: ()
    ),  # no bets against the house
}


def game(name: str) -> Game:
    """The game of this name. Raises `RulesError` `game-unknown`.

    >>> game("baccarat").versions()
    ('live',)
    """
    if not isinstance(name, str) or name not in GAMES:
        raise RulesError("game-unknown", game=shorten(name), games=", ".join(GAMES))
    return GAMES[name]


def odds(name: str | None = None, version: str | None = None) -> tuple[BetOdds, ...]:
    """The odds of every bet: of all games, of one game, or of one version of it.

    Raises `RulesError` `game-unknown`, `version-unknown`.

    >>> [row.bet for row in odds("baccarat", "live")]
    ['player', 'tie', 'banker']
    """
    chosen = [game(name)] if name is not None else list(GAMES.values())
    rows: list[BetOdds] = []
    for one in chosen:
        if version is not None and version not in one.versions():
            raise RulesError("version-unknown", version=shorten(version), versions=", ".join(one.versions()))
        for each in (version,) if version is not None else one.versions():
            rows.extend(one.odds(each))
    return tuple(rows)
