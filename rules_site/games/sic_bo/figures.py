"""The numbers that the text of an executable clause of sic bo must contain, taken from the core."""

from collections.abc import Iterable, Mapping

from rules_core.sic_bo import fields, rules
from rules_core.tables.sic_bo import ANY_TRIPLE, BIG, DOUBLE, SMALL, TOTAL, TRIPLE, TWO_DICE, Rules

_Numbers = Iterable[int | str]


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    house = rules()
    totals = [_pays(house, f"{TOTAL}:{total}") for total in house.totals]
    pips = range(1, house.faces + 1)
    pairs = sum(bet.kind == TWO_DICE for bet in fields().bets)
    return {
        "sic-bo-payout-small": [*house.sums[SMALL], _pays(house, SMALL)],
        "sic-bo-payout-big": [*house.sums[BIG], _pays(house, BIG)],
        "sic-bo-triple-kills-small-big": pips,
        "sic-bo-payout-single": [str(odds) for odds in house.single.values()],
        "sic-bo-payout-two-die": [pairs, *pips, _pays(house, TWO_DICE)],
        "sic-bo-payout-double": [*pips, _pays(house, DOUBLE)],
        "sic-bo-payout-any-triple": [*pips, _pays(house, ANY_TRIPLE)],
        "sic-bo-payout-specific-triple": [*pips, _pays(house, TRIPLE)],
        "sic-bo-payout-totals": [*house.totals, *totals],
    }


def _pays(house: Rules, bet: str) -> str:
    return str(house.pays[bet])
