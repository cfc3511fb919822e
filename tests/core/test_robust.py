"""Values of the wrong kind, far too long or too many: always a `RulesError` that can be read."""

import copy
import pickle
import time
from datetime import datetime
from decimal import Decimal
from fractions import Fraction

import pytest

from rules_core import (
    baccarat,
    blackjack,
    boule,
    exact,
    games,
    general,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    tables,
    throwing,
    tuplanoppa,
    words,
)
from rules_core.cards import Card, Rank, Shoe, read_card
from rules_core.cli import main
from rules_core.errors import RulesError
from rules_core.odds import Odds, read_amount, read_stake
from rules_core.tables import baccarat as baccarat_tables
from rules_core.tables import blackjack as blackjack_tables
from rules_core.words import LANGUAGES, explain, speaking
from tests.core.helpers import HUGE, label

READERS = {
    "baccarat": baccarat.rules,
    "blackjack": blackjack.rules,
    "boule": boule.rules,
    "general": general.rules,
    "money-wheel": money_wheel.rules,
    "poker": poker.rules,
    "roulette": roulette.rules,
    "sic-bo": sic_bo.rules,
    "tuplanoppa": tuplanoppa.rules,
}
LONGEST_MESSAGE = 420


def refused(call, *arguments, **named):
    """The error of a call; it can be said in every language and stays readable."""
    with pytest.raises(RulesError) as caught:
        call(*arguments, **named)
    for language in LANGUAGES:
        with speaking(language):
            said = explain(caught.value)
        assert "\n" not in said
        assert len(said) < LONGEST_MESSAGE
    return caught.value


@pytest.mark.parametrize("game", READERS)
@pytest.mark.parametrize("version", [[], {}, set(), None, 7, HUGE, b"live", "", "x" * 10**6], ids=label)
def test_versions_that_are_none(game, version):
    assert refused(READERS[game], version).code == "version-unknown"


def test_a_result_with_an_endless_number_can_be_said():
    for language in LANGUAGES:
        with speaking(language):
            assert "…" in explain(roulette.check_turns(HUGE))
            assert words.number(10**400 - 1).count("9") == 400


def test_a_round_of_a_version_that_is_none():
    assert refused(roulette.settle, 7, {"red": 10}, version={}).code == "version-unknown"
    assert refused(blackjack.play, "10 9", "10 8", version=[]).code == "version-unknown"


@pytest.mark.parametrize("game", READERS)
def test_the_rules_of_a_version_are_one_object(game):
    standard = READERS[game]()
    assert standard is READERS[game](standard.version)


@pytest.mark.parametrize("name", [[], {}, 7, HUGE], ids=label)
def test_games_that_are_none(name):
    assert refused(games.game, name).code == "game-unknown"
    assert refused(games.odds, name).code == "game-unknown"
    assert refused(games.odds, "baccarat", name).code == "version-unknown"
    assert refused(words.use, name).code == "language-unknown"


@pytest.mark.parametrize("card", [None, [], {}, 1.5, b"5h", ["5h"], object()])
def test_cards_that_are_none(card):
    assert refused(read_card, card).code == "card-unknown"
    error = refused(baccarat.hand, [1 if card is None else 5, card])
    assert (error.code, error.fields["position"]) == ("card-unknown", 1 if card is None else 2)


def test_a_card_has_a_rank_and_a_suit():
    assert refused(Card, "A").code == "value-wrong"
    assert refused(Card, Rank.ACE, "s").fields["kind"] == "Suit"


@pytest.mark.parametrize("decks", [HUGE, -HUGE, 1001, 0, 8.0, [], {}, Decimal(8)], ids=label)
def test_shoes_that_nobody_has(decks):
    for call in (Shoe, exact.baccarat_counts, exact.blackjack_both_natural_chance):
        error = refused(call, decks)
        assert (error.code, error.fields["most"]) == ("decks-invalid", 1000)
    assert Shoe(1000).size == 52000


