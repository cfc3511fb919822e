"""What holds for every reason and every error that any test of the core meets."""

import csv
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import settings

from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.sentences import SENTENCES

# On a busy machine any example may take long; how long the core takes is tested where it matters.
settings.register_profile("core", deadline=None)
settings.load_profile("core")

ADDED = {"bet", "stake", "returned", "number"}
"""What roulette adds to a step when the outcome of a field meets a bet."""


@cache
def register():
    """The ids of all clauses."""
    path = Path(__file__).parents[2] / "locales" / "clauses.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        return {row["id"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


@cache
def needed(code):
    """The values that a sentence needs."""
    return {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}


@pytest.fixture(autouse=True)
def every_reason_can_be_said(monkeypatch):
    """A step has its sentence, all values of it, and a clause of the register; an error lacks no value."""
    make_step, make_error = Step.__init__, RulesError.__init__

    def step(self, code, clause, fields=None, also=()):
        make_step(self, code, clause, {} if fields is None else fields, also)
        assert {clause, *also} <= register()
        assert needed(code) - ADDED <= self.fields.keys()
        assert None not in [self.fields.get(name, 0) for name in needed(code)]

    def error(self, code, **fields):
        make_error(self, code, **fields)
        assert None not in [fields[name] for name in needed(code)]

    monkeypatch.setattr(Step, "__init__", step)
    monkeypatch.setattr(RulesError, "__init__", error)
