"""Tuplanoppa as its calculator reads it: the bets, and who throws the dice."""

from rules_core import throwing, tuplanoppa
from rules_core.results import Step
from rules_core.throwing import Seat, next_thrower
from rules_site.browser import dice, fields
from rules_site.browser.fields import Example, Game, Table, step_row
from rules_site.games.tuplanoppa.layout import betting_layout

EXAMPLE = Example(("4", "3"), {"total:7": "5", "under-7": "10", "any-double": "5"})

SEATS = 4
"""How many players sit at the table of the calculator. No rule: enough to see the turn pass on."""


def table(version: str = "ray") -> Table:
    """Everything about this version of the game that the browser needs."""
    house = tuplanoppa.rules(version)
    drawn = Game(
        fields=tuplanoppa.fields(version),
        steps=lambda thrown: tuplanoppa.roll(thrown, version).steps,
        read=lambda row: tuple(map(int, row)),
        values=dice.faces(house.faces),
        example=EXAMPLE,
        parts=house.dice,
    )
    deals = {name: _deal(version, name) for name in house.deals}
    return fields.table(drawn) | {"deals": deals, "seats": list(range(1, SEATS + 1))}


def view(version: str = "ray") -> Table:
    """The layout and the faces of a die in the current language."""
    [layout] = betting_layout(version, "")
    return fields.view(layout, dice.keys(tuplanoppa.rules(version).faces))


def _deal(version: str, name: str) -> Table:
    """A way to draw: who throws; where players do, what becomes of the turn, with sentence and clause."""
    deal = throwing.deal(name, version)
    if deal.keeps_until is None:
        [step] = next_thrower([1], 1, None, name, version).steps
        return {"thrower": deal.thrower, "step": step_row(step)}
    totals = tuplanoppa.rules(version).totals
    stays = next(total for total in totals if total != deal.keeps_until)
    out, unwilling, last = Seat(1, takes_part=False), Seat(2, willing=False), Seat(3)
    kept = next_thrower([last], 3, stays, name, version).steps
    passed = next_thrower([last, out, unwilling], 3, deal.keeps_until, name, version).steps
    nobody = next_thrower([unwilling], 2, None, name, version).steps
    names = ("stays", "keeps", "passes", "outside", "declined", "next", "nobody")
    steps = dict(zip(names, (*kept, *passed, nobody[-1]), strict=True))
    return {"thrower": deal.thrower, "until": deal.keeps_until} | {
        key: _bare(step) for key, step in steps.items()
    }


def _bare(step: Step) -> Table:
    return {"code": step.code, "clause": step.clause}
