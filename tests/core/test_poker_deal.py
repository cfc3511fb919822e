"""The games: how they are dealt, how many players they take, where the button goes."""

from itertools import combinations_with_replacement, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import RulesError
from rules_core.poker import (
    most_players,
    next_button,
    plan,
    rules,
)
from rules_core.sentences import SENTENCES

GAMES = tuple(rules().variants)
DEALT = [game for game in GAMES if game != "five-card"]
# Game: the deal as letters (d own card down, u up, b common card in each row, - a card thrown away; a blank
# ends a stage), own cards in the end, common cards in all, least and most own cards used, most players.
BOOK = {
    "holdem": ("dd bbb b b", 2, 5, (0, 2), 12),
    "pineapple": ("ddd- bbb b b", 2, 5, (0, 2), 12),
    "crazy-pineapple": ("ddd bbb- b b", 2, 5, (0, 2), 12),
    "helsinki-holdem": ("dddd- bbb- b b", 2, 5, (0, 2), 11),
    "omaha": ("dddd bbb b b", 4, 5, (2, 2), 11),
    "omaha-5": ("ddddd bbb b b", 5, 5, (2, 2), 9),
    "courchevel": ("dddddb bb b b", 5, 5, (2, 2), 9),
    "double-flop": ("dd bbb b b", 2, 10, (0, 2), 12),
    "seven-card-stud": ("ddu u u u d", 7, 0, (0, 5), 12),
}


@pytest.mark.parametrize("game", BOOK)
def test_initial_deal_flop_turn_river_discard(game):
    letters, own, common, uses, most = BOOK[game]
    dealt = plan(game, 2)
    assert (
        " ".join(f"{'d' * s.down}{'u' * s.up}{'b' * s.board}{'-' * s.discard}" for s in dealt.deals)
        == letters
    )
    assert (dealt.own, dealt.common) == (own, common)
    variant = rules().variants[game]
    assert (variant.least, variant.most) == uses
    assert most_players(game).most == most
    assert [deal.round for deal in dealt.deals] == list(range(1, len(letters.split()) + 1))
    assert dealt.deals[-1].left == 52 - 2 * variant.dealt - common


@pytest.mark.parametrize("game", BOOK)
def test_poker_variants_betting_after_deal(game):
    steps = plan(game, 3).steps
    assert (steps[0].code, steps[0].clause) == ("poker-opening-stakes", "poker-variants-opening-stakes")
    assert [s.fields["number"] for s in steps if s.code == "poker-betting-round"] == list(
        range(1, len(BOOK[game][0].split()) + 1)
    )
    said = [SENTENCES[step.code].english(step.fields) for step in steps]
    assert all("{" not in text for text in said)
    rounds = {step.clause for step in steps if step.code == "poker-betting-round"}
    assert rounds == {"poker-variants-betting-after-deal"}
    mine = {
        "double-flop": 3,
        "seven-card-stud": 3,
        "pineapple": 4,
        "crazy-pineapple": 4,
        "helsinki-holdem": 5,
    }
    assert len({s.clause for s in steps if s.clause.startswith(game)}) == mine.get(game, 3)


def test_stages_say_what_is_dealt():
    courchevel = plan("courchevel", 4)
    said = [SENTENCES[step.code].english(step.fields) for step in courchevel.steps[1:5]]
    assert said == [
        "stage-initial-deal: cards to each player face down: 5; face up: 0.",
        "stage-initial-deal: open common cards in each row: 1; number of rows: 1.",
        "Betting round 1 follows.",
        "stage-flop: open common cards in each row: 2; number of rows: 1.",
    ]
    helsinki = [step for step in plan("helsinki-holdem", 4).steps if step.code == "poker-discard"]
    assert [step.clause for step in helsinki] == [
        "helsinki-holdem-first-discard",
        "helsinki-holdem-second-discard",
    ]


def test_seven_card_stud_deck_exhausted():
    """Eight players and nobody leaves: four cards are left for the seventh street."""
    dealt = plan("seven-card-stud", 8)
    assert [(deal.shared, deal.left) for deal in dealt.deals] == [
        (False, 28), (False, 20), (False, 12), (False, 4), (True, 3),
    ]  # fmt: skip
    assert (dealt.own, dealt.common) == (6, 1)
    assert [deal.down for deal in dealt.deals] == [2, 0, 0, 0, 0]  # seven-card-stud-two-down-cards
    step = next(step for step in dealt.steps if step.code == "poker-deal-shared")
    assert step.clause == "seven-card-stud-deck-exhausted"
    assert (step.fields["cards"], step.fields["players"]) == (4, 8)
    assert plan("seven-card-stud", [8, 8, 8, 8, 4]).common == 0
    assert plan("seven-card-stud", [8, 8, 8, 7, 7]).common == 1
    assert [deal.shared for deal in plan("seven-card-stud", 12).deals] == [False, False, True, True, True]
    assert plan("seven-card-stud", 7).deals[-1].left == 3
    # Six cards for six players would leave none for the last street, so they share one a street earlier.
    last = plan("seven-card-stud", [11, 7, 6, 6, 2]).deals[-2:]
    assert [(deal.shared, deal.left) for deal in last] == [(True, 5), (False, 3)]
    exact = plan("seven-card-stud", 10).deals
    assert [(deal.shared, deal.left) for deal in exact] == [
        (False, 22),
        (False, 12),
        (False, 2),
        (True, 1),
        (True, 0),
    ]


