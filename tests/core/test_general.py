"""What holds at every table of RAY: limits, until when bets are taken, age, highest win, chips."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core import games, general
from rules_core.errors import RulesError
from rules_core.general import Chip, bet_ruling, chip_ruling, colour_chip, exchange, place, value_chip
from tests.core.helpers import HUGE, label, said


def test_general_ray_excess_void():
    placed = place(150, 5, 100)
    assert (placed.staked, placed.in_play, placed.excess) == (150, 100, 50)
    assert placed.step.clause == "general-ray-excess-void"
    assert said([placed.step]) == [
        "Stake 150: 100 stays in play; 50 lies above the maximum, is void and comes back."
    ]


@pytest.mark.parametrize(("stake", "excess"), [(5, 0), (100, 0), ("100,01", "1/100"), (101, 1)])
def test_general_ray_excess_void_at_the_limits(stake, excess):
    placed = place(stake, 5, 100)
    assert placed.excess == Fraction(excess)
    assert (placed.step.code == "stake-capped") == (placed.excess > 0)


def test_general_ray_several_chips():
    placed = place([25, "25", Fraction(25)], 5, 100)
    assert (placed.staked, placed.in_play, placed.excess) == (75, 75, 0)
    assert placed.step.clause == "general-ray-several-chips"
    assert place([60, 60], 5, 100).in_play == 100
    assert place([2, 3], 5, 100).in_play == 5


@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=9), st.integers(1, 50), st.integers(0, 10**6))
def test_what_is_in_play_lies_within_the_limits(chips, minimum, more):
    try:
        placed = place(chips, minimum, minimum + more)
    except RulesError as error:
        assert error.code == "stake-below-minimum"
        assert sum(chips) < minimum
        return
    assert placed.staked == sum(chips) == placed.in_play + placed.excess
    assert minimum <= placed.in_play <= minimum + more
    assert placed.excess == max(0, sum(chips) - minimum - more)


@pytest.mark.parametrize(
    ("chips", "limits", "code"),
    [
        (4, (5, 100), "stake-below-minimum"),
        ([1, 2], (5, 100), "stake-below-minimum"),
        ([], (5, 100), "stake-missing"),
        (5, (100, 5), "limits-invalid"),
        (0, (5, 100), "stake-not-positive"),
        ([5, -5], (5, 100), "stake-not-positive"),
        ("1.000", (5, 100), "amount-ambiguous"),
        (None, (5, 100), "amount-unreadable"),
        (5, (5, None), "amount-unreadable"),
        ([[5]], (5, 100), "amount-unreadable"),
        (HUGE, (5, 100), "amount-unreadable"),
        (Fraction(1, HUGE), (5, 100), "amount-unreadable"),
    ],
    ids=label,
)
def test_stakes_that_cannot_be_placed(chips, limits, code):
    with pytest.raises(RulesError) as caught:
        place(chips, *limits)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("closed", "drawing", "allowed"), [(0, 0, True), (1, 0, False), (0, 1, False), (1, 1, False)]
)
def test_general_ray_bet_before_close(closed, drawing, allowed):
    ruling = bet_ruling("place", closed=bool(closed), drawing=bool(drawing), exception=True)
    assert (ruling.allowed, ruling.step.clause) == (allowed, "general-ray-bet-before-close")


@pytest.mark.parametrize("action", ["change", "remove"])
def test_general_ray_no_change_after_close(action):
    assert bet_ruling(action).allowed
    for facts in ({"closed": True}, {"drawing": True}):
        ruling = bet_ruling(action, **facts)
        assert (ruling.allowed, ruling.step.clause) == (False, "general-ray-no-change-after-close")
        assert bet_ruling(action, exception=True, **facts).allowed
    assert said([bet_ruling(action, closed=True, drawing=True).step])[0].startswith("The draw has started")
    assert said([bet_ruling(action, closed=True).step])[0].startswith("The host has closed betting")


@pytest.mark.parametrize("action", ["", "double", None, [], HUGE], ids=label)
def test_nothing_else_can_be_done_with_a_stake(action):
    with pytest.raises(RulesError) as caught:
        bet_ruling(action)
    assert caught.value.code == "action-unknown"


@pytest.mark.parametrize(("age", "allowed"), [(0, False), (17, False), (18, True), (HUGE, True)], ids=label)
def test_general_ray_age_limit(age, allowed):
    ruling = general.age_ruling(age)
    assert (ruling.allowed, ruling.step.clause) == (allowed, "general-ray-age-limit")
    assert ruling.step.code == ("age-enough" if allowed else "age-low")
    assert "18" in said([ruling.step])[0]


@pytest.mark.parametrize("age", [-1, "18", 18.0, True, None])
def test_ages_that_nobody_has(age):
    with pytest.raises(RulesError) as caught:
        general.age_ruling(age)
    assert caught.value.code == "age-invalid"


@pytest.mark.parametrize(
    ("game", "bet", "win"),
    [("boule", "straight", 700), ("money-wheel", "45:1-a", 4500), ("tuplanoppa", "total:2", 3200)],
)
def test_general_ray_highest_win(game, bet, win):
    best = general.highest_win(games.odds(game), 100)
    assert (best.bet, best.win, best.step.clause) == (bet, win, "general-ray-highest-win")
    assert (best.stake, best.pays.win_on(best.stake)) == (100, win)
    assert said([best.step])[0].endswith(f" and the highest stake, 100, the win is {win}. No bet wins more.")


def test_highest_win_of_one_bet_with_several_prices():
    rows = [row for row in games.odds("sic-bo") if row.bet == "single"]
    assert general.highest_win(rows, "2,5").win == 30
    with pytest.raises(RulesError, match="at least one bet"):
        general.highest_win([], 100)
    with pytest.raises(RulesError):
        general.highest_win(rows, 0)


def test_general_ray_chip_kinds():
    for game in ("roulette", "boule", "sic-bo"):
        assert general.chip_kinds(game) == ("value", "colour")
    for game in ("money-wheel", "tuplanoppa"):
        assert general.chip_kinds(game) == ("value",)
    for game in ("poker", "", None, []):
        with pytest.raises(RulesError) as caught:
            general.chip_kinds(game)
        assert caught.value.code == "game-unknown"
    with pytest.raises(
        RulesError, match=r"no game “poker”\. The games are: roulette, boule, sic-bo, money-wheel, tu"
    ):
        general.chip_kinds("poker")


@pytest.mark.parametrize("game", ["roulette", "boule", "sic-bo"])
def test_general_ray_chip_kinds_allowed(game):
    chips = {"value": value_chip(5), "colour": colour_chip(5, ["1"], 1, 100)}
    for allowed in ("value", "colour", ["value", "colour"]):
        for kind, chip in chips.items():
            ruling = chip_ruling(chip, game, "1", allowed)
            assert ruling.allowed == (kind in allowed if isinstance(allowed, list) else kind == allowed)
            if not ruling.allowed:
                assert ruling.step.clause == "general-ray-chip-kinds-allowed"
    with pytest.raises(RulesError) as caught:
        chip_ruling(chips["value"], game, "1", ["plaque"])
    assert caught.value.code == "chip-kind-unknown"
    assert "“plaque”" in str(caught.value)
    assert "value, colour" in str(caught.value)


@pytest.mark.parametrize("game", ["money-wheel", "tuplanoppa"])
def test_value_chips_only(game):
    assert chip_ruling(value_chip(5), game, "1").allowed
    ruling = chip_ruling(colour_chip(5, ["1"], 1, 100), game, "1")
    assert (ruling.allowed, ruling.step.clause) == (False, f"{game}-value-chips")


def test_general_ray_colour_chip_value():
    assert [colour_chip(worth, ["1"], 2, 50).worth for worth in (2, "12,5", 50)] == [2, Fraction(25, 2), 50]
    for worth in (1, 51, "1,99"):
        with pytest.raises(RulesError) as caught:
            colour_chip(worth, ["1"], 2, 50)
        assert caught.value.code == "chip-worth-outside"
        assert caught.value.fields["worth"] == Fraction(str(worth).replace(",", "."))
        assert (caught.value.fields["minimum"], caught.value.fields["maximum"]) == (2, 50)
    with pytest.raises(RulesError, match="above the maximum"):
        colour_chip(5, ["1"], 50, 2)


def test_general_ray_colour_chip_table():
    chip = colour_chip(5, ["table 3", "table 5"], 1, 100)
    counts = [chip_ruling(chip, "sic-bo", f"table {number}").allowed for number in (3, 4, 5)]
    assert counts == [True, False, True]
    assert chip_ruling(chip, "sic-bo", "table 4").step.clause == "general-ray-colour-chip-table"
    assert chip_ruling(value_chip(5), "sic-bo", "table 4").allowed
    assert colour_chip(5, "table 3", 1, 100).tables == {"table 3"}


def test_general_ray_colour_chip_exchange():
    chip = colour_chip("2.5", ["1"], 1, 100)
    changed = exchange(chip, 7)
    assert (changed.count, changed.amount) == (7, Fraction(35, 2))
    assert said([changed.step]) == ["Colour chips: 7; each 5/2. They are changed for value chips of 35/2."]
    assert exchange(chip, 1).amount == Fraction(5, 2)
    assert changed.step.clause == "general-ray-colour-chip-exchange"
    for count in (0, -1, 2.0, True, "7", HUGE):
        with pytest.raises(RulesError) as caught:
            exchange(chip, count)
        assert caught.value.code == "chip-count-invalid"
    with pytest.raises(RulesError, match="not “-1”"):
        exchange(chip, -1)
    with pytest.raises(RulesError, match=r"“value” is not the right kind of chip\. Possible: colour\."):
        exchange(value_chip(5), 7)
    assert Chip("value", Fraction(5)) == value_chip("5")


def test_rulings_on_chips_say_why():
    red, plain = colour_chip(5, ["1"], 1, 100), value_chip(5)
    told = [
        (chip_ruling(plain, "boule", "1"), "A value chip counts what is printed on it: 5."),
        (chip_ruling(red, "boule", "1"), "A colour chip counts what the player has chosen: 5."),
        (chip_ruling(red, "tuplanoppa", "1"), "This game is played with value chips only."),
        (chip_ruling(red, "boule", "1", "value"), "Chips of this kind are not allowed at this table."),
        (
            chip_ruling(red, "boule", "2"),
            "This colour chip is not in use at this table, so it does not count here.",
        ),
    ]
    for ruling, sentence in told:
        assert said([ruling.step]) == [sentence]
    assert [ruling.step.clause for ruling, _ in told[:2]] == [
        "general-ray-chip-kinds",
        "general-ray-colour-chip-value",
    ]
    with pytest.raises(RulesError, match="no version"):
        chip_ruling(red, "boule", "1", version="live")
