"""The order of dealing and of picking up, and the hands that the deal makes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from rules_core.blackjack.hands import Hand, value
from rules_core.cards import Card, Cards, Shoe, read_cards, shorten
from rules_core.errors import RulesError
from rules_core.read_only import Frozen
from rules_core.results import Step
from rules_core.tables.blackjack import Rules, rules

Seats = int | Iterable[int]
"""Seats with a bet: how many (the first ones), or their numbers from the dealer's left."""


@dataclass(frozen=True)
class DealtCard:
    """One card of the deal: to a seat, or to the dealer (`seat` is `None`); face up or down."""

    seat: int | None
    face_up: bool
    step: Step


@dataclass(frozen=True)
class DealOrder:
    """To whom each card of the opening goes."""

    cards: tuple[DealtCard, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The cards one by one."""
        return tuple(card.step for card in self.cards)


@dataclass(frozen=True)
class Opening(Frozen):
    """The hands after the deal: of each seat, and of the dealer (the open card first)."""

    hands: Mapping[int, Hand]
    dealer: tuple[Card, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class PickUp:
    """The order in which hands are picked up: the dealer's cards, then these seats."""

    seats: tuple[int, ...]
    step: Step


def deal_order(seats: Seats, version: str = "live") -> DealOrder:
    """To whom the cards of the opening go (blackjack-deal-direction, blackjack-deal-1-players … -4-*).

    Raises `RulesError` `bj-seats-invalid`, `version-unknown`.

    >>> [(card.seat, card.face_up) for card in deal_order([2, 5]).cards]
    [(2, True), (5, True), (None, True), (2, True), (5, True), (None, False)]
    """
    house = rules(version)
    taken = _seats(seats, house)
    order = []
    for turn in range(1, house.opening + 1):
        clause = f"blackjack-deal-{2 * turn - 1}-players"
        for seat in taken:
            fields = {"seat": seat, "number": turn}
            step = Step("bj-deal-seat", clause, fields, ("blackjack-deal-direction",))
            order.append(DealtCard(seat, True, step))
        up = turn == 1
        clause = "blackjack-deal-2-dealer-up" if up else "blackjack-deal-4-dealer-down"
        order.append(DealtCard(None, up, Step(f"bj-deal-dealer-{'up' if up else 'down'}", clause)))
    return DealOrder(tuple(order))


def deal_opening(cards: Cards, seats: Seats, version: str = "live") -> Opening:
    """The hands that these cards make when they are dealt in order.

    Raises `RulesError` `bj-deal-count` unless it is just the cards of the opening, and what `deal_order` and
    `hand` raise.

    >>> opening = deal_opening("5 K A  9 6 J", seats=2)
    >>> [hand.total for hand in opening.hands.values()], opening.dealer
    ([14, 16], (Card('A'), Card('J')))
    """
    house, order, row = rules(version), deal_order(seats, version), read_cards(cards)
    Shoe(house.decks).check(row)
    if len(row) != len(order.cards):
        raise RulesError("bj-deal-count", needed=len(order.cards), count=len(row))
    hands: dict[int | None, list[Card]] = {}
    for place, card in zip(order.cards, row, strict=True):
        hands.setdefault(place.seat, []).append(card)
    dealer = tuple(hands.pop(None))
    valued = {seat: value(tuple(held), house) for seat, held in hands.items() if seat is not None}
    return Opening(valued, dealer, tuple(hand.step for hand in valued.values()))


def pickup_order(seats: Seats, version: str = "live") -> PickUp:
    """In which order the hands are picked up after the round, so that each can be laid out again.

    The dealer's cards come first and end at the bottom of the discards, then the seats against the direction
    of the deal (blackjack-pickup-dealer-cards-first, -right-to-left, -purpose). Raises
    `bj-seats-invalid`.

    >>> pickup_order(7).seats
    (7, 6, 5, 4, 3, 2, 1)
    """
    order = tuple(reversed(_seats(seats, rules(version))))
    also = ("blackjack-pickup-right-to-left", "blackjack-pickup-purpose")
    return PickUp(order, Step("bj-pickup", "blackjack-pickup-dealer-cards-first", {"seats": order}, also))


def _seats(seats: Seats, house: Rules) -> tuple[int, ...]:
    wrong = RulesError("bj-seats-invalid", most=house.seats, text=shorten(seats))
    if isinstance(seats, int):
        given = tuple(range(1, min(seats, house.seats + 1) + 1))
    elif isinstance(seats, Iterable):
        given = tuple(islice(seats, house.seats + 1))
    else:
        raise wrong
    if isinstance(seats, bool) or any(
        type(seat) is not int or not 1 <= seat <= house.seats for seat in given
    ):
        raise wrong
    if not given or list(given) != sorted(set(given)):
        raise wrong
    return given
