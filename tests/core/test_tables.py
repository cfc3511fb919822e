"""A wrong table is refused, with its file and key."""

import copy

import pytest

from rules_core import tables
from rules_core.errors import RulesError
from rules_core.tables import baccarat
from tests.core.helpers import drop, put

GOOD = tables.read("baccarat")


def load(monkeypatch, change):
    data = copy.deepcopy(GOOD.data)
    change(data["live"])
    monkeypatch.setattr(baccarat, "read", lambda game: tables.Node(GOOD.file, "", data))
    return baccarat._rules.__wrapped__("live")


def test_the_table_as_it_is(monkeypatch):
    assert load(monkeypatch, lambda data: None) == baccarat.rules()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (put("decks", value=0), "live.decks"),
        (put("decks", value="8"), "live.decks"),
        (put("decks", value=True), "live.decks"),
        (put("cards-behind-cut-card", value=-1), "live.cards-behind-cut-card"),
        (put("naturals", value=[9, 8]), "live.naturals"),
        (put("naturals", value=[8, 10]), "live.naturals"),
        (put("naturals", value=8), "live.naturals"),
        (put("values", "A", value=-1), "live.values.A"),
        (drop("values", "K"), "live.values.K"),
        (put("values", "11", value=0), "live.values.11"),
        (put("draws", "player", value=[0, 0]), "live.draws.player"),
        (put("draws", "player", value=[0, 8]), "live.draws.player"),
        (put("draws", "dealer", value=[]), "live.draws.dealer"),
        (drop("draws", "banker", "7"), "live.draws.banker.*"),
        (put("draws", "banker", value={}), "live.draws.banker.*"),
        (put("draws", "banker", "03", value=[]), "live.draws.banker.03"),
        (put("draws", "banker", "3-3", value=[]), "live.draws.banker.3-3"),
        (put("values", "10", value=10), "live.values.10"),
        (put("bets", "banker", value={"pays": "1:1", "comission": "5%"}), "live.bets.banker.comission"),
        (put("bets", "banker", "commission", value="\u0665%"), "live.bets.banker.commission"),
        (put("naturals", value=[]), "live.naturals"),
        (put("naturals", value=[0, 9]), "live.naturals"),
        (put("naturals", value=[8]), "live.naturals"),
        (put("draws", "banker", "6-7", value=[]), "live.draws.banker.*"),
        (put("draws", "banker", "x", value=[]), "live.draws.banker.x"),
        (put("bets", "tie", "pays", value="8"), "live.bets.tie.pays"),
        (put("bets", "banker", "commission", value="5"), "live.bets.banker.commission"),
        (put("bets", "banker", "commission", value="101%"), "live.bets.banker.commission"),
        (put("bets", "tie", value=8), "live.bets.tie"),
        (drop("bets", "player"), "live.bets.player"),
        (put("jokers", value=0), "live.jokers"),
        (drop("modulus"), "live.modulus"),
    ],
)
def test_a_wrong_table_names_file_and_key(monkeypatch, change, key):
    with pytest.raises(RulesError) as caught:
        load(monkeypatch, change)
    assert caught.value.code == "table-invalid"
    assert caught.value.fields["file"] == "baccarat.toml"
    assert caught.value.fields["key"] == key


def test_no_such_version():
    with pytest.raises(RulesError) as caught:
        baccarat.rules("ray-z")
    assert caught.value.code == "version-unknown"
