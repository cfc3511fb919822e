"""`rules-core poker`: what goes in and what comes out."""

import json
from gettext import NullTranslations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core import cli, words
from rules_core.commands import COMMANDS
from rules_core.errors import RulesError
from rules_core.poker import (
    Limit,
    best,
    percentage_fee,
    plan,
    rank,
    rules,
    showdown,
    side_pots,
    turn,
)
from rules_core.sentences import SENTENCES


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    """Sentences as they stand in the core, whatever the catalogs have."""
    monkeypatch.setattr(words, "catalog", lambda language: NullTranslations())


def run(capsys, line):
    status = cli.main(line if isinstance(line, list) else line.split())
    out, err = capsys.readouterr()
    return status, out, err


def outcome(capsys, line):
    status, out, err = run(capsys, f"{line} --json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_a_showdown(capsys):
    result = outcome(capsys, "poker holdem --hand Ah Kh --hand 9c 9d --board 9h 8h 2h 3c 4s --pot 12,5")
    assert (result["game"], result["version"], result["bets"]) == ("holdem", "ray", [])
    assert result["outcome"] == {
        "hands": [
            {
                "hand": 1,
                "own": ["Ah", "Kh"],
                "category": "flush",
                "cards": ["Ah", "Kh", "9h", "8h", "2h"],
                "share": "1",
                "won": "25/2",
            },
            {
                "hand": 2,
                "own": ["9c", "9d"],
                "category": "three-of-a-kind",
                "cards": ["9c", "9d", "9h", "8h", "4s"],
                "share": "0",
                "won": "0",
            },
        ],
        "boards": [["9h", "8h", "2h", "3c", "4s"]],
        "pot": "25/2",
    }
    assert [step["clause"] for step in result["steps"]] == [
        "poker-rank-flush",
        "poker-rank-three-of-a-kind",
        "poker-ranking-order",
        "poker-variants-pot-winner",
        "poker-win-best-hand",
    ]


def test_halves(capsys):
    line = "poker double-flop --hand As,Kh --hand Ac,Kc --board Ah,Qd,Jd,3s,2h --board 5h,7h,9h,10h,2c"
    hands = outcome(capsys, line)["outcome"]["hands"]
    assert [hand["share"] for hand in hands] == ["3/4", "1/4"]
    assert [[half["half"], half["share"]] for half in hands[0]["halves"]] == [
        ["board-1", "1/2"],
        ["board-2", "1"],
    ]
    assert hands[0]["halves"][1]["category"] == "flush"
    assert hands[0]["category"] == hands[0]["halves"][0]["category"] == "pair"
    assert "won" not in hands[0]
    assert [len(half["cards"]) for hand in hands for half in hand["halves"]] == [5] * 2 * len(hands)


@pytest.mark.parametrize(
    ("option", "shares"), [("", ["1", "0"]), ("--low", ["0", "1"]), ("--high-low", ["1/2", "1/2"])]
)
def test_forms(capsys, option, shares):
    line = f"poker five-card --hand As Ah Kd Kc 4s --hand 7c 6d 4h 3s 2c {option}"
    assert [hand["share"] for hand in outcome(capsys, line)["outcome"]["hands"]] == shares


def test_soko(capsys):
    line = "poker five-card --hand Ac Ad Kh Qs 9c --hand 2c 3d 4h 5s 8c"
    assert [h["share"] for h in outcome(capsys, line)["outcome"]["hands"]] == ["1", "0"]
    hands = outcome(capsys, f"{line} --soko")["outcome"]["hands"]
    assert [(h["share"], h["category"]) for h in hands] == [("0", "pair"), ("1", "four-straight")]


def test_counts(capsys):
    rows = outcome(capsys, "poker --counts")
    assert rows[0] == {"category": "high-card", "count": 1302540, "chance": "1277/2548"}
    assert len(rows) == 10
    assert len(outcome(capsys, "poker --counts --soko")) == 12
    assert run(capsys, "poker --counts")[1].count("\n") == 10


def test_poker_has_no_bets_against_the_house(capsys):
    assert outcome(capsys, "odds poker") == []
    assert run(capsys, "odds poker")[1] == f"{SENTENCES['odds-none']}\n"
    assert {"game": "poker", "version": "ray", "bets": []} in outcome(capsys, "games")


WRONG = [
    "poker",
    "poker holdem",
    "poker razz --hand As Ks",
    "poker holdem --hand",
    "poker holdem --hand As Ks",
    "poker holdem --hand As Ks --board",
    "poker holdem --hand As Ks --board 2c 3c 4c 5c",
    "poker holdem --hand As Ks --hand As Qs --board 2c 3c 4c 5c 6c",
    "poker holdem --hand As K --board 2c 3c 4c 5c 6c",
    "poker holdem --hand As -1 --board 2c 3c 4c 5c 6c",
    "poker holdem --hand As Ks --board 2c 3c 4c 5c 6c --pot 1.250",
    "poker holdem --hand As Ks --board 2c 3c 4c 5c 6c --pot -5",
    "poker holdem --hand As Ks --board 2c 3c 4c 5c 6c --low --high-low",
    "poker holdem omaha --hand As Ks",
    "poker holdem --hi",
    "odds poker live",
]


@pytest.mark.parametrize("line", WRONG)
def test_bad_input_is_one_line_and_exit_status_2(capsys, line):
    status, out, err = run(capsys, line)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert len(err.strip()) > 20


WORDS = st.sampled_from(
    "holdem omaha five-card high low As Kh 10d 9c 2s Ac A♥ 1x -1 0 5 12,5 5% limit no-limit".split()
)
ANYTHING = st.one_of(
    WORDS,
    st.text(max_size=20),
    st.integers(),
    st.floats(),
    st.booleans(),
    st.none(),
    st.fractions(),
    st.binary(),
)
VALUES = st.one_of(ANYTHING, st.lists(st.one_of(ANYTHING, st.lists(WORDS, max_size=8)), max_size=5))
FUNCTIONS = {
    "showdown": (showdown, 5),
    "best": (best, 3),
    "rank": (rank, 1),
    "plan": (plan, 2),
    "side_pots": (side_pots, 2),
    "turn": (turn, 4),
    "fee": (percentage_fee, 3),
    "limit": (lambda size, left: turn("limit", 1, 1, 9, Limit(size, left)), 2),
}


@settings(deadline=None)
@given(st.sampled_from(sorted(FUNCTIONS)), st.data())
def test_anything_gives_a_result_or_a_rules_error(name, data):
    function, count = FUNCTIONS[name]
    try:
        function(*(data.draw(VALUES) for _ in range(count)))
    except RulesError as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 300


@settings(deadline=None)
@given(st.lists(WORDS, max_size=9), st.sampled_from(sorted(rules().variants)))
def test_any_cards_give_a_result_or_a_rules_error(cards, game):
    try:
        result = showdown(game, [cards[:2], cards[2:4]], [cards[4:]] if cards[4:] else [])
        assert sum(entry.share for entry in result.entries) == 1
    except RulesError as error:
        assert len(str(error)) < 300


def test_help_names_every_option(capsys):
    assert "poker" in COMMANDS
    shown = run(capsys, "poker --help")[1]
    for option in (
        "GAME",
        "--hand",
        "--board",
        "--low",
        "--high-low",
        "--soko",
        "--pot",
        "--counts",
        "courchevel",
        "--json",
    ):
        assert option in shown
