"""The commands of boule, money wheel, tuplanoppa and sic bo."""

import json
from gettext import NullTranslations

import pytest

from rules_core import words
from rules_core.cli import main


@pytest.fixture
def run(capsys, monkeypatch):
    """The command line in English, whatever the catalogs hold."""
    monkeypatch.setattr(words, "catalog", lambda language: NullTranslations())

    def line(text):
        status = main(text.split())
        out, err = capsys.readouterr()
        return status, out, err

    return line


@pytest.mark.parametrize(
    ("line", "outcome", "nets"),
    [
        (
            "boule 5 --bet straight:5=10 --bet odd=5 --json",
            {"number": 5, "wins": ["straight:5"]},
            [("straight:5", "70"), ("odd", "-5")],
        ),
        (
            "money-wheel --json --bet 45:1-b=2 --bet 1:1=1 45:1-b",
            {"symbol": "45:1-b", "wins": ["45:1-b"]},
            [("45:1-b", "90"), ("1:1", "-1")],
        ),
        (
            "tuplanoppa 3 4 --bet total:7=12,5 --bet under-7=25/2 --json",
            {"dice": [3, 4], "total": 7, "double": False, "wins": ["total:7"]},
            [("total:7", "50"), ("under-7", "-25/4")],
        ),
        (
            "sic-bo 1 1 2 --bet two-dice:2,1=1 --bet any-triple=1 --json",
            {
                "dice": [1, 1, 2],
                "total": 4,
                "triple": False,
                "wins": ["small", "single:1", "single:2", "two-dice:1,2", "double:1", "total:4"],
            },
            [("two-dice:1,2", "6"), ("any-triple", "-1")],
        ),
    ],
)
def test_commands(run, line, outcome, nets):
    status, out, err = run(line)
    result = json.loads(out)
    assert (status, err) == (0, "")
    assert (result["game"], result["version"]) == (line.split()[0], "ray")
    assert result["outcome"] == outcome
    assert [(bet["bet"], bet["net"]) for bet in result["bets"]] == nets
    assert result["steps"][0]["clause"].startswith(result["game"])


@pytest.mark.parametrize("line", ["boule 1 2", "money-wheel 1:1 2:1"])
def test_what_was_typed_as_drawn_is_said(run, line):
    assert f"“{line.split(maxsplit=1)[1]}”" in run(line)[2]


def test_commands_say_it(run):
    assert run("sic-bo 2 2 2 --bet small=1")[1].splitlines() == [
        "The dice show 2, 2, 2; the sum is 6.",
        "All dice show the same number: that is a triple, so bets on small and on big lose.",
        "Small, stake 1: lost.",
    ]
    assert "two-dice:1,2=10" in run("sic-bo --help")[1]
    assert len(json.loads(run("odds tuplanoppa ray --json")[1])) == 14


@pytest.mark.parametrize(
    "line",
    [
        "boule",
        "boule 10",
        "boule 5 5",
        "boule -1",
        "boule 5 --bet red",
        "boule 5 --bet red=0",
        "boule 5 --version ray",
        "money-wheel",
        "money-wheel 45:1",
        "money-wheel 1:1 --bet 45:1=1",
        "tuplanoppa 3",
        "tuplanoppa 3 4 5",
        "tuplanoppa 0 4",
        "tuplanoppa 3 4 --bet total=1",
        "sic-bo 1 2",
        "sic-bo 1 2 7",
        "sic-bo 1 2 3 --bet total:3=1",
        "sic-bo 1 2 3 --bet small:1=1",
        "sic-bo ١ ٢ ٣",
    ],
)
def test_bad_input_is_one_line_and_exit_status_2(run, line):
    status, out, err = run(line)
    assert (status, out, err.count("\n")) == (2, "", 1)
