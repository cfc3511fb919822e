"""Who throws the dice in tuplanoppa, and which throws count: deal A by the host, deal B by the players."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules_core.cards import shorten
from rules_core.errors import RulesError, expect_flags
from rules_core.results import Step
from rules_core.tables.tuplanoppa import FAULTS, HOST, Deal, Rules, rules

_MODES = ("tuplanoppa-draw-modes",)
Player = int | str
"""A player by name, or by the number of the seat."""


@dataclass(frozen=True)
class Seat:
    """A player at the table: with a bet in the coming round or not, willing to throw or not."""

    player: Player
    takes_part: bool = True
    willing: bool = True

    def __post_init__(self) -> None:
        expect_flags(self.takes_part, self.willing)


@dataclass(frozen=True)
class Turn:
    """Who throws next: a player, or `None` when it is nobody's turn (the host throws, or nobody wants to)."""

    player: Player | None
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class ThrowCheck:
    """Whether a throw counts; `faults` are what is wrong with it, and then the same player throws again."""

    valid: bool
    faults: tuple[str, ...]
    steps: tuple[Step, ...]


def deal(name: str, version: str = "ray") -> Deal:
    """One of the ways to draw, `a` or `b` (tuplanoppa-draw-modes). Raises `RulesError` `deal-unknown`.

    >>> deal("a").thrower, deal("b").thrower
    ('host', 'player')
    """
    return _deal(rules(version), name)


def _deal(house: Rules, name: object) -> Deal:
    if not isinstance(name, str) or name.lower() not in house.deals:
        raise RulesError("deal-unknown", text=shorten(name), deals=", ".join(house.deals))
    return house.deals[name.lower()]


def check_throw(faults: str | Iterable[str] = (), version: str = "ray") -> ThrowCheck:
    """Whether a player's throw counts; the host decides by the `faults` seen (tuplanoppa-throw-accepted).

    `no-permission` (tuplanoppa-throw-permission), `hand-off-table` (tuplanoppa-throw-over-table),
    `not-together` (tuplanoppa-throw-together), `outside-area` (tuplanoppa-throw-in-area), `stacked` and
    `tilted` (tuplanoppa-throw-not-stacked). Raises `RulesError` `fault-unknown`.

    >>> check_throw().valid, check_throw(["stacked", "outside-area"]).faults
    (True, ('outside-area', 'stacked'))
    """
    known = [fault for each in rules(version).deals.values() for fault in each.faults]
    row = [faults] if isinstance(faults, str) or not isinstance(faults, Iterable) else list(faults)
    for fault in row:
        if not isinstance(fault, str) or fault not in known:
            raise RulesError("fault-unknown", text=shorten(fault), faults=", ".join(known))
    found = tuple(fault for fault in known if fault in row)
    steps = [Step(f"throw-{fault}", FAULTS[fault]) for fault in found]
    steps.append(Step("throw-again" if found else "throw-counts", "tuplanoppa-throw-accepted"))
    return ThrowCheck(not found, found, tuple(steps))


def next_thrower(
    seats: Iterable[Seat | Player],
    thrower: Player,
    total: int | None = None,
    by: str = "b",
    version: str = "ray",
) -> Turn:
    """Who throws next, after `thrower` has thrown `total` (or `None`: has the turn and has not thrown yet).

    `seats` are the players clockwise, as `Seat` where one does not take part in the coming round or does not
    want to throw. The thrower goes on until the sum that passes the dice on; then the turn goes clockwise,
    past all who may not or will not throw, back to the thrower at last. Clauses tuplanoppa-throw-until-seven,
    -turn-clockwise, -decline, -participants, reading WD-9. In deal A (`by="a"`) the host throws
    (tuplanoppa-draw-a-host). Raises `RulesError` `deal-unknown`, `seats-invalid`, `player-unknown`,
    `total-invalid`.

    >>> next_thrower([1, 2, 3], 1, 8).player, next_thrower([1, 2, 3], 3, 7).player
    (1, 1)
    >>> next_thrower([1, Seat(2, takes_part=False), Seat(3, willing=False), 4], 1, 7).player
    4
    """
    house = rules(version)
    mode = _deal(house, by)
    if mode.thrower == HOST:
        return Turn(None, (Step("turn-host", "tuplanoppa-draw-a-host", also=_MODES),))
    row = _read_seats(seats)
    place = _place(row, thrower)
    steps = _after_throw(house, mode, total)
    passes = total is not None and total == mode.keeps_until
    start = place + 1 if passes else place
    for seat in (*row[start:], *row[:start]):
        refusal = _refusal(seat)
        steps.append(refusal or _next(seat, keeps=not passes and seat is row[place]))
        if not refusal:
            return Turn(seat.player, tuple(steps))
    return Turn(None, (*steps, Step("turn-nobody", "tuplanoppa-throw-decline")))


def _refusal(seat: Seat) -> Step | None:
    """Why this player does not throw, if that is so."""
    if not seat.takes_part:
        return Step("turn-outside", "tuplanoppa-throw-participants", {"player": seat.player})
    if not seat.willing:
        return Step("turn-declined", "tuplanoppa-throw-decline", {"player": seat.player})
    return None


def _next(seat: Seat, keeps: bool) -> Step:
    clause = "tuplanoppa-throw-until-seven" if keeps else "tuplanoppa-throw-turn-clockwise"
    return Step("turn-next", clause, {"player": seat.player})


def _after_throw(house: Rules, mode: Deal, total: object) -> list[Step]:
    """What the sum thrown means for the turn."""
    if total is None:
        return []
    if type(total) is not int or total not in house.totals:
        raise RulesError("total-invalid", text=shorten(total), least=house.totals[0], most=house.totals[-1])
    code = "turn-passes" if total == mode.keeps_until else "turn-stays"
    fields = {"total": total, "until": mode.keeps_until}
    return [Step(code, "tuplanoppa-throw-until-seven", fields)]


def _read_seats(seats: object) -> list[Seat]:
    given = list(seats) if isinstance(seats, Iterable) and not isinstance(seats, str) else []
    row = [seat if isinstance(seat, Seat) else Seat(seat) for seat in given]
    players = [seat.player for seat in row]
    if not row or any(type(player) not in (int, str) for player in players) or len(set(players)) < len(row):
        raise RulesError("seats-invalid")
    return row


def _place(row: list[Seat], player: object) -> int:
    for place, seat in enumerate(row):
        if type(seat.player) is type(player) and seat.player == player:
            return place
    known = ", ".join(shorten(seat.player) for seat in row)
    raise RulesError("player-unknown", text=shorten(player), players=known)
