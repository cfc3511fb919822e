"""What boule, money wheel, tuplanoppa and sic bo share: odds, reading bets, tables, the command line."""

import time
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core import boule, exact, games, money_wheel, sic_bo, tuplanoppa
from rules_core.errors import RulesError
from rules_core.exact.fields import field_odds
from rules_core.fields import Fields
from rules_core.sentences import SENTENCES
from tests.core.helpers import HUGE, label, said

MODULES = {"boule": boule, "money-wheel": money_wheel, "tuplanoppa": tuplanoppa, "sic-bo": sic_bo}
EDGES = {
    "boule": dict.fromkeys(["straight", "even", "odd", "red", "black", "low", "high"], "1/9"),
    "money-wheel": {
        "1:1": "4/27",
        "2:1": "1/6",
        "5:1": "1/9",
        "10:1": "5/27",
        "20:1": "2/9",
        "45:1-a": "4/27",
        "45:1-b": "4/27",
    },
    "tuplanoppa": {
        "total:2": "1/12",
        "total:3": "1/9",
        "total:4": "1/12",
        "total:5": "1/9",
        "total:6": "1/6",
        "total:7": "1/6",
        "total:8": "1/6",
        "total:9": "1/9",
        "total:10": "1/12",
        "total:11": "1/9",
        "total:12": "1/12",
        "any-double": "1/6",
        "under-7": "1/12",
        "over-7": "1/12",
    },
    "sic-bo": {
        "small": "1/36",
        "big": "1/36",
        "single": "1/27",
        "two-dice": "1/36",
        "double": "1/9",
        "any-triple": "5/36",
        "triple": "35/216",
        "total:4": "11/72",
        "total:5": "5/36",
        "total:6": "13/108",
        "total:7": "7/72",
        "total:8": "1/8",
        "total:9": "41/216",
        "total:10": "1/8",
        "total:11": "1/8",
        "total:12": "41/216",
        "total:13": "1/8",
        "total:14": "7/72",
        "total:15": "13/108",
        "total:16": "5/36",
        "total:17": "11/72",
    },
}
BETS = [(game, bet) for game, module in MODULES.items() for bet in module.fields().bets]


@pytest.mark.parametrize("game", MODULES)
def test_house_edges(game):
    assert {row.bet: str(row.house_edge) for row in games.odds(game)} == EDGES[game]
    assert all(type(row.push) is type(row.house_edge) is Fraction for row in games.odds(game))
    assert all(
        (row.game, row.version, row.push, row.option) == (game, "ray", 0, None) for row in games.odds(game)
    )


@pytest.mark.parametrize(("game", "bet"), BETS)
def test_edge_is_the_average_loss_over_every_draw(game, bet):
    module = MODULES[game]
    draw = getattr(module, "spin", None) or module.roll
    lost = won = drawn_in_all = Fraction(0)
    for drawn, weight in module.fields().draws.items():
        settled = module.settle(draw(drawn), [(bet, 1)]).bets[0]
        lost -= weight * settled.net
        won += weight * (settled.result == "win")
        drawn_in_all += weight
    rows = {row.bet: row for row in games.odds(game)}
    row = rows.get(bet.name) or rows[bet.kind]
    assert (row.house_edge, row.win) == (lost / drawn_in_all, won / drawn_in_all)
    assert row.step.clause.startswith(game)


def test_odds_of_the_version_that_is_there():
    own = (exact.boule_odds, exact.money_wheel_odds, exact.tuplanoppa_odds, exact.sic_bo_odds)
    assert [odds() for odds in own] == [games.odds(game) for game in MODULES]


def test_several_prices_are_rising():
    single = next(row for row in exact.sic_bo_odds() if row.bet == "single")
    assert [str(odds) for odds in single.pays] == ["1:1", "2:1", "12:1"]
    assert "pays 1:1 / 2:1 / 12:1;" in said([single.step])[0]


def test_odds_of_a_bet_that_is_lost_in_part():
    under = next(row for row in exact.tuplanoppa_odds() if row.bet == "under-7")
    assert said([under.step]) == [
        "bet-tuplanoppa-under-7: pays 1:1; probability of winning 5/12, "
        "of getting 1/2 of the stake back 1/6; house edge 1/12."
    ]
    assert (under.win, under.push) == (Fraction(5, 12), 0)


def test_a_bet_that_comes_back_whole_is_a_push():
    fields = tuplanoppa.fields()
    over = fields.bets[-1:]
    kinder = Fields(
        "tuplanoppa", "ray", over, fields.draws, lambda bet, dice: _kinder(fields.worth(bet, dice))
    )
    assert field_odds(kinder)[0].push == Fraction(7, 12)


def _kinder(worth):
    return worth if worth.pays else replace(worth, back=Fraction(1))


def test_it_is_quick():
    field_odds.cache_clear()
    start = time.process_time()
    for game in MODULES:
        games.odds(game)
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize(("game", "bet"), BETS)
def test_every_bet_is_read_by_its_name_and_has_one_in_words(game, bet):
    fields = MODULES[game].fields()
    assert fields.read(bet.name) == fields.read(f"  {bet.name} ") == fields.read(bet) == bet
    assert bet.shown[0] in SENTENCES


def test_the_order_of_numbers_does_not_matter():
    assert sic_bo.fields().read("two-dice: 6 , 2").name == "two-dice:2,6"


