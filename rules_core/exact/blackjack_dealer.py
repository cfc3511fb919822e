"""With which chances the dealer's hand ends how: every order in which its cards can leave the shoe."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import perm

from rules_core.cards import Card, Cards, Rank, Shoe, read_cards
from rules_core.errors import RulesError
from rules_core.read_only import Frozen
from rules_core.results import Share, Step
from rules_core.tables.blackjack import Options, Rules, rules

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
    left = tuple(cards_left(house, decks, (*row, *others)))
    chances = _endings(version, house.options, left, tuple(house.values[card.rank] for card in row))
    totals = {total: chances[total] for total in range(house.dealer_stands, house.limit + 1)}
    open_card = row[0] if row else None
    return DealerTotals(
        house.version, house.options, open_card, others, totals, chances[_BLACKJACK], chances[_BUST]
    )


def cards_left(house: Rules, decks: int | None, gone: Iterable[Card]) -> list[int]:
    """How many cards of each value the shoe holds after these have left it.

    Raises `RulesError` `decks-invalid`, `shoe-exceeded`.

    >>> cards_left(rules(), 1, read_cards("A K Q"))
    [0, 3, 4, 4, 4, 4, 4, 4, 4, 4, 14]
    """
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
