"""Money wheel (Big Six): a wheel of sectors draws a symbol; every symbol pays the odds marked beside it.

`spin` reads the symbol, `check_spin` says whether a spin counts, `settle` pays any set of bets.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial

from rules_core.cards import shorten
from rules_core.errors import RulesError, expect_flags
from rules_core.fields import Bet, Bets, Fields, Settlement, Worth, settle_round
from rules_core.results import Step
from rules_core.tables.money_wheel import (
    BETWEEN_SECTORS,
    OUTSIDE_INFLUENCE,
    TOO_FEW_TURNS,
    Rules,
    rules,
    versions,
)
from rules_core.void import VoidRound, read_causes

__all__ = [
    "Rules",
    "Spin",
    "SpinCheck",
    "VoidRound",
    "check_spin",
    "fields",
    "rules",
    "settle",
    "spin",
    "versions",
    "void_round",
]


@dataclass(frozen=True)
class Spin:
    """A winning symbol, which is the only bet that wins."""

    version: str
    symbol: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class SpinCheck:
    """Whether a spin counts; `causes` are what makes it void."""

    version: str
    turns: int
    causes: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def valid(self) -> bool:
        """Whether the spin counts."""
        return not self.causes


def fields(version: str = "ray") -> Fields[str]:
    """The betting areas, one a symbol (money-wheel-bet-areas). Raises `RulesError` `version-unknown`.

    >>> [bet.name for bet in fields().bets][-3:]
    ['20:1', '45:1-a', '45:1-b']
    """
    return _fields(rules(version).version)


@cache
def _fields(version: str) -> Fields[str]:
    house = rules(version)
    bets = tuple(Bet("money-wheel", symbol) for symbol in house.symbols)
    return Fields("money-wheel", version, bets, house.symbols, partial(_worth, house))


def _worth(house: Rules, bet: Bet, symbol: str) -> Worth:
    if bet.kind == symbol:
        return Worth("money-wheel-payouts", house.pays[symbol])
    return Worth("money-wheel-course")


def spin(symbol: str, version: str = "ray") -> Spin:
    """A winning symbol, named by its odds (money-wheel-course, money-wheel-same-symbols).

    Raises `RulesError` `money-wheel-symbol-unknown`, `money-wheel-symbol-missing`, `version-unknown`.

    >>> spin("45:1-a").symbol
    '45:1-a'
    """
    house = rules(version)
    name = symbol.strip() if isinstance(symbol, str) else shorten(symbol)
    known = ", ".join(house.symbols)
    if not name:
        raise RulesError("money-wheel-symbol-missing", symbols=known)
    if name not in house.symbols:
        raise RulesError("money-wheel-symbol-unknown", text=shorten(symbol), symbols=known)
    odds, _, letter = name.partition("-")
    code = f"money-wheel-symbol-{letter}" if letter else "money-wheel-symbol"
    also = ("money-wheel-bet-areas", "money-wheel-same-symbols", "money-wheel-sectors")
    return Spin(version, name, (Step(code, "money-wheel-course", {"symbol": odds}, also),))


def check_spin(
    turns: int, version: str = "ray", *, between_sectors: bool = False, outside_influence: bool = False
) -> SpinCheck:
    """Whether a spin counts: full turns, the pointer, influence from outside (money-wheel-void, -four-turns).

    Raises `RulesError` `turns-invalid`, `version-unknown`.

    >>> check_spin(4).valid, check_spin(3).causes, check_spin(9, between_sectors=True).causes
    (True, ('too-few-turns',), ('between-sectors',))
    """
    expect_flags(between_sectors, outside_influence)
    house = rules(version)
    if type(turns) is not int or turns < 0:
        raise RulesError("turns-invalid", text=shorten(turns))
    few = turns < house.least_turns
    facts = {TOO_FEW_TURNS: few, BETWEEN_SECTORS: between_sectors, OUTSIDE_INFLUENCE: outside_influence}
    causes = tuple(cause for cause in house.void if facts[cause])
    counted = {"turns": shorten(turns), "least": house.least_turns}
    steps = [Step("money-wheel-turns", "money-wheel-four-turns", counted)]
    if causes:
        steps += void_round(causes, version).steps
    else:
        steps.append(Step("money-wheel-counts", "money-wheel-void"))
    return SpinCheck(version, turns, causes, tuple(steps))


def void_round(causes: str | Iterable[str], version: str = "ray") -> VoidRound:
    """A void spin: `too-few-turns`, `between-sectors`, `outside-influence` (money-wheel-void, -void-no-win).

    Raises `RulesError` `void-cause-unknown`, `version-unknown`.

    >>> void_round("between-sectors").causes
    ('between-sectors',)
    """
    given = read_causes(causes, rules(version).void)
    why = [Step(f"money-wheel-void-{cause}", "money-wheel-void") for cause in given]
    return VoidRound(version, given, (), (*why, Step("void-round", "money-wheel-void-no-win")))


def settle(spin: Spin | VoidRound, bets: Bets) -> Settlement:
    """Settle any set of bets, exactly (money-wheel-payouts).

    Of a void spin every stake comes back (money-wheel-void-no-win, reading WD-8). Raises `RulesError`: those
    of `Fields.read` and `read_stake`.

    >>> [str(bet.net) for bet in settle(spin("45:1-a"), {"45:1-a": 2, "45:1-b": 2, "1:1": 10}).bets]
    ['90', '-2', '-10']
    >>> settle(void_round("between-sectors"), {"1:1": 10}).bets[0].returned
    Fraction(10, 1)
    """
    return settle_round(fields, spin, Spin, lambda counted: counted.symbol, bets)
