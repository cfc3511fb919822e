"""The numbers that the text of an executable clause of tuplanoppa must contain, taken from the core."""

from collections.abc import Iterable, Mapping

from rules_core.tuplanoppa import rules

_Numbers = Iterable[int | str]


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    house = rules()
    passes = [deal.keeps_until for deal in house.deals.values() if deal.keeps_until]
    return {
        "tuplanoppa-table": [*house.totals, house.pivot],
        "tuplanoppa-payouts": [*house.totals, house.pivot, *map(str, house.pays.values())],
        "tuplanoppa-seven-half": [house.pivot],
        "tuplanoppa-throw-until-seven": passes,
    }
