"""Exact chances of blackjack: cards leave the shoe and do not come back.

The initial bet has no house edge of its own: what it costs depends on how the player plays, and no source
names a way to play. So `blackjack_odds` holds the one bet that the cards alone decide, the insurance; for
the others there are the chances that depend on no choice: naturals, the dealer's final totals, the next
card, and a hand on which the player stands.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import perm

from rules_core.blackjack.hands import hand
from rules_core.cards import Card, Cards, Rank, Shoe, read_cards
from rules_core.errors import RulesError, expect
from rules_core.read_only import Frozen
from rules_core.results import BetOdds, Name, Share, Step
from rules_core.tables.blackjack import INSURANCE, Options, Rules, rules

_BLACKJACK, _BUST = "blackjack", "bust"
_KEPT = 1000  # distributions of the dealer's hand that are not counted again


@dataclass(frozen=True)
class DealerTotals(Frozen):
    """With which chances the dealer ends: on each total (blackjack apart), with blackjack, bust.

    `up` is the open card, or `None` when it is not known yet; `seen` are other cards that have left the shoe.
    """

    version: str
    options: tuple[str, ...]
    up: Card | None
    seen: tuple[Card, ...]
    totals: Mapping[int, Fraction]
    blackjack: Fraction
    bust: Fraction

    @property
    def steps(self) -> tuple[Step, ...]:
        """The chances one by one."""
        clause = rules(self.version, self.options).clauses["dealer"]
        said = [
            Step("bj-chance-total", clause, {"total": total, "chance": Share(chance)})
            for total, chance in self.totals.items()
        ]
        said.append(Step("bj-chance-bust", "blackjack-win-dealer-bust", {"chance": Share(self.bust)}))
        if self.blackjack:
            fields = {"chance": Share(self.blackjack)}
            said.append(Step("bj-chance-blackjack", "blackjack-term-blackjack", fields))
        return tuple(said)

    def without_blackjack(self) -> "DealerTotals":
        """The same chances once it is known that the dealer has no blackjack.

        >>> f"{float(blackjack_dealer_totals('A', decks=1).without_blackjack().bust):.6f}"
        '0.169815'
        """
        rest = 1 - self.blackjack
        totals = {total: chance / rest for total, chance in self.totals.items()}
        return replace(self, totals=totals, blackjack=Fraction(0), bust=self.bust / rest)


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
    left = _left(house, decks, read_cards(seen))
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
    left = _left(house, decks, (*row, *read_cards(seen)))
    low = sum(house.values[card.rank] for card in row)
    busts = sum(count for value, count in enumerate(left) if low + value > house.limit)
    return Fraction(busts, sum(left)) if any(left) else Fraction(0)


def blackjack_dealer_totals(
    up: Cards = "",
    seen: Cards = "",
    decks: int | None = None,
    version: str = "live",
    options: Options = (),
) -> DealerTotals:
    """With which chances the dealer ends, given the open card; nothing else is known of the hole card.

    Without `up`, before any card is dealt. `seen` are other cards that have left the shoe. The dealer plays
    the hand out, whatever the players hold. Raises `RulesError` `bj-up-card`, `bj-shoe-empty`,
    `decks-invalid`, `shoe-exceeded`, `card-unknown`, `version-unknown`, `house-option-unknown`.

    >>> [f"{float(chance):.4f}" for chance in blackjack_dealer_totals("10").totals.values()]
    ['0.1118', '0.1116', '0.1118', '0.3406', '0.0347']
    >>> f"{float(blackjack_dealer_totals('6').bust):.4f}"
    '0.4229'
    """
    house = rules(version, options)
    row, others = read_cards(up), read_cards(seen)
    if len(row) > 1:
        raise RulesError("bj-up-card", count=len(row))
    left = tuple(_left(house, decks, (*row, *others)))
    chances = _endings(version, house.options, left, tuple(house.values[card.rank] for card in row))
    totals = {total: chances[total] for total in range(house.dealer_stands, house.limit + 1)}
    open_card = row[0] if row else None
    return DealerTotals(
        house.version, house.options, open_card, others, totals, chances[_BLACKJACK], chances[_BUST]
    )


def blackjack_standing(cards: Cards, dealer: DealerTotals) -> StandChances:
    """How a hand fares on which the player stands, against these chances of the dealer.

    Count the hand's cards among the `seen` of `dealer`. Raises `RulesError` `bj-up-card` when `dealer`
    knows no open card, and what `blackjack.hand` raises.

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
    left = _left(house, decks, (ace, *read_cards(seen)))
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


def _left(house: Rules, decks: int | None, gone: Iterable[Card]) -> list[int]:
    """How many cards of each value the shoe holds after these have left it."""
    shoe, gone = Shoe(house.decks if decks is None else decks), tuple(gone)
    shoe.check(gone)
    left = [0] * (1 + max(house.values.values()))
    for value in house.values.values():
        left[value] += shoe.size // len(house.values)
    for card in gone:
        left[house.values[card.rank]] -= 1
    return left


@lru_cache(maxsize=_KEPT)
def _endings(
    version: str, options: tuple[str, ...], left: tuple[int, ...], held: tuple[int, ...]
) -> dict[int | str, Fraction]:
    """The chance of each end of a dealer's hand that begins with the values `held`."""
    count = _Count(rules(version, options), list(left))
    count.draw(sum(held), count.ace in held, len(held), 1)
    chances: dict[int | str, Fraction] = defaultdict(Fraction)
    for (end, taken), ways in count.found.items():
        chances[end] += Fraction(ways, perm(sum(left), taken - len(held)))
    return chances


class _Count:
    """Counts in how many ordered ways the dealer's hand ends how, by the number of its cards."""

    def __init__(self, house: Rules, left: list[int]) -> None:
        self.house, self.left = house, left
        self.ace = house.values[Rank.ACE]
        self.found: Counter[tuple[int | str, int]] = Counter()

    def draw(self, low: int, ace: bool, taken: int, ways: int) -> None:
        """Go on from a hand of `taken` cards that counts `low` with every ace low."""
        total, soft = self.house.total(low, ace)
        if taken >= self.house.opening and not self.house.dealer_draws(total, soft):
            self.found[self._end(total, taken), taken] += ways
            return
        if not any(self.left):
            raise RulesError("bj-shoe-empty")
        for value, count in enumerate(self.left):
            if count:
                self.left[value] -= 1
                self.draw(low + value, ace or value == self.ace, taken + 1, ways * count)
                self.left[value] += 1

    def _end(self, total: int, taken: int) -> int | str:
        if total > self.house.limit:
            return _BUST
        return _BLACKJACK if total == self.house.limit and taken == self.house.opening else total
