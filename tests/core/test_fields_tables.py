"""A wrong table of boule, money wheel, tuplanoppa, sic bo or of all games is refused, with file and key."""

import copy
from importlib import import_module

import pytest

from rules_core import tables
from rules_core.errors import RulesError
from tests.core.helpers import drop, put

GAMES = ("boule", "money-wheel", "tuplanoppa", "sic-bo", "general")


def load(monkeypatch, game, change):
    module = import_module(f"rules_core.tables.{game.replace('-', '_')}")
    good = tables.read(game)
    data = copy.deepcopy(good.data)
    change(data["ray"])
    monkeypatch.setattr(module, "read", lambda name: tables.Node(good.file, "", data))
    return module._rules.__wrapped__("ray")


WRONG = [
    ("boule", put("numbers", value=0), "numbers"),
    ("boule", put("neutral", value=10), "neutral"),
    ("boule", put("neutral", value="5"), "neutral"),
    ("boule", put("red", value=[2, 4, 7]), "red"),
    ("boule", put("red", value=[2, 4, 5, 7]), "red"),
    ("boule", put("red", value=[0, 2, 4, 7]), "red"),
    ("boule", put("pockets-each", value=0), "pockets-each"),
    ("boule", put("void", value=["malfunction"]), "void"),
    ("boule", put("pays", "1:1", value=["even", "odd"]), "pays.red"),
    ("boule", put("pays", "7:1", value=["straight", "column"]), "pays.7:1"),
    ("boule", put("pays", "2:1", value=["red"]), "pays.2:1"),
    ("boule", put("pays", "7", value=["straight"]), "pays.7"),
    ("boule", put("colour", value=1), "colour"),
    ("money-wheel", put("sectors", value=53), "sectors"),
    ("money-wheel", put("symbols", "45:1-b", value=2), "sectors"),
    ("money-wheel", put("symbols", "1:1", value=0), "symbols.1:1"),
    ("money-wheel", lambda data: data["symbols"].update({"1:1": 22, "joker": 1}), "symbols.joker"),
    ("money-wheel", lambda data: data["symbols"].update({"1:1": 22, "45:1-": 1}), "symbols.45:1-"),
    ("money-wheel", put("least-turns", value=-4), "least-turns"),
    ("money-wheel", put("void", value=["x"]), "void"),
    ("tuplanoppa", put("pivot", value=13), "pivot"),
    ("tuplanoppa", put("pivot", value=8), "pays.1:1"),
    ("tuplanoppa", put("pivot-back", value="half"), "pivot-back"),
    ("tuplanoppa", put("dice", value=1), "dice"),
    ("tuplanoppa", put("faces", value=7), "pays.total:13"),
    ("tuplanoppa", put("pays", "32:1", value=["total:2"]), "pays.total:12"),
    ("tuplanoppa", put("deals", "a", "thrower", value="nobody"), "deals.a.thrower"),
    ("tuplanoppa", put("deals", "a", "keeps-until", value=7), "deals.a.keeps-until"),
    ("tuplanoppa", put("deals", "b", "keeps-until", value=1), "deals.b.keeps-until"),
    ("tuplanoppa", put("deals", "b", "faults", value=["late"]), "deals.b.faults"),
    ("sic-bo", put("small", value=[2, 4]), "small"),
    ("sic-bo", put("big", value=[]), "big"),
    ("sic-bo", put("big", value=[18]), "big"),
    ("sic-bo", put("small", value=[3, 4]), "small"),
    ("sic-bo", put("triple-loses", value=["total"]), "triple-loses"),
    ("sic-bo", put("shown", "triple", value=4), "shown.triple"),
    ("sic-bo", put("shown", "pair", value=2), "shown.pair"),
    ("sic-bo", drop("single", "3"), "single.3"),
    ("sic-bo", put("single", "2", value=2), "single.2"),
    ("sic-bo", put("pays", "1:1", value=["small"]), "pays.big"),
    ("sic-bo", put("pays", "60:1", value=["total:19"]), "pays.60:1"),
    ("general", put("least-age", value="18"), "least-age"),
    ("general", drop("chips", "boule"), "chips.boule"),
    ("general", put("chips", "boule", value=["plaque"]), "chips.boule"),
]


@pytest.mark.parametrize(("game", "change", "key"), WRONG)
def test_a_wrong_table_names_file_and_key(monkeypatch, game, change, key):
    with pytest.raises(RulesError) as caught:
        load(monkeypatch, game, change)
    assert caught.value.code == "table-invalid"
    assert caught.value.fields["file"] == f"{game}.toml"
    assert caught.value.fields["key"] == f"ray.{key}"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_as_it_is(monkeypatch, game):
    module = import_module(f"rules_core.tables.{game.replace('-', '_')}")
    assert load(monkeypatch, game, lambda data: None) == module.rules()
    with pytest.raises(RulesError, match="The versions are: ray"):
        module.rules("ray-z")
