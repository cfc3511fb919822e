"""The numbers that the text of an executable clause of boule must contain, taken from the core."""

from collections.abc import Iterable, Mapping

from rules_core.boule import STRAIGHT, rules, wheel

_Numbers = Iterable[int | str]


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    house = rules()
    straight = str(house.pays[STRAIGHT])
    even = {str(house.pays[side]) for side in house.sides}
    sides = {number for numbers in house.sides.values() for number in numbers}
    ranges = [*house.sides["low"], *house.sides["high"]]
    return {
        "boule-number-field": house.numbers,
        "boule-side-fields": sides,
        "boule-five": [house.neutral],
        "boule-wheel": [*house.numbers, house.pockets_each, wheel().pockets],
        "boule-payouts": [straight, *even, *ranges],
        "boule-five-side-bets-lose": [house.neutral, *even],
        "boule-five-pays": [house.neutral, straight],
    }
