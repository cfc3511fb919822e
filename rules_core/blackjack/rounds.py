"""A whole round of one player's hand: the cards checked against the rules, the winner with the reasons."""

from dataclasses import dataclass
from typing import Any

from rules_core.blackjack.dealer import check_opening, decide, replay
from rules_core.blackjack.hands import Hand, Result, judge, value
from rules_core.blackjack.player import HandState, check_course
from rules_core.cards import Card, Cards, Shoe, read_cards
from rules_core.errors import RulesError, expect, expect_flags
from rules_core.results import Step
from rules_core.tables.blackjack import Options, Rules, rules


@dataclass(frozen=True)
class Round:
    """A round as one player sees it: the result of the hand (of both hands after a split), and the dealer."""

    version: str
    options: tuple[str, ...]
    results: tuple[Result, ...]
    dealer: Hand
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class SplitOrder:
    """The cards dealt after a split in their order, each with the hand (1 or 2) that got it."""

    cards: tuple[tuple[int, Card], ...]
    step: Step


def play(  # noqa: PLR0913 (named flags)
    player: Cards,
    dealer: Cards,
    version: str = "live",
    options: Options = (),
    *,
    split: Cards | None = None,
    doubled: bool = False,
    split_doubled: bool = False,
    others: bool = False,
) -> Round:
    """Replay a round: the player's cards, and the dealer's (open card, hole card, then each card drawn).

    After a split `player` is the first hand and `split` the second; `doubled` and `split_doubled` say which
    of them were doubled. `others`: hands of other players still depend on the dealer, who therefore draws
    even if this player's hands are bust or blackjack. Raises `RulesError`: what `moves` raises for the
    player's cards, what `dealer_play` raises for the dealer's, `bj-split-no-pair-given`,
    `bj-play-after-check`. Clauses: blackjack-win-*, blackjack-push-*, blackjack-lose-otherwise and those of
    the steps.

    >>> play("10 5 6", "9 3 9").results[0].result
    'push'
    >>> [result.result for result in play("8 10", "9 8", split="8 3 K").results]
    ['win', 'win']
    """
    expect_flags(doubled, split_doubled, others)
    house = rules(version, options)
    row = read_cards(dealer)
    states = [HandState(read_cards(player), split is not None, doubled)]
    if split is not None:
        states.append(HandState(read_cards(split), True, split_doubled))
    Shoe(house.decks).check([card for state in states for card in state.cards] + list(row))
    for state in states:
        check_course(state, house)
    if split is not None:
        _check_pair(states, house)
    check_opening(row, house)
    _check_blackjack_ends(states, row, house)
    return _round(states, row, house, others)


def split_order(played: Round) -> SplitOrder:
    """In which order the cards left the shoe after a split.

    `live`: both hands get their second card first (blackjack-split-deal-both); `live-fr`: the first hand is
    finished before the second gets any (blackjack-split-hand-order-french). Raises `bj-not-split`.

    >>> [str(card) for _, card in split_order(play("8 3 K", "9 8", split="8 10")).cards]
    ['3', '10', 'K']
    >>> [hand for hand, _ in split_order(play("8 3 K", "9 8", "live-fr", split="8 10")).cards]
    [1, 1, 2]
    """
    if len(expect(played, Round).results) == 1:
        raise RulesError("bj-not-split")
    house = rules(played.version, played.options)
    dealt = [
        (number, place, card)
        for number, result in enumerate(played.results, start=1)
        for place, card in enumerate(result.hand.cards)
        if place
    ]
    if house.split_cards_first:
        dealt.sort(key=lambda one: one[1] >= house.opening)
    cards = tuple((number, card) for number, _, card in dealt)
    fields = {"cards": tuple(card for _, card in cards)}
    return SplitOrder(cards, Step("bj-split-order", house.clauses["split-card"], fields))


def _check_pair(states: list[HandState], house: Rules) -> None:
    """Raise `bj-split-no-pair-given` unless the first cards of both hands had the same value."""
    pair = tuple(state.cards[0] for state in states)
    if len({house.values[card.rank] for card in pair}) > 1:
        raise RulesError("bj-split-no-pair-given", cards=pair)


def _check_blackjack_ends(states: list[HandState], dealer: tuple[Card, ...], house: Rules) -> None:
    """Raise `bj-play-after-check` when a player went on after the dealer had found blackjack under an ace."""
    if (
        dealer[0].rank is not house.insurance_against
        or not decide(dealer[: house.opening], house).hand.blackjack
    ):
        return
    for state in states:
        if state.split or state.doubled or len(state.cards) > house.opening:
            raise RulesError("bj-play-after-check", cards=dealer[: house.opening])


def _round(states: list[HandState], row: tuple[Card, ...], house: Rules, others: bool) -> Round:
    hands = [value(state.cards, house, state.split) for state in states]
    undecided = any(not (hand.bust or hand.blackjack) for hand in hands)
    play = replay(row, house, undecided or others)
    results = tuple(
        judge(hand, play.hand, house, state.doubled) for hand, state in zip(hands, states, strict=True)
    )
    steps = [_dealt(hands, play.hand), *(hand.step for hand in hands), *play.steps]
    steps += [result.step for result in results]
    return Round(house.version, house.options, results, play.hand, tuple(steps))


def _dealt(hands: list[Hand], dealer: Hand) -> Step:
    fields: dict[str, Any] = {"player_cards": hands[0].cards, "dealer_cards": dealer.cards}
    if len(hands) == 1:
        return Step("bj-dealt", "blackjack-deal-1-players", fields)
    fields["split_cards"] = hands[1].cards
    return Step("bj-dealt-split", "blackjack-split-identical-value", fields)
