"""The games of one draw as their calculators read them: what each bet is worth on each draw.

Everything is asked of the core: `settle` says what a bet gets on a draw, by which clause, in which sentence.
Fractions are texts such as `1/2`. What is drawn is a row of texts: a number, a symbol, dice.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rules_core.exact.fields import field_odds
from rules_core.fields import Fields, Settlement
from rules_core.results import Share, Step
from rules_core.void import VoidRound
from rules_site.browser.odds import CHIPS, SMALLEST_AMOUNT, odds
from rules_site.browser.trees import Tree, tree
from rules_site.elements import Element

Table = dict[str, Any]
Drawn = tuple[str, ...]
"""What is drawn, as the browser has it."""


@dataclass(frozen=True)
class Example:
    """What lies on the table when the calculator opens."""

    drawn: Drawn
    bets: Mapping[str, str]


@dataclass(frozen=True)
class Game:
    """A game of one draw. `steps` are the reasons of a draw, `read` gives the core's own form of it."""

    fields: Fields[Any]
    steps: Callable[[Any], Iterable[Step]]
    read: Callable[[Drawn], Hashable]
    values: Mapping[str, int]
    """What each part of a draw can be, with the weight of each."""
    example: Example
    parts: int = 1
    """How many parts a draw has: dice, or one number or symbol."""
    voids: Mapping[str, VoidRound] = field(default_factory=dict)
    """By cause, the rounds that do not count; they stand in the place of a draw."""

    @property
    def draws(self) -> list[Drawn]:
        """Every draw, those that differ in the order of their parts only once."""
        rows = product(self.values, repeat=self.parts)
        return list(dict.fromkeys(tuple(sorted(row)) for row in rows))


def table(game: Game) -> Table:
    """Everything about a game that the browser needs."""
    worths = _Worths()
    game.fields.settle(game.read(game.example.drawn), game.example.bets)
    draws = {"-".join(drawn): _draw(game, drawn, worths) for drawn in game.draws}
    voids = {cause: _void(game, void, worths) for cause, void in game.voids.items()}
    return {
        "parts": game.parts,
        "values": dict(game.values),
        "bets": [bet.name for bet in game.fields.bets],
        "names": [list(map(str, bet.shown)) for bet in game.fields.bets],
        "draws": draws | voids,
        "voids": {cause: void.steps[0].code for cause, void in game.voids.items()},
        "worths": worths.found,
        "odds": odds(field_odds(game.fields)),
        "example": {"drawn": list(game.example.drawn), "bets": dict(game.example.bets)},
        "chips": list(map(str, CHIPS)),
        "chip": str(CHIPS[1]),
        "unit": str(SMALLEST_AMOUNT),
    }


def step_row(step: Step) -> Table:
    """A reason whose values are numbers, texts or shares."""
    fields = {name: _value(value) for name, value in step.fields.items()}
    return {"code": step.code, "clause": step.clause, "fields": fields}


def view(layout: Element, keys: Iterable[tuple[str, str, Element]]) -> Table:
    """What a language shows: the layout, and for each part of a draw its spoken name and its picture."""
    return {"layout": tree(layout), "keys": [_key(*key) for key in keys]}


def _key(value: str, name: str, picture: Element) -> Table:
    return {"value": value, "name": name, "picture": unspoken(picture)}


def unspoken(picture: Element) -> Tree:
    """A picture whose name stands elsewhere."""
    made = tree(picture)
    for attribute in ("role", "aria-label"):
        made[1].pop(attribute, None)
    made[1]["aria-hidden"] = "true"
    return made


def _draw(game: Game, drawn: Drawn, worths: "_Worths") -> Table:
    read = game.read(drawn)
    return {
        "steps": [step_row(step) for step in game.steps(read)],
        "worths": [worths.number(game.fields.settle(read, {bet.name: 1})) for bet in game.fields.bets],
    }


def _void(game: Game, void: VoidRound, worths: "_Worths") -> Table:
    back = [game.fields.give_back({bet.name: 1}, void.steps[-1].clause) for bet in game.fields.bets]
    return {"steps": [step_row(step) for step in void.steps], "worths": [worths.number(one) for one in back]}


def _value(value: Any) -> Any:
    if isinstance(value, Share):
        return {"share": str(value)}
    return list(value) if isinstance(value, tuple) else value


class _Worths:
    """What a bet can be worth, each different one once."""

    def __init__(self) -> None:
        self.found: list[Table] = []

    def number(self, settlement: Settlement) -> int:
        """The number of what became of a bet of one: `share` is what comes back of each unit of the stake."""
        [settled], [step] = settlement.bets, settlement.steps
        share = str(settled.returned)
        worth = {"result": settled.result, "code": step.code, "clause": step.clause, "share": share}
        if "pays" in step.fields:
            worth["pays"] = str(step.fields["pays"])
        if worth not in self.found:
            self.found.append(worth)
        return self.found.index(worth)
