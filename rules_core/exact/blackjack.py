"""Exact chances of blackjack: cards leave the shoe and do not come back.

The initial bet has no house edge of its own: what it costs depends on how the player plays, and no source
names a way to play. So `blackjack_odds` holds the one bet that the cards alone decide, the insurance; for
the others there are the chances that depend on no choice: naturals, the dealer's final totals, the next
card, and a hand on which the player stands.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import perm

from rules_core.blackjack.hands import hand
from rules_core.cards import Card, Cards, Rank, read_cards
from rules_core.errors import RulesError, expect
from rules_core.exact.blackjack_dealer import DealerTotals, cards_left
from rules_core.results import BetOdds, Name, Share, Step
from rules_core.tables.blackjack import INSURANCE, rules


@dataclass(frozen=True)
class StandChances:
    """How a hand fares on which the player stands."""

    win: Fraction
    push: Fraction
    lose: Fraction
    step: Step


def blackjack_natural_chance(seen: Cards = "", decks: int | None = None, version: str = "live") -> Fraction:
    """The probability that the next two cards for one hand are blackjack.

    `seen` are cards that have left the shoe; `decks` defaults to the house's shoe. Raises `RulesError`
    `decks-invalid`, `shoe-exceeded`, `card-unknown`.

    >>> blackjack_natural_chance(decks=1), blackjack_natural_chance()
    (Fraction(32, 663), Fraction(256, 5395))
    """
    house = rules(version)
    left = cards_left(house, decks, read_cards(seen))
    size = sum(left)
    ace, ten = house.values[Rank.ACE], house.limit - house.ace_high
    return Fraction(2 * left[ace] * left[ten], perm(size, 2)) if size >= 2 else Fraction(0)


def blackjack_both_natural_chance(decks: int | None = None, version: str = "live") -> Fraction:
    """The probability that the dealer and a given player both have blackjack, so that the bet is a push.

    >>> f"{float(blackjack_both_natural_chance()):.6f}"
    '0.002185'
    """
    first = blackjack_natural_chance("", decks, version)
    return first * blackjack_natural_chance("A K", decks, version)


def blackjack_next_card_busts(
    cards: Cards, seen: Cards = "", decks: int | None = None, version: str = "live"
) -> Fraction:
    """The probability that the next card takes this hand over the limit (blackjack-bust-loses).

    `seen` are other cards that have left the shoe, such as the dealer's open card.

    >>> blackjack_next_card_busts("10 6"), blackjack_next_card_busts("A 6")
    (Fraction(127, 207), Fraction(0, 1))
    """
    house = rules(version)
    row = read_cards(cards)
    left = cards_left(house, decks, (*row, *read_cards(seen)))
    low = sum(house.values[card.rank] for card in row)
    busts = sum(count for value, count in enumerate(left) if low + value > house.limit)
    return Fraction(busts, sum(left)) if any(left) else Fraction(0)


def blackjack_standing(cards: Cards, dealer: DealerTotals) -> StandChances:
    """How a hand fares on which the player stands, against these chances of the dealer.

    Count the hand's cards among the `seen` of `dealer`. Raises `RulesError` `bj-up-card` when `dealer`
    knows no open card, and what `blackjack.hand` raises.

    >>> from rules_core.exact import blackjack_dealer_totals
    >>> dealer = blackjack_dealer_totals("6", seen="10 8")
    >>> f"{float(blackjack_standing('10 8', dealer).push):.4f}"
    '0.1065'
    """
    if expect(dealer, DealerTotals).up is None:
        raise RulesError("bj-up-card", count=0)
    own = hand(cards, dealer.version)
    win, push = Fraction(0), Fraction(0)
    if own.blackjack:
        win, push = 1 - dealer.blackjack, dealer.blackjack
    elif not own.bust:
        win = dealer.bust + sum(chance for total, chance in dealer.totals.items() if total < own.total)
        push = dealer.totals.get(own.total, Fraction(0))
    lose = 1 - win - push
    fields = {"cards": own.cards, "up": dealer.up, "win": Share(win), "push": Share(push)}
    step = Step("bj-chance-stand", "blackjack-win-higher-total", fields | {"lose": Share(lose)})
    return StandChances(win, push, lose, step)


def blackjack_insurance(seen: Cards = "", decks: int | None = None, version: str = "live") -> BetOdds:
    """The insurance against an ace: what it pays, its chance and its house edge (blackjack-insurance-*).

    `seen` are cards known besides the dealer's ace, such as the player's own. Raises `RulesError`
    `decks-invalid`, `shoe-exceeded`, `card-unknown`, `version-unknown`.

    >>> blackjack_insurance().house_edge, blackjack_insurance("10 10").house_edge
    (Fraction(31, 415), Fraction(5, 59))
    """
    house = rules(version)
    ace = Card(house.insurance_against)
    left = cards_left(house, decks, (ace, *read_cards(seen)))
    size = sum(left)
    win = Fraction(left[house.limit - house.ace_high], size) if size else Fraction(0)
    pays = house.pays[INSURANCE]
    edge = 1 - win - win * pays.to_one
    shares = {"win": win, "push": Fraction(0), "edge": edge}
    fields = {"bet": Name("bet-blackjack-insurance"), "pays": pays}
    said = fields | {name: Share(value) for name, value in shares.items()}
    step = Step("odds", "blackjack-insurance-payout", said)
    return BetOdds("blackjack", version, INSURANCE, (pays,), win, Fraction(0), edge, step)


def blackjack_odds(version: str = "live", decks: int | None = None) -> tuple[BetOdds, ...]:
    """The bets of blackjack that the cards alone decide: the insurance, by someone who has seen only the ace.

    >>> [(row.bet, str(row.win)) for row in blackjack_odds()]
    [('insurance', '128/415')]
    """
    return (blackjack_insurance("", decks, version),)
