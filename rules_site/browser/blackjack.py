"""The rules of blackjack as the calculator reads them: a table a version, the options as what they change.

Everything is asked of `rules_core.blackjack`; the clause of a sentence is the one that the core gives it in a
round made for it. Fractions are texts such as `1/2`, since a number of JSON is not exact.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from rules_core import blackjack
from rules_core.blackjack import Move, Round, Rules, dealer_decision, hand, hole_card, moves, play, settle
from rules_core.cards import Rank
from rules_core.results import Step
from rules_core.tables.blackjack import FRENCH

EXAMPLE_LOGS = {
    "live": "8s 6d 8h split 3c 9s 10d stand Kc 2h",
    FRENCH: "8s 6d 8h split 3c double 10d 9s stand Kc 2h",
}
EXAMPLE_BET = "10"
"""What lies on the table when the calculator opens: cards as they are dealt, and what the player chooses."""

TEXTS = {"": "live", "fr": FRENCH}
"""Which version the calculator opens with in a language; all others as the first."""

SMALLEST_AMOUNT = Fraction(1, 100)
"""The smallest unit of money: a win that is no multiple of it cannot be paid exactly."""

Table = dict[str, Any]


def table() -> Table:
    """Everything about all versions of the game that the browser needs."""
    return {
        "versions": {version: _version(version) for version in blackjack.versions()},
        "unit": str(SMALLEST_AMOUNT),
        "example": {"texts": TEXTS, "logs": EXAMPLE_LOGS, "bet": EXAMPLE_BET},
    }


def _version(version: str) -> Table:
    house = _house(blackjack.rules(version))
    changes = {
        option: {
            key: value
            for key, value in _house(blackjack.rules(version, option)).items()
            if value != house[key]
        }
        for option in blackjack.options(version)
    }
    return {**house, **_clauses(version), "options": changes}


def _house(house: Rules) -> Table:
    return {
        "version": house.version,
        "decks": house.decks,
        "opening": house.opening,
        "deal": [
            "player" if card.seat else "dealer"
            for card in blackjack.deal_order(1, house.version).cards
            if card.face_up
        ],
        "limit": house.limit,
        "ace": Rank.ACE.value,
        "aceHigh": house.ace_high,
        "dealerStands": house.dealer_stands,
        "dealerHitsSoft": house.dealer_hits_soft,
        "insuranceAgainst": house.insurance_against.value,
        "insurance": str(house.insurance),
        "insuranceExact": house.insurance_exact,
        "cardsAfterDouble": house.cards_after_double,
        "splitCardsFirst": house.split_cards_first,
        "doubleAfterSplit": house.double_after_split,
        "drawToSplitAces": house.draw_to_split_aces,
        "doubleReturned": house.double_returned,
        "values": {rank.value: value for rank, value in house.values.items()},
        "pays": {price: {"odds": str(pays), "toOne": str(pays.to_one)} for price, pays in house.pays.items()},
        "bets": {bet: f"bet-blackjack-{bet}" for bet in blackjack.bets(house.version)},
    }


def _clauses(version: str) -> Table:
    """The clause of each sentence; where the hands decide between two, of unequal and of equal totals."""
    house = blackjack.rules(version)
    clauses = {step.code: step.clause for step in steps(version) if step.code not in RESULTS}
    for codes, key in ((DEALER, "dealer"), (("bj-card-split",), "split-card")):
        clauses |= dict.fromkeys(codes, house.clauses[key])
    clauses |= {"soft": house.clauses["soft"], "after-split": house.clauses["after-split"]}
    clauses["bj-double"] = _move("5 6", "double", version).step.clause
    results = {code: _results(code, version) for code in RESULTS}
    return {"clauses": clauses | dict(_settlements(version)), "results": results}


DEALER = ("bj-dealer-draws", "bj-dealer-stands", "bj-dealer-draws-soft", "bj-dealer-stands-soft")
RESULTS = {
    "bj-wins": ("10 9", "10 8"),
    "bj-wins-blackjack": ("A K", "10 8", "A K", "7 7 7"),
    "bj-wins-dealer-bust": ("10 9", "10 6 K"),
    "bj-push": ("10 8", "10 8"),
    "bj-push-blackjack": ("A K", "A K"),
    "bj-loses": ("10 7", "10 8"),
    "bj-loses-blackjack": ("10 9", "A K", "7 7 7", "A K"),
    "bj-loses-bust": ("10 6 K", "10 8"),
    "bj-loses-both-bust": ("10 6 K", "10 6 K"),
}
"""For each verdict hands of the player and the dealer; then, where that matters, hands of equal totals."""


def _results(code: str, version: str) -> list[str]:
    hands = RESULTS[code]
    pairs = ((hands[0], hands[1]), (hands[-2], hands[-1]))
    found = [blackjack.compare(player, dealer, version).step for player, dealer in pairs]
    if {step.code for step in found} != {code}:
        raise ValueError(f"{code}: the core says {[step.code for step in found]}")
    return [step.clause for step in found]


def _settlements(version: str) -> Iterator[tuple[str, str]]:
    """The clauses of bets that are paid, and of insurance, under names of their own."""
    house = blackjack.rules(version)

    def clause(played: Round, place: int = 0, **bets: Fraction) -> str:
        return settle(played, 1, **bets).bets[place].clause

    half = {"insurance": house.insurance}
    yield "payout-win", clause(play("10 9", "10 8", version))
    yield "payout-blackjack", clause(play("A K", "10 8", version))
    yield "insurance-win", clause(play("10 9", "A K", version), 1, **half)
    yield "insurance-both", clause(play("A K", "A K", version), 1, **half)
    yield "insurance-lose", clause(play("10 9", "A 8", version), 1, **half)
    if house.double_returned:
        yield "double-returned", clause(play("5 6 9", "K A", version, doubled=True), 1)
    for code in ("bj-insurance-exact", "bj-insurance-up-to", "bj-insurance-rounded"):
        yield code, house.clauses["insurance"]


def steps(version: str) -> Iterator[Step]:
    """Reasons of rounds and hands in which every sentence of the version occurs."""
    for cards in ("10 7", "A 6", "A K", "10 6 K"):
        yield hand(cards, version).step
    yield hand("A K", version, split=True).step
    for cards in ("10 7", "A K", "10 6 K"):
        yield dealer_decision(cards, version).step
    for up in ("A", "9"):
        yield hole_card(up, version).step
    yield from play("10 9", "10 8", version).steps
    yield from play("8 K", "10 8", version, split="8 3").steps
    yield from play("10 6 K", "10 6", version).steps
    yield from (move.step for move in _all_moves(version))


def _all_moves(version: str) -> Iterator[Move]:
    for cards in ("5 6", "8 8", "5 6 2", "A K", "7 7 7", "10 6 K"):
        for up in ("A", "9"):
            yield from moves(cards, up, version).moves
    yield from moves("8 3", "9", version, split=True).moves
    yield from moves("A 3", "9", version, split=True).moves
    yield from moves("5 6", "9", version, doubled=True).moves
    yield from moves("5 6 2", "9", version, doubled=True).moves
    yield from moves("5 6", "A", version, stood=True).moves


def _move(cards: str, action: str, version: str) -> Move:
    return next(move for move in moves(cards, "9", version).moves if move.action == action)
