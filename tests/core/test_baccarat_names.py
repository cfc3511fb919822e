"""Baccarat in detail: names in the four languages, prices, what a wrong table says."""

import copy
import pickle

import pytest

from rules_core import exact, tables
from rules_core.baccarat import deal, settle
from rules_core.errors import RulesError
from rules_core.tables import baccarat
from rules_core.words import explain, speaking

GOOD = tables.read("baccarat")


def test_odds_are_said_with_names_and_percentages():
    with speaking("nl"):
        assert explain(exact.baccarat_odds()[2]) == (
            "Bank: betaalt 1:1 min 5% commissie; kans op winst 45,8597%, kans op teruggave van de inzet 9,5156%; "
            "huisvoordeel 1,0579%."
        )


def test_amounts_and_typed_words_are_said_too():
    with speaking("nl"):
        bet = settle(deal("9 8 K K"), {"player": 12345}).steps[0]
        assert "12.345" in explain(bet) and "24.690" in explain(bet)
        error = RulesError("bet-unknown", bet="pair", bets="player, tie, banker")
        assert explain(error) == "Dit spel kent geen inzet ‘pair’. Mogelijke inzetten: player, tie, banker."


def test_a_pickled_error_keeps_its_fields():
    error = RulesError("stake-not-positive", text="0")
    assert pickle.loads(pickle.dumps(error)).fields == {"text": "0"}  # noqa: S301


@pytest.mark.parametrize(
    ("path", "value", "key", "expected"),
    [
        (("draws", "player"), [0, 8], "live.draws.player", "0, 1, 2, 3, 4, 5, 6, 7"),
        (
            ("draws", "banker", "3-x"),
            [],
            "live.draws.banker.3-x",
            "0, 0-2, …, 9",
        ),
        (("draws", "banker", "6-7"), [], "live.draws.banker.*", "0, 1, 2, 3, 4, 5, 6, 7"),
        (("bets", "pair"), {"pays": "11:1"}, "live.bets.pair", "banker, player, tie"),
    ],
)
def test_a_wrong_baccarat_table_says_what_it_needs(monkeypatch, path, value, key, expected):
    data = copy.deepcopy(GOOD.data)
    place = data["live"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    monkeypatch.setattr(baccarat, "read", lambda game: tables.Node(GOOD.file, "", data))
    with pytest.raises(RulesError) as caught:
        baccarat._rules.__wrapped__("live")
    assert (caught.value.fields["key"], caught.value.fields["expected"]) == (key, expected)
