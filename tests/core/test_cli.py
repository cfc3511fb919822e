"""The command line: what goes out, where, and with which exit status."""

import errno
import json
import os
import subprocess
import sys

import pytest

from rules_core import blackjack, exact, games
from rules_core.cli import main
from rules_core.commands import COMMANDS
from rules_core.sentences import SENTENCES
from rules_core.words import LANGUAGES, explain, say, speaking, translate


def run(capsys, *arguments):
    status = main(list(arguments))
    out, err = capsys.readouterr()
    return status, out, err


def test_a_round_with_bets(capsys):
    status, out, err = run(capsys, *"baccarat 5h 3d Kc 10s 8h --bet banker=10 --bet tie=1 --json".split())
    result = json.loads(out)
    assert (status, err) == (0, "")
    assert result["game"] == "baccarat"
    assert result["version"] == "live"
    assert result["outcome"] == {
        "player": {"cards": ["5h", "Kc", "8h"], "total": 3, "natural": False},
        "banker": {"cards": ["3d", "10s"], "total": 3, "natural": False},
        "winner": "tie",
    }
    banker, tie = result["bets"]
    assert (banker["stake"], banker["returned"], banker["net"]) == ("10", "10", "0")
    assert (tie["bet"], tie["returned"], tie["net"]) == ("tie", "9", "8")
    assert "baccarat-banker-total-3" in [step["clause"] for step in result["steps"]]


def test_commission_in_json_is_exact(capsys):
    _, out, _ = run(capsys, *"baccarat 8 9 K K --bet banker=10 --json".split())
    assert json.loads(out)["bets"][0]["returned"] == "39/2"
    assert json.loads(out)["bets"][0]["net"] == "19/2"


def test_odds_of_every_bet(capsys):
    _, out, _ = run(capsys, "odds", "--json")
    rows = {row["bet"]: row for row in json.loads(out) if row["game"] == "baccarat"}
    assert set(rows) == {"player", "banker", "tie"}
    assert rows["banker"]["pays"] == ["19:20"]
    assert rows["tie"]["pays"] == ["8:1"]
    assert rows["banker"]["house_edge"] == "114753351728/10847218479825"
    assert {"game", "version", "bet", "pays", "win", "push", "house_edge"} == set(rows["tie"])


def test_odds_with_an_option(capsys):
    rows = json.loads(run(capsys, "odds", "roulette", "ray-d", "--json")[1])
    red = [row for row in rows if row["bet"] == "red"]
    assert [row["option"] for row in red] == ["half", "en-prison", "quarter-back"]
    assert all("option" not in row for row in rows if row["bet"] == "straight")
    assert {(row["game"], row["version"]) for row in rows} == {("roulette", "ray-d")}


def test_odds_in_words(capsys):
    """A line for each bet; the odds of several versions stand under the names of game and version."""
    with speaking("nl"):
        one, all_versions = exact.baccarat_odds(), games.odds("blackjack", None)
        name = translate(SENTENCES["game-blackjack"])
        assert run(capsys, *"odds baccarat --lang nl".split())[1].splitlines() == [
            explain(row) for row in one
        ]
        lines = []
        for version in blackjack.versions():
            lines.append(f"{name} · {version}")
            lines += [explain(row) for row in all_versions if row.version == version]
        assert run(capsys, *"odds blackjack --lang nl".split())[1].splitlines() == lines


def test_games_in_words(capsys):
    with speaking("nl"):
        lines = run(capsys, *"games --lang nl".split())[1].splitlines()
        bets = ", ".join(
            f"{bet} ({translate(SENTENCES[f'bet-baccarat-{bet}'])})"
            for bet in games.GAMES["baccarat"].bets("live")
        )
        assert lines[0] == f"baccarat ({translate(SENTENCES['game-baccarat'])}) live: {bets}"
        assert (
            lines[-1]
            == f"poker ({translate(SENTENCES['game-poker'])}) ray: {translate(SENTENCES['odds-none'])}"
        )


