"""The bets of boule, the money wheel, tuplanoppa and sic bo that were settled: all four in the same way."""

from collections.abc import Callable, Mapping
from typing import Any

from rules_core import boule, money_wheel, sic_bo, tuplanoppa
from rules_core.fields import Fields, Settlement
from rules_core.words import show
from rules_site.drawing import Below, settled_bets
from rules_site.elements import Element

_FIELDS: Mapping[str, Callable[[str], Fields[Any]]] = {
    "boule": boule.fields,
    "money-wheel": money_wheel.fields,
    "tuplanoppa": tuplanoppa.fields,
    "sic-bo": sic_bo.fields,
}


def _below(settled: Settlement) -> Element:
    table = _FIELDS[settled.game](settled.version)
    return settled_bets(settled.bets, lambda bet: show(table.read(bet).shown))


BELOW: dict[type, Below] = {Settlement: _below}
