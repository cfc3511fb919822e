"""`rules-core sic-bo D D D [--bet B=STAKE]…`"""

from rules_core import sic_bo
from rules_core.commands.fields import Played, draw_command
from rules_core.sentences import N_

_HELP = N_("a throw of sic bo with its bets settled")
_DICE = N_("what the three dice show")


def _play(drawn: list[str], bets: list[tuple[str, str]]) -> Played:
    roll = sic_bo.roll(" ".join(drawn))
    outcome = {"dice": roll.dice, "total": roll.total, "triple": roll.triple, "wins": roll.wins}
    return outcome, roll.steps, sic_bo.settle(roll, bets)


SIC_BO = draw_command(_HELP, ("D", _DICE), "two-dice:1,2=10", _play)
