"""A wrong roulette table is refused with its file and key; the command line of roulette."""

import copy
import json
from gettext import NullTranslations

import pytest

from rules_core import tables, words
from rules_core.cli import main
from rules_core.errors import RulesError
from rules_core.tables import roulette, roulette_layouts
from tests.core.helpers import drop, put

GOOD = tables.read("roulette")
FIELDS = tables.read("roulette-layouts")


def load(monkeypatch, change, version):
    data = copy.deepcopy(GOOD.data)
    change(data[version])
    monkeypatch.setattr(roulette, "read", lambda game: tables.Node(GOOD.file, "", data))
    return roulette._rules.__wrapped__(version)


def test_the_tables_as_they_are(monkeypatch):
    for version in roulette.versions():
        assert load(monkeypatch, lambda data: None, version) == roulette.rules(version)


@pytest.mark.parametrize(
    ("version", "change", "key"),
    [
        ("live", put("layout", value="round"), "layout"),
        ("live", put("layout", value=["small"]), "layout"),
        ("live", drop("layout"), "layout"),
        ("live", put("least-turns", value=0), "least-turns"),
        ("live", put("colour", value="red"), "colour"),
        ("live", put("prison", value={}), "prison"),
        ("live", put("half-back", value="50%"), "half-back"),
        ("live", put("pays", "split", value="17"), "pays.split"),
        ("live", put("pays", "split", value=17), "pays.split"),
        ("live", put("pays", "first-four", value="8:1"), "pays.first-four"),
        ("live", put("pays", "first-five", value="6:1"), "pays.first-five"),
        ("live", put("pays", "red", value="1:1"), "pays.red"),
        ("live", put("pays", value="35:1"), "pays"),
        ("ray-b", put("tables", "2", "rounds", value=0), "tables.2.rounds"),
        ("ray-b", put("tables", "2", "pays", "column", value="2:1"), "tables.2.pays"),
        ("ray-b", put("multipliers", value={}), "multipliers"),
        ("ray-d", put("zero", value=["lose"]), "zero"),
        ("ray-d", put("zero", value=["half", "half"]), "zero"),
        ("ray-d", put("zero", value=[]), "zero"),
        ("ray-d", put("half-back", value="half"), "half-back"),
        ("ray-d", drop("half-back"), "half-back"),
        ("ray-d", drop("prison"), "prison"),
        ("ray-d", drop("prison", "levels"), "prison.levels"),
        ("ray-d", put("prison", "levels", value=0), "prison.levels"),
        ("ray-d", put("prison", "zeros-that-lose", value=1), "prison.zeros-that-lose"),
        ("ray-d", put("prison", "leave-after-zeros", value=1), "prison.leave-after-zeros"),
        ("ray-d", put("prison", "leave-back", value="400%"), "prison.leave-back"),
        ("ray-g", put("multipliers", "straight", 0, "entries", value=0), "multipliers.straight.0.entries"),
        ("ray-g", put("multipliers", "straight", 1, "pays", value="5:1"), "multipliers.straight.1.pays"),
        ("ray-g", put("multipliers", "straight", 1, "pays", value="5"), "multipliers.straight.1.pays"),
        ("ray-g", put("multipliers", "straight", value=[]), "multipliers.straight"),
        ("ray-g", put("multipliers", "straight", value={"5:1": 1}), "multipliers.straight"),
        ("ray-g", put("pays", "dozen", value="2:1"), "pays.dozen"),
        ("ray-h", put("pays", "quarter", value="3:1"), "pays.quarter"),
        ("ray-g", put("multipliers", "red", value=[]), "multipliers.red"),
    ],
)
def test_a_wrong_table_names_file_and_key(monkeypatch, version, change, key):
    with pytest.raises(RulesError) as caught:
        load(monkeypatch, change, version)
    assert caught.value.code == "table-invalid"
    assert (caught.value.fields["file"], caught.value.fields["key"]) == ("roulette.toml", f"{version}.{key}")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (put("small", "rows", value=0), "small.rows"),
        (put("small", "red", value=[1, 3, 5]), "small.red"),
        (put("small", "red", value=[0, 1, 3, 5, 7, 9]), "small.red"),
        (put("small", "red", value=[1, 3, 5, 7, 9, 13]), "small.red"),
        (put("small", "zeros", "1", value=[1]), "small.zeros.1"),
        (put("small", "zeros", "0", value=[]), "small.zeros.0"),
        (put("small", "zeros", "0", value=[0, 1]), "small.zeros.0"),
        (put("small", "zeros", "0", value=[4]), "small.zeros.0"),
        (put("small", "zeros", "0", value=[1, 3]), "small.zeros"),
        (put("double-zero", "zeros", value={}), "double-zero.zeros"),
        (put("single-zero", "first", value="first-six"), "single-zero.first"),
        (drop("single-zero", "dozens"), "single-zero.dozens"),
        (put("single-zero", "dozens", value=5), "single-zero.dozens"),
        (put("small", "even-chances", value=["red", "red"]), "small.even-chances"),
        (put("single-zero", "quarters", value=0), "single-zero.quarters"),
    ],
)
def test_a_wrong_layout_names_file_and_key(monkeypatch, change, key):
    data = copy.deepcopy(FIELDS.data)
    change(data)
    monkeypatch.setattr(roulette_layouts, "read", lambda game: tables.Node(FIELDS.file, "", data))
    with pytest.raises(RulesError) as caught:
        roulette_layouts.layouts.__wrapped__()
    assert (caught.value.fields["file"], caught.value.fields["key"]) == ("roulette-layouts.toml", key)


