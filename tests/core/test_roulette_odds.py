"""En prison by clause, and the exact odds of roulette against known values and against plain counting."""

import time
from fractions import Fraction
from itertools import product

import pytest

from rules_core import exact
from rules_core.errors import RulesError
from rules_core.roulette import bets, check_turns, read_bet, rules, settle, versions, void_round, zero_choice
from rules_core.roulette.prison import ENTRY, Cell, after
from rules_core.sentences import SENTENCES
from rules_core.tables.roulette import Prison
from tests.core.helpers import settle_until_over

D = rules("ray-d").prison


def red(numbers, option="en-prison", stake=1):
    """What comes of a bet on red: what is returned, or the level on which it is still in prison."""
    row = numbers if isinstance(numbers, list | tuple) else [numbers]
    bet = settle_until_over(row, {"red": stake}, "ray-d", option).bets[0]
    return f"level {bet.level}" if bet.returned is None else bet.returned


@pytest.mark.parametrize(
    ("numbers", "end"),
    [
        ((0,), "level 1"),
        ((0, 1), 1),  # red: freed, without a win (example 1)
        ((0, 2), 0),  # black: lost
        ((0, 0), "level 2"),
        ((0, 0, 1), "level 1"),
        ((0, 0, 1, 3), 1),  # red twice in a row (example 2)
        ((0, 0, 1, 2), 0),
        ((0, 0, 2), 0),
        ((0, 0, 0), 0),  # the third zero in a row
        ((0, 0, 1, 0), "level 2"),  # the run of zeros was broken: reading RR-1
        ((0, 0, 1, 0, 1, 3), 1),
        ((0, 0, 1, 0, 0), "level 2"),
        ((0, 0, 1, 0, 0, 0), 0),
        ((0, 1, 2, 0), 1),  # freed: later numbers do not matter
        ((1, 0, 2), 2),
    ],
)
def test_roulette_ray_d_prison(numbers, end):
    assert red(numbers) == end


def test_roulette_ray_d_prison_locked_and_clauses():
    steps = settle([0, 0, 1, 3], {"red": 10}, "ray-d", "en-prison").steps
    assert [step.clause.removeprefix("roulette-ray-d-") for step in steps if "bet" in step.fields] == [
        "zero-even-money",
        "prison-second-zero",
        "prison-example-2",
        "prison-freed",
    ]
    last = settle([0, 0, 0], {"red": 10}, "ray-d", "en-prison").steps[-1]
    assert (last.code, last.clause, last.fields["zeros"]) == (
        "roulette-bet-zeros",
        "roulette-ray-d-prison-third-zero",
        3,
    )


def test_roulette_ray_d_halving_and_leaving():
    assert red(0, "half", 5) == Fraction(5, 2)
    assert red([0, 0, 1], "quarter-back", 10) == Fraction(5, 2)  # a quarter comes back: reading RR-2
    assert red([0, 1], "quarter-back") == 1
    assert red([0, 2], "quarter-back") == 0
    assert red(0, "quarter-back") == "level 1"


def test_only_the_even_chances_go_to_prison():
    placed = {bet.name: 1 for bet in bets("ray-d")}
    held = [bet.bet for bet in settle(0, placed, "ray-d", "en-prison").bets if bet.returned is None]
    assert held == ["red", "black", "even", "odd", "low", "high"]


