"""Which games the core knows: one row a game, for whoever wants all of them."""

from collections.abc import Callable
from dataclasses import dataclass

from rules_core import baccarat, exact
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
}


def game(name: str) -> Game:
    """The game of this name. Raises `RulesError` `game-unknown`.

    >>> game("baccarat").versions()
    ('live',)
    """
    if name not in GAMES:
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
