"""Baccarat in detail: what errors, results and commands say, name and carry, word by word."""

import json
from fractions import Fraction

import pytest

from rules_core import exact, games
from rules_core.baccarat import (
    AREAS,
    banker_row,
    bet_limit,
    deal,
    draw_rows,
    hand,
    is_last_round,
    settle,
    shoe,
)
from rules_core.cards import read_cards
from rules_core.cli import main
from rules_core.commands import COMMANDS
from rules_core.errors import RulesError
from rules_core.odds import Odds, read_stake
from rules_core.tables import Node, read
from rules_core.words import LANGUAGES, explain, number, percent, speaking


def caught(call):
    with pytest.raises(RulesError) as info:
        call()
    return info.value


# --- errors: the whole sentence, not only its code
@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: hand("A 2 3 4♠ 5"), "No hand takes more than 3 cards; left over: 4♠ 5."),
        (
            lambda: deal("6 5 K 10 2 2♥"),
            "The Banker's third card ends the round, so nobody may draw again; left over: 2♥.",
        ),
        (
            lambda: deal("6 7 K 10 2♣"),
            "The Player has 6 and the Banker 7: both must stand, so nobody may draw; left over: 2♣.",
        ),
        (
            lambda: settle(deal("9 8 K K"), [("tie", 1), ("tie", 2)]),
            "The bet “tie” was given 2 times; on each area at most 1.",
        ),
        (
            lambda: settle(deal("9 8 K K"), {"pair": 1}),
            "There is no bet “pair” in this game. The bets are: player, tie, banker.",
        ),
        (
            lambda: games.game("chess"),
            "There is no game “chess”. The games are: " + ", ".join(games.GAMES) + ".",
        ),
        (
            lambda: games.odds("baccarat", "ray-z"),
            "There is no version “ray-z” of this game. The versions are: live.",
        ),
        (lambda: is_last_round(417), "The number of cards dealt lies between 0 and 416, not “417”."),
        (lambda: banker_row(8), "A hand that decides has a point count from 0 to 7, not “8”."),
        (lambda: Odds.read("x:1"), "“x:1” are not odds. Write for example 8:1."),
    ],
)
def test_an_error_says_what_was_wrong_and_what_would_be_right(call, said):
    assert str(caught(call)) == said


@pytest.mark.parametrize(
    ("line", "code", "fields"),
    [
        ("baccarat 5h --bet", "option-value", {"option": "--bet"}),
        ("odds --jso", "option-unknown", {"option": "--jso"}),
        ("odds baccarat live more", "argument-extra", {"text": "more"}),
        ("baccarat 9 8 K K --bet banker", "bet-format", {"text": "banker", "example": "banker=10"}),
        ("baccarat 9 8 K K --bet =10", "bet-format", {"text": "=10", "example": "banker=10"}),
        ("baccarat 9 8 K K --bet tie=1=2", "amount-unreadable", {"text": "1=2"}),
        ("play", "command-unknown", {"command": "play", "commands": ", ".join(COMMANDS)}),
        ("games --lang sv", "language-unknown", {"language": "sv", "languages": "fi, et, nl, fr"}),
    ],
)
def test_the_command_line_says_which_argument_was_wrong(capsys, line, code, fields):
    assert main(line.split()) == 2
    with speaking("fi"):
        assert capsys.readouterr().err == explain(RulesError(code, **fields)) + "\n"


# --- reasons: each has a sentence and the clause that decided it
@pytest.mark.parametrize(
    ("cards", "results", "clauses"),
    [
        ("9 8 K K", ["win", "lose", "lose"], ["payout-player", "bet-tie-outcome", "bet-banker-outcome"]),
        ("8 9 K K", ["lose", "lose", "win"], ["bet-player-outcome", "bet-tie-outcome", "payout-banker"]),
        ("9 9 K K", ["push", "win", "push"], ["tie-returns-bets", "payout-tie", "tie-returns-bets"]),
    ],
)
def test_every_bet_names_itself_its_result_and_its_clause(cards, results, clauses):
    coup = deal(cards)
    settled = settle(coup, dict.fromkeys(AREAS, 5))
    assert settled.coup == coup
    assert [bet.bet for bet in settled.bets] == list(AREAS)
    assert [bet.result for bet in settled.bets] == results
    assert [bet.clause for bet in settled.bets] == [f"baccarat-{clause}" for clause in clauses]
    assert [(s.code, s.clause, s.fields["stake"]) for s in settled.steps] == [
        (f"{bet.bet}-bet-{bet.result}", bet.clause, 5) for bet in settled.bets
    ]


