"""Exact chances where one draw decides every bet: everything that can be drawn is counted."""

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

from rules_core.fields import Bet, Fields
from rules_core.odds import Odds
from rules_core.results import BetOdds, Name, Share, Step

Gains = Counter[tuple[Odds | None, Fraction]]
"""By what a bet wins, or the share of the stake that comes back: the weight of the draws where it does."""


@cache
def field_odds(fields: Fields[Any]) -> tuple[BetOdds, ...]:
    """The odds of a table: one row a kind of bet, or one a bet where the bets of a kind differ.

    >>> from rules_core import boule
    >>> [(row.bet, str(row.win), str(row.house_edge)) for row in field_odds(boule.fields())][:2]
    [('straight', '1/9', '1/9'), ('even', '4/9', '1/9')]
    """
    rows: list[BetOdds] = []
    for kind in fields.kinds:
        bets = [(bet, _gains(fields, bet)) for bet in fields.bets if bet.kind == kind]
        first, gains = bets[0]
        if all(each == gains for _, each in bets):
            rows.append(_bet_odds(fields, first, gains, kind, (first.title,)))
        else:
            rows += [_bet_odds(fields, bet, each, bet.name, bet.shown) for bet, each in bets]
    return tuple(rows)


def _gains(fields: Fields[Any], bet: Bet) -> Gains:
    gains: Gains = Counter()
    for drawn, weight in fields.draws.items():
        worth = fields.worth(bet, drawn)
        if worth.pays or worth.back:
            gains[worth.pays, worth.back] += weight
    return gains


def _bet_odds(
    fields: Fields[Any], bet: Bet, gains: Gains, name: str, shown: tuple[Name | str, ...]
) -> BetOdds:
    whole = sum(fields.draws.values())
    chances = {gain: Fraction(weight, whole) for gain, weight in gains.items()}
    pays = tuple(sorted((odds for odds, _ in chances if odds), key=lambda odds: odds.to_one))
    win = sum((chance for (odds, _), chance in chances.items() if odds), Fraction(0))
    returned = [(1 + odds.to_one if odds else back) * chance for (odds, back), chance in chances.items()]
    edge = 1 - sum(returned, Fraction(0))
    parts = [(back, chance) for (odds, back), chance in chances.items() if not odds]
    push = sum((chance for back, chance in parts if back == 1), Fraction(0))
    values = {"bet": shown, "pays": " / ".join(map(str, pays)), "win": Share(win), "edge": Share(edge)}
    for back, chance in parts:
        values |= {"back": Share(back), "part": Share(chance)}
    step = Step("odds-part" if parts else "odds-win", _payout_clause(fields, bet), values)
    return BetOdds(fields.game, fields.version, name, pays, win, push, edge, step)


def _payout_clause(fields: Fields[Any], bet: Bet) -> str:
    """The clause by which the bet wins, in the first draw where it does."""
    return next(worth.clause for drawn in fields.draws if (worth := fields.worth(bet, drawn)).pays)
