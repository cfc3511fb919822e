"""What the dealer must do: no choice, only rules."""

from dataclasses import dataclass
from typing import Any

from rules_core.blackjack.hands import Hand, value
from rules_core.cards import Card, Cards, Shoe, read_cards
from rules_core.errors import RulesError, expect_flags
from rules_core.results import Step
from rules_core.tables.blackjack import Options, Rules, rules

_OFFERED = ("blackjack-hole-card-ace-insurance",)


@dataclass(frozen=True)
class DealerDecision:
    """Whether the dealer draws with this hand, and by which clause."""

    hand: Hand
    draws: bool
    step: Step


@dataclass(frozen=True)
class DealerPlay:
    """The dealer's complete hand, and why each card of it was drawn."""

    hand: Hand
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class HoleCard:
    """Whether the dealer checks the hole card before the players go on, or leaves it hidden to the end."""

    checked: bool
    step: Step


def hole_card(up: Cards, version: str = "live") -> HoleCard:
    """What the dealer does with the hole card under this open card.

    Under an ace insurance is offered, then the dealer checks for blackjack
    (blackjack-hole-card-ace-insurance, blackjack-hole-card-peek); under every other card, tens too, nobody
    sees it until all players have their cards (blackjack-hole-card-hidden, blackjack-term-hole-card). Raises
    `RulesError` `bj-up-card`, `card-unknown`, `version-unknown`.

    >>> hole_card("A").checked, hole_card("10").checked
    (True, False)
    """
    house, card = rules(version), read_up(up)
    if card.rank is house.insurance_against:
        return HoleCard(True, Step("bj-hole-checked", "blackjack-hole-card-peek", also=_OFFERED))
    also = ("blackjack-term-hole-card",)
    return HoleCard(False, Step("bj-hole-hidden", "blackjack-hole-card-hidden", {"card": card}, also))


def read_up(up: Cards) -> Card:
    """The one open card. Raises `RulesError` `bj-up-card`.

    >>> read_up("A♠")
    Card('As')
    """
    row = read_cards(up)
    if len(row) != 1:
        raise RulesError("bj-up-card", count=len(row))
    return row[0]


def dealer_decision(cards: Cards, version: str = "live", options: Options = ()) -> DealerDecision:
    """What the dealer must do with these cards, two or more (blackjack-dealer-draws-*, blackjack-soft-17-*).

    Raises `RulesError` `bj-dealer-too-few`, `card-unknown`, `shoe-exceeded`, `version-unknown`,
    `house-option-unknown`.

    >>> dealer_decision("10 6").draws, dealer_decision("A 6").draws, dealer_decision("A 6 10").draws
    (True, False, False)
    >>> dealer_decision("A 6", "live-fr", "hit-soft-17").draws
    True
    """
    house = rules(version, options)
    row = read_cards(cards)
    Shoe(house.decks).check(row)
    check_opening(row, house)
    return decide(row, house)


def check_opening(cards: tuple[Card, ...], house: Rules) -> None:
    """Raise `bj-dealer-too-few` unless the open card and the hole card are there.

    >>> check_opening(read_cards("9"), rules())
    Traceback (most recent call last):
    rules_core.errors.RulesError: The dealer has at least 2 cards, open card and hole card; given: 1.
    """
    if len(cards) < house.opening:
        raise RulesError("bj-dealer-too-few", needed=house.opening, count=len(cards))


def decide(cards: tuple[Card, ...], house: Rules) -> DealerDecision:
    """What the dealer must do with cards that have been read and checked.

    >>> decide(read_cards("10 6"), rules()).draws, decide(read_cards("10 7"), rules()).draws
    (True, False)
    """
    hand = value(cards, house)
    draws = house.dealer_draws(hand.total, hand.soft)
    fields: dict[str, Any] = {"total": hand.total, "limit": house.limit}
    if hand.blackjack:
        return DealerDecision(hand, draws, Step("bj-dealer-blackjack", "blackjack-term-blackjack", fields))
    if hand.bust:
        return DealerDecision(hand, draws, Step("bj-dealer-bust", "blackjack-win-dealer-bust", fields))
    clause = house.clauses["soft" if hand.soft and hand.total == house.dealer_stands else "dealer"]
    code = f"bj-dealer-{'draws' if draws else 'stands'}{'-soft' if hand.soft else ''}"
    return DealerDecision(hand, draws, Step(code, clause, fields))


def dealer_play(
    cards: Cards, version: str = "live", options: Options = (), *, needed: bool = True
) -> DealerPlay:
    """Replay the dealer's hand: open card, hole card, then exactly the cards that the rules call for.

    `needed` is false when every player's hand is bust or blackjack, so that no draw could change an outcome:
    then the dealer turns the hole card and stops (blackjack-dealer-no-draw-without-effect). Raises
    `RulesError`: `bj-dealer-too-few`, `bj-dealer-must-draw`, `bj-dealer-must-not-draw`,
    `bj-dealer-not-needed`, `card-unknown`, `shoe-exceeded`, `version-unknown`, `house-option-unknown`.

    >>> dealer_play("9 2 A 10").hand.bust
    True
    >>> dealer_play("9 7")
    Traceback (most recent call last):
    rules_core.errors.RulesError: With 9 7 the dealer has 16 and must draw, but the next card is missing.
    """
    expect_flags(needed)
    house = rules(version, options)
    row = read_cards(cards)
    Shoe(house.decks).check(row)
    return replay(row, house, needed)


def replay(cards: tuple[Card, ...], house: Rules, needed: bool = True) -> DealerPlay:
    """Replay the dealer's cards that have been read; see `dealer_play`.

    >>> replay(read_cards("10 6 5"), rules()).hand.total
    21
    """
    check_opening(cards, house)
    if not needed:
        return _no_draw(cards, house)
    steps = []
    for taken in range(house.opening, len(cards) + 1):
        decision = decide(cards[:taken], house)
        steps.append(decision.step)
        if not decision.draws:
            _nothing_left("bj-dealer-must-not-draw", decision, cards[taken:])
            return DealerPlay(decision.hand, tuple(steps))
    raise RulesError(
        "bj-dealer-must-draw", cards=cards, total=decision.hand.total, clause=decision.step.clause
    )


def _no_draw(cards: tuple[Card, ...], house: Rules) -> DealerPlay:
    decision = decide(cards[: house.opening], house)
    step = decision.step
    if decision.draws:
        clause = "blackjack-dealer-no-draw-without-effect"
        step = Step("bj-dealer-not-needed-step", clause, {"total": decision.hand.total})
        decision = DealerDecision(decision.hand, False, step)
        _nothing_left("bj-dealer-not-needed", decision, cards[house.opening :])
    _nothing_left("bj-dealer-must-not-draw", decision, cards[house.opening :])
    return DealerPlay(decision.hand, (step,))


def _nothing_left(code: str, decision: DealerDecision, left: tuple[Card, ...]) -> None:
    if left:
        fields = {"cards": decision.hand.cards, "total": decision.hand.total}
        raise RulesError(code, left=left, clause=decision.step.clause, **fields)
