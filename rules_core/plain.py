"""Results as plain JSON values: keys in English, exact numbers as strings."""

from collections.abc import Mapping
from datetime import date, time
from fractions import Fraction
from typing import Any

from rules_core.cards import Card
from rules_core.odds import Odds, SettledBet
from rules_core.results import BetOdds, Choice, Step


def plain(value: Any) -> Any:
    """A result or a value of a step as JSON can hold it.

    >>> plain(Fraction(19, 20)), plain(Odds(8, 1))
    ('19/20', '8:1')
    """
    match value:
        case BetOdds():
            row = {"game": value.game, "version": value.version, "bet": value.bet}
            if value.option is not None:
                row["option"] = value.option
            chances = {"win": value.win, "push": value.push, "house_edge": value.house_edge}
            return row | {"pays": [str(odds) for odds in value.pays]} | plain(chances)
        case SettledBet():
            amounts = {"stake": value.stake, "returned": value.returned, "net": value.net}
            return {"bet": value.bet} | plain(amounts) | {"result": value.result}
        case Step():
            return {"step": value.code, "clause": value.clause, "fields": plain(value.fields)}
        case Card():
            return value.code
        case Odds() | Fraction():
            return str(value)
        case date() | time():
            return value.isoformat()
        case Mapping():
            return {str(key): plain(item) for key, item in value.items()}
        case Choice() | tuple() | list():
            return [plain(item) for item in value]
        case _:
            return value