def test_games(capsys):
    _, out, _ = run(capsys, "games", "--json")
    rows = json.loads(out)
    assert rows[0] == {"game": "baccarat", "version": "live", "bets": ["player", "tie", "banker"]}
    versions = {}
    for row in rows:
        versions.setdefault(row["game"], []).append(row["version"])
    assert versions == {
        "baccarat": ["live"],
        "blackjack": ["live", "live-fr"],
        "roulette": ["live", *(f"ray-{letter}" for letter in "abcdefghi")],
        "boule": ["ray"],
        "money-wheel": ["ray"],
        "tuplanoppa": ["ray"],
        "sic-bo": ["ray"],
        "poker": ["ray"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_in_the_language_asked_for(capsys, language):
    status, out, err = run(capsys, "baccarat", "5h", "3d", "Kc", "10s", "8h", "--lang", language)
    assert (status, err) == (0, "")
    other = [run(capsys, "--lang", each, "baccarat", "5h", "3d", "Kc", "10s", "8h")[1] for each in LANGUAGES]
    assert out == other[LANGUAGES.index(language)]
    assert len(set(other)) == len(LANGUAGES)
    assert run(capsys, "baccarat", "5h", "3d", "Kc", "10s", "8h", f"--lang={language}")[1] == out


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_language_of_the_environment(capsys, monkeypatch, variable):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "nl_NL.UTF-8")
    assert run(capsys, "games")[1] == run(capsys, "games", "--lang=nl")[1]
    monkeypatch.setenv(variable, "sv_SE.UTF-8")
    assert run(capsys, "games")[1] == run(capsys, "games", "--lang", "fi")[1]


WRONG = [
    "baccarat",
    "baccarat 5h 3d",
    "baccarat 5h 3d Kc 10s",
    "baccarat 5h 3d Kc 10s 8h 2c",
    "baccarat 5h 3d Kc 10s 1x",
    "baccarat 5h 3d Kc 10s 8h --bet",
    "baccarat 5h 3d Kc 10s 8h --bet banker",
    "baccarat 5h 3d Kc 10s 8h --bet banker=",
    "baccarat 5h 3d Kc 10s 8h --bet pair=1",
    "baccarat 5h 3d Kc 10s 8h --bet tie=1 --bet tie=1",
    "baccarat 5h 3d Kc 10s 8h --bet tie=1.000",
    "baccarat 5h 3d Kc 10s 8h --bett tie=1",
    "baccarat -1",
    "odds chess",
    "odds baccarat ray-z",
    "odds baccarat live more",
    "odds --jso",
    "games --lang sv",
    "games --lang",
    "play",
    "--json",
    "games games",
]


@pytest.mark.parametrize("line", WRONG)
def test_bad_input_is_one_line_and_exit_status_2(capsys, line):
    for language in LANGUAGES:
        status, out, err = run(capsys, "--lang", language, *line.split())
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        assert len(err.strip()) > 20


def test_help_lists_the_commands(capsys):
    for arguments in ([], ["--help"], ["-h"]):
        status, out, _ = run(capsys, *arguments)
        assert status == 0
        assert all(command in out for command in ("games", "odds", "baccarat"))
    assert "--bet" in run(capsys, "baccarat", "--help")[1]


@pytest.mark.parametrize(
    "line",
    [
        "--lang nl --help",
        "--lang=fr -h",
        "--json --help",
        "baccarat 5h 3d --bet tie=1 Kc 10s --json 8h --lang nl",
    ],
)
def test_options_may_stand_anywhere(capsys, line):
    status, out, err = run(capsys, *line.split())
    assert (status, err) == (0, "")
    assert out


def test_a_switch_takes_no_value(capsys):
    with speaking("nl"):
        assert (
            run(capsys, "games", "--json=yes", "--lang", "nl")[2]
            == say("option-unknown", option="--json") + "\n"
        )
        assert (
            run(capsys, "games", "--lang", "nl", "--lang")[2] == say("option-value", option="--lang") + "\n"
        )


@pytest.mark.parametrize(
    ("line", "text"), [("--json nope", "nope"), ("--json", "--json"), ("nope games", "nope")]
)
def test_the_command_that_is_none_is_named(capsys, line, text):
    with speaking("nl"):
        expected = say("command-unknown", command=text, commands=", ".join(COMMANDS))
    assert run(capsys, *line.split(), "--lang", "nl")[2] == expected + "\n"


@pytest.mark.parametrize(
    ("line", "code", "given"),
    [
        ("games more", "argument-extra", {"text": "more"}),
        ("games --json more again", "argument-extra", {"text": "more"}),
        (f"games {'x' * 21}", "argument-extra", {"text": "x" * 20 + "…"}),
        ("games more --less", "option-unknown", {"option": "--less"}),
        (f"games --{'x' * 21}", "option-unknown", {"option": "--" + "x" * 18 + "…"}),
    ],
)
def test_the_argument_that_is_one_too_many_is_named(capsys, line, code, given):
    with speaking("nl"):
        expected = say(code, **given)
    assert run(capsys, *line.split(), "--lang", "nl") == (2, "", expected + "\n")


def test_without_standard_error_nothing_goes_to_standard_output(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr", None)
    assert main(["nope"]) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("line", ["odds", "baccarat 5h 3d Kc 10s 8h"], ids=["long", "short"])
def test_a_reader_who_stops_early_and_a_full_disk(monkeypatch, line):
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    command = f"{sys.executable} -m rules_core {line}"
    early = subprocess.run(f"({command}; echo $? >&2) | true", shell=True, capture_output=True, check=False)  # noqa: S602
    assert early.stderr.decode().split() == ["0"]
    full = subprocess.run(f"{command} > /dev/full", shell=True, capture_output=True, check=False)  # noqa: S602
    assert full.returncode == 2
    assert full.stderr.decode() == f"{os.strerror(errno.ENOSPC)}\n"


def test_as_a_module_in_a_terminal_without_suits():
    def run_it(line):
        environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "fi_FI.UTF-8"}
        command = [sys.executable, "-m", "rules_core", *line.split()]
        done = subprocess.run(command, capture_output=True, env=environment, check=False)
        return done.returncode, done.stdout, done.stderr

    status, out, err = run_it("baccarat 5h 3d")
    assert (status, out) == (2, b"")
    assert b"?" in err
    assert b"Traceback" not in err
    status, out, err = run_it("blackjack --player As Ks --dealer 10h 7d")
    assert (status, err) == (0, b"")
    assert b"A? K?" in out
