"""Results and tables hold no dictionary that could be changed."""

import copy
import pickle

import pytest

from rules_core import baccarat, blackjack, exact, poker, roulette, tuplanoppa
from rules_core.read_only import ReadOnly
from rules_core.results import Step
from tests.core.helpers import dictionaries
from tests.core.test_robust import READERS


def results():
    yield from (read() for read in READERS.values())
    yield roulette.rules("ray-g")
    yield roulette.layouts()
    yield baccarat.settle(baccarat.deal("9 8 K K"), {"player": 1})
    yield blackjack.deal_opening("5 K A 9 6 J", seats=2)
    yield exact.blackjack_dealer_totals("10")
    yield exact.poker_counts()
    shown = poker.showdown("holdem", ["A♠ K♠", "A♥ K♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"], "high-low")
    yield shown
    yield poker.settle(shown, [1, 1])
    terms = poker.Terms({"holdem": "2♠ 2♥ 3♦ 4♣ 5♠"}, 2, "40%", "20%", "20%", 1000, 1)
    yield poker.bad_beat(terms, 1000, shown)
    yield terms
    yield tuplanoppa.fields()
    yield baccarat.check_packs("A♠ A♠")
    red = roulette.read_bet("red", "ray-d")
    yield exact.prison_ends(roulette.rules("ray-d").prison, exact.event_chances(red, "ray-d"))
    yield exact.event_chances(red)
    yield roulette.places(roulette.layouts()["single-zero"], "dozen")


def test_what_is_frozen_cannot_be_changed():
    found = [each for result in results() for each in dictionaries(result)]
    assert len(found) > 60
    for path, mapping in found:
        assert isinstance(mapping, ReadOnly), path
        with pytest.raises(TypeError):
            mapping["x"] = 1


def test_read_only_refuses_every_change():
    step = Step("hand-natural", "baccarat-term-natural", {"total": 7}, ("baccarat-value-pips",))
    for change in (
        lambda fields: fields.update(total=8),
        lambda fields: fields.pop("total"),
        lambda fields: fields.popitem(),
        lambda fields: fields.clear(),
        lambda fields: fields.setdefault("x", 1),
        lambda fields: fields.__delitem__("total"),
        lambda fields: fields.__ior__({"x": 1}),
    ):
        with pytest.raises(TypeError, match="cannot be changed"):
            change(step.fields)
    assert step.fields == {"total": 7}
    assert hash(step) == hash(Step(step.code, step.clause, {"total": 7}, step.also))
    for again in (copy.deepcopy(step), pickle.loads(pickle.dumps(step))):  # noqa: S301
        assert again == step
        assert type(again.fields) is ReadOnly
