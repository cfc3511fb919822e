"""The command line: `rules-core`, also `python -m rules_core`."""

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, TextIO

from rules_core import baccarat, games, words
from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.plain import plain, settlement
from rules_core.sentences import N_, SENTENCES
from rules_core.words import explain, translate

_BAD_INPUT = 2
_COMMANDS = {
    "games": N_("every game, house version and bet"),
    "odds": N_("every bet: what it pays, its chances, the house edge"),
    "baccarat": N_("a round of baccarat from its cards, with its bets settled"),
}
_TEXTS = {
    "--lang": N_("language of the text: fi, et, nl or fr"),
    "--json": N_("the same result for programs"),
    "--help": N_("show this help"),
    "--bet": N_("a bet and its stake, for example banker=10; may be repeated"),
    "cards": N_(
        "cards in dealing order: Player, Banker, Player, Banker, then the third cards that the rules call for"
    ),
    "game": N_("a game; without it all games"),
    "version": N_("a house version; without it all versions"),
}


class _Parser(argparse.ArgumentParser):
    """argparse that raises `RulesError` instead of printing English usage."""

    def error(self, message: str) -> NoReturn:
        raise RulesError("argument-extra", text=shorten(message))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 0, or 2 for bad input with one line on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _never_stumble(sys.stdout, sys.stderr)
    words.use(_environment_language())
    try:
        _use_language(given)
        text = _run(given)
    except RulesError as error:
        print(explain(error), file=sys.stderr)
        return _BAD_INPUT
    print(text)
    return 0


def _never_stumble(*streams: TextIO) -> None:
    """A terminal without ♠ or ä gets a stand-in, not a traceback."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _environment_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language:
            return language if language in words.LANGUAGES else words.LANGUAGES[0]
    return words.LANGUAGES[0]


def _use_language(given: list[str]) -> None:
    """Choose the language before anything is said, errors included."""
    for place, text in enumerate(given):
        if text == "--lang" and place + 1 < len(given):
            words.use(given[place + 1])
        elif text.startswith("--lang="):
            words.use(text.removeprefix("--lang="))


def _run(given: list[str]) -> str:
    if not given or given[0] in ("-h", "--help"):
        return _overview()
    command, rest = _split_command(given)
    parser = _parser(command)
    try:
        options, left = parser.parse_known_args(rest)
    except argparse.ArgumentError as error:
        raise RulesError("option-value", option=error.argument_name or "") from None
    if left:
        unknown = next((text for text in left if text.startswith("-")), None)
        if unknown:
            raise RulesError("option-unknown", option=shorten(unknown))
        raise RulesError("argument-extra", text=shorten(left[0]))
    if options.help:
        return parser.format_help().rstrip()
    result, lines = _ANSWERS[command](options)
    return json.dumps(result, ensure_ascii=False, indent=2) if options.json else "\n".join(lines)


def _split_command(given: list[str]) -> tuple[str, list[str]]:
    """The command, and the rest; options of every command may also stand before it."""
    ahead = []
    rest = list(given)
    while rest and rest[0].startswith("-"):
        ahead.append(rest.pop(0))
        if ahead[-1] == "--lang" and rest:
            ahead.append(rest.pop(0))
    if not rest or rest[0] not in _COMMANDS:
        text = shorten(rest[0] if rest else given[0])
        raise RulesError("command-unknown", command=text, commands=", ".join(_COMMANDS))
    return rest[0], ahead + rest[1:]


def _overview() -> str:
    rows = [f"  rules-core {name:10} {translate(text)}" for name, text in _COMMANDS.items()]
    return "\n".join(["rules-core", *rows])


def _parser(command: str) -> _Parser:
    parser = _Parser(
        prog=f"rules-core {command}",
        add_help=False,
        exit_on_error=False,
        usage=argparse.SUPPRESS,
        description=translate(_COMMANDS[command]),
        allow_abbrev=False,
    )
    group = parser.add_argument_group(f"rules-core {command}")
    if command == "odds":
        group.add_argument("game", nargs="?", metavar="GAME", help=translate(_TEXTS["game"]))
        group.add_argument("version", nargs="?", metavar="VERSION", help=translate(_TEXTS["version"]))
    if command == "baccarat":
        group.add_argument("cards", nargs="*", metavar="CARDS", help=translate(_TEXTS["cards"]))
        group.add_argument(
            "--bet", action="append", default=[], metavar="B=STAKE", help=translate(_TEXTS["--bet"])
        )
    group.add_argument("--json", action="store_true", help=translate(_TEXTS["--json"]))
    group.add_argument("--lang", metavar="LANG", help=translate(_TEXTS["--lang"]))
    group.add_argument("-h", "--help", action="store_true", help=translate(_TEXTS["--help"]))
    return parser


def _games(options: argparse.Namespace) -> tuple[Any, list[str]]:
    rows, lines = [], []
    for name, game in games.GAMES.items():
        for version in game.versions():
            bets = game.bets(version)
            rows.append({"game": name, "version": version, "bets": list(bets)})
            named = ", ".join(f"{bet} ({translate(SENTENCES[f'bet-{name}-{bet}'])})" for bet in bets)
            lines.append(f"{name} ({translate(SENTENCES[f'game-{name}'])}) {version}: {named}")
    return rows, lines


def _odds(options: argparse.Namespace) -> tuple[Any, list[str]]:
    rows = games.odds(options.game, options.version)
    return [plain(row) for row in rows], [explain(row) for row in rows]


def _baccarat(options: argparse.Namespace) -> tuple[Any, list[str]]:
    coup = baccarat.deal(" ".join(options.cards))
    settled = baccarat.settle(coup, [_bet(text) for text in options.bet])
    return settlement(settled), [explain(step) for step in (*coup.steps, *settled.steps)]


def _bet(text: str) -> tuple[str, str]:
    bet, sign, stake = text.partition("=")
    if not (bet and sign and stake):
        raise RulesError("bet-format", text=shorten(text), example="banker=10")
    return bet, stake


_ANSWERS = {"games": _games, "odds": _odds, "baccarat": _baccarat}