@pytest.mark.parametrize(
    ("stake", "code"),
    [
        (0.5, "amount-float"),
        (float("nan"), "amount-float"),
        (float("inf"), "amount-float"),
        (True, "amount-unreadable"),
        (None, "amount-unreadable"),
        ([], "amount-unreadable"),
        (b"5", "amount-unreadable"),
        (HUGE, "amount-unreadable"),
        (-HUGE, "amount-unreadable"),
        (Fraction(1, HUGE), "amount-unreadable"),
        ("9" * 401, "amount-unreadable"),
        (Decimal("NaN"), "amount-unreadable"),
        (Decimal("-Infinity"), "amount-unreadable"),
        (Decimal("1e1000000"), "amount-unreadable"),
        (Decimal("1e-1000000"), "amount-unreadable"),
        (Decimal("-1.5"), "stake-not-positive"),
    ],
    ids=lambda value: label(value) or type(value).__name__,
)
def test_stakes_that_are_no_amount(stake, code):
    assert refused(read_stake, stake).code == code
    assert refused(boule.settle, boule.spin(4), {"red": stake}).code == code


@pytest.mark.parametrize("funds", [Decimal("sNaN"), Decimal("NaN"), 0.0, False, "", [], -1, HUGE], ids=label)
def test_funds_that_are_no_amount(funds):
    assert refused(blackjack.check_bet, 10, 5, 100, funds=funds).code in {
        "amount-unreadable",
        "amount-float",
        "stake-not-positive",
    }


@pytest.mark.parametrize("nothing", [0, "0", "0,00", Fraction(0), Decimal(0)], ids=repr)
def test_nothing_is_an_amount_but_no_stake(nothing):
    assert read_amount(nothing) == 0
    assert blackjack.check_bet(10, 5, 100, funds=nothing).reasons == ("funds",)
    assert refused(read_stake, nothing).code == "stake-not-positive"


@pytest.mark.parametrize("venue", [None, 7, b"Casino", "", " \n", "a\nb", "\u202eab", "\ud800", "K" * 101])
def test_venues_that_cannot_be_written(venue):
    error = refused(roulette.record, venue, datetime(2016, 5, 1, 18), "ray-a", 2, 100)
    assert error.code == "roulette-record-venue"


def test_a_decimal_of_endless_zeros_is_refused_unread():
    start = time.perf_counter()
    assert refused(read_stake, Decimal("1e30000000")).code == "amount-unreadable"
    assert time.perf_counter() - start < 0.5


def test_a_decimal_is_exact():
    assert read_stake(Decimal("0.10")) == Fraction(1, 10)


ROUNDS = [
    (baccarat.settle, baccarat.deal("9 8 K K")),
    (boule.settle, boule.spin(4)),
    (money_wheel.settle, money_wheel.spin("1:1")),
    (tuplanoppa.settle, tuplanoppa.roll("3 4")),
    (sic_bo.settle, sic_bo.roll("3 4 5")),
    (roulette.settle, 7),
]


@pytest.mark.parametrize(("settle", "played"), ROUNDS)
@pytest.mark.parametrize(
    "bets", [None, 7, "red=10", ["red"], [("red",)], [["red", 1, 2]], [[["red", 1]]], {1, 2}, b"ab"], ids=repr
)
def test_what_is_no_row_of_bets(settle, played, bets):
    assert refused(settle, played, bets).code == "bet-format"


@pytest.mark.parametrize(("settle", "played"), ROUNDS)
@pytest.mark.parametrize("bet", [None, [], {}, 7, 1.5, "", "\u202ered", "x" * 10**6], ids=label)
def test_bets_that_no_table_has(settle, played, bet):
    assert refused(settle, played, [(bet, 1)]).code == "bet-unknown"


@pytest.mark.parametrize(
    "settle", [baccarat.settle, boule.settle, money_wheel.settle, tuplanoppa.settle, sic_bo.settle]
)
def test_what_is_no_round(settle):
    for played in (None, "4", [], object()):
        assert refused(settle, played, []).code == "value-wrong"


def test_long_fields_of_errors_are_cut_where_the_error_is_made():
    row = " ".join(["5"] * 400)
    for language in LANGUAGES:
        with speaking(language):
            said = explain(refused(baccarat.deal, "5 3 K 10 8 " + " ".join(["2"] * 20)))
            assert said.count("2") == 12
            assert "…" in said
    assert len(str(refused(baccarat.deal, row[: 8 * 2 * 20]))) < LONGEST_MESSAGE
    players = [f"player {number}" for number in range(10**4)]
    assert refused(throwing.next_thrower, players, "nobody").fields["players"].endswith("…")
    error = RulesError("stake-below-minimum", stake=HUGE, minimum=Fraction(1, HUGE))
    assert error.fields == {"stake": "…", "minimum": "…"}
    assert pickle.loads(pickle.dumps(error)).fields == error.fields  # noqa: S301


