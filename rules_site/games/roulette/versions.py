"""Roulette's versions side by side, and the odds that some of them draw."""

from collections.abc import Callable, Iterator
from functools import partial

from rules_core.exact import roulette_odds
from rules_core.odds import Odds
from rules_core.results import Share
from rules_core.roulette import rules, versions
from rules_core.tables.roulette import KINDS, MULTIPLIER, Rules
from rules_core.tables.roulette_layouts import EVEN_CHANCES
from rules_core.words import number, percent
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.payout_table import lines, odds
from rules_site.rule_tables import cell, column, row_name, rule_table

_LIVE = "live"
_NONE = "–"


def versions_table(version: str, sprites: str) -> list[Element]:
    """RAY's versions, a column each: wheel, odds, rule for zero, house edge."""
    houses = [rules(name) for name in versions() if name != _LIVE]
    head = [column(""), *(_letter(house) for house in houses)]
    made = rule_table("versions", label("versions"), [head], "rule-table--versions")
    for name, shown in _rows(houses):
        made.row("", row_name(name), *(element("td", {"class": "num"}, *shown(house)) for house in houses))
    return [made.element]


def _letter(house: Rules) -> Element:
    letter = house.version.rpartition("-")[-1]
    link = element("a", {"href": f"#version-{letter}"}, letter.upper())
    return element("th", {"scope": "col", "class": "num"}, link)


_Shown = Callable[[Rules], list[Element]]


def _rows(houses: list[Rules]) -> Iterator[tuple[str, _Shown]]:
    yield label("wheel"), _wheel
    taken = {kind for house in houses for kind in house.kinds}
    for kind in KINDS:
        if kind in taken and kind not in EVEN_CHANCES:
            yield label(f"bet-roulette-{kind}"), partial(_pays, kind=kind)
    yield label("even-chances"), partial(_pays, kind=EVEN_CHANCES[0])
    yield label("zero-rule"), _zero
    yield label("lowest-edge"), lambda house: [_edge(min(_edges(house)))]
    yield label("highest-edge"), lambda house: [_edge(max(_edges(house)))]
    yield label("even-chance-edge"), _even_edges


def _wheel(house: Rules) -> list[Element]:
    zeros = ", ".join(house.layout.zeros)
    numbers = house.layout.numbers
    return [element("span", None, f"{zeros}, {numbers[0]}–{numbers[-1]}")]


def _pays(house: Rules, kind: str) -> list[Element]:
    if kind not in house.kinds:
        return [element("span", None, _NONE)]
    if house.draw is None or kind not in house.draw.kinds:
        return [odds(house.pays[kind])]
    drawn = [entry.pays[kind] for entry in house.entries]
    return [*lines(map(odds, _ends(drawn))), element("span", {"class": "odds__note"}, label("drawn"))]


def _ends(drawn: list[Odds]) -> tuple[Odds, Odds]:
    """The lowest and the highest of the odds that can be drawn."""
    ordered = sorted(drawn, key=lambda pays: pays.to_one)
    return ordered[0], ordered[-1]


def _zero(house: Rules) -> list[Element]:
    names = [label(f"zero-{option}") for option in house.options] or [label("zero-lose")]
    return lines(element("span", {"class": "odds__note"}, name) for name in names)


def _edges(house: Rules) -> list[Share]:
    return [Share(bet.house_edge) for bet in roulette_odds(house.version)]


def _edge(edge: Share) -> Element:
    return element("span", {"class": "figure"}, percent(edge))


def _even_edges(house: Rules) -> list[Element]:
    bets = [bet for bet in roulette_odds(house.version) if bet.bet == EVEN_CHANCES[0]]
    return lines(_edge(Share(bet.house_edge)) for bet in bets)


def multipliers(version: str, sprites: str) -> list[Element]:
    """The odds that a version draws for each round, with the probability of each.

    Raises `ValueError` for a version that draws none.
    """
    house = rules(version)
    if house.draw is None or house.drawn_by != MULTIPLIER:
        raise ValueError(f"version {version} draws no odds")
    columns = [column(label(code), "num") for code in ("odds-drawn", "entries", "probability")]
    letter = version.rpartition("-")[-1].upper()
    made = rule_table(f"multipliers-{version}", f"{label('multipliers')} ({letter})", [columns])
    for entry in house.entries:
        [pays] = entry.pays.values()
        shown = (number(entry.weight), percent(house.draw.chance(entry)))
        made.row("", row_name(odds(pays), **{"class": "num"}), *(cell(text, "num") for text in shown))
    return [made.element]
