"""What the dealer does at a player's hand: wait for the signal of the decision, deal a card, or go on."""

from dataclasses import dataclass

from rules_core.blackjack.hands import hand
from rules_core.blackjack.player import DOUBLE, HIT, SPLIT, STAND
from rules_core.cards import Cards, shorten
from rules_core.errors import RulesError, expect_flags
from rules_core.results import Step
from rules_core.tables.blackjack import FRENCH, Rules, rules

SIGNALS = (HIT, STAND, DOUBLE, SPLIT)
ACTS = WAIT, CARD, NEXT, DEALER = "wait", "card", "next", "dealer"


@dataclass(frozen=True)
class Act:
    """What the dealer does: `wait`, deal a `card`, go on to the `next` hand, or play the `dealer`'s own."""

    act: str
    steps: tuple[Step, ...]


def dealer_acts(
    cards: Cards,
    signal: str | None = None,
    version: str = "live",
    *,
    time_over: bool = False,
    last: bool = False,
) -> Act:
    """What the dealer does at a player's hand with these cards.

    `signal` is the decision that the software has signalled: `hit`, `stand`, `double`, `split`, or `None`;
    whether the cards allow it, `moves` says. `time_over`: the player's time is over; `last`: no other hand
    follows. Clauses blackjack-dealer-waits-for-signal, blackjack-play-time-limit, blackjack-no-response,
    blackjack-move-on-21-or-over, blackjack-player-first-then-dealer. Raises `RulesError` `bj-signal-unknown`,
    `bj-signal-late`, and as `hand` does.

    >>> dealer_acts("10 6").act, dealer_acts("10 6", "hit").act, dealer_acts("10 6", time_over=True).act
    ('wait', 'card', 'next')
    >>> dealer_acts("10 6 5").act, dealer_acts("10 6", "stand", last=True).act
    ('next', 'dealer')
    """
    expect_flags(time_over, last)
    house = rules(version)
    held = hand(cards, version)
    if signal is not None and signal not in SIGNALS:
        raise RulesError("bj-signal-unknown", text=shorten(signal), signals=", ".join(SIGNALS))
    if held.total >= house.limit:
        code = "bj-over" if held.bust else "bj-no-card"
        step = Step(code, "blackjack-move-on-21-or-over", {"total": held.total})
        return _on(step, house, last)
    if signal is not None and time_over:
        raise RulesError("bj-signal-late", clause="blackjack-play-time-limit")
    clause, time = "blackjack-dealer-waits-for-signal", ("blackjack-play-time-limit",)
    if signal is None and time_over:
        return _on(Step("bj-signal-silent", "blackjack-no-response", also=time), house, last)
    if signal is None:
        return Act(WAIT, (Step("bj-signal-wait", clause, also=time),))
    if signal == STAND:
        return _on(Step("bj-signal-stand", clause, also=("blackjack-play-stand",)), house, last)
    return Act(CARD, (Step("bj-signal-card", clause),))


def _on(step: Step, house: Rules, last: bool) -> Act:
    """Go on to the next hand, or to the dealer's own."""
    if not last:
        return Act(NEXT, (step,))
    french = house.version == FRENCH
    clause = "blackjack-player-first-then-dealer" if french else house.clauses["dealer"]
    return Act(DEALER, (step, Step("bj-signal-dealer", clause)))