def test_the_lowest_values_that_a_table_may_have(monkeypatch):
    for key, lowest in (("levels", 1), ("zeros-that-lose", 2), ("leave-after-zeros", 2)):
        house = load(monkeypatch, put("prison", key, value=lowest), "ray-d")
        assert getattr(house.prison, key.replace("-", "_")) == lowest
    assert load(monkeypatch, put("least-turns", value=1), "live").least_turns == 1
    data = copy.deepcopy(FIELDS.data)
    data["small"] |= {"rows": 1, "columns": 2, "red": [1], "zeros": {"0": [1, 2]}}
    data["single-zero"] |= {"dozens": 1, "quarters": 1}
    monkeypatch.setattr(roulette_layouts, "read", lambda game: tables.Node(FIELDS.file, "", data))
    fields = roulette_layouts.layouts.__wrapped__()
    assert (fields["small"].pockets, fields["single-zero"].dozens) == (("0", "1", "2"), 1)


# --- the command line, in English: the catalogs are tested elsewhere


@pytest.fixture
def run(capsys, monkeypatch):
    monkeypatch.setattr(words, "catalog", lambda language: NullTranslations())

    def command(line):
        status = main(["roulette", *line.split()])
        out, err = capsys.readouterr()
        return status, out, err

    return command


def test_a_spin_with_bets(run):
    status, out, err = run("17 --bet straight:17=10 --bet red=12,5 --json")
    result = json.loads(out)
    assert (status, err, result["game"], result["version"]) == (0, "", "roulette", "live")
    assert result["outcome"] == {
        "spins": [
            {"number": "17", "colour": "black", "outside": ["column:2", "dozen:2", "black", "odd", "low"]}
        ],
        "option": None,
        "multiplier": None,
        "table": None,
    }
    common = {"state": "settled", "level": None}
    assert result["bets"] == [
        {"bet": "straight:17", "stake": "10", "returned": "360", "net": "350", "result": "win"} | common,
        {"bet": "red", "stake": "25/2", "returned": "0", "net": "-25/2", "result": "lose"} | common,
    ]
    assert [step["clause"] for step in result["steps"]] == [
        "roulette-wheel-colours",
        "roulette-payouts",
        "roulette-settle-by-position",
    ]


def test_a_bet_that_stays_in_prison(run):
    result = json.loads(run("0 0 --version ray-d --option en-prison --bet red=10 --json")[1])
    assert result["bets"] == [
        {
            "bet": "red",
            "stake": "10",
            "returned": None,
            "net": None,
            "result": None,
            "state": "in-prison",
            "level": 2,
        }
    ]
    assert result["outcome"]["option"] == "en-prison"
    assert "in prison on level" in run("0 0 --version ray-d --option en-prison --bet red=10")[1]


def test_drawn_odds_have_their_own_options(run):
    result = json.loads(run("5 --version ray-g --multiplier 24:1 --bet straight:5=2 --json")[1])
    assert (result["outcome"]["multiplier"], result["bets"][0]["returned"]) == ("24:1", "50")
    result = json.loads(run("5 --version ray-b --table 2 --bet straight:5=2 --json")[1])
    assert (result["outcome"]["table"], result["bets"][0]["returned"]) == ("2", "122")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "37",
        "00",
        "-1",
        "5 x",
        "5 --version ray-z",
        "5 --version",
        "5 --bet red",
        "5 --bet split:1,3=1",
        "5 --bet red=0",
        "5 --table 1",
        "5 --multiplier 24:1",
        "5 --version ray-g --table 1",
        "5 --version ray-b --multiplier 24:1",
        "5 --version ray-b --table 3",
        "5 --version ray-g --multiplier 6:1",
        "5 --version ray-g --bet straight:5=1",
        "0 --version ray-d --bet red=1",
        "0 --version ray-a --option half --bet red=1",
        "0 --version ray-d --option third --bet red=1",
    ],
)
def test_bad_input_is_one_line_and_exit_status_2(run, line):
    status, out, err = run(line)
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_bet_that_is_none_is_answered_with_an_example(run):
    assert "for example split:0,1=10" in run("5 --bet red")[2]


def test_help_and_names(run, capsys):
    assert "--multiplier" in run("--help")[1]
    assert main(["games", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    assert {row["version"]: row["bets"] for row in games if row["game"] == "roulette"}["ray-g"] == [
        "straight",
        "red",
        "black",
        "low",
        "high",
    ]
