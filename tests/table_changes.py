"""Every single change of a value in a table of rules."""

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

Path = tuple[str, ...]
_NUMBER = re.compile(r"\d+")
_ODDS = re.compile(r"\d+:\d+")


@dataclass(frozen=True)
class Change:
    """A table in which one value differs: where, and how it was changed."""

    path: Path
    how: str
    table: dict[str, Any]

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}: {self.how}"


def changes(table: dict[str, Any]) -> Iterator[Change]:
    """Every change of one value of the table.

    >>> [str(change) for change in changes({"live": {"decks": 8, "pays": "8:1", "draws": [0, 2]}})]
    ... # doctest: +NORMALIZE_WHITESPACE
    ['live.decks: 8 -> 7', 'live.decks: 8 -> 9',
     'live.pays: 8:1 -> 7:1', 'live.pays: 8:1 -> 9:1', 'live.pays: 8:1 -> 8:0', 'live.pays: 8:1 -> 8:2',
     'live.draws: without 0', 'live.draws: without 2',
     'live.draws: with 1', 'live.draws: with 3', 'live.draws: with 4', 'live.draws: with 5',
     'live.draws: with 6', 'live.draws: with 7', 'live.draws: with 8', 'live.draws: with 9']
    >>> [str(change) for change in changes({"pays": {"8:1": ["tie"], "7:1": ["any"]}})][:3]
    ['pays: 8:1 -> 7:1', 'pays: 8:1 -> 9:1', 'pays: 8:1 -> 8:0']
    """
    yield from _below(table, (), table)


def _below(table: dict[str, Any], path: Path, value: Any) -> Iterator[Change]:
    match value:
        case dict():
            for key, part in value.items():
                yield from _keys(table, path, value, key)
                yield from _below(table, (*path, key), part)
        case list() if all(type(item) is int for item in value):
            yield from (_changed(table, path, new, how) for new, how in _lists(value))
        case list():
            if len(value) > 1:
                for number, part in enumerate(value):
                    yield _changed(table, path, value[:number] + value[number + 1 :], f"without {part}")
            for number, part in enumerate(value):
                yield from _below(table, (*path, str(number)), part)
        case bool():
            yield _changed(table, path, not value, f"{value} -> {not value}")
        case int():
            yield from (_changed(table, path, new, f"{value} -> {new}") for new in (value - 1, value + 1))
        case str():
            yield from (_changed(table, path, new, f"{value} -> {new}") for new in _texts(value))
        case _:
            raise TypeError(f"no change known for {path}: {value!r}")


def _lists(value: list[int]) -> Iterator[tuple[list[int], str]]:
    for item in value:
        yield [other for other in value if other != item], f"without {item}"
    for item in range(max(10, max(value, default=0) + 2)):
        if item not in value:
            yield sorted([*value, item]), f"with {item}"


def _keys(table: dict[str, Any], path: Path, part: dict[str, Any], key: str) -> Iterator[Change]:
    """Other odds in the place of odds that stand as a key; lists of bets at the same odds are joined."""
    if not _ODDS.match(key):
        return
    for new in _texts(key):
        other = part.get(new, [])
        if isinstance(other, list):
            joined = [*other, *part[key]] if other else part[key]
            changed = {name: value for name, value in part.items() if name not in (key, new)} | {new: joined}
            yield _changed(table, path, changed, f"{key} -> {new}")


def _texts(value: str) -> Iterator[str]:
    """The text with each of its numbers one lower and one higher; a text without a number loses its end."""
    numbers = list(_NUMBER.finditer(value))
    for found in numbers:
        for new in (int(found[0]) - 1, int(found[0]) + 1):
            yield value[: found.start()] + str(max(new, 0)) + value[found.end() :]
    if not numbers:
        yield value[:-1]


def _changed(table: dict[str, Any], path: Path, new: Any, how: str) -> Change:
    if not path:
        return Change(path, how, new)
    copy = deepcopy(table)
    place: Any = copy
    for key in path[:-1]:
        place = place[int(key)] if isinstance(place, list) else place[key]
    last = path[-1]
    place[int(last) if isinstance(place, list) else last] = new
    return Change(path, how, copy)
