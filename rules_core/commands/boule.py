"""`rules-core boule NUMBER [--bet B=STAKE]…`"""

from rules_core import boule
from rules_core.commands.fields import Played, draw_command
from rules_core.sentences import N_

_HELP = N_("a throw of boule with its bets settled")
_NUMBER = N_("the winning number")


def _play(drawn: list[str], bets: list[tuple[str, str]]) -> Played:
    spin = boule.spin(" ".join(drawn))
    outcome = {"number": spin.number, "wins": spin.wins}
    return outcome, spin.steps, boule.settle(spin, bets)


BOULE = draw_command(_HELP, ("NUMBER", _NUMBER), "straight:5=10", _play)
