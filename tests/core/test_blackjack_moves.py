"""Blackjack by clause: what a player may do."""

from dataclasses import is_dataclass

import pytest

from rules_core import blackjack
from rules_core.blackjack import moves, options, play, rules, versions
from rules_core.exact import blackjack as counting
from tests.core.blackjack_helpers import code_of, said


@pytest.mark.parametrize(
    ("cards", "up", "state", "allowed", "automatic"),
    [
        ("8 8", "A", {}, "hit stand double split insurance", None),
        ("8 8", "10", {}, "hit stand double split", None),
        ("8 8", "A", {"checked": True}, "hit stand double split", None),
        ("Q K", "6", {}, "hit stand double split", None),  # the same value will do
        ("A A", "6", {}, "hit stand double split", None),
        ("10 9", "6", {}, "hit stand double", None),
        ("A 9", "6", {}, "hit stand double", None),  # soft 20 may draw, and so may hard 20
        ("10 5 5", "6", {}, "hit stand", None),
        ("10 5 5", "A", {}, "hit stand", None),
        ("A K", "A", {}, "insurance", "stand"),  # a blackjack is paid, not doubled
        ("A K", "6", {}, "", "stand"),
        ("7 7 7", "6", {}, "", "stand"),
        ("A 5 5", "6", {}, "", "stand"),
        ("10 6 6", "6", {}, "", "stand"),
        ("10 6", "6", {"stood": True}, "", "stand"),
        ("6 5", "6", {"doubled": True}, "", "card"),
        ("6 5 2", "6", {"doubled": True}, "", "stand"),
        ("8", "6", {"split": True}, "", "card"),
        ("8 8", "A", {"split": True}, "hit stand", None),
        ("8 3", "6", {"split": True}, "hit stand", None),
        ("A 3", "6", {"split": True}, "", "stand"),
        ("K A", "6", {"split": True}, "", "stand"),
    ],
)
def test_blackjack_play_options(cards, up, state, allowed, automatic):
    may = moves(cards, up, **state)
    assert (" ".join(may.allowed), may.automatic) == (allowed, automatic)
    assert [move.action for move in may.moves] == ["hit", "stand", "double", "split", "insurance"]
    assert all(said(step) for step in may.steps)


def test_blackjack_double_after_split_french():
    assert moves("8 3", "6", "live-fr", split=True).allowed == ("hit", "stand", "double")
    assert moves("8 3 2", "6", "live-fr", split=True).allowed == ("hit", "stand")
    may = "The player may double: the hand then gets one more card and stands."
    assert said(moves("8 3", "6", "live-fr", split=True).moves[2].step) == may
    assert moves("8 3", "6", "live-fr", split=True, doubled=True).automatic == "card"
    clauses = {version: moves("8 3", "6", version, split=True).moves[2].step.clause for version in versions()}
    assert clauses == {
        "live": "blackjack-split-then-stand-or-draw",
        "live-fr": "blackjack-double-after-split-french",
    }


@pytest.mark.parametrize("version", versions())
def test_blackjack_split_aces_one_card_at_the_casinos_discretion(version):
    assert moves("A 3", "6", version, split=True).allowed == ()
    drawing = moves("A 3", "6", version, "draw-to-split-aces", split=True).allowed
    assert drawing[:2] == ("hit", "stand")
    assert play("A 3 7", "10 7", version, "draw-to-split-aces", split="A 2 5").results[0].result == "win"


@pytest.mark.parametrize(
    ("cards", "up", "state", "clauses"),
    [
        (
            "10 6",
            "6",
            {},
            "player-draws-below-21 play-stand double split-identical-value insurance-offer",
        ),
        ("8 8", "A", {}, "* * double split-identical-value insurance-offer"),
        ("8 5 2", "A", {}, "* * double split-identical-value insurance-timing"),
        ("8 8", "A", {"split": True}, "* * split-then-stand-or-draw split-once insurance-timing"),
        ("A K", "6", {}, "no-card-at-21 * * * *"),
        ("7 7 7", "6", {}, "auto-stand-21 * * * *"),
        ("10 6 6", "6", {}, "move-on-21-or-over * * * *"),
        ("A 3", "6", {"split": True}, "split-aces-one-card * * * *"),
        ("6 5", "6", {"doubled": True}, "double-one-card * * * *"),
        ("8", "6", {"split": True}, "split-deal-both * * * *"),
        ("10 6", "6", {"stood": True}, "hand-complete * * * *"),
    ],
)
def test_blackjack_moves_name_their_clauses(cards, up, state, clauses):
    named = [move.step.clause.removeprefix("blackjack-") for move in moves(cards, up, **state).moves]
    assert [
        clause for clause in zip(named, clauses.split(), strict=True) if clause[1] not in ("*", clause[0])
    ] == []


