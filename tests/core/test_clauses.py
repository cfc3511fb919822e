"""Every executable clause of the register is computed or checked by the core, and the result cites it."""

import csv
from collections import Counter

import pytest

from rules_core import baccarat, explain
from rules_core.errors import RulesError
from rules_core.words import LANGUAGES, locale_folder, speaking
from tests.core.clauses import CASES, EXAMPLES


def register():
    with (locale_folder() / "clauses.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def outcomes(call):
    """What the call gives, one result or several; an error is a result too."""
    try:
        result = call()
    except RulesError as error:
        return [error]
    return list(result) if isinstance(result, tuple) else [result]


def cited(result):
    if isinstance(result, RulesError):
        return {result.fields["clause"]}
    steps = result.steps if hasattr(result, "steps") else (result.step,)
    return {clause for step in steps for clause in step.clauses}


def test_every_executable_clause_has_a_call_and_nothing_else_has():
    executable = {row["id"] for row in register() if row["executable"] == "yes"}
    have = Counter([clause for clause, _ in CASES] + list(EXAMPLES))
    assert executable - set(have) == set()
    assert set(have) - executable == set()
    assert [clause for clause, count in have.items() if count > 1] == []


@pytest.mark.parametrize(("clause", "call"), CASES, ids=[clause for clause, _ in CASES])
def test_the_result_cites_the_clause_and_explains_itself(clause, call):
    results = outcomes(call)
    assert clause in set().union(*map(cited, results))
    for language in LANGUAGES:
        with speaking(language):
            assert all(explain(result) for result in results)


def test_results_cite_only_clauses_of_the_register():
    known = {row["id"] for row in register()}
    calls = {call for _, call in CASES}
    assert {
        clause for call in calls for result in outcomes(call) for clause in cited(result)
    } - known == set()


@pytest.mark.parametrize(("cards", "points", "total"), EXAMPLES.values(), ids=list(EXAMPLES))
def test_the_examples_of_the_rules_come_out(cards, points, total):
    hand = baccarat.hand(cards)
    assert (hand.sum, hand.total) == (points, total)