def test_every_plan_row_and_price_has_its_reason():
    steps = [
        shoe().step,
        bet_limit().step,
        *(row.step for row in draw_rows()),
        *(row.step for row in exact.baccarat_odds()),
    ]
    assert [(step.code, step.clause) for step in steps] == [
        ("shoe", "baccarat-cut-card-position"),
        ("bet-limit", "baccarat-bet-max-three"),
        ("player-row", "baccarat-player-draws"),
        ("banker-when-player-stands-row", "baccarat-banker-when-player-stands"),
        ("banker-row-always", "baccarat-banker-total-0-2"),
        ("banker-row", "baccarat-banker-total-3"),
        ("banker-row", "baccarat-banker-total-4"),
        ("banker-row", "baccarat-banker-total-5"),
        ("banker-row", "baccarat-banker-total-6"),
        ("banker-row-never", "baccarat-banker-total-7"),
        ("odds", "baccarat-payout-player"),
        ("odds", "baccarat-payout-tie"),
        ("odds-commission", "baccarat-payout-banker"),
    ]
    assert shoe().step.fields == {"decks": 8, "cards": 416, "behind": 7, "before": 409}
    assert bet_limit().step.fields == {"each": 1, "total": 3}


@pytest.mark.parametrize(
    ("cards", "codes"),
    [
        ("8 9 K K", ["dealt", "natural-both", "winner-banker"]),
        ("8 5 K K", ["dealt", "natural-player", "winner-player"]),
        ("5 8 K K", ["dealt", "natural-banker", "winner-banker"]),
        ("6 7 K K", ["dealt", "player-stands", "banker-stands", "winner-banker"]),
        ("6 5 K K 2", ["dealt", "player-stands", "banker-draws", "banker-third-card", "winner-banker"]),
        (
            "5 3 K K 9 A",
            [
                "dealt",
                "player-draws",
                "player-third-card",
                "banker-draws-on",
                "banker-third-card",
                "winner-tie",
            ],
        ),
    ],
)
def test_the_course_of_a_round_in_order(cards, codes):
    steps = deal(cards).steps
    assert [step.code for step in steps] == codes
    assert steps[-1].fields == {
        "player_total": deal(cards).player.total,
        "banker_total": deal(cards).banker.total,
    }


def test_a_hand_says_its_sum_only_when_a_ten_is_dropped():
    assert [s.code for s in hand("A 2 4").steps] == ["hand-count"]
    assert [s.code for s in hand("A 2 9").steps] == ["hand-count-dropped"]
    assert [s.code for s in hand("K 9").steps] == ["hand-count", "hand-natural"]
    assert [s.code for s in hand("K Q").steps] == ["hand-count", "hand-baccarat"]
    assert hand("K 9 9").steps[0].fields == {"cards": read_cards("K 9 9"), "sum": 18, "total": 8}
    assert not hand("K 9 9").natural


# --- odds of another shoe
def test_odds_of_one_deck_are_not_those_of_eight():
    one, eight = exact.baccarat_odds(decks=1), exact.baccarat_odds()
    assert [(row.game, row.version, row.bet) for row in one] == [("baccarat", "live", bet) for bet in AREAS]
    assert one[1].win == exact.baccarat_counts(1).chance("tie") != eight[1].win
    assert float(one[1].house_edge) == pytest.approx(0.157461, abs=1e-6)


# --- words and JSON
def test_a_list_says_or_in_every_language():
    said = []
    for language in LANGUAGES:
        with speaking(language):
            said.append(explain(banker_row(6)))
    assert [
        text
        for text, word in zip(said, ("6 tai 7", "6 või 7", "6 of 7", "6 ou 7"), strict=True)
        if word not in text
    ] == []


def test_several_reasons_are_one_text():
    with speaking("fi"):
        assert explain(hand("K Q")) == "K Q: pistemäärä on 0. Pistemäärä nolla on nimeltään baccarat."


