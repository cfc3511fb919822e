"""Exact chances of roulette: every pocket, every draw of odds, and the levels of prison as a chain."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from rules_core import roulette
from rules_core.errors import RulesError, expect, expect_flags, shorten
from rules_core.odds import Odds
from rules_core.read_only import ReadOnly
from rules_core.results import BetOdds, Name, Share, Step
from rules_core.roulette import Bet, prison
from rules_core.roulette.clauses import payout_clause
from rules_core.tables.roulette import HALF, QUARTER_BACK, TABLE, Prison, Rules

_EVENTS = (prison.WIN, prison.LOSE, prison.ZERO)
_ENDS = (prison.FREED, prison.LOST, prison.LEFT)


def roulette_odds(version: str = "live") -> tuple[BetOdds, ...]:
    """Each kind of bet, once for each rule for a zero that can be chosen; all bets of a kind are alike.

    Raises `RulesError` `version-unknown`.

    >>> {str(row.house_edge) for row in roulette_odds()}
    {'1/37'}
    >>> [(row.option, str(row.house_edge)) for row in roulette_odds("ray-d") if row.bet == "red"][:2]
    [('half', '1/74'), ('en-prison', '937423/68407561')]
    """
    house = roulette.rules(version)
    kinds = {bet.kind: bet for bet in reversed(roulette.bets(version))}
    options = {kind: house.options_of(kind) for kind in house.kinds}
    return tuple(
        _bet_odds(house, kinds[kind], option) for kind in house.kinds for option in options[kind] or (None,)
    )


def event_chances(bet: Bet, version: str = "live") -> dict[str, Fraction]:
    """The probabilities that a number is a `win` for the bet, a `zero` that it does not cover, or a `lose`.

    >>> event_chances(roulette.read_bet("red"))["zero"]
    Fraction(1, 37)
    """
    bet = roulette.read_bet(expect(bet, Bet), version)
    layout = roulette.rules(version).layout
    pockets = len(layout.pockets)
    win = Fraction(len(bet.numbers), pockets)
    zero = Fraction(len(layout.zeros.keys() - set(bet.numbers)), pockets)
    return ReadOnly({prison.WIN: win, prison.LOSE: 1 - win - zero, prison.ZERO: zero})


def prison_ends(rules: Prison, chances: Mapping[str, Fraction], leaves: bool = False) -> dict[str, Fraction]:
    """The probabilities that a bet which has just gone to prison is `freed`, `lost` or `left` for a share.

    `chances` are those of `event_chances`; `leaves` is as in `prison.after` (reading RR-1).

    >>> d = roulette.rules("ray-d")
    >>> str(prison_ends(d.prison, event_chances(roulette.read_bet("red", "ray-d"), "ray-d"))["freed"])
    '911430/1848853'
    """
    expect_flags(leaves)
    expect(rules, Prison)
    _check_chances(chances)
    cells = [prison.ENTRY]
    for cell in cells:  # grows while it is read, until nothing new can be reached
        for event in _EVENTS:
            then = prison.after(rules, cell, event, leaves)
            if isinstance(then, prison.Cell) and then not in cells:
                cells.append(then)
    names = (*cells, *_ENDS)
    equations = [[Fraction(name == cell) for name in names] for cell in cells]
    for cell, equation in zip(cells, equations, strict=True):
        for event in _EVENTS:
            column = names.index(prison.after(rules, cell, event, leaves))
            equation[column] += chances[event] if column >= len(cells) else -chances[event]
    _solve(equations)
    return ReadOnly(zip(_ENDS, equations[0][len(cells) :], strict=True))


def _check_chances(chances: object) -> None:
    """Raise `RulesError` `value-wrong` unless these are three probabilities that add up to 1."""
    given: Mapping[str, Any] = expect(chances, Mapping)
    row: list[Any] = [given.get(event) for event in _EVENTS]
    if any(type(chance) not in (int, Fraction) or chance < 0 for chance in row) or sum(row) != 1:
        raise RulesError("value-wrong", text=shorten(chances), kind=" + ".join(_EVENTS) + " = 1")


def _solve(equations: list[list[Fraction]]) -> None:
    """Solve linear equations in place: unknowns on the left, their values come out on the right."""
    for place, row in enumerate(equations):
        row[:] = [value / row[place] for value in row]
        for other in equations:
            if other is not row:
                factor = other[place]
                other[:] = [value - factor * mine for value, mine in zip(other, row, strict=True)]


def _bet_odds(house: Rules, bet: Bet, option: str | None) -> BetOdds:
    chances = event_chances(bet, house.version)
    win, zero = chances[prison.WIN], chances[prison.ZERO]
    pays, mean = _pays(house, bet.kind)
    push, back = _after_zero(house, chances, option)
    edge = 1 - win * (1 + mean) - zero * back
    first = next(iter(house.entries), None)
    shown = (*bet.shown[:1], "–", Name(f"option-roulette-{option}")) if option else bet.shown[:1]
    fields: dict[str, Any] = {"bet": shown, "pays": " / ".join(map(str, pays)), "win": Share(win)}
    code = "odds-win"
    if option == HALF:
        code, fields = "odds-part", fields | {"back": Share(back), "part": Share(zero)}
    elif option:
        code, fields = "odds", fields | {"push": Share(zero * push)}
    also = _drawn_clauses(house, bet.kind)
    step = Step(code, payout_clause(house, bet.kind, first), fields | {"edge": Share(edge)}, also)
    several = option if len(house.options) > 1 else None
    return BetOdds("roulette", house.version, bet.kind, pays, win, zero * push, edge, step, several)


def _drawn_clauses(house: Rules, kind: str) -> tuple[str, ...]:
    """What the odds of a bet rest on where they are drawn: the draw itself, and its chances."""
    if house.draw is None or kind in house.pays:
        return ()
    if house.drawn_by == TABLE:
        return tuple(f"roulette-{house.version}-{name}" for name in ("table-draw", "table-odds"))
    return (f"roulette-{house.version}-multiplier-draw",)


def _pays(house: Rules, kind: str) -> tuple[tuple[Odds, ...], Fraction]:
    """The odds at which a bet can win, smallest first, and their mean (readings RR-6, RR-7)."""
    if kind in house.pays or house.draw is None:
        return (house.pays[kind],), house.pays[kind].to_one
    drawn = [(entry.pays[kind], house.draw.chance(entry)) for entry in house.draw.entries]
    mean = sum((odds.to_one * chance for odds, chance in drawn), Fraction(0))
    return tuple(sorted({odds for odds, _ in drawn}, key=lambda odds: odds.to_one)), mean


def _after_zero(
    house: Rules, chances: Mapping[str, Fraction], option: str | None
) -> tuple[Fraction, Fraction]:
    """After a zero: the probability that the whole stake comes back, and what comes back on average."""
    if option == HALF:
        return Fraction(0), house.half_back
    if option is None or house.prison is None:
        return Fraction(0), Fraction(0)
    ends = prison_ends(house.prison, chances, leaves=option == QUARTER_BACK)
    freed = ends[prison.FREED]
    return freed, freed + ends[prison.LEFT] * house.prison.leave_back