def test_roulette_ray_d_both_player_chooses():
    assert zero_choice("12,50", "0,50").options == ("en-prison",)
    assert zero_choice(1, Fraction(1, 2)).options == ("half", "en-prison")
    assert zero_choice(1, Fraction(1, 2)).back == Fraction(1, 2)
    assert [zero_choice(1, 1, zeros).zeros for zeros in (1, 2)] == [1, 2]
    assert zero_choice(1, Fraction(1, 2), zeros=2).options == ("en-prison",)
    steps = [zero_choice(stake, Fraction(1, 2), zeros=2).step for stake in (2, 1)]
    assert [step.code for step in steps] == ["roulette-choice", "roulette-choice-prison"]
    assert {step.clause for step in steps} == {"roulette-ray-d-both-quarter"}
    assert steps[0].fields == {"zeros": 2, "back": Fraction(1, 2), "chip": Fraction(1, 2)}
    for zeros, version in (
        (0, "ray-d"),
        (3, "ray-d"),
        (True, "ray-d"),
        (1, "ray-f"),
        (1, "live"),
        ("1", "ray-d"),
    ):
        with pytest.raises(RulesError) as caught:
            zero_choice(2, 1, zeros, version)
        assert caught.value.code == "roulette-choice-none"
    with pytest.raises(RulesError):
        zero_choice(2, 0)


def test_a_house_with_more_levels():
    deep = Prison(levels=3, zeros_that_lose=4, leave_after_zeros=2, leave_back=Fraction(1, 4))
    assert after(deep, ENTRY, "zero") == Cell(3, 2)
    assert after(deep, Cell(3, 2), "zero") == Cell(3, 3)
    assert after(deep, Cell(3, 3), "zero") == "lost"
    assert after(deep, Cell(3, 3), "win") == Cell(2, 0)


# --- exact odds

SPLIT = ("split", "corner", "first-four")
KNOWN = {
    ("ray-a", None, ("straight",)): Fraction(6, 37),
    ("ray-a", None, SPLIT): Fraction(5, 37),
    ("ray-a", None, ("street",)): Fraction(4, 37),
    ("ray-a", None, ("six-line",)): Fraction(7, 37),
    ("ray-a", None, ("column", "dozen", "quarter", "red")): Fraction(1, 37),
    ("ray-b", None, ("straight",)): Fraction(5, 37),
    ("ray-b", None, ("column", "dozen", "quarter", "red")): Fraction(1, 37),
    ("ray-d", "half", ("red", "black", "even", "odd", "low", "high")): Fraction(1, 74),
    ("ray-d", None, ("straight", "column", "quarter")): Fraction(1, 37),
    ("ray-e", None, ("straight", "split", "street", "corner", "quarter", "red")): Fraction(1, 19),
    ("ray-e", None, ("first-five",)): Fraction(3, 38),
    ("ray-f", None, ("red", "low")): Fraction(1, 38),
    ("ray-f", None, ("dozen", "quarter")): Fraction(1, 19),
    ("ray-g", None, ("straight",)): Fraction(14, 169),
    ("ray-g", None, ("red", "high")): Fraction(1, 13),
    ("ray-h", None, ("straight",)): Fraction(7, 104),
    ("ray-i", None, ("straight",)): Fraction(17, 208),
    ("ray-h", None, ("column",)): Fraction(1, 13),
    ("ray-i", None, ("column",)): Fraction(1, 13),
    ("ray-i", None, ("low",)): Fraction(1, 26),
}


@pytest.mark.parametrize(("version", "option", "kinds"), KNOWN)
def test_known_house_edges(version, option, kinds):
    rows = {(row.bet, row.option): row.house_edge for row in exact.roulette_odds(version)}
    assert {rows[kind, option] for kind in kinds} == {KNOWN[version, option, kinds]}


@pytest.mark.parametrize("version", ["live", "ray-c"])
def test_every_bet_costs_the_same(version):
    assert {row.house_edge for row in exact.roulette_odds(version)} == {Fraction(1, 37)}


def test_en_prison_by_hand():
    red_or_black, zero = Fraction(18, 37), Fraction(1, 37)
    one_red_missing = red_or_black / (1 - zero * red_or_black * (1 + zero))
    freed = red_or_black + zero * red_or_black * one_red_missing
    rows = {row.option: row for row in exact.roulette_odds("ray-d") if row.bet == "red"}
    assert list(rows) == ["half", "en-prison", "quarter-back"]
    assert rows["en-prison"].push == zero * freed
    assert rows["en-prison"].house_edge == 1 - 2 * red_or_black - zero * freed
    assert f"{float(rows['en-prison'].house_edge):.5%}" == "1.37035%"
    assert rows["quarter-back"].house_edge == Fraction(75, 5476)
    assert rows["half"].push == 0


