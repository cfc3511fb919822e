"""The typed form of `money-wheel.toml`: one house's money wheel, checked when it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules_core.errors import RulesError
from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read

TOO_FEW_TURNS, BETWEEN_SECTORS, OUTSIDE_INFLUENCE = "too-few-turns", "between-sectors", "outside-influence"
CAUSES = (TOO_FEW_TURNS, BETWEEN_SECTORS, OUTSIDE_INFLUENCE)


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's money wheel: each symbol with its sectors and its odds (money-wheel-same-symbols).

    The sectors of all symbols add up to the wheel's (money-wheel-sectors).
    """

    version: str
    sectors: int
    least_turns: int
    symbols: Mapping[str, int]
    pays: Mapping[str, Odds]
    void: tuple[str, ...]


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('ray',)
    """
    return read("money-wheel").names()


def rules(version: str = "ray") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> rules().sectors, rules().symbols["20:1"], str(rules().pays["45:1-b"])
    (54, 2, '45:1')
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("money-wheel").node(version)
    node.names(("sectors", "least-turns", "void", "symbols"))
    part = node.node("symbols")
    symbols = {symbol: part.whole(symbol, 1) for symbol in part.names()}
    sectors = node.whole("sectors", 1)
    if sum(symbols.values()) != sectors:
        raise node.wrong("sectors", str(sum(symbols.values())))
    return Rules(
        version=version,
        sectors=sectors,
        least_turns=node.whole("least-turns", 1),
        symbols=symbols,
        pays={symbol: _pays(part, symbol) for symbol in symbols},
        void=node.some_of("void", CAUSES),
    )


def _pays(node: Node, symbol: str) -> Odds:
    odds, hyphen, letter = symbol.partition("-")
    try:
        if hyphen and letter not in ("a", "b"):
            raise RulesError("odds-unreadable", text=symbol)
        return Odds.read(odds)
    except RulesError:
        raise node.wrong(symbol, "8:1, 8:1-a, 8:1-b") from None
