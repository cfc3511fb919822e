"""Pictures of worked examples of all games but baccarat: what is drawn of each result, and what stands below it."""

import importlib
import re
from typing import Any

import pytest

from rules_core import blackjack, boule, money_wheel, poker, roulette, sic_bo, tuplanoppa
from rules_core.words import LANGUAGES, show, speaking
from rules_site.elements import Element, to_html
from rules_site.labels import label
from rules_site.pictures import _BELOW, _DRAWERS, _GAMES, pictures
from tests.drawn import drawn
from tests.rendering import render, text_of

PAIR = blackjack.play("8♠ 10♥", "9♥ 8♦", split="8♥ 3♣ K♦")
HOLDEM = poker.showdown("holdem", ["A♠ A♥", "K♠ K♥", "Q♠ Q♥"], ["2♠ 3♥ 5♦ 8♣ 9♠"])
TWO_ROWS = poker.showdown("double-flop", ["A♠ K♠", "9♣ 9♦"], ["A♥ 7♦ 5♣ 3♠ 2♥", "9♥ 8♦ 6♣ 4♠ 2♦"])
RESULTS: dict[str, Any] = {
    "blackjack hand": blackjack.hand("A 6"),
    "blackjack moves": blackjack.moves("8 8", "A"),
    "blackjack dealer's decision": blackjack.dealer_decision("10 6"),
    "blackjack dealer's play": blackjack.dealer_play("9 2 A 10"),
    "blackjack result": blackjack.compare("10 9", "10 8"),
    "blackjack round": blackjack.play("10 5 6", "9 3 9"),
    "blackjack hole card": blackjack.hole_card("9♠"),
    "blackjack opening": blackjack.deal_opening("5 K A  9 6 J", seats=2),
    "blackjack deal": blackjack.deal_order([2, 5]),
    "blackjack split": blackjack.split_order(PAIR),
    "blackjack bets": blackjack.settle(PAIR, 10),
    "roulette spin": roulette.spin(17),
    "roulette bets": roulette.settle([0, 7], {"red": 10}, "ray-d", "en-prison"),
    "boule spin": boule.spin(5),
    "field bets": boule.settle(boule.spin(5), {"straight:5": 1, "odd": 10}),
    "money wheel spin": money_wheel.spin("5:1"),
    "tuplanoppa roll": tuplanoppa.roll("4 4"),
    "sic bo roll": sic_bo.roll("1 1 2"),
    "poker hand": poker.rank("K♦ 3♠ K♠ 3♥ K♥"),
    "poker showdown": HOLDEM,
    "poker deal": poker.plan("courchevel", 9),
    "poker pots": poker.settle(HOLDEM, [50, 100, 100]),
}


def cloth(result: Any) -> Element:
    """What is drawn on the cloth."""
    with speaking("nl"):
        top, _ = pictures(result, "")
    assert top is not None
    return top


def test_every_drawer_is_tried_here() -> None:
    baccarat = {kind for kind in {*_DRAWERS, *_BELOW} if kind.__module__.startswith("rules_core.baccarat.")}
    assert set(_DRAWERS) | set(_BELOW) == baccarat | {type(result) for result in RESULTS.values()}


def test_no_two_games_draw_the_same_result() -> None:
    assert sum(len(game.DRAWERS) for game in _GAMES) == len(_DRAWERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RESULTS)
def test_a_result_is_drawn_in_every_language(name: str, language: str) -> None:
    html = drawn(RESULTS[name], language)
    assert html
    for part in re.findall(r"<svg [^>]*>", html):
        assert 'role="img" aria-label="' in part or 'aria-hidden="true"' in part


def test_names_of_a_result_are_in_the_language_of_the_page() -> None:
    assert "herttaviitonen" in drawn(blackjack.hand("9♦ 5♥"), "fi")
    with speaking("fr"):
        bet = show(roulette.read_bet("red").shown)
    assert bet in drawn(RESULTS["roulette bets"], "fr")


@pytest.mark.parametrize(
    "cards, mark",
    [("A 6", "hand-soft"), ("A K", "hand-blackjack"), ("10 6 9", "hand-bust"), ("10 6", None)],
)
def test_a_blackjack_hand_says_what_it_is(cards: str, mark: str | None) -> None:
    html = drawn(blackjack.hand(cards))
    with speaking("nl"):
        expected = [label(mark)] if mark else []
    assert re.findall(r'hand__mark">([^<]*)<', html) == expected
    assert f"</span>{blackjack.hand(cards).total}</span>" in html


def test_a_round_of_blackjack_shows_the_dealer_and_every_hand() -> None:
    dealer, first, second = drawn(PAIR).split("<figure")[1:]
    assert (dealer.count("<svg"), first.count("<svg"), second.count("<svg")) == (2, 2, 3)
    assert "hand--winner" not in dealer
    assert "hand--winner" in first
    assert "hand--winner" in second


