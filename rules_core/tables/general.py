"""The typed form of `general.toml`: what holds at every table of a house, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules_core.read_only import Frozen
from rules_core.tables import check_version, read

VALUE, COLOUR = "value", "colour"
CHIPS = (VALUE, COLOUR)
_GAMES = ("roulette", "boule", "sic-bo", "money-wheel", "tuplanoppa")


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's rules for all tables: the age from which a person may play, the chips of each game."""

    version: str
    least_age: int
    chips: Mapping[str, tuple[str, ...]]


@cache
def versions() -> tuple[str, ...]:
    """The houses that have a table.

    >>> versions()
    ('ray',)
    """
    return read("general").names()


def rules(version: str = "ray") -> Rules:
    """The rules of a house. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().least_age, rules().chips["tuplanoppa"]
    (18, ('value',))
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("general").node(version)
    node.names(("least-age", "chips"))
    chips = node.node("chips")
    chips.names(_GAMES)
    return Rules(
        version=version,
        least_age=node.whole("least-age", 1),
        chips={game: chips.some_of(game, CHIPS) for game in chips.names()},
    )
