"""Every draw of boule, the money wheel, tuplanoppa and sic bo by the core, and what every bet gets on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import product
from typing import Any

from rules_core import boule, money_wheel, sic_bo, tuplanoppa, words
from rules_core.dice import throws
from rules_core.fields import Fields, Settlement
from rules_core.results import Step

Drawn = tuple[str, ...]
STAKES = ("10", "5/2", "1/3", "1000000")
"""Bets take turns with these."""


@dataclass(frozen=True)
class Game:
    """A game by the core's own functions."""

    fields: Callable[[], Fields[Any]]
    rounds: Mapping[Drawn, Any]
    settle: Callable[[Any, Any], Settlement]

    @property
    def stakes(self) -> list[tuple[str, str]]:
        """Every bet with its stake."""
        return [(bet.name, STAKES[at % len(STAKES)]) for at, bet in enumerate(self.fields().bets)]


def _dice(roll: Callable[[Any], Any], count: int, faces: int) -> dict[Drawn, Any]:
    return {tuple(map(str, thrown)): roll(thrown) for thrown in throws(count, faces)}


def _boule() -> dict[Drawn, Any]:
    house = boule.rules()
    drawn: dict[Drawn, Any] = {(str(number),): boule.spin(number) for number in house.numbers}
    return drawn | {(cause,): boule.void_round(cause) for cause in house.void}


def _money_wheel() -> dict[Drawn, Any]:
    house = money_wheel.rules()
    drawn: dict[Drawn, Any] = {(symbol,): money_wheel.spin(symbol) for symbol in house.symbols}
    return drawn | {(cause,): money_wheel.void_round(cause) for cause in house.void}


GAMES = {
    "boule": Game(boule.fields, _boule(), boule.settle),
    "money-wheel": Game(money_wheel.fields, _money_wheel(), money_wheel.settle),
    "tuplanoppa": Game(tuplanoppa.fields, _dice(tuplanoppa.roll, 2, 6), tuplanoppa.settle),
    "sic-bo": Game(sic_bo.fields, _dice(sic_bo.roll, 3, 6), sic_bo.settle),
}


def record(game: Game, drawn: Drawn) -> list[str]:
    """All that a draw means, a line each, in the current language."""
    round = game.rounds[drawn]
    settled = game.settle(round, [(bet, Fraction(stake)) for bet, stake in game.stakes])
    rows = zip(game.fields().bets, settled.bets, settled.steps, strict=True)
    bets = [
        "|".join((bet.name, words.show(bet.shown), one.result, str(one.returned), str(one.net), told(step)))
        for bet, one, step in rows
    ]
    return [*map(told, round.steps), " ".join(getattr(round, "wins", _winners(settled))), *bets]


def _winners(settled: Settlement) -> tuple[str, ...]:
    return tuple(bet.bet for bet in settled.bets if bet.result == "win")


def digests(game: Game) -> list[str]:
    """A digest of the record of each draw, in the current language."""
    texts = ("\n".join(record(game, drawn)) for drawn in game.rounds)
    return [sha256(text.encode()).digest()[:8].hex() for text in texts]


def told(step: Step) -> str:
    """A reason: code, clause, sentence."""
    return f"{step.code}|{step.clause}|{_sentence(words.language(), step.code, tuple(step.fields.items()))}"


@cache
def _sentence(_language: str, code: str, fields: tuple[tuple[str, Any], ...]) -> str:
    return words.say(code, **dict(fields))


SEATS = [
    [(player, takes_part, willing) for player, (takes_part, willing) in enumerate(states, start=1)]
    for count in (1, 2, 3)
    for states in product(product((True, False), repeat=2), repeat=count)
]
"""Every row of up to three players, each in the round or not, willing to throw or not."""


def turn_rows() -> list[tuple[str, list[tuple[int, bool, bool]], int, int | None]]:
    """Every question about the turn: the way to draw, the row, who throws, what was thrown."""
    totals = (None, *tuplanoppa.rules().totals)
    return [
        (way, row, player, total)
        for way in tuplanoppa.rules().deals
        for row in SEATS
        for player, _, _ in row
        for total in totals
    ]
