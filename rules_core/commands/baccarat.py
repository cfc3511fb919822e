"""`rules-core baccarat CARDS [--bet B=STAKE]…`"""

import argparse

from rules_core import baccarat
from rules_core.commands.command import Answer, Arguments, Command, read_bets
from rules_core.plain import plain
from rules_core.sentences import N_
from rules_core.words import explain, translate

_HELP = N_("a round of baccarat from its cards, with its bets settled")
_CARDS = N_(
    "cards in dealing order: Player, Banker, Player, Banker, then the third cards that the rules call for"
)
_BET = N_("a bet and its stake, for example banker=10; may be repeated")


def _arguments(group: Arguments) -> None:
    group.add_argument("cards", nargs="*", metavar="CARDS", help=translate(_CARDS))
    group.add_argument("--bet", action="append", default=[], metavar="B=STAKE", help=translate(_BET))


def _answer(options: argparse.Namespace) -> Answer:
    coup = baccarat.deal(" ".join(options.cards))
    settled = baccarat.settle(coup, read_bets(options.bet, "banker=10"))
    steps = (*coup.steps, *settled.steps)
    outcome = {"player": _hand(coup.player), "banker": _hand(coup.banker), "winner": coup.winner}
    result = {
        "game": "baccarat",
        "version": coup.version,
        "outcome": outcome,
        "bets": plain(settled.bets),
        "steps": plain(steps),
    }
    return result, [explain(step) for step in steps]


def _hand(hand: baccarat.Hand) -> dict[str, object]:
    return {"cards": plain(hand.cards), "total": hand.total, "natural": hand.natural}


BACCARAT = Command(_HELP, _arguments, _answer)
