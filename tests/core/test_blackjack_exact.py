"""Chances of blackjack against published tables, and against a count done another way."""

import copy
import time
from collections import defaultdict
from fractions import Fraction

import pytest

from rules_core import exact, games, tables
from rules_core.errors import RulesError
from rules_core.exact import blackjack_dealer as counting
from rules_core.tables import blackjack as house
from tests.core.blackjack_helpers import code_of, said

UPS = ["A", *(str(pip) for pip in range(2, 11))]
# One deck, the dealer stands on soft 17, before the hole card is known: 17 … 21, blackjack, bust.
PUBLISHED = {
    "A": (0.126128, 0.131003, 0.129486, 0.131553, 0.0515646, 0.313726, 0.11654),
    "2": (0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0, 0.352973),
    "3": (0.130313, 0.130946, 0.123761, 0.123345, 0.116047, 0, 0.375588),
    "4": (0.130973, 0.114163, 0.120679, 0.116286, 0.115096, 0, 0.402803),
    "5": (0.119687, 0.123483, 0.116909, 0.104694, 0.106321, 0, 0.428905),
    "6": (0.166948, 0.106454, 0.107192, 0.100705, 0.0978785, 0, 0.420823),
    "7": (0.372345, 0.138583, 0.0773344, 0.0788967, 0.072987, 0, 0.259854),
    "8": (0.130857, 0.362989, 0.129445, 0.0682898, 0.0697914, 0, 0.238627),
    "9": (0.121886, 0.103921, 0.357391, 0.12225, 0.0611088, 0, 0.233442),
    "10": (0.114418, 0.112879, 0.114662, 0.328879, 0.0364661, 0.0784314, 0.214264),
    "": (0.14583, 0.138063, 0.13482, 0.175806, 0.0736296, 0.0482655, 0.283585),
}
# The same with H17 and after the check, in per cent: bust, 17 … 21.
PUBLISHED_HITTING = {
    "A": (20.46, 8.18, 20.54, 20.62, 20.95, 9.26),
    "2": (35.63, 12.98, 13.31, 13.32, 12.56, 12.20),
    "6": (43.78, 11.61, 11.38, 11.61, 10.96, 10.67),
    "10": (23.25, 12.42, 12.25, 12.44, 35.69, 3.96),
}


def row(dealer):
    return (*dealer.totals.values(), dealer.blackjack, dealer.bust)


@pytest.mark.parametrize("up", PUBLISHED)
def test_dealer_totals_of_one_deck_as_published(up):
    found = row(exact.blackjack_dealer_totals(up, decks=1))
    assert sum(found) == 1
    assert [float(chance) for chance in found] == pytest.approx(PUBLISHED[up], abs=1.1e-6)


@pytest.mark.parametrize("up", PUBLISHED_HITTING)
def test_dealer_totals_on_hitting_soft_17_as_published(up):
    dealer = exact.blackjack_dealer_totals(up, "", 1, "live-fr", "hit-soft-17").without_blackjack()
    found = [100 * float(chance) for chance in (dealer.bust, *dealer.totals.values())]
    assert found == pytest.approx(PUBLISHED_HITTING[up], abs=0.0051)


def counted_by_layers(up, decks, hits_soft):
    """Card by card over all hands at once: the other way round, hands merged by the cards that they hold."""
    left = dict.fromkeys(range(1, 10), 4 * decks) | {10: 16 * decks}
    left[up] -= 1
    size, layer, ends = sum(left.values()), {(up,): Fraction(1)}, defaultdict(Fraction)
    while layer:
        following = defaultdict(Fraction)
        for held, chance in layer.items():
            for pip, count in left.items():
                rest = count - held.count(pip) + (pip == up)
                step = chance * Fraction(rest, size - len(held) + 1)
                grown = tuple(sorted((*held, pip)))
                total = sum(grown) + (10 if 1 in grown and sum(grown) <= 11 else 0)
                soft = total != sum(grown)
                if total < 17 or (total == 17 and soft and hits_soft):
                    following[grown] += step
                else:
                    natural = total == 21 and len(grown) == 2
                    ends["bust" if total > 21 else "blackjack" if natural else total] += step
        layer = following
    return tuple(ends[end] for end in (17, 18, 19, 20, 21, "blackjack", "bust"))


@pytest.mark.parametrize("chosen", ["", "hit-soft-17"])
@pytest.mark.parametrize("up", UPS)
def test_dealer_totals_of_eight_decks_counted_another_way(up, chosen):
    pip = 1 if up == "A" else int(up)
    found = row(exact.blackjack_dealer_totals(up, "", None, "live-fr", chosen))
    assert found == counted_by_layers(pip, 8, chosen == "hit-soft-17")


