"""Round the hands: the shoe, burned cards, how many hands, what bets may change."""

from dataclasses import dataclass

from rules_core.cards import Shoe, shorten
from rules_core.errors import RulesError
from rules_core.packs import ShoePlan
from rules_core.results import Step
from rules_core.tables.blackjack import OCCASIONS, rules

MOMENTS = ("open", "over", "dealt", "confirmed")
CHANGES = ("place", "raise", "lower", "withdraw", "split", "double", "insurance")


@dataclass(frozen=True)
class Burn:
    """How many cards are burned: exactly `cards`, or, when it is `None`, one or more at the casino's will."""

    occasion: str
    cards: int | None
    step: Step


@dataclass(frozen=True)
class HandLimit:
    """How many hands one player may bet on in a round."""

    hands: int
    step: Step


@dataclass(frozen=True)
class BetChange:
    """Whether the software takes this change of a bet at this moment."""

    moment: str
    change: str
    allowed: bool
    step: Step


def shoe(version: str = "live", decks: int | None = None, behind: int | None = None) -> ShoePlan:
    """How the shoe is made ready (blackjack-cut-card-four-decks, blackjack-cut-french).

    `decks` defaults to the house's. `behind`, the cards behind the cut card, must be said where the version
    leaves the place to the player (`live-fr`). Raises `decks-invalid`, `bj-cut-place`.

    >>> shoe().cards, shoe().behind, shoe().before
    (416, 208, 208)
    """
    house = rules(version)
    cards = Shoe(house.decks if decks is None else decks).size
    fixed = Shoe(house.decks_behind_cut_card).size if house.decks_behind_cut_card else None
    least, most = (0, cards - 1) if fixed is None else (fixed, fixed)
    place = fixed if behind is None else behind
    if type(place) is not int or not least <= place <= most or place >= cards:
        raise RulesError("bj-cut-place", cards=cards, least=least, most=most, text=shorten(place))
    fields = {"decks": cards // Shoe(1).size, "cards": cards, "behind": place, "before": cards - place}
    step = Step("shoe", house.clauses["cut-card"], fields, ("blackjack-deck-composition",))
    return ShoePlan(**fields, step=step)


def is_last_round(
    dealt: int, version: str = "live", decks: int | None = None, behind: int | None = None
) -> bool:
    """Whether the round that ends after `dealt` cards (burned ones too) is the last before the reshuffle.

    It is when the cut card has been reached (blackjack-reshuffle-at-cut-card). Raises `dealt-invalid` and
    what `shoe` raises.

    >>> is_last_round(208), is_last_round(209), is_last_round(300, "live-fr", behind=100)
    (False, True, False)
    """
    plan = shoe(version, decks, behind)
    if type(dealt) is not int or not 0 <= dealt <= plan.cards:
        raise RulesError("dealt-invalid", least=0, most=plan.cards, text=shorten(dealt))
    return dealt > plan.before


def burned_cards(occasion: str, version: str = "live") -> Burn:
    """How many cards are burned on an occasion: `shuffle`, `error`, `new-dealer`, `discretion`.

    Clauses blackjack-burn-*. Raises `RulesError` `bj-occasion-unknown`, `version-unknown`.

    >>> burned_cards("shuffle", "live-fr").cards, burned_cards("new-dealer", "live-fr").cards
    (6, None)
    >>> burned_cards("shuffle").cards
    0
    """
    house = rules(version)
    if occasion not in OCCASIONS:
        known = ", ".join(OCCASIONS)
        raise RulesError("bj-occasion-unknown", occasion=shorten(occasion), occasions=known)
    count = house.burned.get(occasion, None if house.burns_at_will else 0)
    code = "bj-burn-some" if count is None else "bj-burn" if count else "bj-burn-none"
    return Burn(occasion, count, Step(code, house.clauses[f"burn-{occasion}"], {"cards": count}))


def hand_limit(version: str = "live") -> HandLimit:
    """How many hands one player may bet on (blackjack-table-seats, blackjack-one-hand-per-account-french).

    >>> hand_limit().hands, hand_limit("live-fr").hands
    (7, 1)
    """
    house = rules(version)
    hands = house.hands_per_account or house.seats
    return HandLimit(hands, Step("bj-hand-limit", house.clauses["hands"], {"hands": hands}))


def bet_change(moment: str, change: str, version: str = "live") -> BetChange:
    """Whether a bet may be changed now.

    Moments: `open` (bets are taken), `over` (the betting time has run out), `dealt` (the first card of the
    round is out), `confirmed` (the software has confirmed an insurance, a double or a split of the hand).
    Changes: `place`, `raise`, `lower`, `withdraw`, `split`, `double`, `insurance`. What the cards allow,
    `moves` says. Clauses blackjack-bet-before-deal, blackjack-no-late-bets, blackjack-no-bet-change,
    blackjack-bets-locked. Raises `RulesError` `bj-moment-unknown`, `bj-change-unknown`, `version-unknown`.

    >>> bet_change("open", "raise").allowed, bet_change("dealt", "raise").allowed
    (True, False)
    >>> bet_change("dealt", "double").allowed
    True
    """
    rules(version)
    if moment not in MOMENTS:
        raise RulesError("bj-moment-unknown", moment=shorten(moment), moments=", ".join(MOMENTS))
    if change not in CHANGES:
        raise RulesError("bj-change-unknown", change=shorten(change), changes=", ".join(CHANGES))
    in_play = change in CHANGES[4:]
    allowed, code, clause = {
        "open": (not in_play, "bj-bets-wait" if in_play else "bj-bets-open", "bet-before-deal"),
        "over": (False, "bj-bets-wait" if in_play else "bj-bets-over", "no-late-bets"),
        "dealt": (in_play, "bj-bets-added" if in_play else "bj-bets-fixed", "no-bet-change"),
        "confirmed": (in_play, "bj-bets-added" if in_play else "bj-bets-locked", "bets-locked"),
    }[moment]
    return BetChange(moment, change, allowed, Step(code, f"blackjack-{clause}"))
