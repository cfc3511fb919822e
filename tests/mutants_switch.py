"""Which of a function's mutants is called. Stands in for the slower switch of mutmut."""

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

MutantDict = dict[str, Callable[..., Any]]
ORIGINAL = "_mutmut_orig"
reached: set[str] = set()
_switches: dict[str, list[Any]] = {}


def wrap_in_trampoline(
    mutants: MutantDict, is_classmethod: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let the mutant that is chosen be called in place of a function."""

    def put_on(function: Callable[..., Any]) -> Callable[..., Any]:
        calls: list[Any] = [None]
        bound = int(is_classmethod)  # a mutant is taken from the class, so it brings the class along

        def first(*args: Any, **kwargs: Any) -> Any:
            key = f"{function.__module__}.{mutants[ORIGINAL].__name__.partition('__mutmut_')[0]}"
            _switches[key] = [calls, mutants, key]
            turn(key, os.environ.get("MUTANT_UNDER_TEST", ""))
            return calls[0](*args, **kwargs)

        calls[0] = first

        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return calls[0](*args[bound:], **kwargs)

        return call

    return put_on


def turn(key: str, name: str) -> None:
    """Let a function call this mutant, or note that it is reached (`stats`), or call itself."""
    calls, mutants, key = _switches[key]
    original = mutants[ORIGINAL]
    if name == "stats":

        def noted(*args: Any, **kwargs: Any) -> Any:
            reached.add(key)
            return original(*args, **kwargs)

        calls[0] = noted
    elif name.partition("__mutmut_")[0] == key:
        calls[0] = mutants[name.rpartition(".")[2]]
    else:
        calls[0] = original


def choose(name: str) -> None:
    """From now on this mutant is called, and in programs that are started too."""
    os.environ["MUTANT_UNDER_TEST"] = name
    for key in _switches:
        turn(key, name)
