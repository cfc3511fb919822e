"""What a wrong table is told besides its file and key: what would be right."""

import copy
from importlib import import_module

import pytest

from rules_core import tables
from rules_core.errors import RulesError
from tests.core.helpers import drop, put


def load(monkeypatch, game, version, change):
    """Read the table of a game, changed."""
    module = import_module(f"rules_core.tables.{game.replace('-', '_')}")
    node = tables.read(game)
    data = copy.deepcopy(node.data)
    change(data[version])
    changed = tables.Node(node.file, "", data)
    if game == "blackjack":
        monkeypatch.setattr(module, "_table", lambda: changed)
        return module._rules.__wrapped__(version, ())
    monkeypatch.setattr(module, "read", lambda name: changed)
    if game == "roulette-layouts":
        return module.layouts.__wrapped__()
    return (module._rules if hasattr(module, "_rules") else module.rules).__wrapped__(version)


LEAST = [
    ("baccarat", "live", "modulus decks bets-per-area", 1),
    ("baccarat", "live", "cards-behind-cut-card values.K", 0),
    ("blackjack", "live", "decks seats limit ace-high dealer-stands cards-after-double", 1),
    (
        "blackjack",
        "live",
        "decks-behind-cut-card hands-per-account burned-after-shuffle burned-after-error",
        0,
    ),
    ("blackjack", "live", "values.K", 1),
    ("roulette", "live", "least-turns", 1),
    ("roulette", "ray-b", "tables.1.rounds", 1),
    ("roulette", "ray-d", "prison.levels", 1),
    ("roulette", "ray-d", "prison.zeros-that-lose prison.leave-after-zeros", 2),
    ("roulette-layouts", "single-zero", "rows columns dozens quarters", 1),
    ("boule", "ray", "numbers neutral pockets-each", 1),
    ("money-wheel", "ray", "symbols.1:1 sectors least-turns", 1),
    ("tuplanoppa", "ray", "dice faces pivot", 2),
    ("sic-bo", "ray", "dice faces", 2),
    ("sic-bo", "ray", "shown.two-dice shown.triple", 1),
    ("general", "ray", "least-age", 1),
    ("poker", "ray", "seats", 2),
    ("poker", "ray", "decks", 1),
    ("poker", "ray", "points.K points.ace-low games.holdem.uses-least games.holdem.rows", 0),
    ("poker", "ray", "games.holdem.stages.flop.board games.holdem.stages.initial-deal.down", 0),
    ("poker", "ray", "games.seven-card-stud.stages.third-street.up", 0),
]


@pytest.mark.parametrize(
    ("game", "version", "key", "least"),
    [(game, version, key, least) for game, version, keys, least in LEAST for key in keys.split()],
)
def test_the_lowest_number_that_a_table_may_have(monkeypatch, game, version, key, least):
    with pytest.raises(RulesError) as caught:
        load(monkeypatch, game, version, put(*key.split("."), value=least - 1))
    fields = {
        "file": f"{game}.toml",
        "key": f"{version}.{key}",
        "expected": f"≥ {least}",
    }
    assert (caught.value.code, caught.value.fields) == ("table-invalid", fields)