def test_the_result_of_a_hand_decides_how_it_is_marked() -> None:
    assert "hand--tie" in drawn(blackjack.play("10 5 6", "9 3 9"))
    assert "hand--loser" in drawn(blackjack.play("10 7", "9 9"))
    with speaking("nl"):
        assert label("hand-doubled") in drawn(blackjack.play("6 5 10", "10 9", doubled=True))


@pytest.mark.parametrize("name", ["blackjack hole card", "blackjack opening"])
def test_the_hole_card_lies_face_down_until_it_is_turned(name: str) -> None:
    dealer = drawn(RESULTS[name]).split("<figure")[1]
    assert dealer.count("#card-back") == 1
    assert "hand__total" not in dealer
    assert "#card-back" not in drawn(RESULTS["blackjack round"])


def test_the_deal_counts_the_cards_in_their_order() -> None:
    columns = cloth(blackjack.deal_order([2, 5]))
    shown = [
        [
            card.text
            for card in column.iter()
            if card.get("class", "").startswith("deal__card ") or card.get("class") == "deal__card"
        ]
        for column in columns
    ]
    assert shown == [["1", "4"], ["2", "5"], ["3", "6"]]
    assert len([card for card in columns.iter() if "deal__card--down" in card.get("class", "")]) == 1


def test_cards_after_a_split_stand_in_their_order() -> None:
    html = drawn(blackjack.split_order(PAIR))
    assert re.findall(r"#card-(\w+)", html) == ["10h", "3c", "Kd"]


def counted(result: Any, name: str) -> list[str]:
    """The cards that are marked as counting, in the figure of this name."""
    [part] = [part for part in drawn(result).split("<figure") if f'hand__name">{name}<' in part]
    return re.findall(r'playing-card--counts"[^>]*><use href="[^#]*#card-(\w+)"', part)


def test_a_showdown_marks_the_five_cards_that_win() -> None:
    with speaking("nl"):
        board, first = label("board"), label("player-number", number=1)
    assert counted(HOLDEM, board) == ["5d", "8c", "9s"]
    assert counted(HOLDEM, first) == ["As", "Ah"]
    hand = poker.best("holdem", "A♠ A♥", "2♠ 3♥ 5♦ 8♣ 9♠")
    fives = re.findall(r"#mini-(\w+)", drawn(HOLDEM))
    assert fives[:5] == [card.code for card in hand.cards]
    assert len(fives) == 5 * len(HOLDEM.entries)


def test_a_showdown_over_two_rows_shows_a_hand_for_each() -> None:
    html = drawn(TWO_ROWS)
    assert html.count('class="showdown__five"') == 2 * len(TWO_ROWS.entries)
    with speaking("nl"):
        rows_of_cards = [label("board-number", number=place) for place in (1, 2)]
    assert counted(TWO_ROWS, rows_of_cards[0]) == ["Ah", "7d", "5c"]
    assert counted(TWO_ROWS, rows_of_cards[1]) == ["9h", "8d", "6c"]
    assert html.count("hand--winner") == 2


def test_pots_and_what_each_player_gets_stand_below() -> None:
    text = text_of(drawn(RESULTS["poker pots"]))
    for amount in ("150", "100"):
        assert text.count(amount) == 2
    assert "1, 2, 3" in text


def test_the_deal_of_poker_shows_cards_down_and_open() -> None:
    plan = poker.plan("courchevel", 9)
    html = drawn(plan)
    assert html.count("#card-back") == plan.own
    assert html.count("playing-card-common") == plan.common
    assert "playing-card-open" not in html
    assert drawn(poker.plan("seven-card-stud", 8)).count("playing-card-open") == sum(
        deal.up for deal in poker.plan("seven-card-stud", 8).deals
    )


@pytest.mark.parametrize("game", _GAMES, ids=lambda game: game.__name__.split(".")[-2])
def test_a_tile_has_a_picture_that_says_nothing(game: Any) -> None:
    html = "".join(to_html(part) for part in game.tile("../assets/data/"))
    assert html
    assert "aria-label" not in html


def test_every_game_has_a_tile_and_a_line() -> None:
    for game in _GAMES:
        name = game.__name__.split(".")[-2].replace("_", "-")
        with speaking("nl"):
            assert label(f"about-{name}")
            assert label(f"game-{name}")
        assert importlib.import_module(game.__name__).tile is game.tile


def test_a_worked_example_of_another_game_is_drawn_on_a_page() -> None:
    code = "explain(spin(17))"
    with speaking("nl"):
        said = show(roulette.spin(17).step.fields["number"])
    page = (
        "```python\n>>> from rules_core import explain\n>>> from rules_core.roulette import spin\n```\n\n"
        f"```python\n>>> print({code})\nHet winnende nummer is {said}, zwart.\n```\n"
    )
    assert 'class="example__table felt"><div class="pockets">' in render(page)
