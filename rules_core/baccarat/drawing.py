"""The drawing rules: who takes a third card, and the table that says so."""

from dataclasses import dataclass

from rules_core.errors import RulesError, shorten
from rules_core.results import Step
from rules_core.tables.baccarat import BANKER, PLAYER, Row, rules


@dataclass(frozen=True)
class Decision:
    """Whether a hand draws, and by which clause. `third` is the value of the Player's third card, if any."""

    side: str
    total: int
    third: int | None
    draws: bool
    step: Step


def player_decision(total: int, version: str = "live") -> Decision:
    """Whether the Player hand draws on this two-card count (baccarat-player-draws, baccarat-player-stands).

    Raises `RulesError` `count-invalid` when `total` is no count on which anybody decides.

    >>> player_decision(5).draws, player_decision(6).draws
    (True, False)
    """
    house = rules(version)
    check_count("count-invalid", total, house.highest)
    draws = total in house.player
    verb = "draws" if draws else "stands"
    return Decision(
        PLAYER, total, None, draws, Step(f"player-{verb}", f"baccarat-player-{verb}", {"total": total})
    )


def banker_decision(total: int, third: int | None = None, version: str = "live") -> Decision:
    """Whether the Banker hand draws on this two-card count.

    `third` is the value (0–9) of the Player's third card, or `None` when the Player stood with two cards
    (baccarat-banker-third-rule, baccarat-banker-when-player-stands). Raises `RulesError` `count-invalid`,
    `third-invalid`.

    >>> banker_decision(3, 8).draws, banker_decision(3, 9).draws, banker_decision(6).draws
    (False, True, False)
    """
    house = rules(version)
    check_count("count-invalid", total, house.highest)
    if third is None:
        draws = total in house.banker_after_stand
        code, clause = "banker-draws" if draws else "banker-stands", "baccarat-banker-when-player-stands"
        return Decision(BANKER, total, None, draws, Step(code, clause, {"total": total}))
    check_count("third-invalid", third, house.modulus - 1)
    row = house.row(total)
    draws = third in row.draws
    code = "banker-draws-on" if draws else "banker-stands-on"
    step = Step(code, row.clause, {"total": total, "third": third}, ("baccarat-banker-third-rule",))
    return Decision(BANKER, total, third, draws, step)


def check_count(code: str, value: int, most: int) -> None:
    """Raise `RulesError` with this code unless the value is a whole number from 0 to `most`.

    >>> check_count("count-invalid", 8, most=7)
    Traceback (most recent call last):
    rules_core.errors.RulesError: A hand that decides has a point count from 0 to 7, not “8”.
    """
    if type(value) is not int or not 0 <= value <= most:
        raise RulesError(code, least=0, most=most, text=shorten(value))


def draw_rows(version: str = "live") -> tuple[Row, ...]:
    """The whole drawing table: the Player's row, the Banker's when the Player stands, the Banker's others.

    >>> [row.clause for row in draw_rows()][:3]
    ['baccarat-player-draws', 'baccarat-banker-when-player-stands', 'baccarat-banker-total-0-2']
    """
    house = rules(version)
    counts = [total for total in range(house.modulus) if total not in house.naturals]
    plain = (
        (PLAYER, house.player, "baccarat-player-draws"),
        ("banker-when-player-stands", house.banker_after_stand, "baccarat-banker-when-player-stands"),
    )
    return (
        tuple(
            Row(side, (), tuple(sorted(draws)), tuple(c for c in counts if c not in draws), clause)
            for side, draws, clause in plain
        )
        + house.rows
    )


def banker_row(total: int, version: str = "live") -> Row:
    """The row of the drawing table for a Banker with this two-card count (baccarat-banker-total-*).

    >>> banker_row(6).draws
    (6, 7)
    """
    house = rules(version)
    check_count("count-invalid", total, house.highest)
    return house.row(total)
