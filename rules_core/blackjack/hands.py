"""What a hand of blackjack is worth, and which of two hands wins."""

from dataclasses import dataclass, replace
from typing import Any

from rules_core.cards import Card, Cards, Rank, Shoe, read_cards
from rules_core.errors import RulesError, expect_flags
from rules_core.results import Step
from rules_core.tables.blackjack import FRENCH, Rules, rules

WIN, LOSE, PUSH = "win", "lose", "push"


@dataclass(frozen=True)
class Hand:
    """A hand: its best total, whether an ace of it counts high (`soft`), whether it is blackjack or bust."""

    cards: tuple[Card, ...]
    total: int
    soft: bool
    blackjack: bool
    bust: bool
    step: Step


@dataclass(frozen=True)
class Result:
    """What became of a player's hand: `win`, `lose` or `push`. `doubled`: its bet was doubled."""

    hand: Hand
    result: str
    step: Step
    doubled: bool = False


def hand(cards: Cards, version: str = "live", *, split: bool = False) -> Hand:
    """The value of a hand (blackjack-value-*, blackjack-term-*).

    `split` says that the hand comes from a split pair, so that it is never blackjack. Raises `RulesError`
    `hand-empty`, `card-unknown`, `shoe-exceeded`.

    >>> hand("A 6").total, hand("A 6").soft, hand("A 6 10").total, hand("A 6 10").soft
    (17, True, 17, False)
    >>> hand("A♠ K♥").blackjack, hand("A♠ K♥", split=True).blackjack, hand("7 7 7").blackjack
    (True, False, False)
    """
    expect_flags(split)
    house = rules(version)
    row = read_cards(cards)
    if not row:
        raise RulesError("hand-empty")
    Shoe(house.decks).check(row)
    return value(row, house, split)


def value(cards: tuple[Card, ...], house: Rules, split: bool = False) -> Hand:
    """The value of cards that have been read and checked.

    >>> value(read_cards("A 6"), rules()).total
    17
    """
    total, soft = house.count(cards)
    bust = total > house.limit
    full = total == house.limit and len(cards) == house.opening
    blackjack = full and not split
    fields: dict[str, Any] = {"cards": cards, "total": total}
    if blackjack:
        step = Step("bj-blackjack", "blackjack-term-blackjack", fields)
    elif bust:
        step = Step("bj-bust", "blackjack-bust-loses", fields | {"limit": house.limit})
    elif full:
        step = Step("bj-split-full", "blackjack-split-aces-21", fields)
    elif soft:
        step = Step("bj-soft", "blackjack-term-soft-total", fields | {"ace": house.ace_high})
    else:
        step = Step("bj-hard", "blackjack-term-hard-total", fields)
    return Hand(cards, total, soft, blackjack, bust, replace(step, also=_value_clauses(cards)))


def _value_clauses(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The clauses that say what these cards count, each once."""
    faces = (Rank.JACK, Rank.QUEEN, Rank.KING)
    kinds = ("ace" if card.rank is Rank.ACE else "faces" if card.rank in faces else "pips" for card in cards)
    return tuple(dict.fromkeys(f"blackjack-value-{kind}" for kind in kinds))


def compare(player: Cards, dealer: Cards, version: str = "live", *, split: bool = False) -> Result:
    """Which of two complete hands wins, seen from the player (blackjack-win-*, blackjack-push-*).

    It judges the cards only, not whether they could come about; `play` does both. Raises what `hand` does.

    >>> compare("10 9", "10 8").result, compare("A K", "7 7 7").result, compare("10 7", "9 8").result
    ('win', 'win', 'push')
    """
    house = rules(version)
    return judge(hand(player, version, split=split), hand(dealer, version), house)


def judge(player: Hand, dealer: Hand, house: Rules, doubled: bool = False) -> Result:
    """Which of two valued hands wins.

    >>> judge(hand("10 9"), hand("10 8"), rules()).result
    'win'
    """
    result, code, clause = _judgement(player, dealer)
    fields: dict[str, Any] = {"cards": player.cards, "player": player.total, "dealer": dealer.total}
    nearer = code in ("bj-wins", "bj-loses") and house.version == FRENCH
    also = ("blackjack-closest-to-21",) if nearer else ()
    step = Step(code, f"blackjack-{clause}", fields | {"limit": house.limit}, also)
    return Result(player, result, step, doubled)


def _judgement(player: Hand, dealer: Hand) -> tuple[str, str, str]:
    """The result, the code of its sentence and the end of its clause."""
    if player.bust:
        clause = "both-bust-loses" if dealer.bust else "bust-loses"
        return LOSE, f"bj-loses-{'both-' if dealer.bust else ''}bust", clause
    if player.blackjack and dealer.blackjack:
        return PUSH, "bj-push-blackjack", "push-both-blackjack"
    if player.blackjack:
        clause = "beats-other-21" if dealer.total == player.total else "win-blackjack"
        return WIN, "bj-wins-blackjack", clause
    if dealer.blackjack:
        clause = "dealer-blackjack-beats-21" if dealer.total == player.total else "lose-otherwise"
        return LOSE, "bj-loses-blackjack", clause
    if dealer.bust:
        return WIN, "bj-wins-dealer-bust", "win-dealer-bust"
    if player.total == dealer.total:
        return PUSH, "bj-push", "push-equal"
    if player.total > dealer.total:
        return WIN, "bj-wins", "win-higher-total"
    return LOSE, "bj-loses", "lose-otherwise"
