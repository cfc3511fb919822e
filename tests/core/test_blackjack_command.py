"""The command `rules-core blackjack`, in English: the catalogs are tested elsewhere."""

import json
from gettext import NullTranslations

import pytest

from rules_core import words
from rules_core.cli import main


@pytest.fixture
def run(capsys, monkeypatch):
    monkeypatch.setattr(words, "catalog", lambda language: NullTranslations())

    def command(line):
        status = main(["blackjack", *line.split()])
        return status, *capsys.readouterr()

    return command


def test_a_round_in_json(run):
    status, out, err = run("--player A♠ K♥ --dealer Ac Qd --bet 10 --insurance 5 --json")
    result = json.loads(out)
    assert (status, err) == (0, "")
    assert (result["game"], result["version"]) == ("blackjack", "live")
    cards = {"total": 21, "soft": True, "blackjack": True, "bust": False}
    assert result["outcome"] == {
        "player": [{"cards": ["As", "Kh"]} | cards | {"result": "push"}],
        "dealer": {"cards": ["Ac", "Qd"]} | cards,
    }
    assert [(bet["bet"], bet["stake"], bet["returned"], bet["net"]) for bet in result["bets"]] == [
        ("initial", "10", "10", "0"),
        ("insurance", "5", "15", "10"),
    ]
    assert "blackjack-push-both-blackjack" in [step["clause"] for step in result["steps"]]


def test_split_and_doubled_hands_in_order(run):
    line = "--version live-fr --player 8 3 K --player 8 2 5 --doubled 4 --split --dealer 9 8 --bet 10 --json"
    result = json.loads(run(line)[1])
    assert [hand["result"] for hand in result["outcome"]["player"]] == ["win", "lose"]
    assert [(bet["bet"], bet["returned"]) for bet in result["bets"]] == [
        ("initial", "20"),
        ("split", "0"),
        ("split-double", "0"),
    ]
    assert [bet["stake"] for bet in result["bets"]] == ["10", "10", "4"]
    doubled = json.loads(run("--doubled --player 6 5 9 --dealer 10 8 --bet 10 --json")[1])
    assert [bet["returned"] for bet in doubled["bets"]] == ["20", "20"]


def test_text_and_options(run):
    status, out, _ = run("--player 10 8 --dealer A 6 2 --version live-fr --option hit-soft-17 --bet 10")
    assert status == 0
    assert out.splitlines() == [
        "The player's cards: 10 8. The dealer's cards: A 6 2.",
        "10 8: hard total 18.",
        "The dealer has a soft 17 and draws.",
        "The dealer has a soft 19 and stands.",
        "10 8: 18 against 19, so the hand loses.",
        "bet-blackjack-initial, 10: it is lost.".replace("bet-blackjack-initial", "Initial bet"),
    ]
    assert run("--player 10 8 2 2 --dealer 9 7 5 --others")[0] == 0
    assert run("--player 10 9 --dealer A K --version live-fr --bet 25 --insurance 15 --unit 5")[0] == 0


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("--player A K --dealer 9 8 --dealer 9 8", "The option --dealer can be given only once here."),
        ("--player A K --dealer 9 8 --version live --version live", "The option --version can be"),
        ("--player A K --dealer 9 8 --bet 1 --bet 1", "The option --bet can be"),
        ("--player A K --dealer A 8 --bet 1 --insurance 1 --insurance 1", "The option --insurance can be"),
        ("--player A K --dealer A 8 --bet 1 --unit 1 --unit 1", "The option --unit can be"),
        ("--player 6 5 9 --doubled 1 --doubled 1 --dealer 9 8", "The option --doubled can be"),
        ("--player A K --dealer A 8 --insurance 5", "The option --insurance needs the initial bet: --bet."),
        ("--player A K --dealer A 8 --unit 5", "The option --unit needs"),
        ("--player 6 5 9 --doubled 5 --dealer 9 8", "The option --doubled needs"),
        (
            "--player 8 3 K --player 8 2 9 --doubled 5 --split --version live-fr --dealer 9 8",
            "The option --doubled needs",
        ),
        ("--dealer 9 8", "Give --player once, or with --split just twice; it was given 0 times."),
        ("--player A K --dealer 9 8 --version=", "There is no version “”"),
        ("--player 10 9", "The dealer has at least 2 cards, open card and hole card; given: 0."),
    ],
)
def test_a_mistake_names_the_option(run, line, text):
    status, _, err = run(line)
    assert status == 2
    assert err.startswith(text)


def test_help_says_how_hands_are_given(run):
    status, out, _ = run("--help")
    assert status == 0
    for text in (
        "--player CARDS",
        "--dealer CARDS",
        "--version V",
        "--option OPTION",
        "--bet STAKE",
        "--insurance STAKE",
        "--unit STAKE",
        "--doubled [STAKE]",
        "--split",
        "--others",
        "after a split twice",
        "was doubled, by the initial bet or",
    ):
        assert text in " ".join(out.split())


@pytest.mark.parametrize(
    "line",
    [
        "",
        "--player A K",
        "--dealer A K",
        "--player --dealer 9 8",
        "--player A K --dealer 9",
        "--player A K --dealer 9 x",
        "--player A K --dealer 9 8 --dealer 9 8",
        "--player 8 3 --player 8 2 --dealer 9 8",
        "--player 8 3 --split --dealer 9 8",
        "--player 8 3 --player 8 2 --player 8 4 --split --dealer 9 8",
        "--player A K --dealer 9 8 --version live-en",
        "--player A K --dealer 9 8 --option hit-soft-17",
        "--player A K --dealer 9 8 --bet",
        "--player A K --dealer 9 8 --bet 0",
        "--player A K --dealer 9 8 --bet 1 --bet 2",
        "--player A K --dealer 9 8 --insurance 5",
        "--player A K --dealer 9 8 --unit 5",
        "--player A K --dealer 9 8 --bet 10 --insurance 5",
        "--player 6 5 9 --dealer 9 8 --doubled 5",
        "--player 6 5 9 --doubled --dealer 9 8 --doubled",
        "--player A K 2 --dealer 9 8",
        "--player A K --dealer 9 8 --surrender",
    ],
)
def test_bad_input_is_one_line_and_exit_status_2(run, line):
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert len(err) > 20
