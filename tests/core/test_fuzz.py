"""A short run of the fuzzer, which is `python -m tests.fuzz`."""

import pkgutil
from dataclasses import replace

import pytest

import rules_core
from rules_core import boule
from rules_core.commands import COMMANDS
from tests import fuzz
from tests.fuzz_calls import CALLS, LEFT_OUT, MODULES, NO_GAMES

COUNT = 3000
CALL = next(call for call in CALLS if call.name == "general.bet_ruling")


def test_any_input_leads_to_a_result_or_an_error():
    report = fuzz.fuzz(COUNT, seed=20261130)
    assert list(report.faults.values()) == []
    assert report.called.keys() == {call.name for call in CALLS} | {f"rules-core {name}" for name in COMMANDS}
    assert COUNT / 3 < report.answered.total() < COUNT * 0.9


def test_the_same_seed_gives_the_same_inputs():
    assert fuzz.fuzz(200, 3).called == fuzz.fuzz(200, 3).called != fuzz.fuzz(200, 4).called


@pytest.mark.parametrize("fault", [KeyError("red"), AttributeError("x"), SystemExit(1)])
def test_a_fault_is_found_and_told(monkeypatch, capsys, fault):
    def broken(self, typed):
        raise fault

    monkeypatch.setattr(type(boule.fields()), "read", broken)
    assert fuzz.main(["--count", "800", "--seed", "2"]) == 1
    assert f"{type(fault).__name__} at fields.py" in capsys.readouterr().out


def test_no_module_is_forgotten():
    there = {module.name for module in pkgutil.iter_modules(rules_core.__path__)}
    assert there - {"__main__"} == {*MODULES} | NO_GAMES.keys()
    assert not {*MODULES} & NO_GAMES.keys()


@pytest.mark.parametrize(
    ("answer", "fault"), [({"red": 1}, "can be changed"), ([], "unhashable"), (True, "closed is no flag")]
)
def test_an_answer_that_should_not_be_is_told(monkeypatch, capsys, answer, fault):
    made = replace(CALL, function=lambda action, **flags: answer)
    monkeypatch.setattr(fuzz, "CALLS", (made,))
    assert fuzz.main(["--count", "200", "--seed", "2"]) == 1
    assert fault in capsys.readouterr().out


def test_nothing_is_left_out_that_is_called():
    assert not {call.name for call in CALLS} & LEFT_OUT.keys()
    assert {"baccarat.deal", "roulette.settle", "poker.showdown", "exact.prison_ends", "odds.read_stake"} <= {
        call.name for call in CALLS
    }
