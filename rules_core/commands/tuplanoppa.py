"""`rules-core tuplanoppa D D [--bet B=STAKE]…`"""

from rules_core import tuplanoppa
from rules_core.commands.fields import Played, draw_command
from rules_core.sentences import N_

_HELP = N_("a throw of tuplanoppa with its bets settled")
_DICE = N_("what the two dice show")


def _play(drawn: list[str], bets: list[tuple[str, str]]) -> Played:
    roll = tuplanoppa.roll(" ".join(drawn))
    outcome = {"dice": roll.dice, "total": roll.total, "double": roll.double, "wins": roll.wins}
    return outcome, roll.steps, tuplanoppa.settle(roll, bets)


TUPLANOPPA = draw_command(_HELP, ("D", _DICE), "total:7=10", _play)
