"""The bets of a house, and reading them as people type them: `straight:17`, `split:0,1`, `column:1`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.results import Name
from rules_core.roulette.layout import lists_numbers, places
from rules_core.tables.roulette import CORNER, INSIDE, MULTIPLIER, Rules, rules
from rules_core.tables.roulette_layouts import FIRST_FOUR, Layout

_MOST_SHOWN = 8


@dataclass(frozen=True)
class Bet:
    """A place on the betting field: the kind of bet, its label as typed, the numbers that it covers."""

    kind: str
    label: str
    numbers: tuple[str, ...]

    @property
    def name(self) -> str:
        """The bet as it is typed: `split:0,1`, `red`."""
        return f"{self.kind}:{self.label}" if self.label else self.kind

    @property
    def inside(self) -> bool:
        """Whether it lies in the field of numbers (roulette-bet-inside, roulette-bet-outside)."""
        return self.kind in INSIDE

    @property
    def shown(self) -> tuple[Name | str, ...]:
        """The bet for a sentence: its name in the language, and its label."""
        name = Name(f"bet-roulette-{self.kind}")
        return (name, self.label.replace(",", "-")) if self.label else (name,)


def bets(version: str = "live") -> tuple[Bet, ...]:
    """Every bet that the house takes, each place once (roulette-bet-*, roulette-ray-*-field).

    Raises `RulesError` `version-unknown`.

    >>> len(bets()), len(bets("ray-g"))
    (157, 17)
    """
    rules(version)
    return tuple(bet for by_label in _bets(version).values() for bet in by_label.values())


def covering(number: int | str, version: str = "live") -> tuple[Bet, ...]:
    """Every bet that wins on this number. Raises `RulesError` `roulette-number-unknown`.

    >>> [bet.name for bet in covering(0) if bet.kind != "split"]
    ['straight:0', 'street:0,1,2', 'street:0,2,3', 'first-four']
    """
    pocket = read_number(number, rules(version).layout)
    return tuple(bet for bet in bets(version) if pocket in bet.numbers)


@cache
def _bets(version: str) -> Mapping[str, Mapping[str, Bet]]:
    """For each kind the bets by their labels."""
    house = rules(version)
    return {
        kind: {label: Bet(kind, label, numbers) for label, numbers in places(house.layout, kind).items()}
        for kind in house.kinds
    }


def read_number(number: int | str, layout: Layout) -> str:
    """A number of the wheel. Raises `RulesError` `roulette-number-unknown`.

    >>> read_number(17, rules().layout), read_number(" 0 ", rules().layout)
    ('17', '0')
    """
    text = number.strip() if isinstance(number, str) else shorten(number)
    if text not in layout.pockets:
        wheel = f"{', '.join(layout.zeros)}, {layout.numbers[0]}–{layout.numbers[-1]}"
        raise RulesError("roulette-number-unknown", text=shorten(text), numbers=wheel)
    return text


def read_bet(text: str | Bet, version: str = "live") -> Bet:
    """Read a bet; the order of its numbers does not matter.

    `corner:0,1,2,3` is another name of `first-four` (roulette-bet-corner-zero). Raises `RulesError`:
    `bet-unknown`, `bet-alone`, `bet-incomplete`, `roulette-number-unknown`,
    `bet-no-place`.

    >>> read_bet("split:1,0").name, read_bet("column:3").numbers[:2]
    ('split:0,1', ('3', '6'))
    >>> read_bet("split:1,3")
    Traceback (most recent call last):
    rules_core.errors.RulesError: There is no bet “split:1,3” on this field. Possible: split:0,1, ...
    """
    house = rules(version)
    typed = text.name if isinstance(text, Bet) else text if isinstance(text, str) else shorten(text)
    kind, colon, label = (part.strip() for part in typed.partition(":"))
    if kind not in house.kinds:
        fields = {"bet": shorten(typed), "bets": ", ".join(house.kinds)}
        if kind in INSIDE and house.drawn_by == MULTIPLIER:
            fields["clause"] = f"roulette-{version}-straight-only"
        raise RulesError("bet-unknown", **fields)
    by_label = _bets(version)[kind]
    if "" in by_label:
        if colon:
            raise RulesError("bet-alone", text=shorten(typed), bet=kind)
        return by_label[""]
    if not label:
        example = next(iter(by_label.values())).name
        raise RulesError("bet-incomplete", text=shorten(typed), example=example)
    return _place(house, kind, label, typed)


def _place(house: Rules, kind: str, label: str, typed: str) -> Bet:
    """The bet of this kind with this label; an error shows the bets that come nearest."""
    by_kind = _bets(house.version)
    numbers: tuple[str, ...] = ()
    if lists_numbers(kind):
        numbers = house.layout.ordered([read_number(part, house.layout) for part in label.split(",")])
        label = ",".join(numbers)
        first = by_kind.get(FIRST_FOUR, {}).get("")
        if kind == CORNER and first and first.numbers == numbers:
            return first
    found = by_kind[kind].get(label)
    if found is None:
        near = ", ".join(bet.name for bet in _nearest(by_kind[kind].values(), set(numbers))[:_MOST_SHOWN])
        raise RulesError("bet-no-place", bet=shorten(typed), bets=near)
    return found


def _nearest(candidates: Iterable[Bet], numbers: set[str]) -> list[Bet]:
    """The bets that cover most of these numbers."""
    common = {bet: len(numbers & set(bet.numbers)) for bet in candidates}
    most = max(common.values())
    return [bet for bet, count in common.items() if count == most]
