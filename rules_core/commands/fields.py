"""A command for a game where one draw decides all bets: `rules-core GAME DRAWN… [--bet B=STAKE]…`"""

import argparse
from collections.abc import Callable
from typing import Any

from rules_core.commands.command import Answer, Arguments, Command, read_bets
from rules_core.fields import Settlement
from rules_core.plain import plain
from rules_core.results import Step
from rules_core.sentences import N_, Sentence
from rules_core.words import explain, translate

_BET = N_("a bet and its stake, for example {example}; may be repeated")

Played = tuple[dict[str, Any], tuple[Step, ...], Settlement]
"""The outcome for programs, the steps of the draw, the bets settled."""


def draw_command(
    text: Sentence,
    drawn: tuple[str, Sentence],
    example: str,
    play: Callable[[list[str], list[tuple[str, str]]], Played],
) -> Command:
    """The command of a game: its help, the argument that says what was drawn, an example of a bet.

    `play` takes what was typed as drawn, and the bets.

    >>> from rules_core import boule
    >>> def play(drawn: list[str], bets: list[tuple[str, str]]) -> Played:
    ...     spin = boule.spin(*drawn)
    ...     return {"wins": spin.wins}, spin.steps, boule.settle(spin, bets)
    >>> command = draw_command(N_("a throw"), ("NUMBER", N_("its number")), "red=10", play)
    >>> result, sentences = command.answer(argparse.Namespace(drawn=["4"], bet=["red=10"]))
    >>> result["bets"][0]["returned"], len(sentences)
    ('20', 2)
    """
    metavar, meaning = drawn

    def arguments(group: Arguments) -> None:
        bet = translate(_BET).format(example=example)
        group.add_argument("drawn", nargs="*", metavar=metavar, help=translate(meaning))
        group.add_argument("--bet", action="append", default=[], metavar="B=STAKE", help=bet)

    def answer(options: argparse.Namespace) -> Answer:
        outcome, drawn_steps, settled = play(options.drawn, read_bets(options.bet, example))
        steps = (*drawn_steps, *settled.steps)
        result = {
            "game": settled.game,
            "version": settled.version,
            "outcome": plain(outcome),
            "bets": plain(settled.bets),
            "steps": plain(steps),
        }
        return result, [explain(step) for step in steps]

    return Command(text, arguments, answer)
