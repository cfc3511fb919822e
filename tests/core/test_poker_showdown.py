"""Which cards a hand may use, and who gets which share of the pot."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.cards import full_deck
from rules_core.errors import RulesError
from rules_core.poker import (
    FORMS,
    best,
    compare,
    rank,
    rules,
    showdown,
)
from rules_core.poker.ranking import numbers
from rules_core.poker.variants import score
from rules_core.sentences import SENTENCES

GAMES = tuple(rules().variants)


@st.composite
def tables(draw, game=None, form=None):
    """A game, hands and boards for it, and a form."""
    name = game or draw(st.sampled_from(GAMES))
    variant = rules().variants[name]
    players = draw(st.integers(1, 5))
    cards = iter(draw(st.permutations(full_deck())))
    own = [[next(cards) for _ in range(variant.own)] for _ in range(players)]
    boards = [[next(cards) for _ in range(variant.board)] for _ in range(variant.rows)]
    return name, own, boards, form or draw(st.sampled_from(FORMS))


@pytest.mark.parametrize(
    ("game", "own", "board", "category"),
    [
        ("holdem", "As Ks", "Qs Js 10s 2h 2d", "royal-flush"),
        ("holdem", "As 2h", "Qs Js 10s 9s 3d", "flush"),  # one own card
        ("holdem", "2c 3d", "As Ks Qs Js 10s", "royal-flush"),  # none: the board plays
        ("pineapple", "2c 3d", "As Ks Qs Js 10s", "royal-flush"),
        ("crazy-pineapple", "2c 3d", "As Ks Qs Js 10s", "royal-flush"),
        ("helsinki-holdem", "2c 3d", "As Ks Qs Js 10s", "royal-flush"),
        ("double-flop", "2c 3d", "As Ks Qs Js 10s", "royal-flush"),
        ("omaha", "2c 3d 4h 5h", "As Ks Qs Js 10s", "high-card"),  # two own cards, no more and no less
        ("omaha", "As Ks Qs Js", "10s 2h 4d 6c 8h", "high-card"),
        ("omaha", "As Ah Ad Ac", "2s 2h 3d 4c 6h", "two-pair"),
        ("omaha", "As 9s 3d 4c", "Ks Qs Js 10h 2d", "flush"),
        ("omaha-5", "As Ks Qs Js 10s", "2h 4d 6c 8h 9s", "high-card"),
        ("courchevel", "As Ah Ks Kh Kd", "Ad Kc 2h 3h 4s", "three-of-a-kind"),
        ("seven-card-stud", "As 2h 3d 4c 5s 5h 5d", "", "straight"),
        ("seven-card-stud", "As 2h 3d 9c 5s 5h", "4c", "straight"),
        ("seven-card-stud", "As 2h 5s 5h", "3d 4c 9c", "straight"),
        ("five-card", "As Ah Ad Ac Ks", "", "four-of-a-kind"),
    ],
)  # fmt: skip
def test_hand_composition(game, own, board, category):
    assert best(game, own, board).category == category


@settings(deadline=None)
@given(tables())
def test_best_is_the_best_by_score(dealt):
    game, own, boards, _ = dealt
    variant = rules().variants[game]
    for board in boards or [[]]:
        for low in (False, True):
            for soko in (False, True):
                hand = best(game, own[0], board, low, soko)
                assert hand.strength == score(variant, numbers(own[0]), numbers(board), low, soko)
                assert rank(hand.cards, soko) == hand
                assert hand == best(game, own[0][::-1], board[::-1], low, soko)


@settings(deadline=None)
@given(tables())
def test_shares_add_up_to_one(dealt):
    game, own, boards, form = dealt
    result = showdown(game, own, boards, form)
    assert sum(entry.share for entry in result.entries) == 1
    assert sum(result.won("100").values()) == 100
    for part in result.parts:
        shares = [entry.shares[part.name] for entry in result.entries]
        assert sum(shares) == 1
        assert len({share for share in shares if share}) == 1
        first = part.hands[1]
        for number, hand in part.hands.items():
            beaten = 2 in compare(first.cards, hand.cards, part.low).winners
            assert beaten or result.entries[number - 1].shares[part.name] == 0
    for step in result.steps:
        assert "{" not in SENTENCES[step.code].english(step.fields)


def shares(result):
    return [str(entry.share) for entry in result.entries]


def test_poker_variants_equal_split():
    board = ["Qc Jc 10d 2h 3s"]
    assert shares(showdown("holdem", ["As Ks", "Ah Kh", "9s 8s"], board)) == ["1/2", "1/2", "0"]
    assert shares(showdown("holdem", ["2c 3c", "4d 5d", "7c 7d"], ["As Ks Qs Js 10s"])) == ["1/3"] * 3
    split = showdown("holdem", ["As Ks", "Ah Kh"], board)
    assert [step.clause for step in split.steps if step.code == "poker-equal"] == ["poker-rank-equal-split"]
    assert [step.clause for step in split.steps[-2:]] == ["poker-variants-equal-split"] * 2
    complete = showdown("five-card", ["As Ks Qs Js 9s", "Ah Kh Qh Jh 9h"])
    assert [step.clause for step in complete.steps[-2:]] == ["poker-rank-equal-split"] * 2
    odd = split.won(25)  # an odd chip is left open: reading PO-2
    assert odd == {1: Fraction(25, 2), 2: Fraction(25, 2)}


def test_poker_high_low_split():
    result = showdown("omaha", ["As Ah Kd Kc", "2c 7h 9h 10d"], ["Ad 4s 5s 8d Jc"], form="high-low")
    assert [part.name for part in result.parts] == ["high", "low"]
    assert [entry.shares for entry in result.entries] == [{"high": 1, "low": 0}, {"high": 0, "low": 1}]
    assert shares(result) == ["1/2", "1/2"]
    assert [s.clause for s in result.steps if s.code == "poker-share"] == ["poker-high-low-split"] * 2
    scoop = showdown("five-card", ["As Ks Qs Js 10s"], form="high-low")
    assert shares(scoop) == ["1"]


def test_poker_low_scale():
    """The exact inverse: seven to deuce is best, an ace is high, straights and flushes count against."""
    order = ["7c 5d 4h 3s 2c", "7c 6d 4h 3s 2c", "8c 6d 4h 3s 2c", "Ac 6d 4h 3s 2c", "2c 2d 3h 4s 5c",
             "Ac 2d 3h 4s 5c", "7c 5c 4c 3c 2c"]  # fmt: skip
    for better, worse in pairwise(order):
        assert compare(better, worse, low=True).winners == (1,)
    result = showdown("five-card", ["7c 6d 4h 3s 2c", "Ac 2d 3h 4s 5c"], form="low")
    assert result.steps[-1].clause == "poker-win-best-hand"
    assert shares(result) == ["1", "0"]
    assert [step.code for step in result.steps] == [
        "poker-low", "poker-hand-of", "poker-hand-of", "poker-low-class", "poker-share-all",
    ]  # fmt: skip


DOUBLE = ["Ah 7d 5c 3s 2h", "9h 8d 6c 4s 2d"]


def test_double_flop_same_winner():
    result = showdown("double-flop", ["As 9s", "Kc Qd"], DOUBLE)
    assert shares(result) == ["1", "0"]
    assert result.steps[-1].clause == "double-flop-same-winner"
    assert [part.name for part in result.parts] == ["board-1", "board-2"]


def test_double_flop_different_winners():
    result = showdown("double-flop", ["As Ks", "9c 9d"], DOUBLE)
    assert shares(result) == ["1/2", "1/2"]
    assert [entry.shares for entry in result.entries] == [
        {"board-1": 1, "board-2": 0},
        {"board-1": 0, "board-2": 1},
    ]
    assert {s.clause for s in result.steps if s.code == "poker-share"} == {"double-flop-different-winners"}
    reasons = [step.clause for step in result.steps if step.code.startswith("poker-high-")]
    assert reasons == ["poker-rank-pair", "poker-ranking-order"]


def test_double_flop_equal_hands():
    """A tie in one row shares that half only: reading PO-10."""
    result = showdown("double-flop", ["As Kh", "Ac 10d"], ["Ah Qd Qc 3s 2h", "Kd Qh Jh 9s 9d"])
    assert [entry.shares["board-1"] for entry in result.entries] == [1, 0]
    tied = showdown("double-flop", ["As Kh", "Ac Kc"], ["Ah Qd Jd 3s 2h", "5h 7h 9h 10h 2c"])
    assert shares(tied) == ["3/4", "1/4"]
    assert [step.clause for step in tied.steps if step.code == "poker-equal"] == ["double-flop-equal-hands"]
    assert [step.fields for step in tied.steps if step.code == "poker-share"] == [
        {"number": 1, "share": "3/4"},
        {"number": 2, "share": "1/4"},
    ]


def test_double_flop_high_low_makes_four_parts():
    result = showdown("double-flop", ["As Ks", "9c 9d"], DOUBLE, form="high-low")
    assert [part.name for part in result.parts] == [
        "board-1-high",
        "board-1-low",
        "board-2-high",
        "board-2-low",
    ]
    assert shares(result) == ["3/8", "5/8"]


def test_rows_are_never_mixed():
    low_only = showdown("double-flop", ["As Ks", "9c 9d"], DOUBLE, form="low")
    assert [part.name for part in low_only.parts] == ["board-1-low", "board-2-low"]
    assert all(len(set(part.hands[1].cards)) == 5 for part in low_only.parts)


def test_who_has_left_keeps_the_number():
    result = showdown("holdem", ["As Ks", None, "9c 9d"], ["Ah 7d 5c 3s 2h"])
    assert [entry.number for entry in result.entries] == [1, 3]
    assert result.players == 3
    assert result.steps[-1].clause == "poker-variants-pot-winner"
    alone = showdown("holdem", [None, "9c 9d"], ["Ah 7d 5c 3s 2h"])
    assert [step.code for step in alone.steps] == ["poker-hand-of", "poker-alone", "poker-share-all"]


def test_poker_seats_are_the_most_hands():
    hands = [f"{rank}{suit} {rank}{other}" for rank in "A K Q J 9 8".split() for suit, other in ("sh", "dc")]
    result = showdown("holdem", hands, ["10c 7d 5c 3s 2h"])
    assert shares(result) == ["1/2"] * 2 + ["0"] * 10


def test_the_row_and_the_form_are_named_before_their_hands():
    result = showdown("double-flop", ["As Ks", "9c 9d"], DOUBLE, form="high-low")
    headings = [
        (step.code, step.clause, step.fields.get("board"))
        for step in result.steps
        if step.code in {"poker-board", "poker-high", "poker-low"}
    ]
    high, low = ("poker-high", "poker-high-low-split", None), ("poker-low", "poker-low-scale", None)
    first, second = (("poker-board", "double-flop-two-hands", board) for board in (1, 2))
    assert headings == [first, high, first, low, second, high, second, low]


def test_soko_ranks_for_any_game():
    board = ["2h 3h 4h 9s Kd"]
    assert shares(showdown("holdem", ["Ah 8c", "Ks Qc"], board)) == ["0", "1"]
    assert shares(showdown("holdem", ["Ah 8c", "Ks Qc"], board, soko=True)) == ["1", "0"]


@pytest.mark.parametrize(
    ("arguments", "code", "fields"),
    [
        (("razz", ["As Ks"], []), "poker-game-unknown", {}),
        (("holdem", [], ["Ah 7d 5c 3s 2h"]), "poker-hands-none", {}),
        (("holdem", [None], ["Ah 7d 5c 3s 2h"]), "poker-hands-none", {}),
        (("holdem", ["As Ks"], []), "poker-boards-count", {"needed": 1, "count": 0}),
        (("holdem", ["As Ks"], ["Ah 7d 5c 3s 2h"] * 2), "poker-boards-count", {"needed": 1, "count": 2}),
        (("double-flop", ["As Ks"], ["Ah 7d 5c 3s 2h"]), "poker-boards-count", {"needed": 2, "count": 1}),
        (("five-card", ["As Ks Qs Js 9s"], ["Ah"]), "poker-boards-count", {"needed": 0}),
        (("holdem", ["As Ks"], ["Ah 7d 5c 3s"]), "poker-board-cards", {"row": 1, "needed": 5, "count": 4}),
        (("double-flop", ["As Ks"], [DOUBLE[0], "9h 8d"]), "poker-board-cards", {"row": 2, "count": 2}),
        (("holdem", ["As Ks", "9c 9d 9s"], ["Ah 7d 5c 3s 2h"]), "poker-own-cards", {"number": 2, "count": 3}),
        (("pineapple", ["As Ks Qs"], ["Ah 7d 5c 3s 2h"]), "poker-own-cards", {"needed": 2, "count": 3}),
        (("seven-card-stud", ["As Ks Qs Js 9s 8s"], []), "poker-own-cards", {"needed": 7, "count": 6}),
        (("seven-card-stud", ["As Ks Qs Js 9s 8s 7s"], ["2c"]), "poker-own-cards", {"needed": 6, "count": 7}),
        (("seven-card-stud", ["As Ks Qs"], ["2c 3c 4c 5c"]), "poker-own-cards", {"needed": 7, "count": 3}),
        (("seven-card-stud", ["As Ks Qs Js 9s 8s 7s"], ["2c 3c 4c 5c"]), "poker-board-cards", {"count": 4}),
        (("holdem", ["As Ks", "As 9d"], ["Ah 7d 5c 3s 2h"]), "pack-exceeded", {}),
        (("holdem", ["As Ks"], ["As 7d 5c 3s 2h"]), "pack-exceeded", {}),
        (("holdem", ["As K"], ["Ah 7d 5c 3s 2h"]), "poker-suit-missing", {"position": 2}),
        (("holdem", ["As Ks"] * 13, ["Ah 7d 5c 3s 2h"]), "poker-players-many", {"most": 12, "count": 13}),
        (("holdem", 5, ["Ah 7d 5c 3s 2h"]), "poker-list-needed", {}),
        (("holdem", ["As Ks"], 5), "poker-list-needed", {}),
        (("holdem", ["As Ks"], [5]), "poker-list-needed", {}),
        (("holdem", "As Ks", ["Ah 7d 5c 3s 2h"]), "poker-suit-missing", {}),
        (("holdem", ["As Ks"], ["Ah 7d 5c 3s 2h"], "lowball"), "poker-form-unknown", {"text": "lowball"}),
        (("holdem", ["As Ks"], ["Ah 7d 5c 3s 2h"], None), "poker-form-unknown", {}),
    ],
)
def test_what_is_no_showdown(arguments, code, fields):
    with pytest.raises(RulesError) as caught:
        showdown(*arguments)
    assert caught.value.code == code
    assert fields.items() <= caught.value.fields.items()