WRONG = [
    ("baccarat", "live", put("opening-cards", value=1), "2"),
    ("blackjack", "live", put("opening-cards", value=3), "2"),
    ("baccarat", "live", put("naturals", value=[9, 8]), "[0 < 1 < … < 9]"),
    ("baccarat", "live", put("naturals", value=[7, 8]), "[…, 9]"),
    ("baccarat", "live", put("values", "K", value=10), "< 10"),
    ("baccarat", "live", put("draws", "player", value=[8]), "0, 1, 2, 3, 4, 5, 6, 7"),
    ("baccarat", "live", drop("draws", "banker", "7"), "0, 1, 2, 3, 4, 5, 6, 7"),
    (
        "baccarat",
        "live",
        put("draws", "banker", "x", value=[]),
        "0, 0-2, …, 9",
    ),
    ("baccarat", "live", put("bets", "tie", "pays", value="8"), "8:1"),
    ("baccarat", "live", put("bets", "banker", "commission", value="101%"), "0%, …, 5%, …, 100%"),
    ("baccarat", "live", put("bets", value=1), "{…}"),
    (
        "baccarat",
        "live",
        put("jokers", value=0),
        "bets, bets-per-area, cards-behind-cut-card, decks, draws, modulus, naturals, opening-cards, values",
    ),
    ("baccarat", "live", drop("modulus"), "modulus = …"),
    ("boule", "ray", put("red", value=[2, 4, 7, 10]), "[0 < 1 < … < 9]"),
    ("boule", "ray", put("colour", value=1), "neutral, numbers, pays, pockets-each, red, void"),
    ("money-wheel", "ray", put("colour", value=1), "least-turns, sectors, symbols, void"),
    ("tuplanoppa", "ray", put("colour", value=1), "deals, dice, faces, pays, pivot, pivot-back"),
    ("sic-bo", "ray", put("colour", value=1), "big, dice, faces, pays, shown, single, small, triple-loses"),
    ("roulette-layouts", "small", put("colour", value=1), "columns, even-chances, red, rows, zeros"),
    ("sic-bo", "ray", put("single", "4", value="1:1"), "1, 2, 3"),
    ("blackjack", "live", put("dealer-stands", value=22), "≤ 21"),
    ("blackjack", "live", put("insurance-exact", value=1), "true, false"),
    ("blackjack", "live", put("clauses", "soft", value="a b"), "point-count"),
    ("blackjack", "live-fr", put("like", value="x"), "live, live-fr"),
    ("roulette", "ray-d", put("zero", value=["half", "half"]), "[half, en-prison]"),
    ("roulette", "ray-d", put("zero", value=["lose"]), "[half, en-prison]"),
    (
        "roulette",
        "live",
        put("pays", "first-five", value="6:1"),
        "straight, split, street, corner, six-line, column, dozen, quarter, even-chance",
    ),
    (
        "roulette",
        "ray-b",
        put("tables", "2", "pays", "column", value="2:1"),
        "corner, six-line, split, straight, street",
    ),
    ("roulette", "ray-g", put("multipliers", "straight", value=[]), "[{…}, …]"),
    (
        "roulette",
        "ray-g",
        put("multipliers", "straight", 1, "pays", value="5:1"),
        "≠ 5:1",
    ),
    ("roulette-layouts", "small", put("red", value=[1]), "6 × 1–12"),
    ("roulette-layouts", "single-zero", put("dozens", value=5), "1, 2, 3, 4, 6, 9, 12, 18, 36"),
    (
        "roulette-layouts",
        "small",
        put("zeros", "0", value=[]),
        "0 = [1, …, 3]",
    ),
    ("roulette-layouts", "double-zero", put("zeros", "00", value=[0]), "00 = [1, …, 3]"),
    ("roulette-layouts", "double-zero", put("zeros", "", value=[1]), "0 = [1, …, 3]"),
    ("boule", "ray", put("neutral", value=10), "1–9"),
    ("boule", "ray", put("red", value=[2]), "4 × [1, 2, 3, 4, 6, 7, 8, 9]"),
    ("boule", "ray", put("pays", "1:1", value=["odd"]), "8:1 = [even, …]"),
    ("boule", "ray", put("pays", "2:1", value=["red"]), "1 × red"),
    ("boule", "ray", put("pays", "7", value=["straight"]), "8:1 = […]"),
    ("money-wheel", "ray", put("sectors", value=53), "54"),
    (
        "money-wheel",
        "ray",
        lambda data: data["symbols"].update({"1:1": 22, "joker": 1}),
        "8:1, 8:1-a, 8:1-b",
    ),
    ("tuplanoppa", "ray", put("pivot", value=13), "≤ 12"),
    ("sic-bo", "ray", put("big", value=[]), "> 3, < 18"),
    ("sic-bo", "ray", put("shown", "double", value=4), "≤ 3"),
    (
        "poker",
        "ray",
        put("points", "ace-low", value=2),
        "n; n + 1, n + 2, …",
    ),
    ("poker", "ray", put("games", "holdem", "rows", value=0), "≥ 1"),
    (
        "poker",
        "ray",
        put("games", "seven-card-stud", "rows", value=1),
        "0",
    ),
    (
        "poker",
        "ray",
        put("games", "holdem", "stages", "flop", "board", value=0),
        "≥ 5",
    ),
]


@pytest.mark.parametrize(("game", "version", "change", "expected"), WRONG)
def test_what_would_be_right_in_a_table(monkeypatch, game, version, change, expected):
    with pytest.raises(RulesError) as caught:
        load(monkeypatch, game, version, change)
    assert caught.value.fields["expected"] == expected


def test_the_dealer_may_draw_up_to_the_limit(monkeypatch):
    assert load(monkeypatch, "blackjack", "live", put("dealer-stands", value=21)).dealer_stands == 21


def test_a_part_laid_over_another():
    base = tables.Node("x.toml", "base", {"a": 1, "b": {"c": 2, "d": 3}, "e": {"f": 4}, "g": 5})
    top = tables.Node("x.toml", "top", {"a": 6, "b": {"c": 7}, "e": 8, "g": {"h": 9}})
    assert top.over(base) == tables.Node(
        "x.toml", "top", {"a": 6, "b": {"c": 7, "d": 3}, "e": 8, "g": {"h": 9}}
    )
