"""What a command of the command line is."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.sentences import Sentence

Arguments = argparse._ArgumentGroup
Answer = tuple[Any, list[str]]
"""What a command answers: the JSON value and the lines of text."""


@dataclass(frozen=True)
class Command:
    """A command: what it is for, its arguments, its answer."""

    help: Sentence
    arguments: Callable[[Arguments], None]
    answer: Callable[[argparse.Namespace], Answer]


def read_bets(texts: list[str], example: str) -> list[tuple[str, str]]:
    """Read `BET=STAKE` texts. Raises `RulesError` `bet-format`, showing `example`.

    >>> read_bets(["banker=10", "tie=1"], "banker=10")
    [('banker', '10'), ('tie', '1')]
    """
    bets = []
    for text in texts:
        bet, _, stake = text.partition("=")
        if not (bet and stake):
            raise RulesError("bet-format", text=shorten(text), example=example)
        bets.append((bet, stake))
    return bets
