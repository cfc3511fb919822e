"""Worked examples on the pages: what is drawn, what is shown, and that nothing wrong gets through."""

import contextlib
import io
import re

import pytest

from rules_core.words import LANGUAGES, speaking
from rules_site import clause_links
from rules_site.example_fences import FenceError
from rules_site.labels import label
from tests.rendering import SETUP, example, markdown, page, printed, render, text_of

FIVE = {"fi": "herttaviitonen", "et": "ärtu viis", "nl": "hartenvijf", "fr": "cinq de cœur"}
TIE = 'explain(deal("5♥ 3♦ K♠ 10♣ 8♥"))'


def code_of(html: str) -> str:
    """The code behind the fold."""
    found = re.search(r"<pre>.*?</pre>", html, re.DOTALL)
    assert found
    return text_of(found[0])


def test_a_setup_is_not_shown() -> None:
    assert render(SETUP).strip() == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_drawn_with_spoken_names(lang: str) -> None:
    html = example('explain(hand("5♥ 9♠"))', lang)
    assert f'role="img" aria-label="{FIVE[lang]}" viewBox="0 0 250 350"><use href="../assets/data/' in html
    assert 'cards.svg#card-5h"></use>' in html
    assert 'class="example__table felt"><figure class="hand">' in html
    assert re.search(r'hand__total"><span class="sr-only">[^<]+ </span>4</span>', html)


def test_a_round_shows_both_hands_the_third_cards_and_the_winner() -> None:
    html = example('explain(deal("4♥ 2♣ 2♦ 3♠ 4♣"))')
    player, banker = html.split("<figure")[1:]
    assert 'hand--player"' in player
    assert player.count("<svg") == 2
    assert 'hand--banker hand--winner"' in banker
    assert '<svg class="playing-card playing-card--third" role="img" aria-label="klavervier"' in banker
    assert 'class="hand__mark"' in banker
    assert 'class="hand__mark"' not in player


def test_a_tie_is_marked_on_both_hands() -> None:
    html = example(TIE)
    assert html.count("hand--tie") == 2
    assert html.count('class="hand__mark"') == 2


def test_a_settlement_shows_the_round_and_its_bets() -> None:
    html = example('explain(settle(deal("4♥ 2♣ 2♦ 3♠ 4♣"), {"banker": 25, "tie": 1}))')
    assert 'class="coup"' in html
    assert re.findall(r'<tr class="([\w-]+)">', html) == ["is-win", "is-loss"]
    assert re.findall(r'<td class="num">([^<]*)</td>', html) == ["25", "48,75", "1", "0"]
    with speaking("nl"):
        words = [label("outcome-win"), label("outcome-lose")]
    assert re.findall(r'<td class="outcome">([^<]*)</td>', html) == words


def test_a_decision_shows_every_card_of_the_value() -> None:
    html = example("explain(banker_decision(3, 0))")
    assert re.findall(r'aria-label="(\w+)"', html) == ["tien", "boer", "vrouw", "heer"]


@pytest.mark.parametrize(
    "code", ["explain(banker_decision(3))", "explain(banker_row(6))", "hand('A 2 9').total"]
)
def test_what_has_no_picture_is_a_sentence(code: str) -> None:
    html = example(code)
    assert "felt" not in html
    assert text_of(re.findall(r'<p class="example__sentence">(.*?)</p>', html)[0]) == printed(code, "nl")


def test_a_fence_with_two_statements_shows_two_sentences_and_pictures_side_by_side() -> None:
    codes = ["explain(banker_decision(3, 8))", "explain(banker_decision(3, 9))"]
    two = "".join(f">>> print({code})\n{printed(code, 'nl')}\n" for code in codes)
    html = render(f"{SETUP}```python\n{two}```\n")
    assert html.count("example__sentence") == 2
    assert '<div class="coup"><figure class="hand">' in html
    assert html.count('class="example"') == 1


def test_the_sentence_stands_large_and_the_tick_leads_to_how_it_is_checked() -> None:
    html = example('explain(hand("A 2 9"))', "fi")
    assert '<p class="example__sentence">A 2 9: summa on 12, joten pistemäärä on 2.</p>' in html
    assert '<a class="example__checked" href="../about/#examples">' in html


def test_addresses_fit_the_page() -> None:
    deep = markdown("nl", "poker/holdem/").convert(page('explain(hand("A 2 9"))'))
    assert 'href="../../assets/data/cards.svg#card-A"' in deep
    assert 'href="../../about/#examples"' in deep
    top = markdown("nl", "./").convert(page('explain(hand("A 2 9"))'))
    assert 'href="assets/data/cards.svg#card-A"' in top


