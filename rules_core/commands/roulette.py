"""`rules-core roulette NUMBER… [--version V] [--option O] [--multiplier M:1] [--table T] [--bet B=STAKE]…`"""

import argparse

from rules_core import roulette
from rules_core.commands.command import Answer, Arguments, Command, read_bets
from rules_core.errors import RulesError
from rules_core.plain import plain
from rules_core.sentences import N_
from rules_core.tables.roulette import MULTIPLIER, TABLE
from rules_core.words import explain, translate

_HELP = N_("a spin of roulette with its bets settled, or several spins for bets in prison")
_NUMBERS = N_("the winning number, and the numbers of the next spins")
_VERSION = N_("a house version; without it the live house")
_OPTION = N_("the rule for a zero: half, en-prison or quarter-back")
_MULTIPLIER = N_("the odds drawn for the round, for example 24:1")
_TABLE = N_("the payout table drawn for the round, for example 2")
_BET = N_("a bet and its stake, for example split:0,1=10; may be repeated")


def _arguments(group: Arguments) -> None:
    group.add_argument("numbers", nargs="*", metavar="NUMBER", help=translate(_NUMBERS))
    group.add_argument("--version", default="live", metavar="V", help=translate(_VERSION))
    group.add_argument("--option", metavar="O", help=translate(_OPTION))
    group.add_argument(f"--{MULTIPLIER}", metavar="M:1", help=translate(_MULTIPLIER))
    group.add_argument(f"--{TABLE}", metavar="T", help=translate(_TABLE))
    group.add_argument("--bet", action="append", default=[], metavar="B=STAKE", help=translate(_BET))


def _answer(options: argparse.Namespace) -> Answer:
    bets = read_bets(options.bet, "split:0,1=10")
    settled = roulette.settle(options.numbers, bets, options.version, options.option, _drawn(options))
    outcome = {"spins": [_spin(spin) for spin in settled.spins], "option": settled.option}
    outcome |= {by: getattr(options, by) for by in (MULTIPLIER, TABLE)}
    result = {
        "game": "roulette",
        "version": settled.version,
        "outcome": outcome,
        "bets": [_bet(bet) for bet in settled.bets],
        "steps": plain(settled.steps),
    }
    return result, [explain(step) for step in settled.steps]


def _drawn(options: argparse.Namespace) -> str | None:
    """What was drawn; the option for it must be the one that this version has."""
    drawn_by = roulette.rules(options.version).drawn_by
    for by in {MULTIPLIER, TABLE} - {drawn_by}:
        if getattr(options, by) is not None:
            raise RulesError("roulette-option-foreign", option=f"--{by}", version=options.version)
    return getattr(options, drawn_by) if drawn_by else None


def _spin(spin: roulette.Spin) -> dict[str, object]:
    return {"number": spin.number, "colour": spin.colour, "outside": list(spin.outside)}


def _bet(bet: roulette.Settled) -> object:
    if isinstance(bet, roulette.ImprisonedBet):
        fields = {"bet": bet.bet, "stake": plain(bet.stake), "returned": None, "net": None, "result": None}
        return fields | {"state": "in-prison", "level": bet.level}
    return plain(bet) | {"state": "settled", "level": None}


ROULETTE = Command(_HELP, _arguments, _answer)