def test_prison_ends_by_playing_every_sequence():
    """Settle all sequences of red, black and zero; what is still in prison bounds the difference."""
    chances = exact.event_chances(read_bet("red", "ray-d"), "ray-d")
    weight = {1: chances["win"], 2: chances["lose"], 0: chances["zero"]}
    for option, leaves in (("en-prison", False), ("quarter-back", True)):
        exactly = exact.prison_ends(D, chances, leaves)
        assert sum(exactly.values()) == 1
        played = {"freed": Fraction(0), "lost": Fraction(0), "left": Fraction(0), "held": Fraction(0)}
        for numbers in product(weight, repeat=5):
            end = red([0, *numbers], option)
            name = {1: "freed", 0: "lost", Fraction(1, 4): "left"}.get(end, "held")
            chance = Fraction(1)
            for number in numbers:
                chance *= weight[number]
            played[name] += chance
        for name, chance in exactly.items():
            assert played[name] <= chance <= played[name] + played["held"]
        assert played["held"] < Fraction(1, 10**4)


@pytest.mark.parametrize("version", versions())
def test_odds_are_what_settling_every_pocket_gives(version):
    """Every bet of every version on every pocket and every draw, not only the first of its kind."""
    house = rules(version)
    option = "half" if "half" in house.options else None
    rows = {row.bet: row for row in exact.roulette_odds(version) if row.option in (None, option)}
    weights = {entry.label: house.draw.chance(entry) for entry in house.entries} or {None: Fraction(1)}
    placed = [(bet.name, 1) for bet in bets(version)]
    lost = dict.fromkeys((name for name, _ in placed), Fraction(0))
    pockets = house.layout.pockets
    for pocket, (drawn, weight) in product(pockets, weights.items()):
        for bet in settle(pocket, placed, version, option, drawn).bets:
            lost[bet.bet] -= bet.net * weight / len(pockets)
    for name, edge in lost.items():
        assert edge == rows[read_bet(name, version).kind].house_edge


def test_rows_name_every_price_and_their_option_only_where_there_is_a_choice():
    rows = {row.bet: row for row in exact.roulette_odds("ray-g")}
    assert [str(odds) for odds in rows["straight"].pays] == ["5:1", "7:1", "9:1", "24:1", "49:1"]
    assert [str(row.pays) for row in exact.roulette_odds("ray-f")] and rows["red"].win == Fraction(6, 13)
    assert {row.option for row in exact.roulette_odds("ray-f")} == {None}
    both = {row.bet: [str(odds) for odds in row.pays] for row in exact.roulette_odds("ray-b")}
    assert (both["straight"], both["six-line"], both["column"]) == (["30:1", "60:1"], ["4:1", "8:1"], ["2:1"])
    assert rows["straight"].step.clause == "roulette-ray-g-multipliers"
    assert rows["straight"].step.fields["pays"] == "5:1 / 7:1 / 9:1 / 24:1 / 49:1"


def test_what_the_odds_say():
    steps = {row.option: row.step for row in exact.roulette_odds("ray-d") if row.bet == "red"}
    assert [step.code for step in steps.values()] == ["odds-part", "odds", "odds"]
    assert (steps["half"].fields["back"], steps["half"].fields["part"]) == (Fraction(1, 2), Fraction(1, 37))
    assert steps["half"].fields["bet"] == ("bet-roulette-red", "–", "option-roulette-half")
    assert exact.roulette_odds("live")[0].step.fields["bet"] == ("bet-roulette-straight",)
    assert exact.roulette_odds("live")[0].step.code == "odds-win"
    assert sum(exact.prison_ends(D, {"win": 1, "lose": 0, "zero": 0}).values()) == 1
    assert exact.prison_ends(D, {"win": 0, "lose": 0, "zero": 1}) == {"freed": 0, "lost": 1, "left": 0}
    for row in exact.roulette_odds("ray-d"):
        assert row.step.fields["win"] == row.win
        assert row.step.fields["edge"] == row.house_edge
        assert row.step.fields.get("push", 0) == row.push
        assert SENTENCES[row.step.code].english(row.step.fields)
        clause = "roulette-ray-common-quarter-payout" if row.bet == "quarter" else "roulette-ray-d-payouts"
        assert (row.game, row.version, row.step.clause) == ("roulette", "ray-d", clause)


