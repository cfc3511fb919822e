"""`rules-core games` and `rules-core odds [GAME [VERSION]]`"""

import argparse
from itertools import groupby

from rules_core import games
from rules_core.commands.command import Answer, Arguments, Command
from rules_core.plain import plain
from rules_core.results import BetOdds
from rules_core.sentences import N_, SENTENCES
from rules_core.words import explain, translate

_GAMES_HELP = N_("every game, house version and bet")
_ODDS_HELP = N_("every bet: what it pays, its chances, the house edge")
_GAME = N_("a game; without it all games")
_VERSION = N_("a house version; without it all versions")
_NONE = SENTENCES["odds-none"]


def _no_arguments(group: Arguments) -> None:
    """`games` takes no arguments of its own."""


def _games(options: argparse.Namespace) -> Answer:
    rows, lines = [], []
    for name, game in games.GAMES.items():
        for version in game.versions():
            bets = game.bets(version)
            rows.append({"game": name, "version": version, "bets": list(bets)})
            named = ", ".join(f"{bet} ({translate(SENTENCES[f'bet-{name}-{bet}'])})" for bet in bets)
            title = f"{name} ({translate(SENTENCES[f'game-{name}'])}) {version}"
            lines.append(f"{title}: {named or translate(_NONE)}")
    return rows, lines


def _odds_arguments(group: Arguments) -> None:
    group.add_argument("game", nargs="?", metavar="GAME", help=translate(_GAME))
    group.add_argument("version", nargs="?", metavar="VERSION", help=translate(_VERSION))


def _odds(options: argparse.Namespace) -> Answer:
    rows = games.odds(options.game, options.version)
    return plain(rows), _odds_lines(rows) or [translate(_NONE)]


def _odds_lines(rows: tuple[BetOdds, ...]) -> list[str]:
    """A line a bet; where several versions are listed, each under its name."""
    lines: list[str] = []
    groups = groupby(rows, key=lambda row: (row.game, row.version))
    several = len({(row.game, row.version) for row in rows}) > 1
    for (game, version), bets in groups:
        lines += [f"{translate(SENTENCES[f'game-{game}'])} · {version}"] if several else []
        lines += [explain(bet) for bet in bets]
    return lines


GAMES = Command(_GAMES_HELP, _no_arguments, _games)
ODDS = Command(_ODDS_HELP, _odds_arguments, _odds)
