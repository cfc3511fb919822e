"""`rules-core blackjack --player CARDS --dealer CARDS …`"""

import argparse
from typing import Any

from rules_core import blackjack
from rules_core.commands.command import Answer, Arguments, Command
from rules_core.errors import RulesError
from rules_core.plain import plain
from rules_core.sentences import N_
from rules_core.words import explain, translate

_HELP = N_("a round of blackjack from its cards, with its bets settled")
_PLAYER = N_("the player's cards; after a split twice, once for each hand")
_DEALER = N_("the dealer's cards: open card, hole card, then each card drawn")
_VERSION = N_("the house version: live or live-fr")
_OPTION = N_("what the casino has chosen, for example hit-soft-17 in live-fr; may be repeated")
_BET = N_("the initial bet; a split hand carries the same")
_INSURANCE = N_("the insurance bet")
_DOUBLED = N_("the hand given before was doubled, by the initial bet or by STAKE")
_SPLIT = N_("the two hands come from a split pair")
_UNIT = N_("the least amount that can be bet, for insurance that has to be rounded up")
_OTHERS = N_("other players' hands depend on the dealer, who draws even if this player's hands are over")


class _Doubled(argparse.Action):
    """Remembers after which hand `--doubled` stood."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        place = max(len(namespace.player), 1) - 1
        if place in namespace.doubled:
            raise RulesError("option-twice", option="--doubled")
        namespace.doubled = namespace.doubled | {place: values}


def _arguments(group: Arguments) -> None:
    for name, help_text in (("player", _PLAYER), ("dealer", _DEALER)):
        group.add_argument(
            f"--{name}", action="append", nargs="+", default=[], metavar="CARDS", help=translate(help_text)
        )
    for name, metavar, help_text in (
        ("version", "V", _VERSION),
        ("option", "OPTION", _OPTION),
        ("bet", "STAKE", _BET),
        ("insurance", "STAKE", _INSURANCE),
        ("unit", "STAKE", _UNIT),
    ):
        group.add_argument(
            f"--{name}", action="append", default=[], metavar=metavar, help=translate(help_text)
        )
    group.add_argument(
        "--doubled", action=_Doubled, nargs="?", default={}, metavar="STAKE", help=translate(_DOUBLED)
    )
    group.add_argument("--split", action="store_true", help=translate(_SPLIT))
    group.add_argument("--others", action="store_true", help=translate(_OTHERS))


def _answer(options: argparse.Namespace) -> Answer:
    hands = [" ".join(cards) for cards in options.player]
    if len(hands) != 1 + options.split:
        raise RulesError("bj-hands-given", count=len(hands))
    version = _once(options.version, "--version")
    played = blackjack.play(
        hands[0],
        " ".join(_once(options.dealer, "--dealer") or ()),
        blackjack.versions()[0] if version is None else version,
        options.option,
        split=hands[1] if options.split else None,
        doubled=0 in options.doubled,
        split_doubled=1 in options.doubled,
        others=options.others,
    )
    settled = _settled(played, options)
    steps = (*played.steps, *(settled.steps if settled else ()))
    hands_said = [_hand(each.hand) | {"result": each.result} for each in played.results]
    result = {
        "game": "blackjack",
        "version": played.version,
        "outcome": {"player": hands_said, "dealer": _hand(played.dealer)},
        "bets": plain(settled.bets if settled else ()),
        "steps": plain(steps),
    }
    return result, [explain(step) for step in steps]


def _settled(played: blackjack.Round, options: argparse.Namespace) -> blackjack.Settlement | None:
    """The bets settled, if any were given."""
    bet, insurance = _once(options.bet, "--bet"), _once(options.insurance, "--insurance")
    unit = _once(options.unit, "--unit")
    amounts = [options.doubled.get(place) for place in range(2)]
    if bet is None:
        given = {"--insurance": insurance, "--unit": unit, "--doubled": amounts[0] or amounts[1]}
        for option, value in given.items():
            if value is not None:
                raise RulesError("bj-bet-missing", option=option)
        return None
    return blackjack.settle(
        played, bet, double=amounts[0], split_double=amounts[1], insurance=insurance, unit=unit
    )


def _once(values: list[Any], option: str) -> Any:
    """The value of an option that may be given once."""
    if len(values) > 1:
        raise RulesError("option-twice", option=option)
    return values[0] if values else None


def _hand(hand: blackjack.Hand) -> dict[str, object]:
    return {
        "cards": plain(hand.cards),
        "total": hand.total,
        "soft": hand.soft,
        "blackjack": hand.blackjack,
        "bust": hand.bust,
    }


BLACKJACK = Command(_HELP, _arguments, _answer)
