"""A version left out is the live house, or RAY in the games that only RAY had."""

import pytest

from rules_core import (
    baccarat,
    blackjack,
    boule,
    exact,
    general,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    throwing,
    tuplanoppa,
)
from rules_core.blackjack import deal as blackjack_deal
from rules_core.blackjack import hands
from rules_core.blackjack import table as blackjack_table
from rules_core.errors import RulesError
from rules_core.exact import blackjack as exact_blackjack
from rules_core.exact import roulette as exact_roulette
from rules_core.roulette import check_turns, covering, kinds, read_bet, void_round, zero_choice
from rules_core.tables import blackjack as blackjack_rules

LEFT_OUT = {
    "live": [
        (baccarat.rules, ()),
        (baccarat.hand, ("A 2",)),
        (baccarat.player_decision, (5,)),
        (baccarat.banker_decision, (5,)),
        (baccarat.deal, ("8 9 K K",)),
        (baccarat.draw_rows, ()),
        (baccarat.banker_row, (3,)),
        (baccarat.shoe, ()),
        (baccarat.is_last_round, (400,)),
        (baccarat.bet_limit, ()),
        (blackjack_rules.options, ()),
        (blackjack_rules.rules, ()),
        (blackjack.bets, ()),
        (blackjack.insurance_amount, (10,)),
        (blackjack.hole_card, ("A",)),
        (blackjack.dealer_decision, ("10 7",)),
        (blackjack.moves, ("8 8", "7")),
        (blackjack.play, ("10 9", "10 7")),
        (blackjack_deal.deal_order, ([1, 2],)),
        (blackjack_deal.deal_opening, ("A 2 3 4", [1])),
        (blackjack_deal.pickup_order, ([1, 2],)),
        (blackjack_table.shoe, ()),
        (blackjack_table.burned_cards, ("shuffle",)),
        (blackjack_table.hand_limit, ()),
        (blackjack_table.bet_change, ("open", "place")),
        (hands.hand, ("A K",)),
        (hands.compare, ("A K", "10 9")),
        (roulette.rules, ()),
        (kinds, ()),
        (roulette.bets, ()),
        (covering, (5,)),
        (read_bet, ("red",)),
        (roulette.spin, (5,)),
        (check_turns, (3,)),
        (void_round, ("malfunction",)),
        (roulette.settle, (5, [("red", 10)])),
        (exact_roulette.roulette_odds, ()),
        (exact_roulette.event_chances, (read_bet("red"),)),
        (exact_blackjack.blackjack_natural_chance, ()),
        (exact_blackjack.blackjack_both_natural_chance, ()),
        (exact_blackjack.blackjack_insurance, ()),
        (exact_blackjack.blackjack_odds, ()),
        (exact.baccarat_counts, ()),
        (exact.baccarat_odds, ()),
    ],
    "ray": [
        (throwing.deal, ("a",)),
        (throwing.check_throw, ()),
        (money_wheel.rules, ()),
        (money_wheel.fields, ()),
        (money_wheel.spin, ("1:1",)),
        (money_wheel.void_round, ("too-few-turns",)),
        (sic_bo.rules, ()),
        (sic_bo.fields, ()),
        (sic_bo.roll, ("1 2 3",)),
        (boule.rules, ()),
        (boule.fields, ()),
        (boule.spin, (5,)),
        (boule.void_round, ("failed-throw",)),
        (tuplanoppa.rules, ()),
        (tuplanoppa.fields, ()),
        (tuplanoppa.roll, ("1 2",)),
        (poker.rules, ()),
        (general.rules, ()),
        (general.age_ruling, (18,)),
        (general.chip_kinds, ("boule",)),
        (exact.boule_odds, ()),
        (exact.money_wheel_odds, ()),
        (exact.sic_bo_odds, ()),
        (exact.tuplanoppa_odds, ()),
    ],
    "ray-d": [(zero_choice, (10, 5))],
}
CASES = [(version, call, given) for version, calls in LEFT_OUT.items() for call, given in calls]


@pytest.mark.parametrize(
    ("version", "call", "given"), CASES, ids=lambda value: getattr(value, "__name__", None)
)
def test_a_version_left_out(version, call, given):
    assert call(*given) == call(*given, version=version)


@pytest.mark.parametrize(
    ("version", "call", "given"), CASES, ids=lambda value: getattr(value, "__name__", None)
)
def test_no_such_version(version, call, given):
    with pytest.raises(RulesError) as caught:
        call(*given, version="Live")
    assert caught.value.code == "version-unknown"
    assert caught.value.fields["version"] == "Live"
    assert version in caught.value.fields["versions"].split(", ")
