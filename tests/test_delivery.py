"""How pages reach the reader: parts drawn when they are needed, files fetched early, one style sheet."""

import re
from pathlib import Path

import pytest

from rules_site import styles
from rules_site.browser.modules import FOLDER, needed
from tests.rendering import render

CALCULATOR = "/// calculator | {game}\n///\n"


def test_what_follows_a_heading_is_a_part_and_the_beginning_is_none() -> None:
    html = render("# Spel\n\nBegin.\n\n## Kop\n\nTekst.\n\n- een\n\n### Onder\n\nMeer.\n")
    assert re.sub(r"\s*\n\s*|(?<=<h[123]) id=\"[^\"]*\"", "", html) == (
        "<h1>Spel</h1><p>Begin.</p>"
        '<h2>Kop</h2><div class="part"><p>Tekst.</p><ul><li>een</li></ul></div>'
        '<h3>Onder</h3><div class="part"><p>Meer.</p></div>'
    )


def test_a_calculator_stands_outside_the_parts() -> None:
    html = render(f"## Kop\n\nVoor.\n\n{CALCULATOR.format(game='boule')}\nNa.\n")
    parts = re.findall(r'<div class="part">(.*?)</div>', html, re.S)
    assert [part.strip() for part in parts] == ["<p>Voor.</p>", "<p>Na.</p>"]
    assert "<rule-calculator" in html


def preloaded(html: str) -> list[str]:
    return [address.split("assets/")[1] for address in re.findall(r'<link[^>]* href="([^"]+)"', html)]


@pytest.mark.parametrize("game", ["boule", "blackjack"])
def test_a_page_names_every_file_that_its_calculator_loads(game: str) -> None:
    found = preloaded(render(CALCULATOR.format(game=game)))
    assert {f"js/{name}" for name in needed(f"{game}/calculator.js")} < set(found)
    assert {f"data/{game}.json", "data/words.nl.json", f"data/words.nl.{game}.json"} < set(found)
    assert len(set(found)) == len(found)
    assert not [name for name in found if not name.startswith(("data/", "js/"))]


def test_several_calculators_wait_and_only_what_they_share_is_fetched() -> None:
    html = render("".join(f"{CALCULATOR.format(game=game)}\n" for game in ("boule", "sic-bo")))
    assert html.count(" waits=") == 2
    assert "data/boule.json" not in preloaded(html)
    assert "js/calculator.js" in preloaded(html)


def test_a_page_without_scripts_fetches_none() -> None:
    assert preloaded(render("# Spel\n\nTekst.\n")) == []


def test_needed_modules_are_those_that_the_files_import() -> None:
    assert set(needed("bet-fields.js")) >= {"bet-fields.js", "dom.js"}
    assert "boule/calculator.js" not in needed("calculator.js"), "loaded only where the game is played"
    assert all((FOLDER / name).is_file() for name in needed("poker/calculator.js"))


def test_the_style_sheet_holds_every_sheet_once_and_in_order(tmp_path: Path) -> None:
    styles.write(tmp_path)
    written = (tmp_path / styles.FILE_NAME).read_text(encoding="utf-8")
    sheets = [(styles.FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in styles.SHEETS]
    places = [written.index(sheet) for sheet in sheets]
    assert places == sorted(places)
    assert len(written) == sum(map(len, sheets)) + len(sheets) - 1


def test_a_sheet_without_a_place_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(styles, "SHEETS", styles.SHEETS[1:])
    with pytest.raises(ValueError, match="differ: shell"):
        styles.write(tmp_path)
