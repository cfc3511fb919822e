"""Every public function of the core with the makers of its arguments."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from rules_core import general, poker, throwing
from rules_core.cards import Card, Shoe
from rules_core.odds import Odds
from tests.fuzz_arguments import FLAG, NAMED
from tests.fuzz_own import OWN
from tests.fuzz_values import Make, one_of

GAMES = ("baccarat", "blackjack", "boule", "money_wheel", "poker", "roulette", "sic_bo", "tuplanoppa")
NO_GAMES = {
    "cli": "run by the command lines",
    "commands": "run by the command lines",
    "errors": "every error goes through it",
    "languages": "words has its functions",
    "live": "what the games' own functions are made with, which are called",
    "packs": "what the games' own functions are made with, which are called",
    "read_only": "what results are made with",
    "results": "what results are made with",
    "sentences": "data",
    "tables": "data, which every call reads",
}
"""The modules of the core that are not called, and why."""
MODULES = (*GAMES, *"exact general cards odds dice throwing void games words plain fields".split())
CLASSES = (Card, Shoe, Odds, general.Chip, poker.Limit, poker.Terms, poker.SideJackpot, throwing.Seat)
"""The classes that callers make themselves."""
LEFT_OUT = {
    "fields.settle_round": "what games are made with, not called by anybody else",
    "words.speaking": "a context, not an answer",
    "words.use": "would change the language of the whole run; the command line does it",
    "words.catalog": "of a language that has been checked",
    "words.say": "of a code of the core, with its fields",
    "words.translate": "of a message of the core",
    "words.number": "of a number of the core",
    "words.percent": "of a share of the core",
    "words.explain": "every result is explained anyway",
    "cards.shorten": "every error calls it",
    "words.show": "of a value of the core",
    "fields.read_pairs": "with an example of the game; every settle calls it",
    "plain.plain": "of a result: a share of them is turned into JSON anyway",
    "dice.throws": "of the numbers in a table",
    "dice.read_dice": "of the numbers in a table; every roll calls it",
    "void.read_causes": "of the causes in a table; every void_round calls it",
}


@dataclass(frozen=True)
class Call:
    """A function, how each of its arguments is made, which it needs, and which are true or false."""

    name: str
    function: Callable[..., Any]
    makes: dict[str, Make]
    needed: frozenset[str]
    flags: frozenset[str]


def _version(module: str, name: str) -> Make:
    """The versions of the game that a function is about."""
    game = next((each for each in GAMES if module == "exact" and name.startswith(each)), module)
    if name in ("event_chances", "prison_ends"):
        game = "roulette"
    source: ModuleType = import_module(f"rules_core.{game if game in (*GAMES, 'general') else 'tuplanoppa'}")
    return one_of(source.versions())


def public(module: ModuleType) -> list[str]:
    """The public names of a module."""
    own = [
        name for name, value in vars(module).items() if getattr(value, "__module__", None) == module.__name__
    ]
    return [name for name in getattr(module, "__all__", own) if not name.startswith("_")]


def calls() -> Iterator[Call]:
    """Every call; a function whose argument nobody knows how to make is an error."""
    for place in MODULES:
        module = import_module(f"rules_core.{place}")
        for name in public(module):
            function = getattr(module, name)
            if (
                f"{place}.{name}" in LEFT_OUT
                or not callable(function)
                or (inspect.isclass(function) and function not in CLASSES)
            ):
                continue
            makes = {}
            signature = inspect.signature(function).parameters
            for argument, parameter in signature.items():
                key = f"{place}.{name}.{argument}"
                flag = FLAG if isinstance(parameter.default, bool) else None
                made = OWN.get(key) or (_version(place, name) if argument == "version" else flag)
                makes[argument] = made or NAMED[argument]
            needed = frozenset(
                each for each, parameter in signature.items() if parameter.default is parameter.empty
            )
            flags = frozenset(each for each, parameter in signature.items() if parameter.annotation is bool)
            yield Call(f"{place}.{name}", function, makes, needed, flags)


CALLS = tuple(calls())