@pytest.mark.parametrize(
    ("cards", "state", "texts"),
    [
        (
            "8 8",
            {},
            [
                "The player may draw, since 16 is below 21.",
                "The player may stand on 16.",
                "The player may double: the hand then gets one more card and stands.",
                "The player may split the pair, since both cards count 8.",
                "The dealer's open card is an ace, so the player may insure against a dealer's blackjack.",
            ],
        ),
        (
            "8 5",
            {"split": True},
            [
                "The player may draw, since 13 is below 21.",
                "The player may stand on 13.",
                "After a split the player may only draw or stand, not double.",
                "A hand from a split pair cannot be split again.",
            ],
        ),
        (
            "8 5 2",
            {},
            [
                "The player may draw, since 15 is below 21.",
                "The player may stand on 15.",
                "Only a hand of two cards can be doubled.",
                "Only two cards of the same value can be split.",
            ],
        ),
        ("A K", {"checked": True}, ["The hand is blackjack, so no further card is offered."]),
        ("7 7 7", {}, ["The hand has 21, so no further card is offered."]),
        ("K 6 6", {}, ["The hand is bust with 22, so nothing is left to decide."]),
        ("8", {"split": True}, ["A hand from a split pair first gets its second card."]),
        ("6 5", {"doubled": True}, ["The hand has been doubled, so it gets one more card."]),
        ("6 5 2", {"doubled": True}, ["The hand has been doubled and has its card, so it stands."]),
        ("A 5", {"split": True}, ["A split ace gets one card only, so the hand stands."]),
        ("9 8", {"stood": True}, ["The player has stood on 17."]),
    ],
)
def test_blackjack_moves_say_why(cards, state, texts):
    late = "Insurance can be taken only on the first two cards, before the play goes on."
    steps = [said(step) for step in moves(cards, "A", **state).steps]
    assert steps == (texts if "insure" in texts[-1] else [*texts, late])


@pytest.mark.parametrize(
    ("cards", "up", "state", "code"),
    [
        ("", "6", {}, "bj-hand-too-short"),
        ("8", "6", {}, "bj-hand-too-short"),
        ("", "6", {"split": True}, "bj-hand-too-short"),
        ("8 8", "", {}, "bj-up-card"),
        ("8 8", "6 5", {}, "bj-up-card"),
        ("A K 5", "6", {}, "bj-card-after-full"),
        ("7 7 7 2", "6", {}, "bj-card-after-full"),
        ("10 6 6 2", "6", {}, "bj-card-after-full"),
        ("A K", "6", {"doubled": True}, "bj-double-full"),
        ("6 5 2 3", "6", {"doubled": True}, "bj-doubled-count"),
        ("8 3", "6", {"split": True, "doubled": True}, "bj-double-split"),
        ("A 3 5", "6", {"split": True}, "bj-split-ace-cards"),
        ("8 8", "6", {"version": "live-fr", "options": "hit-soft-18"}, "house-option-unknown"),
        ("8 8", "6", {"options": "hit-soft-17"}, "house-option-unknown"),
        ("8 8", "6", {"options": 17}, "house-option-unknown"),
        ("8 8", "6", {"options": [["x"]]}, "house-option-unknown"),
    ],
)
def test_hands_that_cannot_come_about(cards, up, state, code):
    assert code_of(moves, cards, up, **state) == code


def test_results_cannot_be_changed():
    kinds = [kind for kind in (*vars(blackjack).values(), *vars(counting).values()) if is_dataclass(kind)]
    assert len(kinds) > 20
    assert all(kind.__dataclass_params__.frozen for kind in kinds)


def test_options_of_each_version():
    assert options("live") == ("draw-to-split-aces",)
    assert options("live-fr") == ("draw-to-split-aces", "hit-soft-17")
    chosen = rules("live-fr", iter(["hit-soft-17", "draw-to-split-aces"]))
    assert chosen.options == ("draw-to-split-aces", "hit-soft-17")
    assert chosen.dealer_hits_soft and chosen.draw_to_split_aces
    assert not rules("live-fr").dealer_hits_soft
