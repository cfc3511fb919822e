"""A wrong value in a table of rules does not go unnoticed: an example of each language fails."""

from types import SimpleNamespace

import pytest

from rules_core import baccarat, explain
from rules_core.results import Step
from rules_site.languages import LANGUAGES
from rules_site.small_blocks import WITH_PAGE
from tests.mutate import Outcome, changed, outcomes, true_table
from tests.noticing import Pages, explained
from tests.table_changes import changes

WELL_READ = 0.2
"""At least this share of the changes must be ones that the reader of the tables lets through."""

APART = ("poker", "roulette")
"""Games whose tables are long: their tests are in files of their own, which run beside this one."""


@pytest.mark.parametrize("game", [*(game for game in WITH_PAGE if game not in APART), "general"])
def test_every_changed_value_fails_an_example_of_each_language(game: str) -> None:
    no_change_survives(game)


def no_change_survives(game: str) -> None:
    found = list(outcomes(game))
    assert [f"{outcome.change} in {outcome.survived}" for outcome in found if outcome.survived] == []
    assert sum(not outcome.refused for outcome in found) > WELL_READ * len(found), _refused(found)


def test_a_language_without_examples_is_named() -> None:
    pages = Pages(["baccarat"])
    pages.documents = {**pages.documents, "nl": []}
    first = next(outcomes("baccarat", pages))
    assert first.survived == ["nl"]


def test_an_example_that_fails_anyway_proves_nothing() -> None:
    with (
        changed("baccarat", _true() | {"live": _true()["live"] | {"decks": 7}}),
        pytest.raises(ValueError, match="docs/fi"),
    ):
        next(outcomes("baccarat"))


def test_an_example_that_cites_no_clause_of_the_register_fails() -> None:
    right, wrong = (
        SimpleNamespace(step=Step("hand-natural", clause))
        for clause in ("baccarat-term-natural", "baccarat-term-natura")
    )
    assert explained(right) == explain(right)
    with pytest.raises(ValueError, match="no clause"):
        explained(wrong)


def test_a_changed_table_is_used_and_then_forgotten() -> None:
    first = next(changes(_true()))
    assert str(first) == "live.decks: 8 -> 7"
    with changed("baccarat", first.table):
        assert baccarat.rules().decks == 7
    assert baccarat.rules().decks == 8


def test_every_value_of_the_table_is_changed() -> None:
    paths = {change.path for change in changes(_true())}
    assert {
        ("live", "draws", "banker", "7"),
        ("live", "bets", "banker", "commission"),
        ("live", "values", "K"),
    } <= paths
    assert len(paths) == _leaves(_true())


def test_every_language_is_tried() -> None:
    assert set(Pages(["baccarat"]).documents) == set(LANGUAGES)


def _leaves(value: object) -> int:
    return sum(map(_leaves, value.values())) if isinstance(value, dict) else 1


def _refused(found: list[Outcome]) -> str:
    return "; ".join(str(outcome.change) for outcome in found if outcome.refused)


def _true() -> dict[str, dict[str, object]]:
    return true_table("baccarat")
