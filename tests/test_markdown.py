"""The Markdown extension of the pages: clauses, and blocks filled in from the rules."""

import re

import pytest
from markdown import Markdown

from rules_core.errors import RulesError
from rules_core.exact import baccarat_odds
from rules_core.words import LANGUAGES, percent, speaking
from rules_site.elements import from_html
from rules_site.labels import label
from rules_site.page import PageError
from tests.rendering import markdown, render

ODDS = re.compile(
    r"odds__win\">(\d+)</span><span class=\"odds__sep\">:</span><span class=\"odds__stake\">(\d+)<"
)


def cells(html: str, classes: str) -> list[str]:
    return re.findall(rf'<td class="{classes}">([^<]*)</td>', html)


# --- clauses


def test_a_clause_gets_its_class_and_a_link_to_its_address() -> None:
    html = render(
        "- Gelijk betaalt 8:1.\n  {: #baccarat-payout-tie }\n\nEen *natural*.\n{: #baccarat-term-natural }\n"
    )
    with speaking("nl"):
        name = label("clause-link")
    link = f'<a aria-label="{name}" class="clause-link" href="#{{}}">§</a>'
    assert "Gelijk betaalt 8:1. " + link.format("baccarat-payout-tie") + "</li>" in html
    assert '<li class="clause" id="baccarat-payout-tie">' in html
    assert "<em>natural</em>. " + link.format("baccarat-term-natural") + "</p>" in html


def test_the_link_stands_before_a_list_inside_the_clause() -> None:
    html = render("- Eerst.\n  {: #baccarat-payout-tie }\n    - Dan.\n")
    assert html.index("§") < html.index("Dan.")


def test_the_link_stands_in_the_first_paragraph_of_a_clause_with_paragraphs() -> None:
    item = from_html('<div><li id="baccarat-payout-tie"><p>Eerst.</p><p>Dan.</p></li></div>')
    markdown().treeprocessors["rules_clauses"].run(item)
    assert item[0][0][0].tag == "a"


def test_another_id_is_left_alone() -> None:
    html = render("## Kop {: #payout }\n\nTekst.\n{: #baccarat-no-such-clause }\n")
    assert 'class="clause' not in html
    assert "§" not in html


# --- blocks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_payouts_are_those_of_the_core(lang: str) -> None:
    html = render("/// payouts | baccarat\n///\n", lang)
    with speaking(lang):
        edges = [percent(bet.house_edge) for bet in baccarat_odds()]
        assert all(f'<span class="figure">{edge}</span>' in html for edge in edges)
        assert html.count('<th scope="row">') == len(edges)
    assert ODDS.findall(html) == [("1", "1"), ("8", "1"), ("1", "1")]


def test_payouts_give_the_cost_of_a_hundred_and_the_commission() -> None:
    html = render("/// payouts | baccarat\n///\n", "nl").replace("\N{NO-BREAK SPACE}", " ")
    assert re.findall(r"€ \d+,\d\d(?= / € 100<)", html) == ["€ 1,24", "€ 14,36", "€ 1,06"]
    assert "5%" in html
    assert "0,95:1" in html


def test_the_drawing_table_is_that_of_the_core() -> None:
    html = render("/// draws | baccarat\n///\n")
    rows = [row for row in html.split("<tr>") if "<td class=" in row]
    drawn = [
        "".join("d" if "draw" in cell else "s" if "stand" in cell else "-" for cell in _classes(row))
        for row in rows
    ]
    assert drawn == [
        "ddddddss--",
        "ddddddss--",
        "dddddddddd",
        "ddddddddsd",
        "ssddddddss",
        "ssssddddss",
        "ssssssddss",
        "ssssssssss",
    ]
    assert re.findall(r'<th scope="row"><a [^>]*>([\d–]+)</a></th>', html) == ["0–2", "3", "4", "5", "6", "7"]
    assert html.count('<th scope="col">') == 20


def _classes(row: str) -> list[str]:
    return re.findall(r'<td class="cell-(\w+)">', row)


def test_a_cell_of_the_drawing_table_says_it_in_words() -> None:
    html = render("/// draws | baccarat\n///\n", "fr")
    with speaking("fr"):
        assert set(cells(html, "cell-draw")) == {label("draws")}
        assert set(cells(html, "cell-stand")) == {label("stands")}


def test_a_row_of_the_drawing_table_links_to_its_clause_wherever_that_stands() -> None:
    clause = "Bank 3.\n{: #baccarat-banker-total-3 }\n\n"
    html = render(clause + "/// draws | baccarat\n///\n")
    assert '<th scope="row"><a class="clause-ref" href="#baccarat-banker-total-3">3</a></th>' in html
    assert 'href="../baccarat/#baccarat-banker-total-4">4</a></th>' in html
    assert "data-clause" not in html


def test_values_of_cards() -> None:
    html = render("/// values | baccarat\n///\n", "fi")
    rows = re.findall(r"<tr>\s*<th.*?</tr>", html, re.DOTALL)[1:]
    found = [(re.findall(r'aria-label="(\w+)"', row), cells(row, "num")) for row in rows]
    assert found[0] == (["ässä"], ["1"])
    assert found[-1] == (["kymppi", "sotilas", "kuningatar", "kuningas"], ["0"])
    assert len(found) == 10


def test_houses() -> None:
    html = render("/// houses | live, ray\n///\n")
    assert re.findall(r'<li class="([^"]*)">', html) == ["house house--live", "house house--ray"]


def test_the_place_of_a_calculator_and_a_drill() -> None:
    html = render("/// calculator | baccarat\n///\n\n/// drill | baccarat-third-card\n///\n", "et")
    assert '<rule-calculator class="calculator" game="baccarat" lang="et"><p class="unscripted">' in html
    assert '<rule-drill class="drill" kind="baccarat-third-card" lang="et"><p class="unscripted">' in html
    html = render("/// calculator | roulette ray-a\n///\n", "et")
    assert '<rule-calculator class="calculator" game="roulette" lang="et" version="ray-a">' in html


def test_a_calculator_that_opens_with_a_variant() -> None:
    html = render("/// calculator | poker omaha-5\n///\n", "fr")
    assert '<rule-calculator class="calculator" game="poker" lang="fr" variant="omaha-5">' in html


def test_the_games_of_the_home_page() -> None:
    html = render("/// games\n///\n")
    assert '<a class="game-tile" href="baccarat.md">' in html
    assert 'role="img"' not in html, "the picture is decoration"


WRONG_BLOCKS = (
    *("payouts | bakkarat", "payouts", "payouts | baccarat mars", "draws | baccarat-live"),
    *("houses | mars", "calculator | x", "calculator | roulette ray-z", "calculator | poker canasta"),
    *("drill | x", "glossary | x", "games | x"),
)


@pytest.mark.parametrize("block", WRONG_BLOCKS)
def test_a_wrong_block_stops_the_build_and_names_the_page(block: str) -> None:
    with pytest.raises(PageError, match=rf"docs/fi/baccarat.md: (?s:.*){re.escape(block)}"):
        markdown("fi", "baccarat/").convert(f"/// {block}\n///\n")


# --- the extension


def test_it_must_stand_after_superfences() -> None:
    with pytest.raises(ValueError, match=r"pymdownx\.superfences before it"):
        Markdown(extensions=["rules_site.markdown", "pymdownx.superfences"])


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(RulesError, match="sv"):
        Markdown(
            extensions=["rules_site.markdown"], extension_configs={"rules_site.markdown": {"lang": "sv"}}
        )
