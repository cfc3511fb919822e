"""Stakes within the limits of a table, and the highest win."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import RulesError, expect
from rules_core.odds import Odds, read_stake
from rules_core.results import BetOdds, Step

Amount = Fraction | int | str


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


def place(chips: Amount | Iterable[Amount], minimum: Amount, maximum: Amount) -> Placement:
    """One chip or several on one field, within the limits of the table.

    What lies above the maximum is void and comes back, the rest stays in play (general-ray-excess-void,
    general-ray-several-chips). Raises `RulesError`: those of `read_stake`, `stake-missing`,
    `stake-below-minimum`, `limits-invalid`.

    >>> place(80, 5, 100).in_play, place(["50", "75"], 5, 100).excess
    (Fraction(80, 1), Fraction(25, 1))
    """
    least, most = limits(minimum, maximum)
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


def limits(minimum: Amount, maximum: Amount) -> tuple[Fraction, Fraction]:
    """The limits of a table. Raises `RulesError` `limits-invalid`, and the errors of `read_stake`.

    >>> limits(5, "12.5")
    (Fraction(5, 1), Fraction(25, 2))
    """
    least, most = read_stake(minimum), read_stake(maximum)
    if least > most:
        raise RulesError("limits-invalid", minimum=least, maximum=most)
    return least, most


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
