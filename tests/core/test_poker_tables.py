"""A wrong table of poker is refused, with its file and key."""

import copy

import pytest

from rules_core import tables
from rules_core.errors import RulesError
from rules_core.poker import rules
from rules_core.tables import poker as table


def change(path, value):
    """The table with one value replaced, or dropped where the value is `...`."""
    data = copy.deepcopy(tables.read("poker").data)
    part = data["ray"]
    for key in path[:-1]:
        part = part[key]
    if value is ...:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return tables.Node("poker.toml", "", data)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("seats",), 1, "seats"),
        (("decks",), 0, "decks"),
        (("low",), "razz", "low"),
        (("pot-limit",), "pot", "pot-limit"),
        (("jokers",), 2, "jokers"),
        (("points", "A"), 13, "points.ace-low"),
        (("points", "ace-low"), 2, "points.ace-low"),
        (("points", "ace-low"), 0, "points.ace-low"),
        (("points", "A"), 15, "points.ace-low"),
        (("points", "K"), "13", "points.K"),
        (("points", "2"), ..., "points.2"),
        (("categories", "pair"), ..., "categories.pair"),
        (("categories", "poker"), {"clause": "x"}, "categories.poker"),
        (("categories", "pair", "clause"), 7, "categories.pair.clause"),
        (("categories", "pair", "only"), "draw", "categories.pair.only"),
        (("categories", "pair", "cards"), 2, "categories.pair.cards"),
        (("games", "holdem", "uses-most"), -1, "games.holdem.uses-most"),
        (("games", "omaha", "uses-most"), 1, "games.omaha.uses-most"),
        (("games", "omaha", "uses-least"), -1, "games.omaha.uses-least"),
        (("games", "holdem", "uses-most"), 3, "games.holdem.uses-most"),
        (("games", "five-card", "uses-most"), 6, "games.five-card.uses-most"),
        (("games", "holdem", "rows"), 0, "games.holdem.rows"),
        (("games", "holdem", "rows"), ..., "games.holdem.rows"),
        (("games", "seven-card-stud", "rows"), 1, "games.seven-card-stud.rows"),
        (("games", "holdem", "shared"), "x", "games.holdem.rows"),
        (("games", "holdem", "stages", "flop", "board"), 0, "games.holdem.stages"),
        (("games", "omaha", "stages", "initial-deal", "down"), 1, "games.omaha.stages"),
        (("games", "holdem", "stages", "flop", "side"), 1, "games.holdem.stages.flop.side"),
        (("games", "holdem", "stages", "flop", "clause"), ..., "games.holdem.stages.flop.clause"),
        (("games", "pineapple", "stages", "initial-deal", "discard-clause"), ...,
         "games.pineapple.stages.initial-deal.discard-clause"),
    ],
)  # fmt: skip
def test_a_wrong_table_names_file_and_key(monkeypatch, path, value, key):
    node = change(path, value)
    monkeypatch.setattr(table, "read", lambda game: node)
    with pytest.raises(RulesError) as caught:
        table._rules.__wrapped__("ray")
    assert caught.value.code == "table-invalid"
    assert caught.value.fields["key"] == f"ray.{key}"


def test_the_other_reading_of_pot_limit_is_a_value_of_the_table(monkeypatch):
    node = change(("pot-limit",), "whole-bet")
    monkeypatch.setattr(table, "read", lambda game: node)
    assert table._rules.__wrapped__("ray").pot_limit == "whole-bet"


def test_the_table_as_it_is(monkeypatch):
    node = change(("seats",), 12)
    monkeypatch.setattr(table, "read", lambda game: node)
    assert table._rules.__wrapped__("ray") == rules()
    with pytest.raises(RulesError, match="There is no version"):
        table.rules("live")