def test_only_the_first_minus_is_typographic_and_a_fraction_keeps_its_own():
    with speaking("fi"):
        assert number(Fraction(-1, 3)) == "−1/3"
        assert number(Fraction(1, 10**24)).endswith("1")
        assert "/" not in number(Fraction(1, 10**24))
        assert percent(Fraction(1, 3), 0).startswith("33")


def test_json_of_a_round(capsys):
    main("baccarat 8 9 K K --bet banker=10 --json".split())
    result = json.loads(capsys.readouterr().out)
    assert result["bets"] == [
        {"bet": "banker", "stake": "10", "returned": "39/2", "net": "19/2", "result": "win"}
    ]
    assert result["steps"][0] == {
        "step": "dealt",
        "clause": "baccarat-deal-order",
        "fields": {
            "player_cards": ["8", "K"],
            "player_total": 8,
            "banker_cards": ["9", "K"],
            "banker_total": 9,
        },
    }


def test_games_are_named_in_the_language(capsys):
    main("games --lang fr".split())
    first = capsys.readouterr().out.splitlines()[0]
    assert first == "baccarat (Punto banco) live: player (Joueur), tie (Égalité), banker (Banque)"


@pytest.mark.parametrize("arguments", [["baccarat", "--help"], ["baccarat", "-h"], ["odds", "-h"], []])
def test_help_is_in_the_language_and_in_no_other(capsys, arguments, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "et")
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "usage" not in out and "options:" not in out and "None" not in out
    if arguments:
        assert "näita seda abiteksti" in out and "--lang LANG" in out and "teksti keel" in out
    else:
        assert out.startswith("rules-core\n  rules-core games ")
        assert "kõik mängud" in out
    if arguments[:1] == ["baccarat"]:
        assert "CARDS" in out and "--bet B=STAKE" in out and "banker=10" in out


# --- the edges of what can be read
@pytest.mark.parametrize("text", ["123.456", "999.000"])
def test_three_digits_before_the_dot_are_ambiguous_too(text):
    error = caught(lambda: read_stake(text))
    assert (error.code, error.fields["whole"], error.fields["decimal"]) == (
        "amount-ambiguous",
        text.replace(".", ""),
        text.replace(".", ","),
    )


def test_the_longest_amount():
    assert read_stake("9" * 40) == 10**40 - 1


def test_odds_are_ascii_and_have_six_digits():
    assert Odds.read("999999:1").win == 999999
    for text in ("1\u0668:1", "1:1\u0668", "1000000:1", "8:1\n"):
        assert caught(lambda text=text: Odds.read(text)).fields["text"]


# --- tables
def test_a_table_says_what_it_needs():
    node = Node("x.toml", "live", {"a": 1, "share": "100%", "no": 5})
    for call, said in [
        (
            lambda: node.names(["a", "share", "no", "b"]),
            "The table x.toml is wrong at live.b; it needs: b = ….",
        ),
        (lambda: node.names(["a", "share"]), "The table x.toml is wrong at live.no; it needs: a, share."),
        (lambda: node.node("a"), "The table x.toml is wrong at live.a; it needs: {…}."),
        (
            lambda: node.counts("a", 10),
            "The table x.toml is wrong at live.a; it needs: [0 < 1 < … < 9].",
        ),
        (
            lambda: node.whole("a", 2),
            "The table x.toml is wrong at live.a; it needs: ≥ 2.",
        ),
        (lambda: node.odds("a"), "The table x.toml is wrong at live.a; it needs: 8:1."),
        (lambda: node.percent("no"), "The table x.toml is wrong at live.no; it needs: 0%, …, 5%, …, 100%."),
    ]:
        assert str(caught(call)) == said
    assert node.percent("share") == 1
    assert node.percent("missing") == 0
    assert (read("baccarat").file, read("baccarat").path) == ("baccarat.toml", "")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LC_ALL": "et_EE", "LC_MESSAGES": "nl", "LANG": "fr"}, "et"),
        ({"LC_MESSAGES": "nl", "LANG": "fr"}, "nl"),
        ({"LC_ALL": "C", "LANG": "fr"}, "fi"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_first_variable_that_is_set_decides(capsys, monkeypatch, variables, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    main(["games"])
    said = capsys.readouterr().out
    main(["games", "--lang", language])
    assert said == capsys.readouterr().out