@pytest.mark.parametrize(
    ("game", "bet", "code"),
    [
        ("boule", "straight", "bet-incomplete"),
        ("boule", "straight:", "bet-incomplete"),
        ("boule", "straight:0", "bet-no-place"),
        ("boule", "straight:1,2", "bet-no-place"),
        ("boule", "straight:٥", "bet-no-place"),
        ("boule", "red:2", "bet-alone"),
        ("boule", "red:", "bet-alone"),
        ("boule", "Red", "bet-unknown"),
        ("boule", "", "bet-unknown"),
        ("boule", None, "bet-unknown"),
        ("boule", [], "bet-unknown"),
        ("boule", HUGE, "bet-unknown"),
        ("boule", "\u202ered", "bet-unknown"),
        ("boule", "column:1", "bet-unknown"),
        ("money-wheel", "45:1", "bet-unknown"),
        ("money-wheel", "1:1:1", "bet-unknown"),
        ("tuplanoppa", "total:1", "bet-no-place"),
        ("tuplanoppa", "total:13", "bet-no-place"),
        ("tuplanoppa", "any-double:3", "bet-alone"),
        ("tuplanoppa", "total:7,7", "bet-no-place"),
        ("sic-bo", "two-dice:1", "bet-no-place"),
        ("sic-bo", "two-dice:1,2,", "bet-no-place"),
        ("sic-bo", "two-dice:1,2,3", "bet-no-place"),
        ("sic-bo", "triple:" + "1" * 10**5, "bet-no-place"),
    ],
    ids=label,
)
def test_bets_that_cannot_be_read(game, bet, code):
    with pytest.raises(RulesError) as caught:
        MODULES[game].fields().read(bet)
    assert caught.value.code == code
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "stake", [0, -1, "ten", "1.000", None, True, HUGE, "9" * 50, float("nan")], ids=label
)
def test_stakes_that_cannot_be_read(stake):
    with pytest.raises(RulesError):
        boule.settle(boule.spin(5), {"red": stake})


@pytest.mark.parametrize(
    "bets", [None, 5, "red=10", ["red"], [("red",)], [("red", 1, 2)], [5], [{"red": 1}], HUGE], ids=label
)
def test_bets_without_stakes(bets):
    with pytest.raises(RulesError) as caught:
        boule.settle(boule.spin(5), bets)
    assert caught.value.code == "bet-format"
    assert caught.value.fields["example"] == "straight:1=10"
    assert caught.value.fields["text"]


@pytest.mark.parametrize(
    ("bet", "told"),
    [
        (
            "dozen:1",
            "There is no bet “dozen:1” in this game. The bets are: total, any-double, under-7, over-7.",
        ),
        ("over-7:8", "“over-7:8” says too much: this bet is written over-7."),
        ("total", "“total” needs the place of the bet, for example total:2."),
        ("total:1", "There is no bet “total:1” on this field. Possible: total:2, total:3, total:4, "),
    ],
)
def test_a_wrong_bet_is_told_what_would_be_right(bet, told):
    with pytest.raises(RulesError) as caught:
        tuplanoppa.fields().read(bet)
    assert str(caught.value).startswith(told)


def test_a_bet_without_a_stake_is_named():
    with pytest.raises(RulesError, match="“red” is not a bet"):
        boule.settle(boule.spin(5), ["red"])


def test_no_bets_at_all():
    assert boule.settle(boule.spin(5), {}).bets == boule.settle(boule.spin(5), []).bets == ()


@settings(deadline=None)  # the first odds take their time
@given(st.sampled_from(BETS), st.integers(0, 10**6), st.fractions(Fraction(1, 100), 10**6))
def test_no_bet_returns_more_than_its_best_price(place, number, stake):
    game, bet = place
    module = MODULES[game]
    draws = list(module.fields().draws)
    draw = getattr(module, "spin", None) or module.roll
    stake = Fraction(round(stake * 100), 100) or Fraction(1)
    settled = module.settle(draw(draws[number % len(draws)]), {bet.name: stake}).bets[0]
    rows = {row.bet: row for row in games.odds(game)}
    best = (rows.get(bet.name) or rows[bet.kind]).pays[-1].to_one
    assert 0 <= settled.returned <= stake * (1 + best)
    assert (settled.net > 0) == (settled.result == "win")


@given(st.text(max_size=30), st.sampled_from(list(MODULES)))
def test_any_text_is_a_bet_or_an_error(text, game):
    try:
        MODULES[game].fields().read(text)
    except RulesError as error:
        assert "\n" not in str(error)


@given(st.text(max_size=30))
def test_any_text_is_a_draw_or_an_error(text):
    for draw in (boule.spin, money_wheel.spin, tuplanoppa.roll, sic_bo.roll):
        try:
            draw(text)
        except RulesError as error:
            assert "\n" not in str(error)


def test_every_step_can_be_said():
    """Every draw of every game with every bet on it, and every row of odds."""
    for game, module in MODULES.items():
        fields = module.fields()
        draw = getattr(module, "spin", None) or module.roll
        for drawn in fields.draws:
            result = draw(drawn)
            settled = module.settle(result, [(bet, 1) for bet in fields.bets])
            assert all(said((*result.steps, *settled.steps)))
            assert [step.clause for step in settled.steps] == [bet.clause for bet in settled.bets]
        assert all(said([row.step for row in games.odds(game)]))