def test_all_odds_are_quick():
    start = time.process_time()
    rows = [row for version in versions() for row in exact.roulette_odds(version)]
    assert len(rows) == 133
    assert time.process_time() - start < 0.5


# --- rounds that do not count


def test_roulette_spin_three_turns():
    assert [check_turns(turns).valid for turns in (0, 2, 3, 40)] == [False, False, True, True]
    steps = [check_turns(turns).step for turns in (2, 3)]
    assert [step.code for step in steps] == ["roulette-turns-few", "roulette-turns-enough"]
    assert [step.fields for step in steps] == [{"turns": 2, "least": 3}, {"turns": 3, "least": 3}]
    assert steps[0].clause == "roulette-spin-three-turns"
    for turns, version, code in (
        (-1, "live", "turns-invalid"),
        (2.0, "live", "turns-invalid"),
        (True, "live", "turns-invalid"),
        (-(10**5000), "live", "turns-invalid"),
        (3, "ray-a", "roulette-turns-judged"),
    ):
        with pytest.raises(RulesError) as caught:
            check_turns(turns, version)
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("cause", "version", "clauses"),
    [
        ("malfunction", "live", ["roulette-malfunction-void"]),
        (
            "failed-throw",
            "ray-a",
            ["roulette-ray-common-void-spin", "roulette-ray-common-void-options"],
        ),
        ("device-malfunction", "ray-h", ["roulette-ray-h-malfunction", "roulette-ray-h-void-options"]),
    ],
)
def test_roulette_void_rounds(cause, version, clauses):
    void = void_round(cause, version)
    assert void.version == version
    assert [step.clause for step in void.steps] == clauses
    assert void.choices == (() if version == "live" else ("leave", "change", "take-back"))


@pytest.mark.parametrize(
    ("numbers", "option", "result", "net"),
    [
        ("0", "half", "lose", -5),
        ("0 1", "en-prison", "push", 0),
        ("0 2", "en-prison", "lose", -10),
        ("0 0 0", "en-prison", "lose", -10),
        ("0 0", "quarter-back", "lose", Fraction(-15, 2)),
        ("0 2", "quarter-back", "lose", -10),
    ],
)
def test_what_a_zero_makes_of_a_bet(numbers, option, result, net):
    bet = settle(numbers.split(), {"red": 10}, "ray-d", option).bets[0]
    assert (bet.result, bet.net) == (result, net)


def test_too_few_turns_are_no_void_round_in_a_live_house():
    assert check_turns(2).step.code == "roulette-turns-few"  # the bets stay, the ball is spun again
    with pytest.raises(RulesError) as caught:
        void_round("too-few-turns", "live")
    assert (caught.value.code, caught.value.fields["causes"]) == ("void-cause-unknown", "malfunction")


def test_a_void_round_is_declared_before_it_is_over():
    both = void_round(["too-few-turns", "failed-throw"], "ray-c")
    assert both.causes == ("too-few-turns", "failed-throw")
    assert void_round("malfunction", round_over=True).causes == ("malfunction",)
    with pytest.raises(RulesError) as caught:
        void_round("failed-throw", "ray-c", round_over=True)
    assert caught.value.code == "void-too-late"


@pytest.mark.parametrize("cause", ["device-malfunction", "", None, "rain"])
def test_no_such_cause(cause):
    with pytest.raises(RulesError) as caught:
        void_round(cause, "ray-a")
    assert caught.value.code == "void-cause-unknown"
