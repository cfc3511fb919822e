"""The rules of roulette as the calculator reads them, all versions.

Everything is asked of `rules_core.roulette`: `settle` says what each kind of bet gets on each kind of number,
by which clause, in which sentence. Fractions are texts such as `1/2`.
"""

from fractions import Fraction
from typing import Any

from rules_core import roulette
from rules_core.exact import roulette_odds
from rules_core.results import Step
from rules_core.roulette import EVEN_CHANCES, KINDS, Bet, Rules, layouts, rules, versions
from rules_core.roulette.draws import BLACK, GREEN, RED
from rules_core.roulette.layout import lists_numbers
from rules_site.browser.odds import CHIPS, SMALLEST_AMOUNT, odds
from rules_site.browser.roulette_outcomes import Outcomes
from rules_site.browser.roulette_rounds import choices, voids
from rules_site.cloth import Box
from rules_site.games.roulette.cloth import cloth, is_short

LETTERS = dict(
    zip(
        KINDS,
        ("n", "s", "t", "c", "f", "v", "l", "m", "d", "q", "r", "b", "e", "o", "k", "h"),
        strict=True,
    )
)
"""A letter for each kind of bet in the address of a page."""

EXAMPLE_NUMBERS = ("17",)
EXAMPLE_CHIP = CHIPS[1]
_EXAMPLE = {"straight:17": "5", "split:17,20": "5", "corner:13,14,16,17": "5", "dozen:2": "25", "red": "25"}
_SMALL_EXAMPLE = {"straight:7": "5", "red": "25", "low": "25"}

Table = dict[str, Any]


def table() -> Table:
    """Everything about every version of the game that the browser needs."""
    houses = [rules(version) for version in versions()]
    places, outcomes = _Places(), Outcomes()
    made = {house.version: _version(house, places, outcomes) for house in houses}
    return {
        "versions": made,
        "cloths": places.cloths,
        "places": places.found,
        "outcomes": outcomes.found,
        "cells": outcomes.cells,
        "wheels": {name: _wheel(name) for name in layouts()},
        "spins": {colour: f"roulette-spin-{colour}" for colour in (GREEN, RED, BLACK)},
        "kinds": {kind: _kind(kind) for kind in KINDS},
        "options": {option: f"option-roulette-{option}" for house in houses for option in house.options},
        "chips": list(map(str, CHIPS)),
        "chip": str(EXAMPLE_CHIP),
        "unit": str(SMALLEST_AMOUNT),
    }


def _kind(kind: str) -> Table:
    """`shows` is what stands on a place: its numbers as a range, its odds or its name."""
    shows = "odds" if kind == "column" else "name" if kind in EVEN_CHANCES[:4] else "span"
    return {
        "name": f"bet-roulette-{kind}",
        "letter": LETTERS[kind],
        "inside": kind in roulette.INSIDE,
        "listed": lists_numbers(kind),
        "shows": shows,
        "swatch": kind in (RED, BLACK),
    }


def _wheel(name: str) -> Table:
    layout = layouts()[name]
    colours = {number: _colour(name, number) for number in layout.pockets}
    return {"pockets": list(layout.pockets), "zeros": list(layout.zeros), "colours": colours}


def _colour(name: str, number: str) -> str:
    version = next(version for version in versions() if rules(version).layout.name == name)
    return roulette.spin(number, version).colour


def _version(house: Rules, places: "_Places", outcomes: Outcomes) -> Table:
    number = house.layout.pockets[-1]
    bets = roulette.bets(house.version)
    kinds: dict[str, list[Bet]] = {kind: [bet for bet in bets if bet.kind == kind] for kind in house.kinds}
    return {
        "wheel": house.layout.name,
        "cloth": places.cloth(house),
        "clause": roulette.spin(number, house.version).step.clause,
        "options": list(house.options),
        "choices": choices(house),
        "voids": voids(house),
        "draw": _draw(house, number),
        "settle": {kind: outcomes.of(house, alike) for kind, alike in kinds.items()},
        "odds": odds(roulette_odds(house.version)),
        "example": _example(house),
    }


def _draw(house: Rules, number: str) -> Table | None:
    if house.draw is None:
        return None
    label = house.entries[0].label
    step: Step = roulette.settle(number, (), house.version, drawn=label).steps[0]
    entries = [{"label": entry.label, "weight": entry.weight} for entry in house.entries]
    return {"by": house.draw.by, "entries": entries, "code": step.code, "clause": step.clause}


def _example(house: Rules) -> Table:
    """What lies on the table at first; the core settles it, so that a change of the rules is noticed."""
    small = is_short(house.layout)
    bets, numbers = (_SMALL_EXAMPLE, ("7",)) if small else (_EXAMPLE, EXAMPLE_NUMBERS)
    drawn = house.entries[0].label if house.entries else None
    option = house.options[0] if house.options else None
    roulette.settle(numbers, bets, house.version, option, drawn)
    return {"numbers": list(numbers), "bets": bets}


class _Places:
    """The places of all cloths, each different one once, and the cloths made of them."""

    def __init__(self) -> None:
        self.found: list[Table] = []
        self.cloths: list[Table] = []

    def cloth(self, house: Rules) -> int:
        """The number of this house's cloth."""
        bets = roulette.bets(house.version)
        made = cloth(house.layout, bets)
        tight = made.tight
        numbers = [self._number(_place(bet, made.boxes[bet.name], bet.name in tight)) for bet in bets]
        laid = {
            "across": _text(made.across),
            "along": _text(made.along),
            "short": is_short(house.layout),
            "places": numbers,
        }
        if laid not in self.cloths:
            self.cloths.append(laid)
        return self.cloths.index(laid)

    def _number(self, place: Table) -> int:
        if place not in self.found:
            self.found.append(place)
        return self.found.index(place)


def _place(bet: Bet, box: Box, tight: bool) -> Table:
    """A place: the bet, where it lies, whether it is a point, and one to which others lie too near."""
    made = {"kind": bet.kind, "label": bet.label, "numbers": list(bet.numbers), "point": not box.width}
    lies = {"box": [_text(part) for part in (box.x, box.y, box.width, box.height)]}
    return made | lies | ({"tight": True} if tight else {})


def _text(value: Fraction) -> str:
    return f"{float(value):.5g}"
