"""Packs on the live table: are they complete, the shoe, the cut, the cut card in play, cards picked up."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules_core.cards import Card, Cards, Shoe, Suit, full_deck, read_cards, shorten
from rules_core.errors import RulesError
from rules_core.read_only import Frozen
from rules_core.results import Step

_FEWEST = 2
"""Cards that can be cut."""


@dataclass(frozen=True)
class PackCheck(Frozen):
    """Whether the packs are complete; the cards that are missing or too many, with how many of each."""

    decks: int
    complete: bool
    missing: Mapping[Card, int]
    extra: Mapping[Card, int]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class ShoePlan:
    """How the shoe is made ready: cards in all, behind the cut card and in front of it."""

    decks: int
    cards: int
    behind: int
    before: int
    step: Step


@dataclass(frozen=True)
class Cut:
    """The stack after the cut, from its front; the last `behind` cards, if any, are marked off."""

    cards: tuple[Card, ...]
    behind: int | None
    steps: tuple[Step, ...]

    @property
    def set_apart(self) -> tuple[Card, ...]:
        """The cards behind the cut card."""
        return self.cards[len(self.cards) - self.behind :] if self.behind else ()


@dataclass(frozen=True)
class LastRound:
    """Whether the round in which so many cards have been dealt is the last before the reshuffle."""

    last: bool
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class PickedUp:
    """Cards picked up from right to left, each laid on the one before: `pile` from the bottom to the top."""

    pile: tuple[Card, ...]
    step: Step

    @property
    def laid_again(self) -> tuple[Card, ...]:
        """The cards laid on the table again from the top of the pile, from left to right."""
        return tuple(reversed(self.pile))


def check(cards: Cards, decks: int, clause: str) -> PackCheck:
    """Whether these cards are so many complete packs: each card with its suit, once for every pack.

    Clauses baccarat-inspect-complete, blackjack-inspect-complete. Raises `RulesError` `poker-suit-missing`,
    `decks-invalid`, `card-unknown`.

    >>> from rules_core.cards import full_deck
    >>> check(full_deck(), 1, "baccarat-inspect-complete").complete
    True
    >>> check(full_deck()[1:], 1, "baccarat-inspect-complete").missing
    {Card('As'): 1}
    """
    size, row = Shoe(decks).size, read_cards(cards)
    for position, card in enumerate(row, start=1):
        if card.suit is None:
            example = str(Card(card.rank, Suit.SPADES))
            raise RulesError("poker-suit-missing", position=position, card=card, example=example)
    given, wanted = Counter(row), Counter(dict.fromkeys(full_deck(), decks))
    missing, extra = wanted - given, given - wanted
    steps = [
        Step(code, clause, {"count": found.total(), "cards": tuple(found)})
        for code, found in (("packs-missing", missing), ("packs-extra", extra))
        if found
    ]
    complete = Step("packs-complete", clause, {"decks": decks, "cards": size})
    return PackCheck(decks, not steps, dict(missing), dict(extra), tuple(steps) or (complete,))


def cut(cards: Cards, place: int, clauses: tuple[str, ...]) -> Cut:
    """The stack when the cut card has been put in behind `place` cards: those in front of it go to the back.

    Clauses baccarat-cut-move-front, blackjack-cut-move-front. Raises `RulesError` `cut-cards-few`,
    `cut-place`, `card-unknown`.

    >>> print(*cut("A 2 3 4 5", 2, ("blackjack-cut-move-front",)).cards)
    3 4 5 A 2
    """
    row = read_cards(cards)
    if len(row) < _FEWEST:
        raise RulesError("cut-cards-few", needed=_FEWEST, count=len(row))
    if type(place) is not int or not 0 < place < len(row):
        raise RulesError("cut-place", least=1, most=len(row) - 1, text=shorten(place))
    step = Step("cut-moved", clauses[0], {"place": place}, clauses[1:])
    return Cut(row[place:] + row[:place], None, (step,))


def last_round(dealt: int, before: int, cards: int, clause: str) -> LastRound:
    """Whether the round that ends after `dealt` of the shoe's `cards` is the last before the reshuffle.

    It is when the cut card, with `before` cards in front of it, has been reached. Raises `dealt-invalid`.

    >>> last_round(410, 409, 416, "baccarat-reshuffle-at-cut-card").last
    True
    """
    if type(dealt) is not int or not 0 <= dealt <= cards:
        raise RulesError("dealt-invalid", least=0, most=cards, text=shorten(dealt))
    last = dealt > before
    code = "cut-card-reached" if last else "cut-card-ahead"
    return LastRound(last, (Step(code, clause, {"dealt": dealt, "before": before}),))


def pick_up(row: Cards, clauses: tuple[str, ...]) -> PickedUp:
    """Clear the layout: the cards, given as they lie from left to right, are picked up from right to left.

    So they can be laid out again in their order. Raises `RulesError` `hand-empty`, `card-unknown`.

    >>> picked = pick_up("5♥ K♠ 3♦", ("baccarat-pickup-clear",))
    >>> print(*picked.pile)
    3♦ K♠ 5♥
    >>> print(*picked.laid_again)
    5♥ K♠ 3♦
    """
    lying = read_cards(row)
    if not lying:
        raise RulesError("hand-empty")
    pile = tuple(reversed(lying))
    return PickedUp(pile, Step("picked-up", clauses[0], {"pile": pile, "cards": lying}, clauses[1:]))
