"""What is true or false is `True` or `False`; nothing else counts as one of them."""

from functools import cache
from random import Random

import pytest

from rules_core.errors import RulesError
from tests.core.helpers import HUGE, label
from tests.core.test_robust import refused
from tests.fuzz_calls import CALLS

FLAGS = [(call, flag) for call in CALLS for flag in sorted(call.flags)]
TRIES = 300


@cache
def answered(name):
    """Arguments with which this function answers, found by trying."""
    call = next(call for call in CALLS if call.name == name)
    for seed in range(TRIES):
        random = Random(seed)
        chosen = [
            name for name in call.makes if name in call.needed or (name not in call.flags and seed % 2 == 0)
        ]
        arguments = {name: call.makes[name](random) for name in chosen}
        try:
            call.function(**arguments)
        except RulesError:
            continue
        return arguments
    raise LookupError(f"{name} never answered")


@pytest.mark.parametrize(("call", "flag"), FLAGS, ids=lambda value: getattr(value, "name", value))
@pytest.mark.parametrize("value", [None, 0, 1, "no", [], HUGE], ids=label)
def test_a_flag_is_a_bool(call, flag, value):
    error = refused(call.function, **answered(call.name) | {flag: value})
    assert (error.code, error.fields["kind"]) == ("value-wrong", "bool")


def test_every_flag_is_tried():
    assert len(FLAGS) > 50
    assert {"baccarat.settles", "blackjack.play", "throwing.Seat"} <= {call.name for call, _ in FLAGS}
