"""What a player may do with a hand, move by move."""

from dataclasses import dataclass

from rules_core.blackjack.dealer import read_up
from rules_core.blackjack.hands import Hand, value
from rules_core.cards import Card, Cards, Rank, Shoe, read_cards
from rules_core.errors import RulesError, expect_flags
from rules_core.results import Step
from rules_core.tables.blackjack import FRENCH, Options, Rules, rules

HIT, STAND, DOUBLE, SPLIT, INSURANCE = ACTIONS = ("hit", "stand", "double", "split", "insurance")
CARD = "card"


@dataclass(frozen=True)
class Move:
    """Whether a player may do this, and why. `action` is one of `ACTIONS`."""

    action: str
    allowed: bool
    step: Step


@dataclass(frozen=True)
class Moves:
    """All that a player may do with a hand.

    `automatic` says what happens without asking: `card` (the hand must get one), `stand`, or `None` when the
    player decides.
    """

    hand: Hand
    moves: tuple[Move, ...]
    automatic: str | None

    @property
    def allowed(self) -> tuple[str, ...]:
        """The actions that the player may choose."""
        return tuple(move.action for move in self.moves if move.allowed)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The reasons, each once."""
        return tuple({move.step.code: move.step for move in self.moves}.values())


@dataclass(frozen=True)
class HandState:
    """A hand of the player: its cards, and how it came about."""

    cards: tuple[Card, ...]
    split: bool = False
    doubled: bool = False


def moves(  # noqa: PLR0913 (named flags)
    cards: Cards,
    up: Cards,
    version: str = "live",
    options: Options = (),
    *,
    split: bool = False,
    doubled: bool = False,
    stood: bool = False,
    checked: bool = False,
) -> Moves:
    """What a player may do with these cards against the dealer's open card.

    `split`: the hand comes from a split pair; `doubled`: its bet was doubled; `stood`: the player has stood
    on it or has let the time run out; `checked`: the dealer has already looked at the hole card under an ace.

    Clauses: blackjack-play-options, blackjack-play-hit, blackjack-player-draws-below-21, blackjack-double,
    blackjack-split-*, blackjack-insurance-offer, blackjack-no-response. Raises `RulesError`: `bj-up-card`,
    `bj-hand-too-short`, `bj-card-after-full`, `bj-doubled-count`, `bj-double-full`, `bj-double-split`,
    `bj-double-split-ace`, `bj-split-ace-cards`, and what `hand` and `rules` raise.

    >>> moves("8♠ 8♥", "A").allowed
    ('hit', 'stand', 'double', 'split', 'insurance')
    >>> moves("8♠ 8♥ 2♦", "6").allowed, moves("A K", "6").automatic
    (('hit', 'stand'), 'stand')
    """
    expect_flags(split, doubled, stood, checked)
    house = rules(version, options)
    row, open_card = read_cards(cards), read_up(up)
    Shoe(house.decks).check((*row, open_card))
    state = HandState(row, split, doubled)
    check_course(state, house, complete=False)
    hand = value(row, house, split)
    automatic, reason = _automatic(state, hand, house, stood)
    play = [Move(action, False, reason) for action in ACTIONS[:4]] if reason else _play(state, hand, house)
    return Moves(hand, (*play, _insurance(state, open_card.rank, house, stood or checked)), automatic)


def check_course(state: HandState, house: Rules, complete: bool = True) -> None:
    """Raise `RulesError` when no hand can have come about like this; see `moves`.

    A hand that is not `complete` may still wait for the card that a split or a double brings.

    >>> check_course(HandState(read_cards("10 6 5 2"), False, False), rules())
    Traceback (most recent call last):
    rules_core.errors.RulesError: 10 6 5 makes 21, so no further card is offered; left over: 2.
    """
    cards = state.cards
    least = house.opening if complete or not state.split else 1
    if len(cards) < least:
        raise RulesError("bj-hand-too-short", needed=least, count=len(cards))
    for taken in range(house.opening, len(cards)):
        total = house.count(cards[:taken])[0]
        if total >= house.limit:
            raise RulesError("bj-card-after-full", cards=cards[:taken], total=total, left=cards[taken:])
    if _one_card_ace(state, house) and len(cards) > house.opening:
        raise RulesError("bj-split-ace-cards", left=cards[house.opening :])
    if state.doubled:
        _check_doubled(state, house, complete)


def _check_doubled(state: HandState, house: Rules, complete: bool) -> None:
    cards, most = state.cards, house.opening + house.cards_after_double
    opening = cards[: house.opening]
    if state.split and not house.double_after_split:
        raise RulesError("bj-double-split")
    if _one_card_ace(state, house):
        raise RulesError("bj-double-split-ace")
    if house.count(opening)[0] >= house.limit:
        raise RulesError("bj-double-full", cards=opening, total=house.limit)
    if len(cards) > most or len(cards) < (most if complete else house.opening):
        raise RulesError("bj-doubled-count", needed=most, count=len(cards))


def _one_card_ace(state: HandState, house: Rules) -> bool:
    return state.split and state.cards[0].rank is Rank.ACE and not house.draw_to_split_aces


def _automatic(state: HandState, hand: Hand, house: Rules, stood: bool) -> tuple[str | None, Step | None]:
    """What happens to the hand without asking, and why."""
    fields = {"total": hand.total}
    if hand.bust:
        return STAND, Step("bj-over", "blackjack-move-on-21-or-over", fields)
    if hand.blackjack:
        return STAND, Step("bj-no-card-blackjack", "blackjack-no-card-at-21", fields)
    if hand.total == house.limit:
        return STAND, Step("bj-no-card", "blackjack-auto-stand-21", fields)
    if state.split and len(hand.cards) < house.opening:
        return CARD, Step("bj-card-split", house.clauses["split-card"], fields)
    if state.doubled:
        due = len(hand.cards) < house.opening + house.cards_after_double
        code = "bj-card-doubled" if due else "bj-stands-doubled"
        return CARD if due else STAND, Step(code, "blackjack-double-one-card", fields)
    if _one_card_ace(state, house):
        also = ("blackjack-split-aces-one-card-guide",) if house.version == FRENCH else ()
        return STAND, Step("bj-stands-split-ace", "blackjack-split-aces-one-card", fields, also)
    if stood:
        return STAND, Step("bj-stood", "blackjack-hand-complete", fields)
    return None, None


def _play(state: HandState, hand: Hand, house: Rules) -> list[Move]:
    fields = {"total": hand.total, "limit": house.limit}
    first = len(state.cards) == house.opening and not state.split
    also = ("blackjack-play-hit", *["blackjack-play-options"] * first)
    return [
        Move(HIT, True, Step("bj-hit", "blackjack-player-draws-below-21", fields, also)),
        Move(STAND, True, Step("bj-stand", "blackjack-play-stand", fields)),
        _double(state, house),
        _split(state, house),
    ]


def _double(state: HandState, house: Rules) -> Move:
    if len(state.cards) != house.opening:
        return Move(DOUBLE, False, Step("bj-double-late", "blackjack-double"))
    if not state.split:
        return Move(DOUBLE, True, Step("bj-double", "blackjack-double"))
    allowed, clause = house.double_after_split, house.clauses["after-split"]
    return Move(DOUBLE, allowed, Step("bj-double" if allowed else "bj-double-no-split", clause))


def _split(state: HandState, house: Rules) -> Move:
    if state.split:
        return Move(SPLIT, False, Step("bj-split-again", "blackjack-split-once"))
    values = [house.values[card.rank] for card in state.cards]
    clause = "blackjack-split-identical-value"
    if len(values) == house.opening and len(set(values)) == 1:
        return Move(SPLIT, True, Step("bj-split", clause, {"value": values[0]}))
    return Move(SPLIT, False, Step("bj-split-no-pair", clause))


def _insurance(state: HandState, up: Rank, house: Rules, late: bool) -> Move:
    if up is not house.insurance_against:
        return Move(INSURANCE, False, Step("bj-insurance-no-ace", "blackjack-insurance-offer"))
    if late or state.split or state.doubled or len(state.cards) > house.opening:
        return Move(INSURANCE, False, Step("bj-insurance-late", "blackjack-insurance-timing"))
    return Move(INSURANCE, True, Step("bj-insurance", "blackjack-insurance-offer"))
