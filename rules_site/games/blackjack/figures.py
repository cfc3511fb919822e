"""The numbers that the text of an executable clause of blackjack must contain, taken from the core."""

from collections.abc import Callable, Iterable, Mapping

from rules_core.cards import Rank, Shoe, full_deck
from rules_core.tables.blackjack import BLACKJACK, INSURANCE, WIN, Rules, rules

_Numbers = Iterable[int | str]
_Figures = Mapping[str, Callable[[Rules], _Numbers]]

_OF_THE_LIMIT = (
    *("win-dealer-bust", "win-higher-total", "dealer-blackjack-beats-21", "beats-other-21", "bust-loses"),
    *("both-bust-loses", "closest-to-21", "split-aces-21", "auto-stand-21", "move-on-21-or-over"),
    *("player-draws-below-21", "no-card-at-21"),
)
"""The clauses whose only number is the limit, over which a hand is bust."""


def _pips(house: Rules) -> _Numbers:
    """The cards that count their own numeral."""
    return [rank.value for rank in Rank if rank.value == str(house.values[rank])]


def _faces(house: Rules) -> _Numbers:
    """The one value of the court cards; several, were they to differ."""
    return {house.values[rank] for rank in (Rank.JACK, Rank.QUEEN, Rank.KING)}


def _no_blackjack(house: Rules) -> _Numbers:
    """The cards with a numeral that make no blackjack with an ace."""
    return [name for name in _pips(house) if int(name) + house.ace_high != house.limit]


def _stands(house: Rules) -> _Numbers:
    """The totals on which the dealer stands."""
    return range(house.dealer_stands, house.limit + 1)


_LIVE: _Figures = {
    "term-hard-total": lambda house: [house.values[Rank.ACE]],
    "term-soft-total": lambda house: [house.ace_high],
    "value-pips": _pips,
    "value-faces": _faces,
    "value-ace": lambda house: [house.values[Rank.ACE], house.ace_high, house.limit],
    "deck-composition": lambda house: [
        len(full_deck()),
        *(rank.value for rank in Rank if rank.value.isdecimal()),
    ],
    "table-seats": lambda house: [house.seats],
    "payout-win": lambda house: [str(house.pays[WIN])],
    "payout-blackjack": lambda house: [str(house.pays[BLACKJACK])],
    "insurance-payout": lambda house: [str(house.pays[INSURANCE])],
    "insurance-outcome": _no_blackjack,
    "dealer-draws-to-17": _stands,
    "cut-card-four-decks": lambda house: [
        house.decks_behind_cut_card,
        Shoe(house.decks_behind_cut_card).size,
    ],
    **dict.fromkeys(_OF_THE_LIMIT, lambda house: [house.limit]),
}

_FRENCH: _Figures = {
    "dealer-draws-french": _stands,
    "soft-17-option-french": lambda house: [house.dealer_stands],
    "burn-after-shuffle": lambda house: [house.burned["shuffle"]],
    "burn-game-error": lambda house: [house.burned["error"]],
}


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    tables = ((rules(), _LIVE), (rules("live-fr"), _FRENCH))
    return {f"blackjack-{name}": of(house) for house, table in tables for name, of in table.items()}