def test_the_clauses_of_an_example_are_named_by_how_they_begin() -> None:
    clause = "De kaarten worden bij elkaar opgeteld, zegt men.\n{: #baccarat-point-count-sum }\n\n"
    html = example('explain(hand("A 2 9"))', before=clause)
    assert (
        '<a class="clause-ref" href="#baccarat-point-count-sum">§\xa0De kaarten worden bij elkaar…</a>'
        in html
    )


def test_a_clause_of_another_page_is_linked_there() -> None:
    html = example('explain(hand("A 2 9"))')
    link = 'href="../baccarat/#baccarat-point-count-sum">§\xa0Het puntentotaal is de som…</a>'
    assert link in html, html
    deep = markdown("nl", "poker/holdem/").convert(page('explain(hand("A 2 9"))'))
    assert 'href="../../baccarat/#baccarat-point-count-sum"' in deep


def test_a_clause_that_is_on_no_page_gets_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clause_links, "_elsewhere", lambda language: {})
    html = example('explain(hand("A 2 9"))')
    assert "clause-ref" not in html
    assert "<!--" not in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_code_is_complete_and_prints_the_same_by_itself(lang: str) -> None:
    before = '```python\n>>> coup = deal("9 8 K K")\n>>> stakes = {"tie": 5}\n```\n\n'
    code = "explain(settle(coup, stakes))"
    text = code_of(example(code, lang, before))
    head = "from rules_core import explain, use\nfrom rules_core.baccarat import deal, settle\n\n"
    assert text.startswith(f'{head}use("{lang}")\ncoup = deal("9 8 K K")\n')
    said = io.StringIO()
    with speaking("fi"), contextlib.redirect_stdout(said):
        exec(text, {})  # noqa: S102
    assert said.getvalue().strip() == printed(code, lang, before)


WRONG = {
    "another output": ("```python\n>>> print(1 + 1)\n3\n```", "prints something else:\n\n2"),
    "another figure in a sentence": (
        page('explain(hand("A 2 9"))').replace("A 2 9:", "A 2 8:"),
        "prints something else",
    ),
    "an output that is left out": ("```python\n>>> print(1)\n```", "prints something else:\n\n1"),
    "an output that does not come": ("```python\n>>> x = 1\n1\n```", "prints something else"),
    "an error": ('```python\n>>> print(int("x"))\n1\n```', "raises ValueError"),
    "no prompt": ("```python\nprint(1)\n```", "each statement begins with >>>"),
    "text after the output": ("```python\n>>> print(1)\n1\n\nmore\n```", "neither code nor its output: more"),
    "a directive": ("```python\n>>> print(1)  # doctest: +SKIP\n2\n```", "no doctest directive"),
    "nothing to show": (
        "```python\n>>> x = 1\n>>> x == 1 or print()\nTrue\n>>> x\n1\n```".replace("True", "False"),
        "else",
    ),
    "a title": ('```python title="x"\n>>> print(1)\n1\n```', "exactly ```python"),
    "no blank after the prompt": ("```python\n>>>print(1)\n1\n```", "cannot be read"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_example_stops_the_build_and_names_the_page(fault: str) -> None:
    text, problem = WRONG[fault]
    with pytest.raises(FenceError) as caught:
        markdown("nl", "baccarat/").convert(text)
    assert "docs/nl/baccarat.md" in str(caught.value)
    assert problem in str(caught.value)


def test_a_right_example_among_them_passes() -> None:
    assert "example__sentence" in markdown("nl", "baccarat/").convert("```python\n>>> print(1 + 1)\n2\n```")


def test_lines_of_the_output_may_be_broken_anywhere() -> None:
    broken = page('explain(hand("A 2 9"))', "fi").replace("summa on ", "summa\non\n")
    assert "summa on 12" in render(broken, "fi")


def test_a_page_begins_without_the_names_of_another() -> None:
    md = markdown()
    md.convert("```python\n>>> x = 1\n```\n")
    with pytest.raises(FenceError, match="NameError"):
        md.reset().convert("```python\n>>> x\n1\n```\n")


def test_the_page_speaks_its_own_language_whatever_is_spoken_outside() -> None:
    with speaking("fr"):
        assert "joten pistemäärä on 2" in render(page('explain(hand("A 2 9"))', "fi"), "fi")
