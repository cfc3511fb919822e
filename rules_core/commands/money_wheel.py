"""`rules-core money-wheel SYMBOL [--bet B=STAKE]…`"""

from rules_core import money_wheel
from rules_core.commands.fields import Played, draw_command
from rules_core.sentences import N_

_HELP = N_("a draw of the money wheel with its bets settled")
_SYMBOL = N_("the winning symbol, named by its odds, for example 45:1-a")


def _play(drawn: list[str], bets: list[tuple[str, str]]) -> Played:
    spin = money_wheel.spin(" ".join(drawn))
    outcome = {"symbol": spin.symbol, "wins": [spin.symbol]}
    return outcome, spin.steps, money_wheel.settle(spin, bets)


MONEY_WHEEL = draw_command(_HELP, ("SYMBOL", _SYMBOL), "20:1=10", _play)
