"""The numbers that the text of an executable clause of baccarat must contain, taken from the core."""

from collections.abc import Callable, Iterable, Mapping

from rules_core import baccarat
from rules_core.cards import Rank, full_deck
from rules_core.tables.baccarat import BANKER, PLAYER, TIE, Row, Rules, rules
from rules_site.figures_written import decimal, percent

_Numbers = Iterable[int | str]


def _example(cards: str, house: Rules) -> _Numbers:
    """The cards' own numerals, their sum if a digit of it is dropped, that digit, and the count."""
    hand = baccarat.hand(cards, house.version)
    numerals = [card for card in cards.split() if card.isdecimal()]
    dropped = [hand.sum, hand.sum // house.modulus] if hand.sum != hand.total else []
    return [*numerals, *dropped, hand.total]


def _zero(house: Rules) -> _Numbers:
    """The one value of ten and the court cards; several, were they to differ."""
    return {house.values[rank] for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)}


def _pips(house: Rules) -> _Numbers:
    """The cards that count their own numeral."""
    return [rank.value for rank in Rank if rank.value == str(house.values[rank])]


def _banker_pays(house: Rules) -> _Numbers:
    price = house.prices[BANKER]
    net = price.pays.less(price.commission).to_one
    return [str(price.pays), percent(price.commission), f"{decimal(net)}:1"]


def _stands(draws: Iterable[int], house: Rules) -> set[int]:
    return set(range(house.highest + 1)) - set(draws)


_BACCARAT: Mapping[str, Callable[[Rules], _Numbers]] = {
    "term-natural": lambda house: house.naturals,
    "point-count-range": lambda house: range(house.modulus),
    "point-count-sum": lambda house: [house.modulus],
    "deck-count": lambda house: [house.decks, len(full_deck()), baccarat.shoe(house.version).cards],
    "cut-cards-two": lambda house: [house.behind_cut_card],
    "value-pips": _pips,
    "value-zero": _zero,
    "value-ace": lambda house: [house.values[Rank.ACE]],
    "value-example-a": lambda house: _example("A 2 4", house),
    "value-example-b": lambda house: _example("A 2 9", house),
    "bet-max-three": lambda house: [baccarat.bet_limit(house.version).total],
    "payout-player": lambda house: [str(house.prices[PLAYER].pays)],
    "payout-banker": _banker_pays,
    "payout-tie": lambda house: [str(house.prices[TIE].pays)],
    "commission-collection": lambda house: [percent(house.prices[BANKER].commission)],
    "cut-seven-separated": lambda house: [house.behind_cut_card],
    "cut-card-position": lambda house: [
        house.behind_cut_card,
        baccarat.shoe(house.version).cards,
        baccarat.shoe(house.version).before,
    ],
    "natural-ends": lambda house: house.naturals,
    "player-stands": lambda house: _stands(house.player, house),
    "player-draws": lambda house: house.player,
    "banker-when-player-stands": lambda house: range(house.highest + 1),
    "hand-order": lambda house: [*sorted(house.naturals), house.highest, 0],
}


def _row(row: Row) -> _Numbers:
    """The counts of a row and the values it draws on; also the one it stands on, where it is only one."""
    if not (row.draws and row.stands):
        return row.totals
    return [*row.totals, *row.draws, *(row.stands if len(row.stands) == 1 else ())]


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    house = rules()
    found = {f"baccarat-{name}": numbers(house) for name, numbers in _BACCARAT.items()}
    return found | {row.clause: _row(row) for row in house.rows}
