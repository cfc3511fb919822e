"""The command line: `rules-core`, also `python -m rules_core`."""

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from rules_core import words
from rules_core.commands import COMMANDS
from rules_core.errors import RulesError, shorten
from rules_core.sentences import N_
from rules_core.words import explain, translate

_BAD_INPUT = 2
_LANG = N_("language of the text: fi, et, nl or fr")
_JSON = N_("the same result for programs")
_SHOW_HELP = N_("show this help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 0, or 2 for bad input with one line on standard error.

    >>> with words.speaking("fi"):
    ...     main(["baccarat", "9 8 K K", "--bet", "player=10", "--lang", "nl"])
    De Speler krijgt 9 K, puntentotaal 9; de Bank krijgt 8 K, puntentotaal 8.
    Beide handen zijn een natural, de Speler met 9 en de Bank met 8, dus er wordt geen kaart meer getrokken.
    De Speler wint: Speler 9, Bank 8.
    De inzet van 10 op Speler wint 10; met de inzet erbij krijgt u 20.
    0
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    _never_stumble(sys.stdout, sys.stderr)
    words.use(_environment_language())
    try:
        _use_language(given)
        text = _run(given)
    except RulesError as error:
        _complain(explain(error))
        return _BAD_INPUT
    return _print(text)


def _print(text: str) -> int:
    """Print the answer; whoever reads it may stop early (`| head`), a disk may be full."""
    try:
        print(text, flush=True)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush at the end
        if not isinstance(error, BrokenPipeError):
            _complain(os.strerror(error.errno or 0))
            return _BAD_INPUT
    return 0


def _complain(text: str) -> None:
    if sys.stderr is not None:  # print() would turn to standard output
        print(text, file=sys.stderr)


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
        if text == "--":
            return
        if text == "--lang" and place + 1 < len(given):
            words.use(given[place + 1])
        elif text.startswith("--lang="):
            words.use(text.removeprefix("--lang="))


def _run(given: list[str]) -> str:
    command, rest = _split_command(given)
    if command is None:
        return _overview()
    parser = _parser(command)
    try:
        options, left = parser.parse_known_intermixed_args(rest)
    except argparse.ArgumentError as error:
        code = "option-unknown" if "explicit" in error.message else "option-value"
        raise RulesError(code, option=error.argument_name or "") from None
    if left:
        unknown = next((text for text in left if text.startswith("-")), None)
        if unknown:
            raise RulesError("option-unknown", option=shorten(unknown))
        raise RulesError("argument-extra", text=shorten(left[0]))
    if options.help:
        return parser.format_help().rstrip()
    result, lines = COMMANDS[command].answer(options)
    return json.dumps(result, ensure_ascii=False, indent=2) if options.json else "\n".join(lines)


def _split_command(given: list[str]) -> tuple[str | None, list[str]]:
    """The command (None when only help is asked for) and the rest; common options may stand before it."""
    ahead: list[str] = []
    rest = list(given)
    while rest and rest[0].startswith("-"):
        ahead.append(rest.pop(0))
        if ahead[-1] == "--lang" and rest:
            ahead.append(rest.pop(0))
    if not rest and (not given or {"-h", "--help"} & set(ahead)):
        return None, ahead
    if not rest or rest[0] not in COMMANDS:
        text = shorten(rest[0] if rest else given[0])
        raise RulesError("command-unknown", command=text, commands=", ".join(COMMANDS))
    return rest[0], ahead + rest[1:]


def _overview() -> str:
    rows = [f"  rules-core {name:10} {translate(command.help)}" for name, command in COMMANDS.items()]
    return "\n".join(["rules-core", *rows])


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=f"rules-core {command}",
        add_help=False,
        exit_on_error=False,
        usage=argparse.SUPPRESS,
        description=translate(COMMANDS[command].help),
        allow_abbrev=False,
    )
    group = parser.add_argument_group(f"rules-core {command}")
    COMMANDS[command].arguments(group)
    group.add_argument("--json", action="store_true", help=translate(_JSON))
    group.add_argument("--lang", metavar="LANG", help=translate(_LANG))
    group.add_argument("-h", "--help", action="store_true", help=translate(_SHOW_HELP))
    return parser