def test_total_over_all_upcards_is_the_whole():
    whole = row(exact.blackjack_dealer_totals())
    parts = [row(exact.blackjack_dealer_totals(up)) for up in UPS]
    weights = [Fraction(4 if up == "10" else 1, 13) for up in UPS]
    assert whole == tuple(
        sum(weight * part[place] for weight, part in zip(weights, parts, strict=True)) for place in range(7)
    )
    assert whole[5] == exact.blackjack_natural_chance()


def test_without_blackjack():
    dealer = exact.blackjack_dealer_totals("A")
    checked = dealer.without_blackjack()
    assert dealer.blackjack == Fraction(128, 415)
    assert sum(row(checked)) == 1
    assert checked.blackjack == 0
    assert checked.bust == dealer.bust / (1 - dealer.blackjack)
    assert row(exact.blackjack_dealer_totals("9")) == row(
        exact.blackjack_dealer_totals("9").without_blackjack()
    )


def test_chances_explain_themselves():
    steps = exact.blackjack_dealer_totals("A", version="live-fr").steps
    assert [step.code for step in steps] == ["bj-chance-total"] * 5 + [
        "bj-chance-bust",
        "bj-chance-blackjack",
    ]
    clauses = ["dealer-draws-french"] * 5 + ["win-dealer-bust", "term-blackjack"]
    assert [step.clause for step in steps] == [f"blackjack-{clause}" for clause in clauses]
    assert len(exact.blackjack_dealer_totals("6").steps) == 6
    for step in (*steps, exact.blackjack_standing("10 8", exact.blackjack_dealer_totals("6")).step):
        assert said(step)


def test_chance_of_a_natural():
    assert exact.blackjack_natural_chance(decks=1) == Fraction(2 * 4 * 16, 52 * 51)
    assert exact.blackjack_natural_chance() == Fraction(2 * 32 * 128, 416 * 415)
    both = Fraction(2 * 32 * 128, 416 * 415) * Fraction(2 * 31 * 127, 414 * 413)
    assert exact.blackjack_both_natural_chance() == both
    few = Fraction(2 * 4 * 16, 52 * 51) * Fraction(2 * 3 * 15, 50 * 49)
    assert exact.blackjack_both_natural_chance(1) == few
    assert exact.blackjack_odds(decks=1) == (exact.blackjack_insurance(decks=1),)
    assert exact.blackjack_natural_chance("A A A A", decks=1) == 0


@pytest.mark.parametrize(
    ("decks", "edge"), [(1, Fraction(1, 17)), (6, Fraction(23, 311)), (8, Fraction(31, 415))]
)
def test_blackjack_insurance_edge(decks, edge):
    bet = exact.blackjack_insurance(decks=decks)
    assert bet.house_edge == edge
    assert bet.house_edge == 1 - bet.win * (1 + bet.pays[0].to_one)
    assert bet.win == exact.blackjack_dealer_totals("A", decks=decks).blackjack


def test_insurance_with_cards_that_are_known():
    assert exact.blackjack_insurance("9 9").house_edge == Fraction(413 - 384, 413)
    assert exact.blackjack_insurance("9 9", decks=1).house_edge == Fraction(49 - 48, 49)


def test_odds_hold_only_what_the_cards_alone_decide():
    rows = games.odds("blackjack")
    assert [(bet.version, bet.bet) for bet in rows] == [("live", "insurance"), ("live-fr", "insurance")]
    assert {bet.house_edge for bet in rows} == {Fraction(31, 415)}
    assert {(bet.game, bet.push, bet.step.clause) for bet in rows} == {
        ("blackjack", 0, "blackjack-insurance-payout")
    }
    assert said(rows[0].step) == (
        "bet-blackjack-insurance: pays 2:1; probability of winning 128/415, of getting the stake back 0;"
        " house edge 31/415."
    )


@pytest.mark.parametrize(
    ("cards", "busts"), [("10 6", 8), ("10 2", 4), ("A 6", 0), ("10 10", 12), ("5 6", 0)]
)
def test_next_card_busts(cards, busts):
    """Ranks that bust, by 32 cards of each; the hand's own cards are out of the shoe."""
    own = {"10 6": 1, "10 2": 1, "10 10": 2}.get(cards, 0)  # of them that would bust
    own += cards == "10 6"  # the six busts a sixteen too
    assert exact.blackjack_next_card_busts(cards) == Fraction(32 * busts - own, 414)


