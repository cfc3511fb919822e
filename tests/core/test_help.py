"""What `--help` of each command says: every argument, what it is called, what it means."""

import pytest

from rules_core import poker
from rules_core.cli import _JSON, _LANG, _SHOW_HELP, main
from rules_core.commands import (
    COMMANDS,
    baccarat,
    blackjack,
    boule,
    fields,
    listing,
    money_wheel,
    roulette,
    sic_bo,
    tuplanoppa,
)
from rules_core.commands import poker as poker_command
from rules_core.sentences import Sentence
from rules_core.words import LANGUAGES, speaking, translate

COMMON = {"--json": _JSON, "--lang LANG": _LANG, "-h, --help": _SHOW_HELP}
ARGUMENTS = {
    "games": {},
    "odds": {"GAME": listing._GAME, "VERSION": listing._VERSION},
    "baccarat": {"CARDS": baccarat._CARDS, "--bet B=STAKE": baccarat._BET},
    "roulette": {
        "NUMBER": roulette._NUMBERS,
        "--version V": roulette._VERSION,
        "--option O": roulette._OPTION,
        "--multiplier M:1": roulette._MULTIPLIER,
        "--table T": roulette._TABLE,
        "--bet B=STAKE": roulette._BET,
    },
    "blackjack": {
        "--player CARDS [CARDS ...]": blackjack._PLAYER,
        "--dealer CARDS [CARDS ...]": blackjack._DEALER,
        "--version V": blackjack._VERSION,
        "--option OPTION": blackjack._OPTION,
        "--bet STAKE": blackjack._BET,
        "--insurance STAKE": blackjack._INSURANCE,
        "--unit STAKE": blackjack._UNIT,
        "--doubled [STAKE]": blackjack._DOUBLED,
        "--split": blackjack._SPLIT,
        "--others": blackjack._OTHERS,
    },
    "boule": {"NUMBER": boule._NUMBER, "--bet B=STAKE": fields._BET},
    "money-wheel": {"SYMBOL": money_wheel._SYMBOL, "--bet B=STAKE": fields._BET},
    "tuplanoppa": {"D": tuplanoppa._DICE, "--bet B=STAKE": fields._BET},
    "sic-bo": {"D": sic_bo._DICE, "--bet B=STAKE": fields._BET},
    "poker": {
        "GAME": poker_command._GAME,
        "--hand CARDS [CARDS ...]": poker_command._HAND,
        "--board CARDS [CARDS ...]": poker_command._BOARD,
        "--low": poker_command._LOW,
        "--high-low": poker_command._HIGH_LOW,
        "--soko": poker_command._SOKO,
        "--pot AMOUNT": poker_command._POT,
        "--counts": poker_command._COUNTS,
    },
}
EXAMPLES = {
    "boule": "straight:5=10",
    "money-wheel": "20:1=10",
    "tuplanoppa": "total:7=10",
    "sic-bo": "two-dice:1,2=10",
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_a_command(capsys, monkeypatch, command, language):
    monkeypatch.setenv("COLUMNS", "1000")
    assert main([command, "--help", "--lang", language]) == 0
    with speaking(language):
        texts = [translate(COMMANDS[command].help), f"rules-core {command}:"]
        for argument, meaning in (ARGUMENTS[command] | COMMON).items():
            texts += [argument, translate(meaning)]
    values = {"games": ", ".join(poker.rules().variants), "example": EXAMPLES.get(command)}
    out = capsys.readouterr().out
    assert out.split() == " ".join(texts).format(**values).split()
    assert out.endswith("\n")
    assert not out.endswith("\n\n")


def test_help_of_everything(capsys):
    assert main(["--help", "--lang", "nl"]) == 0
    with speaking("nl"):
        rows = [f"  rules-core {name:10} {translate(command.help)}" for name, command in COMMANDS.items()]
    assert capsys.readouterr().out.splitlines() == ["rules-core", *rows]


def test_every_command_says_what_it_is_for():
    helps = [command.help for command in COMMANDS.values()]
    assert all(isinstance(text, Sentence) and len(text) > 20 for text in helps)
    assert len(set(helps)) == len(helps)
