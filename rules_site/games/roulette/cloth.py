"""Where the bets of roulette lie on the cloth: everything follows from the numbers that they cover."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules_core.roulette import Bet, Layout
from rules_site.cloth import Box

_ONE = Fraction(1)
_BAND, _WIDE = Fraction(9, 10), Fraction(3, 2)
_ZEROS = Fraction(1)
"""How deep the zeros, the columns' boxes and the bands beside the numbers are, in numbers.

Dozens and even chances lie on the side where streets are bet, quarters on the other one. A band is wide where
its fields are short.
"""

ORDER = ("low", "even", "red", "black", "odd", "high")
"""The even chances as they stand along the numbers."""


@dataclass(frozen=True)
class Cloth:
    """A cloth for these bets: how far it reaches across and along, and the box of every place."""

    across: Fraction
    along: Fraction
    boxes: Mapping[str, Box]

    @property
    def tight(self) -> frozenset[str]:
        """The points that lie nearer to another one than half the width of a number."""
        points = {bet: box for bet, box in self.boxes.items() if not box.width}
        return frozenset(
            bet for bet, point in points.items() if any(_near(point, other) for other in points.values())
        )


def _near(point: Box, other: Box) -> bool:
    apart = max(abs(point.x - other.x), abs(point.y - other.y))
    return 0 < apart < _ONE / 2


def cloth(layout: Layout, bets: tuple[Bet, ...]) -> Cloth:
    """Lay out the bets of a house on its field."""
    kinds = {bet.kind for bet in bets}
    even = [kind for kind in ORDER if kind in kinds]
    band = _WIDE if is_short(layout) else _BAND
    before = band * (("dozen" in kinds) + bool(even))
    field = _Field(layout, before, band, even)
    columns, rows = len(layout.grid[0]), len(layout.grid)
    across = before + columns + (_BAND if "quarter" in kinds else 0)
    along = _ZEROS + rows + (_ONE if "column" in kinds else 0)
    return Cloth(across, along, {bet.name: field.box(bet) for bet in bets})


def is_short(layout: Layout) -> bool:
    """Whether an even chance has hardly more than one row beside it."""
    return len(layout.grid) <= len(layout.even_chances)


@dataclass(frozen=True)
class _Field:
    layout: Layout
    left: Fraction
    band: Fraction
    even: list[str]

    def box(self, bet: Bet) -> Box:
        """Where a bet lies."""
        if bet.inside:
            return self._inside(bet)
        if bet.kind == "column":
            column = self._number(bet.numbers[0])
            return Box(column.x, _ZEROS + len(self.layout.grid), _ONE, _ONE)
        if bet.kind in self.even:
            step = Fraction(len(self.layout.grid), len(self.even))
            return Box(Fraction(0), _ZEROS + step * self.even.index(bet.kind), self.band, step)
        first, last = self._number(bet.numbers[0]), self._number(bet.numbers[-1])
        x = self.left + len(self.layout.grid[0]) if bet.kind == "quarter" else self.left - self.band
        return Box(x, first.y, self.band, last.y + last.height - first.y)

    def _inside(self, bet: Bet) -> Box:
        """The box of one number, the point where several meet, or the edge of the rows that they fill."""
        boxes = [self._number(number) for number in bet.numbers]
        shared: Box | None = boxes[0]
        for box in boxes[1:]:
            shared = shared and shared.meets(box)
        if shared:
            return shared if len(boxes) == 1 else shared.middle
        top, end = min(box.y for box in boxes), max(box.y + box.height for box in boxes)
        return Box(self.left, (top + end) / 2)

    def _number(self, number: str) -> Box:
        zeros = list(self.layout.zeros)
        if number in zeros:
            width = Fraction(len(self.layout.grid[0]), len(zeros))
            return Box(self.left + width * zeros.index(number), Fraction(0), width, _ZEROS)
        row = next(place for place, row in enumerate(self.layout.grid) if number in row)
        column = self.layout.grid[row].index(number)
        return Box(self.left + column, _ZEROS + row, _ONE, _ONE)
