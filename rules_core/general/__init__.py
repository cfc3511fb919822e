"""What holds at every table of RAY.

- `rulings`: until when bets are taken, the age (`bet_ruling`, `age_ruling`)
- `stakes`: limits of stakes, the highest win (`place`, `highest_win`)
- `chips`: kinds of chips, their worth (`chip_kinds`, `value_chip`, `colour_chip`, `chip_ruling`, `exchange`)
"""

from rules_core.general.chips import (
    Chip,
    Exchange,
    chip_kinds,
    chip_ruling,
    colour_chip,
    exchange,
    value_chip,
)
from rules_core.general.rulings import ACTIONS, Ruling, age_ruling, bet_ruling
from rules_core.general.stakes import HighestWin, Placement, highest_win, place
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
