"""Packs on the live table: completeness, cut, last round, pickup; what the dealer waits for."""

import pytest

from rules_core import baccarat, blackjack
from rules_core.cards import full_deck, read_cards
from rules_core.errors import RulesError
from tests.core.helpers import HUGE, label, said

GAMES = [baccarat, blackjack]
PACKS = full_deck() * 8


def refused(call):
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.code


@pytest.mark.parametrize("game", GAMES)
def test_complete_packs(game):
    check = game.check_packs(reversed(PACKS))
    assert (check.complete, check.missing, check.extra) == (True, {}, {})
    assert said(check.steps) == ["The packs are complete. Decks: 8; cards: 416."]


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_are_missing_and_cards_too_many(game):
    queen, two = read_cards("Q♥ 2♣")
    swapped = [two if card == queen and place < 52 * 2 else card for place, card in enumerate(PACKS)]
    check = game.check_packs(swapped)
    assert (check.complete, check.missing, check.extra) == (False, {queen: 2}, {two: 2})
    assert said(check.steps) == ["Cards missing: 2; these are Q♥.", "Cards too many: 2; these are 2♣."]


@pytest.mark.parametrize("game", GAMES)
def test_packs_need_cards_with_suits(game):
    assert refused(lambda: game.check_packs("A♠ K")) == "poker-suit-missing"
    assert refused(lambda: game.check_packs("joker")) == "card-unknown"
    assert not game.check_packs([]).complete
    assert refused(lambda: blackjack.check_packs("A♠", decks=0)) == "decks-invalid"


@pytest.mark.parametrize("place", range(1, 416))
def test_the_front_goes_to_the_back_and_seven_cards_are_marked_off(place):
    cut = baccarat.cut(PACKS, place)
    assert cut.cards == PACKS[place:] + PACKS[:place]
    assert (cut.set_apart, len(cut.cards) - len(cut.set_apart)) == (cut.cards[-7:], 409)


def test_blackjack_marks_off_nothing_at_the_cut():
    cut = blackjack.cut("A 2 3", 2)
    assert (cut.cards, cut.set_apart) == (read_cards("3 A 2"), ())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", [0, 9, -1, True, "2", None, HUGE, 1.5], ids=label)
def test_a_cut_goes_between_two_cards(game, place):
    assert refused(lambda: game.cut("A 2 3 4 5 6 7 8 9", place)) == "cut-place"


def test_a_cut_needs_cards():
    assert refused(lambda: blackjack.cut("A", 1)) == "cut-cards-few"
    assert refused(lambda: baccarat.cut("A 2 3 4 5 6 7", 1)) == "cut-cards-few"
    assert baccarat.cut("A 2 3 4 5 6 7 8", 1).behind == 7


@pytest.mark.parametrize(("game", "before"), [(baccarat, 409), (blackjack, 208)])
def test_the_last_round_agrees_with_is_last_round(game, before):
    for dealt in (0, before - 1, before, before + 1, 416):
        assert game.last_round(dealt).last == game.is_last_round(dealt) == (dealt > before)
    assert refused(lambda: game.last_round(417)) == "dealt-invalid"
    assert refused(lambda: game.last_round(-1)) == "dealt-invalid"


def test_only_baccarat_calls_the_last_hand():
    assert [step.code for step in baccarat.last_round(410).steps] == ["cut-card-reached", "last-hand-call"]
    assert [step.code for step in baccarat.last_round(409).steps] == ["cut-card-ahead"]
    assert [step.code for step in blackjack.last_round(209).steps] == ["cut-card-reached"]
    assert blackjack.last_round(101, "live-fr", behind=316).last


def test_cards_picked_up_can_be_laid_out_again():
    row = read_cards("5♥ K♠ 3♦ 10♣ A♠")
    picked = baccarat.pick_up(row)
    assert picked.pile == read_cards("A♠ 10♣ 3♦ K♠ 5♥")
    assert picked.laid_again == row
    assert refused(lambda: baccarat.pick_up("")) == "hand-empty"
    assert refused(lambda: baccarat.pick_up(["A♠"] * 9)) == "shoe-exceeded"


@pytest.mark.parametrize(
    ("cards", "given", "act", "codes"),
    [
        ("10 6", {}, "wait", ["bj-signal-wait"]),
        ("10 6", {"signal": "hit"}, "card", ["bj-signal-card"]),
        ("8 8", {"signal": "split"}, "card", ["bj-signal-card"]),
        ("10 6", {"signal": "stand"}, "next", ["bj-signal-stand"]),
        ("10 6", {"signal": "stand", "last": True}, "dealer", ["bj-signal-stand", "bj-signal-dealer"]),
        ("10 6", {"time_over": True}, "next", ["bj-signal-silent"]),
        ("10 6 5", {}, "next", ["bj-no-card"]),
        ("10 6 9", {"last": True}, "dealer", ["bj-over", "bj-signal-dealer"]),
    ],
)
def test_what_the_dealer_waits_for(cards, given, act, codes):
    acts = blackjack.dealer_acts(cards, **given)
    assert (acts.act, [step.code for step in acts.steps]) == (act, codes)


def test_decisions_that_cannot_be():
    assert refused(lambda: blackjack.dealer_acts("10 6", "raise")) == "bj-signal-unknown"
    assert refused(lambda: blackjack.dealer_acts("10 6", "hit", time_over=True)) == "bj-signal-late"
    assert refused(lambda: blackjack.dealer_acts("")) == "hand-empty"
