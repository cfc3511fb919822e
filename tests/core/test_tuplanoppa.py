"""Tuplanoppa by clause: the field, what each bet pays on each throw, the seven, who throws."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_core import throwing, tuplanoppa
from rules_core.errors import RulesError
from rules_core.throwing import Seat, check_throw, deal, next_thrower
from tests.core.helpers import HUGE, label, said

PAYS = {2: 32, 3: 15, 4: 10, 5: 7, 6: 5, 7: 4, 8: 5, 9: 7, 10: 10, 11: 15, 12: 32}
EVERY = [f"total:{total}" for total in PAYS] + ["any-double", "under-7", "over-7"]


def test_tuplanoppa_table():
    assert [bet.name for bet in tuplanoppa.fields().bets] == EVERY
    assert tuplanoppa.fields().kinds == ("total", "any-double", "under-7", "over-7")


@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=2)))
def test_tuplanoppa_payouts(dice):
    roll = tuplanoppa.roll(dice)
    assert (roll.total, roll.double) == (sum(dice), dice[0] == dice[1])
    nets = {bet.bet: bet.net for bet in tuplanoppa.settle(roll, dict.fromkeys(EVERY, 2)).bets}
    for total, times in PAYS.items():
        assert nets[f"total:{total}"] == (2 * times if total == sum(dice) else -2)
    assert nets["any-double"] == (8 if dice[0] == dice[1] else -2)
    side = (sum(dice) > 7) - (sum(dice) < 7)
    assert (nets["under-7"], nets["over-7"]) == {-1: (2, -2), 0: (-1, -1), 1: (-2, 2)}[side]
    assert roll.wins == tuple(bet for bet in EVERY if nets[bet] > 0)


def test_tuplanoppa_game():
    roll = tuplanoppa.roll("6,2")
    assert said(roll.steps) == ["The dice show 6 2; the sum is 8."]
    assert roll.steps[0].clause == "tuplanoppa-game"


def test_tuplanoppa_bet_any_pair():
    assert [tuplanoppa.roll((face, face)).double for face in range(1, 7)] == [True] * 6
    assert tuplanoppa.roll("5 5").steps[-1].clause == "tuplanoppa-bet-any-pair"


def test_tuplanoppa_seven_half():
    roll = tuplanoppa.roll("1 6")
    settled = tuplanoppa.settle(roll, {"under-7": 5, "over-7": "0,25", "total:7": 1})
    assert [str(bet.returned) for bet in settled.bets] == ["5/2", "1/8", "5"]
    assert [bet.result for bet in settled.bets] == ["lose", "lose", "win"]
    assert [bet.clause for bet in settled.bets] == ["tuplanoppa-seven-half"] * 2 + ["tuplanoppa-payouts"]
    assert said(settled.steps)[0] == "bet-tuplanoppa-under-7, stake 5: of it 5/2 comes back."
    assert roll.steps[-1].clause == "tuplanoppa-seven-half"


def test_tuplanoppa_course():
    lost = tuplanoppa.settle(tuplanoppa.roll("1 1"), {"over-7": 5, "total:3": 5}).bets
    assert {(bet.returned, bet.clause) for bet in lost} == {(0, "tuplanoppa-course")}


@pytest.mark.parametrize("action", ["place", "change", "remove"])
@pytest.mark.parametrize(("closed", "drawing"), [(False, False), (True, False), (False, True), (True, True)])
def test_tuplanoppa_bet_before_close(action, closed, drawing):
    ruling = tuplanoppa.bet_ruling(action, closed=closed, drawing=drawing)
    assert ruling.allowed == (not closed and not drawing)
    assert ruling.step.clause == "tuplanoppa-bet-before-close"
    assert len(said([ruling.step])[0]) > 10
    assert tuplanoppa.bet_ruling(action).allowed


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        ("", "dice-count"),
        ("3", "dice-count"),
        ("1 2 3", "dice-count"),
        (3, "dice-count"),
        (None, "dice-count"),
        ("0 1", "die-unknown"),
        ("1 7", "die-unknown"),
        ((1, -1), "die-unknown"),
        ((1, True), "die-unknown"),
        ((1.0, 2), "die-unknown"),
        ((1, None), "die-unknown"),
        (([], {}), "die-unknown"),
        ("٣ 4", "die-unknown"),
        ("⚂ ⚃", "die-unknown"),
        ("\u202e3 4", "die-unknown"),
        ((HUGE, 1), "die-unknown"),
        ("9" * 10**6 + " 1", "die-unknown"),
    ],
    ids=label,
)
def test_dice_that_nobody_can_throw(dice, code):
    with pytest.raises(RulesError) as caught:
        tuplanoppa.roll(dice)
    assert caught.value.code == code
    assert len(str(caught.value)) < 120


# --- who throws


def test_tuplanoppa_draw_modes():
    assert list(tuplanoppa.rules().deals) == ["a", "b"]
    assert (throwing.deal("A").thrower, throwing.deal("b").thrower) == ("host", "player")
    host = next_thrower([1, 2], 1, 7, by="a")
    assert (host.player, host.steps[0].clause) == (None, "tuplanoppa-draw-a-host")
    for name in ("c", "", None, 1, []):
        with pytest.raises(RulesError) as caught:
            throwing.deal(name)
        assert caught.value.code == "deal-unknown"


@pytest.mark.parametrize("total", [None, *range(2, 13)])
def test_tuplanoppa_throw_until_seven(total):
    turn = next_thrower(["Aino", "Bert", "Cléo"], "Bert", total)
    assert turn.player == ("Cléo" if total == 7 else "Bert")
    assert turn.steps[-1].clause == (
        "tuplanoppa-throw-turn-clockwise" if total == 7 else "tuplanoppa-throw-until-seven"
    )


def test_tuplanoppa_throw_turn_clockwise():
    player, seen = 4, []
    for _ in range(5):
        player = next_thrower([1, 2, 3, 4, 5], player, 7).player
        seen.append(player)
    assert seen == [5, 1, 2, 3, 4]
    assert next_thrower([1], 1, 7).player == 1


def test_tuplanoppa_throw_decline():
    turn = next_thrower([1, Seat(2, willing=False), 3], 1, 7)
    assert turn.player == 3
    assert turn.steps[1].clause == "tuplanoppa-throw-decline"
    assert said(turn.steps) == [
        "The sum is 7, so the turn to throw passes on clockwise.",
        "Player 2: does not want to throw, so the next player gets the turn.",
        "Player 3: throws next.",
    ]
    assert next_thrower([Seat(1, willing=False), 2, 3], 1).player == 2


def test_tuplanoppa_throw_participants():
    turn = next_thrower([Seat("A", takes_part=False), "B"], "A", 5)
    assert turn.player == "B"
    assert said(turn.steps)[1] == "Player A: does not take part in the round, so may not throw."
    assert [step.clause for step in turn.steps] == [
        "tuplanoppa-throw-until-seven",
        "tuplanoppa-throw-participants",
        "tuplanoppa-throw-turn-clockwise",
    ]


def test_nobody_wants_to_throw():
    turn = next_thrower([Seat(1, takes_part=False), Seat(2, willing=False)], 1)
    assert (turn.player, turn.steps[-1].code) == (None, "turn-nobody")


seat_rows = st.lists(st.tuples(st.booleans(), st.booleans()), min_size=1, max_size=8)


@given(seat_rows, st.integers(0, 7), st.sampled_from([None, *range(2, 13)]))
def test_who_throws_takes_part_and_is_willing(row, start, total):
    seats = [Seat(number, *facts) for number, facts in enumerate(row)]
    thrower = start % len(seats)
    able = [seat.player for seat in seats if seat.takes_part and seat.willing]
    turn = next_thrower(seats, thrower, total)
    first = thrower + 1 if total == 7 else thrower
    nearest = min(able, key=lambda player: (player - first) % len(seats), default=None)
    assert turn.player == nearest


@pytest.mark.parametrize(
    ("seats", "thrower", "total", "code"),
    [
        ([], 1, None, "seats-invalid"),
        ("ab", "a", None, "seats-invalid"),
        (5, 1, None, "seats-invalid"),
        ([1, 1], 1, None, "seats-invalid"),
        ([1, None], 1, None, "seats-invalid"),
        ([1, []], 1, None, "seats-invalid"),
        ([1, 2], 3, None, "player-unknown"),
        ([1, 2], True, None, "player-unknown"),
        ([1, 2], "1", None, "player-unknown"),
        ([1, 2], None, None, "player-unknown"),
        ([1, HUGE], [], None, "player-unknown"),
        ([1, 2], 1, 1, "total-invalid"),
        ([1, 2], 1, 13, "total-invalid"),
        ([1, 2], 1, "7", "total-invalid"),
        ([1, 2], 1, True, "total-invalid"),
        ([1, 2], 1, HUGE, "total-invalid"),
    ],
    ids=label,
)
def test_turns_that_cannot_be(seats, thrower, total, code):
    with pytest.raises(RulesError) as caught:
        next_thrower(seats, thrower, total)
    assert caught.value.code == code


# --- which throws count


@pytest.mark.parametrize(
    ("fault", "clause"),
    [
        ("no-permission", "tuplanoppa-throw-permission"),
        ("hand-off-table", "tuplanoppa-throw-over-table"),
        ("not-together", "tuplanoppa-throw-together"),
        ("outside-area", "tuplanoppa-throw-in-area"),
        ("stacked", "tuplanoppa-throw-not-stacked"),
        ("tilted", "tuplanoppa-throw-not-stacked"),
    ],
)
def test_tuplanoppa_throw_faults(fault, clause):
    check = check_throw(fault)
    assert (check.valid, check.faults) == (False, (fault,))
    assert [step.clause for step in check.steps] == [clause, "tuplanoppa-throw-accepted"]
    assert said(check.steps)[-1] == "The host does not accept the throw; the same player throws again."


def test_tuplanoppa_throw_accepted():
    assert check_throw().valid
    assert said(check_throw([]).steps) == ["The host accepts the throw."]
    assert check_throw(["tilted", "not-together", "tilted"]).faults == ("not-together", "tilted")
    for fault in ("late", "", None, 3, ["stacked", None], [[]]):
        with pytest.raises(RulesError) as caught:
            check_throw(fault)
        assert caught.value.code == "fault-unknown"
    with pytest.raises(
        RulesError, match=r"“late” is no fault of a throw\. The faults are: no-permission, hand-"
    ):
        check_throw("late")


def test_the_sum_thrown_says_whether_the_turn_passes():
    assert [next_thrower([1, 2], 1, total).steps[0].code for total in (7, 8)] == ["turn-passes", "turn-stays"]
    assert [deal(name).name for name in "ab"] == ["a", "b"]