@pytest.mark.parametrize("odds", [("8", 1), (8, 0), (-1, 1), (True, 1), (8, None)])
def test_odds_that_are_none(odds):
    assert refused(Odds, *odds).code == "odds-unreadable"
    assert refused(Odds.read, odds).code == "odds-unreadable"


def test_a_pack_is_no_shoe():
    error = refused(poker.rank, "As Ks Qs Js As")
    assert (error.code, error.fields["held"]) == ("pack-exceeded", 1)
    assert "pack" in str(error)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("poker", "poker-game-missing"),
        ("boule", "boule-number-missing"),
        ("money-wheel", "money-wheel-symbol-missing"),
        ("roulette", "roulette-number-missing"),
    ],
)
def test_a_command_without_its_argument_says_what_is_missing(capsys, command, code):
    assert main([command, "--lang", "nl"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "‘’" not in err
    with speaking("nl"):
        assert err.startswith(words.translate(words.SENTENCES[code])[:10])


@pytest.mark.parametrize(
    ("symbol", "said"),
    [
        ("20:1", "Winning symbol: 20:1."),
        ("45:1-a", "Winning symbol: 45:1 (first of two symbols)."),
        ("45:1-b", "Winning symbol: 45:1 (second of two symbols)."),
    ],
)
def test_a_symbol_is_said_without_its_code(symbol, said):
    step = money_wheel.spin(symbol).steps[0]
    assert words.SENTENCES[step.code].english(step.fields) == said


def test_numbers_for_which_no_bet_waits():
    error = refused(roulette.settle, [0, 7, 8, 9], {"red": 10}, "ray-d", "en-prison")
    assert (error.code, error.fields) == ("roulette-number-extra", {"number": "7", "numbers": "8, 9"})
    assert refused(roulette.settle, [1, 2], {"red": 10}).fields["numbers"] == "2"
    assert refused(roulette.settle, [1, 2], {}).fields["numbers"] == "2"
    assert roulette.settle([0, 0, 7], {"red": 10, "black": 10}, "ray-d", "en-prison").bets[1].returned == 0


@pytest.mark.parametrize(("module", "version"), [(baccarat_tables, "live"), (blackjack_tables, "live")])
@pytest.mark.parametrize("opening", [1, 3, True, "2"])
def test_a_hand_begins_with_two_cards(monkeypatch, module, version, opening):
    game = module.__name__.rpartition(".")[2]
    data = copy.deepcopy(tables.read(game).data)
    data[version]["opening-cards"] = opening
    node = tables.Node(f"{game}.toml", "", data)
    monkeypatch.setattr(module, "read", lambda game: node)
    if game == "blackjack":
        monkeypatch.setattr(module, "_table", lambda: node)
    arguments = (version, ()) if game == "blackjack" else (version,)
    error = refused(module._rules.__wrapped__, *arguments)
    assert (error.code, error.fields["key"]) == ("table-invalid", f"{version}.opening-cards")


def test_the_example_of_an_option_belongs_to_its_version():
    assert "hit-soft-17" in blackjack.options("live-fr")
    assert "hit-soft-17" not in blackjack.options("live")


@pytest.mark.parametrize(
    ("hands", "code", "losers", "winners"),
    [
        (["10♦ 4♣", "J♦ 3♣"], "jackpot-bad-beat", (1,), (2,)),
        (["10♦ 4♣", "J♦ 3♣", "10♣ 4♥"], "jackpot-bad-beat-losers", (1, 3), (2,)),
        (["10♦ 4♣", "J♦ 3♣", "J♣ 3♥"], "jackpot-bad-beat-winners", (1,), (2, 3)),
        (["10♦ 4♣", "J♦ 3♣", "J♣ 3♥", "10♣ 4♥"], "jackpot-bad-beat-both", (1, 4), (2, 3)),
    ],
)
def test_a_bad_beat_of_one_hand_or_several(hands, code, losers, winners):
    board = ["J♠ J♥ 10♠ 9♥ 2♦"]
    terms = poker.Terms({"holdem": "2♠ 2♥ 3♦ 4♣ 5♠"}, 2, "40%", "20%", "20%", 1000, 1)
    step = poker.bad_beat(terms, 1000, poker.showdown("holdem", hands, board)).steps[0]
    assert (step.code, step.fields["losers"], step.fields["winners"]) == (code, losers, winners)