def test_standing():
    dealer = exact.blackjack_dealer_totals("10", seen="10 10")
    twenty = exact.blackjack_standing("10 10", dealer)
    assert twenty.win == dealer.bust + sum(dealer.totals[total] for total in (17, 18, 19))
    assert twenty.push == dealer.totals[20]
    assert twenty.lose == dealer.totals[21] + dealer.blackjack
    drawn = exact.blackjack_standing("7 7 7", dealer)
    assert (drawn.push, drawn.lose) == (dealer.totals[21], dealer.blackjack)
    natural = exact.blackjack_standing("A K", dealer)
    assert (natural.win, natural.push, natural.lose) == (1 - dealer.blackjack, dealer.blackjack, 0)
    assert exact.blackjack_standing("10 6 6", dealer).lose == 1
    twelve = exact.blackjack_standing("10 2", dealer)
    assert (twelve.win, twelve.push) == (dealer.bust, 0)
    assert twelve.step.clause == "blackjack-win-higher-total"
    assert said(twelve.step).startswith("10 2 against 10: standing wins with probability")
    assert code_of(exact.blackjack_standing, "10 2", exact.blackjack_dealer_totals()) == "bj-up-card"


def test_it_is_quick():
    counting._endings.cache_clear()
    start = time.perf_counter()
    games.odds("blackjack")
    assert time.perf_counter() - start < 0.5
    for up in UPS:
        exact.blackjack_dealer_totals(up)
    assert time.perf_counter() - start < 2


def test_wrong_questions():
    assert code_of(exact.blackjack_dealer_totals, "A K") == "bj-up-card"
    assert code_of(exact.blackjack_dealer_totals, "A", "", 0) == "decks-invalid"
    assert code_of(exact.blackjack_dealer_totals, "A", "A A A A", 1) == "shoe-exceeded"
    nearly_all = " ".join(f"{rank} " * 4 for rank in "A 2 3 4 5 6 7 8 9 10 J Q".split())
    assert code_of(exact.blackjack_dealer_totals, "", nearly_all + "K K K", 1) == "bj-shoe-empty"
    assert exact.blackjack_natural_chance(nearly_all + "K K K", 1) == 0
    assert exact.blackjack_next_card_busts("K K", nearly_all + "K K", 1) == 0


# --- the table as data


def load(monkeypatch, version, *keys, value):
    data = copy.deepcopy(tables.read("blackjack").data)
    part = data[version]
    for key in keys[:-1]:
        part = part[key]
    if value is None:
        del part[keys[-1]]
    else:
        part[keys[-1]] = value
    monkeypatch.setattr(house, "_table", lambda: tables.Node("blackjack.toml", "", data))
    return house._rules.__wrapped__(version, ())


@pytest.mark.parametrize(
    ("version", "keys", "value"),
    [
        ("live", ("decks",), 0),
        ("live", ("dealer-stands",), 22),
        ("live", ("dealer-stands",), 0),
        ("live", ("limit",), 0),
        ("live", ("dealer-hits-soft",), 1),
        ("live", ("insurance-against",), "1"),
        ("live", ("insurance",), "half"),
        ("live", ("values", "K"), 0),
        ("live", ("values", "A"), None),
        ("live", ("pays", "blackjack"), "3 to 2"),
        ("live", ("clauses", "soft"), ""),
        ("live", ("clauses", "dealer"), None),
        ("live", ("surrender",), True),
        ("live", ("seats",), None),
        ("live-fr", ("like",), "live-en"),
        ("live-fr", ("double-after-split",), "yes"),
        ("live-fr", ("burned-after-shuffle",), -6),
    ],
)
def test_a_wrong_table_names_file_and_key(monkeypatch, version, keys, value):
    with pytest.raises(RulesError) as caught:
        load(monkeypatch, version, *keys, value=value)
    assert caught.value.code == "table-invalid"
    assert caught.value.fields["file"] == "blackjack.toml"
    assert caught.value.fields["key"] == ".".join((version, *keys))


def test_a_version_takes_over_what_it_does_not_say(monkeypatch):
    changed = load(monkeypatch, "live", "pays", "blackjack", value="2:1")
    assert str(changed.pays["blackjack"]) == "2:1"
    french, live = house._rules.__wrapped__("live-fr", ()), house._rules.__wrapped__("live", ())
    assert (french.pays, french.values, french.limit) == (live.pays, live.values, live.limit)
    assert french.clauses["dealer"] != live.clauses["dealer"]
