"""Pictures of what a wheel or dice have drawn, and of the bets on it."""

import re
from typing import Any

import pytest

from rules_core import boule, money_wheel, roulette, sic_bo, tuplanoppa
from rules_core.words import number, show, speaking
from rules_site.labels import label
from tests.drawn import drawn


def spoken(result: Any) -> list[str]:
    """The names of what is drawn, in Dutch."""
    return re.findall(r'role="img" aria-label="([^"]+)"', drawn(result))


@pytest.mark.parametrize("number_drawn, shape", [(17, "black"), (32, "red"), (0, "green")])
def test_a_number_of_roulette_has_the_form_of_its_colour(number_drawn: int, shape: str) -> None:
    html = drawn(roulette.spin(number_drawn))
    assert f'class="pocket pocket--{shape}"' in html
    with speaking("nl"):
        colour = label(f"colour-{shape}")
    assert spoken(roulette.spin(number_drawn)) == [f"{number_drawn}, {colour}"]


def test_all_spins_and_the_odds_drawn_are_shown() -> None:
    assert drawn(roulette.settle([0, 7], {"red": 10}, "ray-d", "en-prison")).count("pocket pocket--") == 2
    one = roulette.settle(4, {"straight:4": 10}, "ray-g", drawn="24:1")
    assert 'drawn__value">24:1<' in drawn(one)
    table = roulette.settle(4, {"straight:4": 10}, "ray-b", drawn="2")
    with speaking("nl"):
        assert f'drawn__name">{label("table-drawn")}<' in drawn(table)


def rows(result: Any) -> list[str]:
    """How the rows of the bets are marked."""
    return re.findall(r'<tr class="([\w-]+)">', drawn(result))


def test_bets_are_marked_by_what_became_of_them() -> None:
    assert rows(tuplanoppa.settle(tuplanoppa.roll("3 4"), {"total:7": 2, "under-7": 5, "any-double": 1})) == [
        "is-win",
        "is-part",
        "is-loss",
    ]
    assert rows(boule.settle(boule.void_round("failed-throw"), {"red": 5})) == ["is-push"]
    in_prison = roulette.settle([0, 0], {"red": 10, "straight:0": 1}, "ray-d", "en-prison")
    assert rows(in_prison) == ["is-held", "is-win"]
    assert '<td class="num">–</td>' in drawn(in_prison)


@pytest.mark.parametrize(
    "settled",
    [
        boule.settle(boule.spin(5), {"straight:5": 1}),
        money_wheel.settle(money_wheel.spin("45:1-b"), {"45:1-b": 1}),
        tuplanoppa.settle(tuplanoppa.roll("3 4"), {"total:7": 1}),
        sic_bo.settle(sic_bo.roll("1 2 5"), {"two-dice:2,1": 1}),
    ],
    ids=lambda settled: settled.game,
)
def test_bets_of_fields_have_the_core_s_names(settled: Any) -> None:
    with speaking("nl"):
        name = show(settled.steps[0].fields["bet"])
    assert f'<th scope="row">{name}</th>' in drawn(settled)


def test_the_symbol_drawn_stands_out_of_the_ring() -> None:
    html = drawn(money_wheel.spin("5:1"))
    groups = re.findall(r'<g class="([^"]+)"[^>]*>(.*?)</g>', html)
    marked = [parts.count("<path") for shade, parts in groups if shade == "ring__drawn"]
    assert marked == [money_wheel.rules().symbols["5:1"]]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_says(face: int) -> None:
    html = drawn(sic_bo.roll((face, 1, 2)))
    first = re.findall(r' d="([^"]+)"', html)[0]
    assert first.count("M") == face
    assert len(set(re.findall(r"M[\d. ]+", first))) == face


def test_a_throw_says_its_sum_and_whether_it_is_a_pair() -> None:
    for result, mark in ((tuplanoppa.roll("4 4"), "pair-thrown"), (sic_bo.roll("3 3 3"), "triple-thrown")):
        with speaking("nl"):
            assert f'hand__mark">{label(mark)}<' in drawn(result)
        assert f'hand__total">{number(result.total)}<' in drawn(result)
    assert "hand__mark" not in drawn(tuplanoppa.roll("3 4"))
