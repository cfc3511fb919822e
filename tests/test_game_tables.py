"""The tables that the pages print of each game say what the core says."""

import re

import pytest

from rules_core import poker, roulette
from rules_core.exact import poker_counts
from rules_core.games import GAMES
from rules_core.words import number, percent, speaking
from rules_site import odds_explorer
from rules_site.elements import Element, to_html
from rules_site.games.blackjack import tables as blackjack_tables
from rules_site.games.poker import tables as poker_tables
from rules_site.games.poker.ranking import HANDS
from rules_site.games.roulette import tables as roulette_tables
from rules_site.labels import label
from rules_site.languages import LANGUAGES
from rules_site.payout_table import payouts_of

BANKED = [
    (name, version) for name in GAMES for version in GAMES[name].versions() if GAMES[name].odds(version)
]


def rows(made: list[Element]) -> list[list[list[str]]]:
    """The words of the cells, row by row."""
    html = "".join(to_html(part) for part in made)
    found = re.findall(r"<tr[^>]*>(.*?)</tr>", html, flags=re.DOTALL)
    return [[_words(one) for one in re.findall(r"<t[hd][ >].*?</t[hd]>", row)] for row in found]


def _words(cell: str) -> list[str]:
    return [word for word in re.sub(r"<[^>]+>", " ", cell).split(" ") if word]


@pytest.mark.parametrize(("game", "version"), BANKED)
def test_every_bet_stands_in_the_table_of_payouts_with_its_figures(game: str, version: str) -> None:
    with speaking("nl"):
        shown = [
            " ".join(word for cell in row for word in cell) for row in rows(payouts_of(game)(version, ""))
        ]
        for bet in GAMES[game].odds(version):
            figures = [percent(bet.house_edge), percent(bet.win, 2)]
            prices = [f"{number(pays.win)} : {number(pays.stake)}" for pays in bet.pays]
            assert any(all(part in row for part in (*figures, *prices)) for row in shown), bet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_versions_of_roulette_stand_side_by_side(language: str) -> None:
    with speaking(language):
        shown = rows(roulette_tables.TABLES["versions"]("live", ""))
    assert shown[0] == [[], *([letter] for letter in "ABCDEFGHI")]
    straight = shown[2][1:]
    for cell, version in zip(straight, roulette.versions()[1:], strict=True):
        house = roulette.rules(version)
        fixed = house.pays.get("straight") or house.entries[0].pays["straight"]
        assert cell[0] == str(fixed.win), version


def test_drawn_odds_have_their_places_and_only_where_odds_are_drawn() -> None:
    with speaking("nl"):
        shown = rows(roulette_tables.TABLES["multipliers"]("ray-g", ""))[1:]
        assert [row[1] for row in shown] == [[str(e.weight)] for e in roulette.rules("ray-g").entries]
        with pytest.raises(ValueError, match="ray-a"):
            roulette_tables.TABLES["multipliers"]("ray-a", "")


@pytest.mark.parametrize("name", HANDS)
def test_the_hand_that_stands_for_a_class_is_one_of_it(name: str) -> None:
    makes, others = HANDS[name]
    soko = poker.rules().categories[name].only is not None
    assert poker.rank(f"{makes} {others}", soko=soko).category == name


def test_all_classes_are_shown_from_the_best_down() -> None:
    with speaking("nl"):
        shown = rows(poker_tables.TABLES["ranking"]("ray", ""))
    levels = [category.level for category in poker.rules().categories.values()]
    assert len(shown) - 1 == len(levels) == len(HANDS)
    assert list(HANDS) == sorted(HANDS, key=lambda name: -poker.rules().categories[name].level)


def test_the_counts_of_hands_are_those_of_the_core() -> None:
    with speaking("nl"):
        shown = rows(poker_tables.TABLES["frequencies"]("ray", ""))[2:]
        expected = [[number(count)] for count in reversed(poker_counts().counts.values())]
    plain = [row[1] for row in shown if row[1] != ["–"]]
    assert plain == expected


@pytest.mark.parametrize("name", [name for name in poker.rules().variants if name != "five-card"])
def test_a_deal_has_a_row_a_stage(name: str) -> None:
    game = poker.rules().variants[name]
    with speaking("nl"):
        shown = rows(poker_tables.TABLES["stages"](name, ""))[1:]
    assert len(shown) == len(game.stages)
    dealt = sum(int(row[1][0]) for row in shown if row[1] != ["–"])
    assert dealt == sum(stage.down for stage in game.stages)


def test_the_two_texts_of_blackjack_differ_in_every_row() -> None:
    with speaking("nl"):
        shown = rows(blackjack_tables.TABLES["comparison"]("live", ""))[1:]
    assert [row for row in shown if row[1] == row[2]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_every_bet_stand_in_percent_and_exactly(language: str) -> None:
    with speaking(language):
        [made] = odds_explorer.explorer(language)
        folds = made.findall("details")
        assert [(fold.get("data-game"), fold.get("data-version")) for fold in folds] == BANKED
        assert [fold.get("open") is not None for fold in folds] == [True] + [False] * (len(folds) - 1)
        for fold, (game, version) in zip(folds, BANKED, strict=True):
            head, *shown = rows([fold])
            bets = GAMES[game].odds(version)
            assert len(head) == len(odds_explorer.COLUMNS)
            for row, bet in zip(shown, bets, strict=True):
                back = bet.step.fields.get("part", bet.push)
                for cell, share in zip(row[2:], (bet.win, back, bet.house_edge), strict=True):
                    part = bet.step.fields.get("back") if share == back else None
                    note = label("part-of-stake", back=part) if part is not None else ""
                    assert _plain("".join(cell)).removesuffix(_plain(note)) == _plain(percent(share)) + str(
                        share
                    )
            ranks = [int(row.get("data-rank", "")) for row in fold.iter("tr") if row.get("data-rank")]
            edges = sorted({bet.house_edge for bet in bets})
            assert [edges[rank] for rank in ranks] == [bet.house_edge for bet in bets]


def _plain(text: str) -> str:
    """Without the blanks and points that group figures."""
    return re.sub(r"[\s.\u00a0\u202f]", "", text)
