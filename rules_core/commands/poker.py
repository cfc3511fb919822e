"""`rules-core poker GAME --hand CARDS… [--board CARDS]… [--low|--high-low] [--soko] [--pot AMOUNT]`"""

import argparse
from typing import Any

from rules_core import exact, poker
from rules_core.commands.command import Answer, Arguments, Command
from rules_core.errors import RulesError
from rules_core.plain import plain
from rules_core.sentences import N_
from rules_core.words import explain, translate

_HELP = N_("hands of poker compared, and the pot shared out")
_GAME = N_("the poker game, one of {games}; five-card compares complete hands")
_HAND = N_("the own cards of a hand; repeated for each hand")
_BOARD = N_("a row of common cards; a second one where the game has two")
_LOW = N_("the scale turned round: the weakest hand wins")
_HIGH_LOW = N_("one half of the pot for the best hand, one for the weakest")
_SOKO = N_("with the straight of four and the flush of four of Sökö")
_POT = N_("the chips in the pot")
_COUNTS = N_("how many of all hands of five cards are of each class")


def _arguments(group: Arguments) -> None:
    games = ", ".join(poker.rules().variants)
    group.add_argument("game", nargs="?", metavar="GAME", help=translate(_GAME).format(games=games))
    cards: dict[str, Any] = {"action": "append", "nargs": "+", "default": [], "metavar": "CARDS"}
    group.add_argument("--hand", help=translate(_HAND), **cards)
    group.add_argument("--board", help=translate(_BOARD), **cards)
    group.add_argument("--low", action="store_true", help=translate(_LOW))
    group.add_argument("--high-low", action="store_true", help=translate(_HIGH_LOW))
    group.add_argument("--soko", action="store_true", help=translate(_SOKO))
    group.add_argument("--pot", metavar="AMOUNT", help=translate(_POT))
    group.add_argument("--counts", action="store_true", help=translate(_COUNTS))


def _answer(options: argparse.Namespace) -> Answer:
    if options.counts:
        return _counts(options)
    if options.game is None:
        raise RulesError("poker-game-missing", allowed=", ".join(poker.rules().variants))
    if options.low and options.high_low:
        raise RulesError("poker-low-twice")
    form = poker.LOW if options.low else poker.HIGH_LOW if options.high_low else poker.HIGH
    hands, boards = ([" ".join(cards) for cards in rows] for rows in (options.hand, options.board))
    result = poker.showdown(options.game, hands, boards, form, options.soko)
    won = None if options.pot is None else result.won(options.pot)
    outcome: dict[str, Any] = {"hands": [_entry(result, entry) for entry in result.entries]}
    outcome["boards"] = plain(result.boards)
    steps = list(result.steps)
    if won is not None:
        outcome["pot"] = plain(sum(won.values()))
        for row, amount in zip(outcome["hands"], won.values(), strict=True):
            row["won"] = plain(amount)
        steps += result.paid(won)
    answer = {"game": result.game, "version": poker.rules().version, "outcome": outcome, "bets": []}
    return answer | {"steps": plain(steps)}, [explain(step) for step in steps]


def _entry(result: poker.Showdown, entry: poker.Entry) -> dict[str, Any]:
    """A hand: what it makes for the first part of the pot, its share; each half where there are halves."""
    first = result.parts[0].hands[entry.number]
    row = {"hand": entry.number, "own": plain(entry.own), "category": first.category}
    row |= {"cards": plain(first.cards), "share": plain(entry.share)}
    if len(result.parts) > 1:
        row["halves"] = [_half(part, entry) for part in result.parts]
    return row


def _half(part: poker.Part, entry: poker.Entry) -> dict[str, Any]:
    hand = part.hands[entry.number]
    row = {"half": part.name, "category": hand.category, "cards": plain(hand.cards)}
    return row | {"share": plain(entry.shares[part.name])}


def _counts(options: argparse.Namespace) -> Answer:
    counted = exact.poker_counts(options.soko)
    rows = [
        {"category": name, "count": count, "chance": plain(counted.chance(name))}
        for name, count in counted.counts.items()
    ]
    return rows, [explain(step) for step in counted.steps]


POKER = Command(_HELP, _arguments, _answer)
