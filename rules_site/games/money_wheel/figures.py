"""The numbers that the text of an executable clause of the money wheel must contain, taken from the core."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules_core.money_wheel import Rules, rules

_Numbers = Iterable[int | str]


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    house = rules()
    return {
        "money-wheel-sectors": [house.sectors],
        "money-wheel-payouts": [house.sectors, *_sectors_by_odds(house)],
        "money-wheel-four-turns": [house.least_turns],
        "money-wheel-void": [house.least_turns],
    }


def _sectors_by_odds(house: Rules) -> _Numbers:
    """The odds and how many sectors carry them; symbols that pay the same are one line of the source."""
    sectors: Counter[str] = Counter()
    for symbol, count in house.symbols.items():
        sectors[str(house.pays[symbol])] += count
    return [*sectors, *sectors.values()]
