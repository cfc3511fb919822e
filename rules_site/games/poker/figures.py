"""The numbers that the text of an executable clause of poker must contain, taken from the core."""

import re
from collections.abc import Iterable, Iterator, Mapping

from rules_core.cards import Shoe
from rules_core.tables.poker import HAND, Rules, Stage, Variant, rules

_Numbers = Iterable[int | str]
_SHARED = (
    "opening-stakes",
    "dealer-button",
    "button-moves",
    "betting-after-deal",
    "showdown",
    "pot-winner",
    "equal-split",
)
"""The clauses that name every game for which they hold."""
_WORD = {1}
"""Of a single card no number is demanded: “one card” is told in words, as are the fifth and seventh card."""


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    house = rules()
    games = {name: variant for name, variant in house.variants.items() if variant.rows or variant.shared}
    found: dict[str, _Numbers] = dict(_table(house))
    found |= {f"poker-variants-{name}": _in_names(games) for name in _SHARED}
    stages = {len(variant.stages) for variant in games.values() if variant.rows}
    found["poker-variants-betting-after-deal"] = [*stages, *_in_names(games)]
    for variant in games.values():
        found |= dict(_dealt(variant))
        found[variant.clause] = _composition(variant)
    found |= _two_rows(games["double-flop"]) | _stud(games["seven-card-stud"])
    return {name: numbers for name, numbers in found.items() if set(numbers) != _WORD}


def _table(house: Rules) -> Iterator[tuple[str, _Numbers]]:
    named = {points for rank, points in house.points.items() if rank.value != str(points)}
    yield "poker-seats", [house.seats]
    yield "poker-deck", [Shoe(house.decks).size]
    yield "poker-card-points", [house.ace_low, *named]


def _in_names(games: Iterable[str]) -> list[str]:
    """The numbers that stand in the names of games."""
    return [number for name in games for number in re.findall(r"\d+", name)]


def _dealt(variant: Variant) -> Iterator[tuple[str, _Numbers]]:
    """What each stage deals and throws away."""
    common = 0
    for stage in variant.stages:
        yield stage.clause, _cards(stage, common)
        common += stage.board
        if stage.discard_clause:
            yield stage.discard_clause, [stage.discard]


def _cards(stage: Stage, before: int) -> _Numbers:
    """The cards of a deal; where a flop adds to common cards, all of these too."""
    dealt = {count for count in (stage.down, stage.up, stage.board) if count}
    return dealt | {stage.board + before} if before and stage.board > 1 else dealt


def _composition(variant: Variant) -> _Numbers:
    """How many own cards a hand may have and how many common ones; none is told in words."""
    if variant.shared:
        return [HAND, variant.dealt]
    if variant.least:
        return [variant.most, variant.own, HAND - variant.most, variant.board]
    return [*range(1, variant.most + 1), variant.board]


def _two_rows(variant: Variant) -> dict[str, _Numbers]:
    flop = next(stage for stage in variant.stages if stage.board)
    return {
        flop.clause: [flop.board, variant.rows, flop.board * variant.rows],
        "double-flop-ten-common-cards": [variant.board * variant.rows, variant.rows, variant.board],
    }


def _stud(variant: Variant) -> dict[str, _Numbers]:
    """What the fourth to the sixth street leave a player with."""
    *before, _ = variant.stages
    down, up = sum(stage.down for stage in before), sum(stage.up for stage in before)
    return {
        before[-1].clause: [before[-1].up, down, up],
        "seven-card-stud-two-down-cards": [down],
    }
