"""What may be bet, and what is paid."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules_core.baccarat.rounds import Coup
from rules_core.errors import RulesError, expect, shorten
from rules_core.fields import read_pairs
from rules_core.odds import SettledBet, read_stake
from rules_core.results import Share, Step
from rules_core.tables.baccarat import AREAS, TIE, Rules, rules


@dataclass(frozen=True)
class Settlement:
    """A round with its bets settled."""

    coup: Coup
    bets: tuple[SettledBet, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class BetLimit:
    """How many bets a player may have in a round: on each area and in all."""

    each: int
    total: int
    step: Step


def settle(coup: Coup, bets: Mapping[str, Fraction | int | str] | Iterable[tuple[str, Any]]) -> Settlement:
    """Settle bets on a round, exactly (baccarat-payout-*, baccarat-tie-returns-bets).

    `bets` maps `player`, `banker`, `tie` to stakes, or lists such pairs. Raises `RulesError` `bet-unknown`,
    `bet-twice`, `bet-format`, `amount-unreadable`, `amount-ambiguous`, `stake-not-positive`.

    >>> from rules_core.baccarat import deal
    >>> [str(bet.net) for bet in settle(deal("9 8 K K"), {"player": 10, "banker": 10, "tie": 1}).bets]
    ['10', '-10', '-1']
    >>> settle(deal("8 9 K K"), {"banker": "12.5"}).bets[0].net
    Fraction(95, 8)
    """
    house = rules(expect(coup, Coup).version)
    stakes = [(bet, _stake(bet, stake, house)) for bet, stake in read_pairs(bets, "banker=10")]
    for bet, count in Counter(bet for bet, _ in stakes).items():
        if count > house.bets_per_area:
            fields = {"bet": bet, "count": count, "each": house.bets_per_area}
            raise RulesError("bet-twice", clause="baccarat-bet-max-three", **fields)
    settled = [_settle_bet(bet, stake, coup.winner, house) for bet, stake in stakes]
    return Settlement(coup, tuple(bet for bet, _ in settled), tuple(step for _, step in settled))


def _stake(bet: str, stake: Fraction | int | str, house: Rules) -> Fraction:
    if not isinstance(bet, str) or bet not in house.prices:
        fields = {"bet": shorten(bet), "bets": ", ".join(AREAS)}
        raise RulesError("bet-unknown", clause="baccarat-bet-area", **fields)
    return read_stake(stake)


def _settle_bet(bet: str, stake: Fraction, winner: str, house: Rules) -> tuple[SettledBet, Step]:
    price = house.prices[bet]
    fields: dict[str, Any] = {"stake": stake}
    if bet == winner:
        gross = price.pays.win_on(stake)
        kept = gross * price.commission
        won = SettledBet(bet, stake, "win", stake + gross - kept, f"baccarat-payout-{bet}", kept)
        fields |= {"gross": gross, "rate": Share(price.commission), "commission": kept}
        fields |= {"win": won.net, "returned": won.returned}
        also = ("baccarat-commission-collection",) if kept else ()
        return won, Step(f"{bet}-bet-win", won.clause, fields, also)
    if winner == TIE:
        back = SettledBet(bet, stake, "push", stake, "baccarat-tie-returns-bets")
        return back, Step(f"{bet}-bet-push", back.clause, fields)
    lost = SettledBet(bet, stake, "lose", Fraction(0), f"baccarat-bet-{bet}-outcome")
    return lost, Step(f"{bet}-bet-lose", lost.clause, fields)


def bet_limit(version: str = "live") -> BetLimit:
    """How many bets a player may have in a round (baccarat-bet-max-three, baccarat-bet-area).

    >>> bet_limit().total
    3
    """
    each = rules(version).bets_per_area
    fields = {"each": each, "total": each * len(AREAS)}
    step = Step("bet-limit", "baccarat-bet-max-three", fields, ("baccarat-table-spots", "baccarat-bet-area"))
    return BetLimit(**fields, step=step)
