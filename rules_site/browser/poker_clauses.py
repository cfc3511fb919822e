"""Which clause each sentence of a showdown rests on, found by showdowns that the core decides."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import cycle, islice
from random import Random

from rules_core.cards import Card, Rank, Suit, full_deck
from rules_core.poker import FORMS, rules, settle, showdown
from rules_core.poker.showdowns import Showdown
from rules_core.results import Step
from rules_core.tables.poker import Variant

DEALS = 12
"""Deals of two hands in which every common reason occurs."""
Found = dict[str, set[str]]


@cache
def _found(name: str, form: str) -> Found:
    """The clauses of each code in a game and a form; those that the class of a hand decides are left out."""
    found: Found = {}
    for step in _steps(rules().variants[name], form):
        if step.clause not in _of_classes():
            found.setdefault(step.code, set()).add(step.clause)
    return found


def clauses() -> dict[str, str]:
    """The clause of every sentence that rests on the same one in each game and form."""
    joined = _joined(_found(name, form) for name in rules().variants for form in FORMS)
    return {code: min(clauses) for code, clauses in joined.items() if len(clauses) == 1}


def varying(variant: Variant) -> dict[str, dict[str, str]]:
    """For each form the clause of the sentences that rest on another one in another game or form."""
    common = clauses()
    return {
        form: {code: min(found) for code, found in _found(variant.name, form).items() if code not in common}
        for form in FORMS
    }


def _joined(parts: Iterable[Found]) -> Found:
    joined: Found = {}
    for part in parts:
        for code, clauses in part.items():
            joined.setdefault(code, set()).update(clauses)
    return joined


def _of_classes() -> set[str]:
    return {category.clause for category in rules().categories.values()}


def _steps(variant: Variant, form: str) -> Iterator[Step]:
    """Every reason of a game: equal hands, one hand alone, hands of all kinds, pots called and not."""
    hands, boards = _equal(variant)
    equal = showdown(variant.name, hands, boards, form)
    shown: list[Showdown] = [equal, showdown(variant.name, hands[:1], boards, form)]
    chance = Random(1)  # noqa: S311
    shown += [showdown(variant.name, *_dealt(variant, chance), form) for _ in range(DEALS)]
    for result in shown:
        yield from result.steps
    yield from settle(equal, [1, 2]).steps


def _equal(variant: Variant) -> tuple[list[list[Card]], list[list[Card]]]:
    """Two hands of the same ranks in other suits, and common cards of other ranks: no suit counts."""
    ranks, suits = iter(Rank), list(Suit)
    own = list(islice(ranks, variant.own))
    hands = [[Card(r, s) for r, s in zip(own, cycle(suits[n:] + suits[:n]), strict=False)] for n in range(2)]
    rows = [list(zip(islice(ranks, variant.board), cycle(suits), strict=False)) for _ in range(variant.rows)]
    return hands, [[Card(rank, suit) for rank, suit in row] for row in rows]


def _dealt(variant: Variant, chance: Random) -> tuple[list[list[Card]], list[list[Card]]]:
    sizes = [variant.own] * 2 + [variant.board] * variant.rows
    pack = iter(chance.sample(full_deck(), sum(sizes)))
    rows = [list(islice(pack, size)) for size in sizes]
    return rows[:2], rows[2:]