@settings(deadline=None)
@given(st.sampled_from(DEALT), st.data())
def test_the_pack_is_always_enough(game, data):
    most = most_players(game).most
    first = data.draw(st.integers(2, most))
    counts = [first]
    for _ in rules().variants[game].stages[1:]:
        counts.append(data.draw(st.integers(2, counts[-1])))
    dealt = plan(game, counts)
    lefts = [52, *(deal.left for deal in dealt.deals)]
    assert all(before > after >= 0 for before, after in pairwise(lefts))
    for deal, (before, after) in zip(dealt.deals, pairwise(lefts), strict=True):
        assert before - after == deal.players * (deal.down + deal.up) + deal.board * dealt.rows + deal.shared


def test_stud_can_be_dealt_whoever_leaves_when():
    """All 3003 ways in which players can leave: everybody has seven cards, own and common, in the end."""
    most = most_players("seven-card-stud").most
    commons = set()
    for leaving in combinations_with_replacement(range(most, 1, -1), 5):
        dealt = plan("seven-card-stud", leaving)
        assert min(deal.left for deal in dealt.deals) >= 0
        assert dealt.own + dealt.common == 7
        commons.add(dealt.common)
    assert commons == {0, 1, 2, 3}


def test_pineapple_name_crazy_pineapple_name_helsinki_holdem_name():
    other = {"watermelon": "pineapple", "crazy-watermelon": "crazy-pineapple", "aviation": "helsinki-holdem"}
    for name, game in other.items():
        assert plan(name, 5) == plan(game, 5)
        assert most_players(name) == most_players(game)
        assert most_players(name).game == plan(name, 5).game == game


def test_double_flop_ten_common_cards():
    assert plan("double-flop", 12).common == 10


def test_poker_seats():
    players = most_players("omaha")
    assert (players.seats, players.most, players.step.code) == (12, 11, "poker-most-pack")
    steps = [players.step, most_players("holdem").step]
    assert [step.clause for step in steps] == ["poker-seats"] * 2
    assert [SENTENCES[step.code].english(step.fields) for step in steps] == [
        "game-omaha: at most 11 players, since the pack has 52 cards; the table has 12 seats.",
        "game-holdem: at most 12 players, as many as a table has seats.",
    ]


def test_poker_variants_button_moves():
    assert [next_button("omaha", [1, 4, 12], seat).seat for seat in (1, 4, 12, 3, 5)] == [4, 12, 1, 4, 12]
    step = next_button("omaha", (2, 3), 2).step
    assert step.clause == "poker-variants-button-moves"
    assert SENTENCES[step.code].english(step.fields) == "The dealer button moves clockwise to seat 3."


@pytest.mark.parametrize(
    ("call", "code", "fields"),
    [
        (lambda: plan("razz", 2), "poker-game-unknown", {"text": "razz"}),
        (lambda: plan(None, 2), "poker-game-unknown", {"text": "None"}),
        (lambda: plan("five-card", 2), "poker-no-deal", {}),
        (lambda: plan("omaha", 12), "poker-players-invalid", {"least": 2, "most": 11, "text": "12"}),
        (lambda: plan("omaha", 1), "poker-players-invalid", {"text": "1"}),
        (lambda: plan("omaha", "two"), "poker-players-invalid", {"text": "two"}),
        (lambda: plan("omaha", True), "poker-players-invalid", {}),
        (lambda: plan("omaha", 2.0), "poker-players-invalid", {}),
        (lambda: plan("omaha", [2, 2]), "poker-stages-count", {"needed": 4, "count": 2}),
        (lambda: plan("omaha", [2, 3, 3, 3]), "poker-players-return", {}),
        (lambda: next_button("seven-card-stud", [1, 2], 1), "poker-no-button", {}),
        (lambda: next_button("holdem", [1, 13], 1), "poker-seat-invalid", {"text": "13", "most": 12}),
        (lambda: next_button("holdem", [1, 2], 0), "poker-seat-invalid", {"text": "0", "least": 1}),
        (lambda: next_button("holdem", [1], 1), "poker-players-invalid", {"text": "1"}),
        (lambda: next_button("holdem", 1, 1), "poker-list-needed", {}),
    ],
)
def test_what_is_no_deal(call, code, fields):
    with pytest.raises(RulesError) as caught:
        call()
    assert caught.value.code == code
    assert fields.items() <= caught.value.fields.items()
