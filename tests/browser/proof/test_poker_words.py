"""The browser tells showdowns and pots of poker as the core does: sentences, clauses, hands, four languages."""

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from rules_core import words
from rules_core.cards import full_deck
from rules_core.errors import RulesError
from rules_core.poker import FORMS, Pot, Showdown, rules, settle, showdown
from rules_core.poker.deal import most_shared
from rules_core.results import Step
from rules_site.browser import poker as browser_poker
from rules_site.browser import words as browser_words
from rules_site.languages import LANGUAGES

AMOUNTS = ("0", "5", "5", "20", "100", "25/2", "1/3")
Deal = dict[str, Any]

language = pytest.mark.parametrize("lang", LANGUAGES)


def _deal(chance: random.Random, game: str, form: str, soko: bool) -> Deal:
    """Two to five players, of whom some have left; in stud sometimes a short pack; ranks that meet often."""
    variant, players = rules().variants[game], chance.randint(2, 5)
    shared = chance.choice((0, 0, chance.randint(0, most_shared(variant))))
    boards = variant.rows or bool(shared)
    sizes = [variant.own - shared] * players + [variant.board + shared] * boards
    pack = iter(chance.sample(full_deck(), sum(sizes)))
    rows = [" ".join(next(pack).code for _ in range(size)) for size in sizes]
    hands = [None if chance.random() < 1 / 5 else row for row in rows[:players]]
    return {"game": game, "form": form, "soko": soko, "hands": hands, "boards": rows[players:]}


@cache
def _deals() -> tuple[Deal, ...]:
    chance = random.Random(4)
    kinds = [(game, form, soko) for game in rules().variants for form in FORMS for soko in (False, True)]
    return tuple(_deal(chance, *kind) for kind in kinds for _ in range(6)) + tuple(EQUAL)


EQUAL: list[Deal] = [
    {"game": "holdem", "form": form, "soko": False, "hands": ["As Ks", "Ah Kh", "2c 2d"], "boards": ["Qc Jd 10s 9h 3c"]} for form in FORMS
] + [
    {"game": "double-flop", "form": form, "soko": False, "hands": ["As Ks", "Ah Kh", None], "boards": ["Qc Jd 10s 9h 3c", "Qd Jc 7s 6h 3d"]} for form in FORMS
] + [
    {"game": "five-card", "form": form, "soko": True, "hands": ["As Ks 9d 5c 2h", "Ah Kh 9c 5d 2s"], "boards": []} for form in FORMS
]  # fmt: skip


def _shown(deal: Deal) -> Showdown:
    return showdown(deal["game"], deal["hands"], deal["boards"], deal["form"], deal["soko"])


def _said(steps: list[Step]) -> list[str]:
    return [f"{step.clause} {words.explain(step)}" for step in steps]


def _told(deal: Deal) -> Any:
    try:
        return _said(list(_shown(deal).steps))
    except RulesError as error:
        return f"error {words.explain(error)}"


@language
def test_showdowns_are_told_in_the_cores_words(poker_side: Page, lang: str) -> None:
    theirs = _asked(poker_side, lang, "told", [[deal] for deal in _deals()])
    with words.speaking(lang):
        for deal, answer in zip(_deals(), theirs, strict=True):
            assert answer == _told(deal), deal


def _asked(page: Page, lang: str, function: str, inputs: list[Any]) -> Any:
    script = f"async ([lang, inputs]) => {{ await proof.use(lang); return inputs.map((one) => proof.{function}(...one)); }}"
    return page.evaluate(script, [lang, inputs])


@language
def test_rounds_are_paid_out_as_in_the_core(poker_side: Page, lang: str) -> None:
    """The pots, their reasons and all amounts; between them the browser tells who wins each pot and why."""
    chance = random.Random(6)
    inputs = [[deal, [chance.choice(AMOUNTS) for _ in deal["hands"]]] for deal in _deals()]
    theirs = _asked(poker_side, lang, "paid", inputs)
    with words.speaking(lang):
        for (deal, bets), answer in zip(inputs, theirs, strict=True):
            assert answer == _paid(deal, bets), (deal, bets)


def _paid(deal: Deal, bets: list[str]) -> Any:
    try:
        shown = _shown(deal)
        settled = settle(shown, bets)
    except RulesError as error:
        return f"error {words.explain(error)}"
    pots = [[pot.number, str(pot.amount), list(pot.players)] for pot in settled.pots]
    return [
        pots,
        [str(amount) for amount in settled.won.values()],
        _said(_reasons(shown, settled.pots, settled.steps)),
    ]


def _reasons(shown: Showdown, pots: tuple[Pot, ...], steps: tuple[Step, ...]) -> list[Step]:
    """The core's reasons from the first pot on, and after each contested pot who wins its parts, row by row."""
    by_pot = {id(pot.step): pot for pot in pots}
    reasons: list[Step] = []
    for step in steps[steps.index(pots[0].step) :]:
        reasons.append(step)
        pot = by_pot.get(id(step))
        if pot and len(pot.players) > 1:
            for at, part in enumerate(shown.parts):
                if not at or part.board != shown.parts[at - 1].board:
                    reasons += [each for each in part.shown(shown.form) if each.code == "poker-board"]
                reasons.append(part.decide(pot.players).step)
    return reasons


WRONG: list[Deal] = [
    {"game": "holdem", "hands": ["As", "Kh Kd"], "boards": ["Qc Jd 10s 9h 3c"]},
    {"game": "holdem", "hands": ["As Ac", "Kh Kd"], "boards": ["Qc Jd 10s 9h"]},
    {"game": "holdem", "hands": ["As Ac", "As Kd"], "boards": ["Qc Jd 10s 9h 3c"]},
    {"game": "seven-card-stud", "hands": ["As Ac Ad Ah Ks Kc"], "boards": []},
    {"game": "omaha", "hands": [None, None], "boards": ["Qc Jd 10s 9h 3c"]},
]


@language
def test_what_the_rules_refuse_is_refused_in_the_cores_words(poker_side: Page, lang: str) -> None:
    deals = [{"form": "high", "soko": False, **deal} for deal in WRONG]
    theirs = _asked(poker_side, lang, "told", [[deal] for deal in deals])
    with words.speaking(lang):
        assert theirs == [_told(deal) for deal in deals]
    assert all(answer.startswith("error") for answer in theirs)


def test_the_deals_say_everything_that_a_showdown_says() -> None:
    said = {step.code for deal in _deals() if any(deal["hands"]) for step in _shown(deal).steps}
    codes = browser_words.codes_of("poker", browser_poker.table()) | browser_words.codes()
    assert said == EVERY
    assert codes >= EVERY


EVERY = {
    *("poker-hand-of", "poker-board", "poker-high", "poker-low", "poker-high-class", "poker-high-points"),
    *("poker-low-class", "poker-low-points", "poker-equal", "poker-alone", "poker-share-all", "poker-share"),
}
