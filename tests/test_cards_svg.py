"""The sprite of playing cards: every card is there, drawn right, and depends on nothing outside."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import product
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest

from rules_core.cards import Rank, Suit
from rules_site import card_art as art
from rules_site import cards
from rules_site.card_art import PIPS
from rules_site.svg_path import placed

SVG = "{http://www.w3.org/2000/svg}"
RANKS = [rank.value for rank in Rank]
SUITS = [suit.value for suit in Suit]
NUMBERS = ["A", *map(str, range(2, 11))]
SMALL = 6_500
"""Bytes, as sent: compressed."""

MOST_SHAPES = 6
"""Of one card, itself among them."""


@pytest.fixture(scope="module")
def root() -> ET.Element:
    return ET.fromstring(cards.sprite())  # noqa: S314 — our own text


@pytest.fixture(scope="module")
def symbols(root: ET.Element) -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in root.iter(f"{SVG}symbol")}


def shape(suit: str, scale: float) -> str:
    """A suit as it is written wherever it stands: without the point where it starts."""
    return re.sub(r"^M-?[\d.]+ ?-?[\d.]+", "", placed(art.SUITS[suit], 0, 0, scale))


def test_every_card_has_a_whole_and_a_small_drawing(symbols: dict[str, ET.Element]) -> None:
    names = [rank + suit for rank, suit in product(RANKS, [*SUITS, ""])]
    expected = {f"{kind}-{name}" for kind in ("card", "mini") for name in names} | {"card-back"}
    assert set(symbols) == expected


def test_every_symbol_has_the_same_frame_and_its_suits_colour(
    symbols: dict[str, ET.Element],
) -> None:
    for name, symbol in symbols.items():
        assert symbol.attrib["viewBox"] == "0 0 250 350"
        assert symbol[0].tag == f"{SVG}rect" and symbol[0].attrib["width"] == "247"
        suit = name[-1] if name[-1] in SUITS and name != "card-back" else "plain"
        assert symbol.attrib["color"].startswith(f"var(--card-{suit},#"), name


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("value, rank", list(enumerate(NUMBERS, start=1)))
def test_a_number_card_has_as_many_pips_as_its_rank(
    symbols: dict[str, ET.Element], value: int, rank: str, suit: str
) -> None:
    drawn = symbols[f"card-{rank}{suit}"][-1].attrib["d"]
    scales = (2.3,) if rank == "A" else (0.88, -0.88)
    assert sum(drawn.count(shape(suit, scale)) for scale in scales) == value


def test_pips_stand_alike_on_both_sides_and_never_on_each_other() -> None:
    for rank, places in PIPS.items():
        assert len(set(places)) == len(places), rank
        assert {(250 - x, y) for x, y in places} == set(places), rank


def test_ids_are_unique_and_a_card_is_a_few_finished_shapes(root: ET.Element) -> None:
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    assert [name for name, count in ids.items() if count > 1] == []
    assert max(len(list(symbol.iter())) for symbol in root.iter(f"{SVG}symbol")) == MOST_SHAPES


def test_nothing_comes_from_outside_and_nothing_runs() -> None:
    text = cards.sprite()
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert re.findall(r'(?:href|src)="(?!#)[^"]*"|url\((?!#)|@import|<script|<style| style=', text) == []
    assert "<text" not in text and "font" not in text


def test_every_colour_can_be_set_by_the_page() -> None:
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]+)"', cards.sprite()))
    free = {colour for colour in colours if not colour.startswith("var(--card-")}
    assert free == {"none", "currentColor"}


def test_the_sprite_stays_small() -> None:
    assert len(brotli.compress(cards.sprite().encode())) < SMALL


def test_write_makes_the_folder_and_the_file(tmp_path: Path) -> None:
    cards.write(tmp_path / "assets" / "data")
    assert (tmp_path / "assets" / "data" / "cards.svg").read_text("utf-8") == cards.sprite()


def test_card_html_speaks_and_points_at_its_drawing() -> None:
    html = cards.card_html("10", "h", 'hertta"kymppi" & co', "../assets/data/")
    svg = ET.fromstring(html)  # noqa: S314 — our own text
    assert svg.attrib["role"] == "img"
    assert svg.attrib["aria-label"] == 'hertta"kymppi" & co'
    assert svg.attrib["class"] == "playing-card"
    assert svg[0].attrib["href"] == "../assets/data/cards.svg#card-10h"


def test_card_html_takes_ranks_alone_the_back_and_the_small_drawing() -> None:
    assert "#card-5" + '"' in cards.card_html("5", None, "viitonen", "/")
    assert "#card-back" in cards.card_html("back", None, "selkä", "/")
    small = cards.card_html("K", "s", "patakuningas", "/", compact=True)
    assert "#mini-Ks" in small and "playing-card--mini" in small


@pytest.mark.parametrize("rank, suit", [("1", "h"), ("A", "x"), ("back", "h"), ("", None), ("T", "s")])
def test_card_html_refuses_what_the_sprite_does_not_hold(rank: str, suit: str | None) -> None:
    with pytest.raises(ValueError, match="no such card"):
        cards.card_html(rank, suit, "", "/")
