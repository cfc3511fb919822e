"""What holds at every table of RAY: limits of stakes, until when bets are taken, age, highest win, chips."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules_core.cards import shorten
from rules_core.errors import RulesError, expect, expect_flags
from rules_core.odds import Odds, read_stake
from rules_core.results import BetOdds, Step
from rules_core.tables.general import CHIPS, COLOUR, VALUE, Rules, rules, versions

__all__ = [
    "ACTIONS",
    "CHIPS",
    "COLOUR",
    "VALUE",
    "Chip",
    "Exchange",
    "HighestWin",
    "Placement",
    "Rules",
    "Ruling",
    "age_ruling",
    "bet_ruling",
    "chip_kinds",
    "chip_ruling",
    "colour_chip",
    "exchange",
    "highest_win",
    "place",
    "rules",
    "value_chip",
    "versions",
]

ACTIONS = PLACE, CHANGE, REMOVE = "place", "change", "remove"
Amount = Fraction | int | str
_MOST_CHIPS = 10**9


@dataclass(frozen=True)
class Ruling:
    """Whether something is allowed, and why."""

    allowed: bool
    step: Step


@dataclass(frozen=True)
class Placement:
    """The chips on one field: what was staked, what of it is in play, and the excess, which comes back."""

    staked: Fraction
    in_play: Fraction
    excess: Fraction
    step: Step


@dataclass(frozen=True)
class HighestWin:
    """The highest win of one placement: the bet that pays best, at the highest stake."""

    bet: str
    pays: Odds
    stake: Fraction
    win: Fraction
    step: Step


@dataclass(frozen=True)
class Chip:
    """A chip: its kind, `value` or `colour`, its worth, and the tables where a colour chip is in use."""

    kind: str
    worth: Fraction
    tables: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        _check_kind(self.kind, CHIPS)
        object.__setattr__(self, "worth", read_stake(self.worth))
        object.__setattr__(self, "tables", frozenset(expect(table, str) for table in _listed(self.tables)))


@dataclass(frozen=True)
class Exchange:
    """Colour chips changed for value chips when a player stops."""

    count: int
    amount: Fraction
    step: Step


def _check_kind(kind: object, kinds: tuple[str, ...]) -> None:
    if not isinstance(kind, str) or kind not in kinds:
        raise RulesError("chip-kind-unknown", text=shorten(kind), kinds=", ".join(kinds))


def _listed(given: object) -> list[Any]:
    """One text, or several. Raises `RulesError` `value-wrong`."""
    return [given] if isinstance(given, str) else list(expect(given, Iterable))


def place(chips: Amount | Iterable[Amount], minimum: Amount, maximum: Amount) -> Placement:
    """One chip or several on one field, within the limits of the table.

    What lies above the maximum is void and comes back, the rest stays in play (general-ray-excess-void,
    general-ray-several-chips). Raises `RulesError`: those of `read_stake`, `stake-missing`,
    `stake-below-minimum`, `limits-invalid`.

    >>> place(80, 5, 100).in_play, place(["50", "75"], 5, 100).excess
    (Fraction(80, 1), Fraction(25, 1))
    """
    least, most = _limits(minimum, maximum)
    stakes = [read_stake(chip) for chip in _row(chips)]
    if not stakes:
        raise RulesError("stake-missing")
    staked = sum(stakes, Fraction(0))
    if staked < least:
        raise RulesError("stake-below-minimum", stake=staked, minimum=least)
    in_play = min(staked, most)
    fields = {"stake": staked, "kept": in_play, "excess": staked - in_play, "maximum": most}
    if staked > most:
        return Placement(
            staked, in_play, staked - in_play, Step("stake-capped", "general-ray-excess-void", fields)
        )
    return Placement(staked, in_play, Fraction(0), Step("stake-within", "general-ray-several-chips", fields))


def _row(chips: Amount | Iterable[Amount]) -> list[Amount]:
    if isinstance(chips, str | int | Fraction) or not isinstance(chips, Iterable):
        return [chips]
    return list(chips)


def _limits(minimum: Amount, maximum: Amount) -> tuple[Fraction, Fraction]:
    least, most = read_stake(minimum), read_stake(maximum)
    if least > most:
        raise RulesError("limits-invalid", minimum=least, maximum=most)
    return least, most


def bet_ruling(
    action: str, *, closed: bool = False, drawing: bool = False, exception: bool = False
) -> Ruling:
    """Whether a stake may now be placed, changed or removed (`place`, `change`, `remove`).

    Not once the host has closed betting or the draw has started, whichever comes first; `exception` says that
    the rules of the game expressly allow it, which they can for changing and removing only
    (general-ray-bet-before-close, general-ray-no-change-after-close). Raises `RulesError` `action-unknown`.

    >>> bet_ruling("place").allowed, bet_ruling("place", closed=True).allowed
    (True, False)
    >>> bet_ruling("remove", drawing=True).allowed, bet_ruling("remove", drawing=True, exception=True).allowed
    (False, True)
    """
    expect_flags(closed, drawing, exception)
    if action not in ACTIONS:
        raise RulesError("action-unknown", text=shorten(action), actions=", ".join(ACTIONS))
    clause = "general-ray-bet-before-close" if action == PLACE else "general-ray-no-change-after-close"
    if not (closed or drawing):
        return Ruling(True, Step("betting-open", clause))
    if exception and action != PLACE:
        return Ruling(True, Step("betting-exception", clause))
    return Ruling(False, Step("betting-draw" if drawing else "betting-closed", clause))


def age_ruling(age: int, version: str = "ray") -> Ruling:
    """Whether a person of this age in whole years may take part (general-ray-age-limit).

    Raises `RulesError` `age-invalid`, `version-unknown`.

    >>> age_ruling(17).allowed, age_ruling(18).allowed
    (False, True)
    """
    least = rules(version).least_age
    if type(age) is not int or age < 0:
        raise RulesError("age-invalid", text=shorten(age))
    allowed = age >= least
    return Ruling(
        allowed, Step(f"age-{'enough' if allowed else 'low'}", "general-ray-age-limit", {"least": least})
    )


def highest_win(rows: Iterable[BetOdds], maximum: Amount) -> HighestWin:
    """The highest win of one placement, from a game's odds and its highest stake (general-ray-highest-win).

    `rows` are the game's odds, of `games.odds` or `exact`. Raises `RulesError` `odds-missing` without any,
    and those of `read_stake`.

    >>> from rules_core.exact import sic_bo_odds
    >>> best = highest_win(sic_bo_odds(), 50)
    >>> best.bet, str(best.pays), best.win
    ('triple', '180:1', Fraction(9000, 1))
    """
    stake = read_stake(maximum)
    expect(rows, Iterable)
    best = max((expect(row, BetOdds) for row in rows), key=lambda row: row.pays[-1].to_one, default=None)
    if best is None:
        raise RulesError("odds-missing")
    pays = best.pays[-1]
    win = pays.win_on(stake)
    fields = {"bet": best.step.fields["bet"], "pays": pays, "stake": stake, "win": win}
    return HighestWin(best.bet, pays, stake, win, Step("highest-win", "general-ray-highest-win", fields))


def chip_kinds(game: str, version: str = "ray") -> tuple[str, ...]:
    """The kinds of chips that a game may be played with (general-ray-chip-kinds, *-value-chips).

    Raises `RulesError` `game-unknown`, `version-unknown`.

    >>> chip_kinds("boule"), chip_kinds("money-wheel")
    (('value', 'colour'), ('value',))
    """
    chips = rules(version).chips
    if not isinstance(game, str) or game not in chips:
        raise RulesError("game-unknown", game=shorten(game), games=", ".join(chips))
    return chips[game]


def value_chip(worth: Amount) -> Chip:
    """A chip with its value printed on it (general-ray-chip-kinds). Raises the errors of `read_stake`.

    >>> value_chip(5).worth
    Fraction(5, 1)
    """
    return Chip(VALUE, read_stake(worth))


def colour_chip(worth: Amount, tables: Iterable[str], minimum: Amount, maximum: Amount) -> Chip:
    """A colour chip of the value that the player has chosen (general-ray-colour-chip-value).

    The value lies within the limits of the table; `tables` are those where the chip is in use. Raises
    `RulesError` `chip-worth-outside`, `limits-invalid`, and those of `read_stake`.

    >>> colour_chip("2.5", ["3"], 1, 100).worth
    Fraction(5, 2)
    """
    value = read_stake(worth)
    least, most = _limits(minimum, maximum)
    if not least <= value <= most:
        fields = {"worth": value, "minimum": least, "maximum": most}
        raise RulesError("chip-worth-outside", clause="general-ray-colour-chip-value", **fields)
    return Chip(COLOUR, value, frozenset(expect(table, str) for table in _listed(tables)))


def chip_ruling(
    chip: Chip, game: str, table: str, allowed: Iterable[str] = CHIPS, version: str = "ray"
) -> Ruling:
    """Whether a stake with this chip counts at this table.

    `allowed` are the kinds of chips that the venue allows there, `value`, `colour` or both. Clauses
    general-ray-chip-kinds, general-ray-chip-kinds-allowed, general-ray-colour-chip-table,
    general-ray-colour-chip-value. Raises `RulesError` `game-unknown`, `chip-kind-unknown`, `version-unknown`.

    >>> red = colour_chip(5, ["table 3"], 1, 100)
    >>> chip_ruling(red, "boule", "table 3").allowed, chip_ruling(red, "boule", "table 4").allowed
    (True, False)
    >>> chip_ruling(red, "money-wheel", "table 3").allowed
    False
    """
    kinds = chip_kinds(game, version)
    here = _listed(allowed)
    for kind in here:
        _check_kind(kind, CHIPS)
    if expect(chip, Chip).kind not in kinds:
        return Ruling(False, Step("chip-not-in-game", f"{game}-value-chips"))
    if chip.kind not in here:
        return Ruling(False, Step("chip-not-at-table", "general-ray-chip-kinds-allowed"))
    if chip.kind == COLOUR and expect(table, str) not in chip.tables:
        return Ruling(False, Step("chip-foreign", "general-ray-colour-chip-table"))
    clause = "general-ray-colour-chip-value" if chip.kind == COLOUR else "general-ray-chip-kinds"
    return Ruling(True, Step(f"chip-{chip.kind}", clause, {"worth": chip.worth}))


def exchange(chip: Chip, count: int) -> Exchange:
    """Colour chips changed for value chips when a player stops (general-ray-colour-chip-exchange).

    Raises `RulesError` `chip-count-invalid`, and `chip-kind-unknown` for a chip that is none.

    >>> exchange(colour_chip("2.5", ["3"], 1, 100), 12).amount
    Fraction(30, 1)
    """
    _check_kind(expect(chip, Chip).kind, (COLOUR,))
    if type(count) is not int or not 0 < count < _MOST_CHIPS:
        raise RulesError("chip-count-invalid", text=shorten(count))
    fields = {"count": count, "worth": chip.worth, "amount": count * chip.worth}
    return Exchange(
        count, count * chip.worth, Step("chips-exchanged", "general-ray-colour-chip-exchange", fields)
    )
