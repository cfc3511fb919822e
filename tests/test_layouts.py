"""Betting layouts: a place for every bet of the core and no other, each with a name, in every language."""

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest

from rules_core import blackjack, boule, money_wheel, poker, roulette, sic_bo, tuplanoppa
from rules_core.words import LANGUAGES, speaking
from rules_site.blocks import MAKERS
from rules_site.elements import Element, to_html
from rules_site.games.roulette.cloth import cloth
from rules_site.page import Page
from tests.rendering import render

PAGE = Page("nl", "baccarat.md", "../")
FIELDS = {"boule": boule, "money-wheel": money_wheel, "tuplanoppa": tuplanoppa, "sic-bo": sic_bo}


def bets(game: str, version: str) -> list[str]:
    """The core's names of all bets of a version."""
    if game == "roulette":
        return [bet.name for bet in roulette.bets(version)]
    if game == "blackjack":
        return list(blackjack.bets(version))
    return [bet.name for bet in FIELDS[game].fields(version).bets] if game in FIELDS else []


VERSIONS = [
    *(("roulette", version) for version in roulette.versions()),
    *(("blackjack", version) for version in blackjack.versions()),
    *((game, version) for game, module in FIELDS.items() for version in module.versions()),
]
VARIANTS = [
    *VERSIONS,
    *(("roulette", name) for name in roulette.layouts()),
    *(("poker", g) for g in poker.rules().variants),
]


def drawn(game: str, variant: str, language: str = "nl") -> Element:
    """The layout that the block makes."""
    with speaking(language):
        [made] = MAKERS["layout"](f"{game} {variant}", PAGE)
    return made


def places(made: Element) -> Iterator[Element]:
    """Everything on a layout that takes a bet."""
    return (part for part in made.iter() if "data-bet" in part.attrib)


@pytest.mark.parametrize("game, version", VERSIONS)
def test_every_bet_has_its_place_and_every_place_its_bet(game: str, version: str) -> None:
    found = [part.attrib["data-bet"] for part in places(drawn(game, version))]
    if game == "blackjack":  # the bet of a round has a place at each seat
        seats = [name for name in found if name == "initial"]
        assert len(seats) == blackjack.rules(version).seats
        found = list(dict.fromkeys(found))
    assert sorted(found) == sorted(bets(game, version))


@pytest.mark.parametrize("name", roulette.layouts())
def test_a_field_of_roulette_has_all_bets_of_the_versions_played_on_it(name: str) -> None:
    found = {part.attrib["data-bet"] for part in places(drawn("roulette", name))}
    on_it = [version for version in roulette.versions() if roulette.rules(version).layout.name == name]
    assert found == {bet for version in on_it for bet in bets("roulette", version)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, variant", VARIANTS)
def test_places_and_seats_have_names_of_their_own(game: str, variant: str, language: str) -> None:
    made = drawn(game, variant, language)
    spoken = [part.get("aria-label", "") for part in made.iter() if part.get("role") == "img"]
    assert made.get("role") == "group"
    assert made.get("aria-label")
    assert all(spoken)
    named = [part.get("aria-label") for part in places(made)]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("game, variant", VARIANTS)
def test_a_layout_is_silent_or_named_throughout(game: str, variant: str) -> None:
    made = drawn(game, variant)
    ids = [part for part in made.iter() if "id" in part.attrib]
    assert ids == []
    for part in made.iter():
        assert not ("aria-label" in part.attrib and "role" not in part.attrib)
    assert to_html(made).count("<svg") == to_html(made).count("</svg>")


def test_first_seat_lies_on_the_dealers_left() -> None:
    seats = [part for part in places(drawn("blackjack", "live")) if part.attrib["data-bet"] == "initial"]
    across = [float(re.findall(r"--x:([\d.]+)", seat.attrib["style"])[0]) for seat in seats]
    assert [seat.attrib["data-seat"] for seat in seats] == [str(n + 1) for n in range(len(seats))]
    assert across == sorted(across, reverse=True)


def boxes(version: str) -> dict[str, tuple[Fraction, ...]]:
    """Where the bets of a version of roulette lie."""
    table = cloth(roulette.rules(version).layout, roulette.bets(version))
    return {name: (box.x, box.y, box.width, box.height) for name, box in table.boxes.items()}


def test_bets_of_roulette_lie_where_their_numbers_meet() -> None:
    live = boxes("live")
    half = Fraction(1, 2)
    x, y, one, _ = live["straight:1"]
    assert live["split:1,2"][:2] == (x + one, y + half)
    assert live["split:1,4"][:2] == (x + half, y + one)
    assert live["corner:1,2,4,5"][:2] == (x + one, y + one)
    assert live["street:1,2,3"][:2] == (x, y + half)
    assert live["six-line:1,2,3,4,5,6"][:2] == (x, y + one)
    assert live["split:0,2"][:2] == (x + one + half, y)
    assert live["street:0,1,2"][:2] == (x + one, y)
    assert live["first-four"][:2] == (x, y)


@pytest.mark.parametrize("version", roulette.versions())
def test_no_two_places_of_roulette_lie_on_one_another(version: str) -> None:
    found = boxes(version)
    table = cloth(roulette.rules(version).layout, roulette.bets(version))
    assert len(set(found.values())) == len(found)
    filled = [box for box in table.boxes.values() if box.width]
    for turn, box in enumerate(filled):
        for other in filled[turn + 1 :]:
            shared = box.meets(other)
            assert shared is None or not (shared.width and shared.height)
        assert box.x >= 0
        assert box.x + box.width <= table.across
        assert box.y + box.height <= table.along


def test_colours_of_roulette_are_the_cores() -> None:
    layout = roulette.rules("live").layout
    for part in places(drawn("roulette", "live")):
        kind, _, number = part.attrib["data-bet"].partition(":")
        if kind == "straight":
            shape = part[0].attrib["class"].rpartition("--")[2]
            assert shape == (
                "green" if number in layout.zeros else "red" if number in layout.red else "black"
            )


def test_sectors_of_the_ring_are_the_wheels() -> None:
    made = drawn("money-wheel", "ray")
    groups = [len(part) for part in made.iter("g")]
    assert groups == list(money_wheel.rules().symbols.values())


def test_a_layout_stands_on_a_page() -> None:
    html = render("/// layout | boule\n///\n")
    assert 'class="block block--layout"' in html
    assert html.count("data-bet=") == len(bets("boule", "ray"))


@pytest.mark.parametrize("argument", ["roulette ray-z", "poker snap", "boule live", "sic-bo x"])
def test_a_layout_that_there_is_not_stops_the_page(argument: str) -> None:
    with pytest.raises(ValueError, match=argument.split()[1]):
        render(f"/// layout | {argument}\n///\n")
