"""Betting, the buy-in and the fees."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.errors import RulesError
from rules_core.poker import (
    Limit,
    buy_in,
    percentage_fee,
    rules,
    time_fee,
    turn,
)
from rules_core.poker import betting as betting_module
from rules_core.sentences import SENTENCES


def said(steps):
    return [SENTENCES[step.code].english(step.fields) for step in steps]


@pytest.mark.parametrize(
    ("structure", "pot", "owed", "chips", "limit", "actions", "call", "most"),
    [
        ("limit", 30, 0, 1000, Limit(10, 4), "check fold raise", 0, 10),
        ("limit", 30, 10, 1000, Limit(10, 1), "call fold raise", 10, 10),
        ("limit", 30, 10, 1000, Limit(10, 0), "call fold", 10, 0),
        ("limit", 30, 10, 15, Limit(10, 2), "call fold raise", 10, 5),
        ("pot-limit", 100, 0, 1000, None, "check fold raise", 0, 100),
        ("pot-limit", 100, 20, 1000, None, "call fold raise", 20, 120),
        ("pot-limit", 100, 20, 60, None, "call fold raise", 20, 40),
        ("pot-limit", 0, 0, 60, None, "check fold", 0, 0),
        ("no-limit", 100, 0, 1000, None, "check fold raise", 0, 1000),
        ("no-limit", 100, 20, "1000,5", None, "call fold raise", 20, Fraction(1961, 2)),
        ("no-limit", 100, 20, 20, None, "call fold", 20, 0),
        ("no-limit", 100, 50, 20, None, "call fold", 20, 0),
    ],
)
def test_poker_betting_structures(structure, pot, owed, chips, limit, actions, call, most):  # noqa: PLR0913, PLR0917
    now = turn(structure, pot, owed, chips, limit)
    assert " ".join(now.actions) == actions
    assert (now.call, now.raise_most, now.most) == (call, most, call + most)
    assert all("{" not in text for text in said(now.steps))


def test_reasons_of_a_turn():
    def reasons(*arguments):
        return [(step.code, step.clause) for step in turn(*arguments).steps]

    fold = ("poker-may-fold", "poker-action-fold")
    assert reasons("pot-limit", 100, 20, 1000) == [
        ("poker-may-call", "poker-action-call"), fold,
        ("poker-may-raise-pot-limit", "poker-betting-pot-limit"),
    ]  # fmt: skip
    assert reasons("no-limit", 100, 0, 1000) == [
        ("poker-may-check", "poker-action-check"), fold,
        ("poker-may-raise-no-limit", "poker-betting-no-limit"),
    ]  # fmt: skip
    assert reasons("limit", 100, 20, 50, Limit(10, 0)) == [
        ("poker-may-call", "poker-action-call"), fold,
        ("poker-no-raise", "poker-betting-limit"),
    ]  # fmt: skip
    assert reasons("no-limit", 100, 50, 20) == [
        ("poker-may-call-all", "poker-no-rebuy-in-round"), fold,
        ("poker-no-chips-to-raise", "poker-no-rebuy-in-round"),
    ]  # fmt: skip
    assert turn("pot-limit", 100, 20, 1000).steps[-1].fields == {"amount": 120, "total": 140}


def test_pot_limit_by_the_letter(monkeypatch):
    """The other reading of PO-12 is a value of the table: the whole bet is at most the pot."""
    strict = type("Rules", (), {"pot_limit": "whole-bet"})
    monkeypatch.setattr(betting_module, "rules", lambda: strict)
    assert turn("pot-limit", 100, 20, 1000).most == 100
    assert turn("pot-limit", 10, 20, 1000).most == 20
    assert rules().pot_limit == "raise-after-call"


@settings(deadline=None)
@given(
    st.sampled_from(["limit", "pot-limit", "no-limit"]),
    st.integers(0, 500),
    st.integers(0, 500),
    st.integers(1, 500),
    st.integers(0, 4),
)
def test_nobody_bets_more_than_lies_on_the_table(structure, pot, owed, chips, left):
    now = turn(structure, pot, owed, chips, Limit(20, left))
    assert 0 <= now.call <= min(owed, chips)
    assert now.most <= chips
    assert ("raise" in now.actions) == (now.raise_most > 0)
    assert ("check" in now.actions) == (owed == 0)


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: turn("spread", 1, 1, 1), "poker-structure-unknown"),
        (lambda: turn("limit", 1, 1, 1), "poker-limit-needs"),
        (lambda: turn("limit", 1, 1, 1, Limit(0, 2)), "stake-not-positive"),
        (lambda: turn("limit", 1, 1, 1, Limit(5, -1)), "poker-raises-invalid"),
        (lambda: turn("limit", 1, 1, 1, Limit(5, "two")), "poker-raises-invalid"),
        (lambda: turn("limit", 1, 1, 1, Limit(5, 10**5000)), "poker-raises-invalid"),
        (lambda: turn("no-limit", 1, 1, 0), "poker-chips-none"),
        (lambda: turn("no-limit", -1, 1, 5), "stake-not-positive"),
        (lambda: turn("no-limit", 1, "", 5), "amount-unreadable"),
        (lambda: buy_in(40, 50), "poker-buy-in-low"),
        (lambda: buy_in(0, 0), "poker-buy-in-low"),
        (lambda: buy_in(100, 50, during_round=True), "poker-buy-in-round"),
        (lambda: percentage_fee(100, "101%"), "poker-share-invalid"),
        (lambda: percentage_fee(100, 5), "poker-share-invalid"),
        (lambda: percentage_fee(100, "-5%"), "poker-share-invalid"),
        (lambda: percentage_fee(100, None), "poker-share-invalid"),
        (lambda: percentage_fee(100, "5%", cap=-1), "stake-not-positive"),
        (lambda: time_fee(5, 13), "poker-customers-invalid"),
        (lambda: time_fee(5, True), "poker-customers-invalid"),
    ],
)
def test_what_is_no_bet_and_no_fee(call, code):
    with pytest.raises(RulesError) as caught:
        call()
    assert caught.value.code == code
    assert len(str(caught.value)) < 250


def test_a_wrong_share_says_what_would_be_right():
    with pytest.raises(RulesError) as caught:
        percentage_fee(100, "lots")
    assert str(caught.value) == "“lots” is not a share from 0 to 1. Write for example 1/20."
    assert percentage_fee(100, 1).amount == percentage_fee(100, "100%").amount == 100


def test_poker_buy_in():
    bought = buy_in("100", 100)
    assert (bought.amount, bought.step.clause, bought.step.fields["least"]) == (100, "poker-buy-in", 100)
    assert said([bought.step]) == ["The buy-in is 100, at least 100 is needed."]


@pytest.mark.parametrize(
    ("rate", "cap", "amount", "code"),
    [
        ("5%", None, "13/2", "poker-fee-percentage"),
        ("2,5 %", None, "13/4", "poker-fee-percentage"),
        (Fraction(1, 20), 7, "13/2", "poker-fee-percentage"),
        ("5%", "6,5", "13/2", "poker-fee-percentage"),
        ("5%", 5, "5", "poker-fee-cap"),
        ("5%", 0, "0", "poker-fee-cap"),
        ("0%", None, "0", "poker-fee-percentage"),
        ("1/20", None, "13/2", "poker-fee-percentage"),
    ],
)
def test_poker_fee_percentage_and_cap(rate, cap, amount, code):
    fee = percentage_fee(130, rate, cap)
    assert fee.amount == Fraction(amount)
    assert fee.step.code == fee.step.clause == code
    assert fee.step.fields["bets"] == 130
    assert fee.step.fields["rate"] * 130 == fee.step.fields["amount"]
    assert f"limited to {fee.amount}" in said([fee.step])[0] or fee.amount == fee.step.fields["amount"]
    assert "{" not in said([fee.step])[0]


def test_poker_fee_time():
    fee = time_fee("2.5", 8)
    assert (fee.amount, fee.step.code, fee.step.clause) == (20, "poker-fee-time", "poker-fee-time")
    assert fee.step.fields == {"each": Fraction(5, 2), "customers": 8, "amount": 20}
    assert time_fee(0, 12).amount == time_fee(5, 0).amount == 0
