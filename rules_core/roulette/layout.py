"""What every bet covers, generated from the shape of the betting field."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rules_core.errors import expect
from rules_core.read_only import ReadOnly
from rules_core.tables.roulette_layouts import Layout

Numbers = tuple[str, ...]


def places(layout: Layout, kind: str) -> dict[str, Numbers]:
    """Every place for a bet of this kind: its label as it is typed, and the numbers that it covers.

    The label lists the numbers (`0,1`), or counts the places (`2` for the second dozen), or is empty where
    there is one place only (`red`). Empty when the field has no such place.

    >>> from rules_core.tables.roulette_layouts import layouts
    >>> field = layouts()["single-zero"]
    >>> list(places(field, "street"))[:3]
    ['0,1,2', '0,2,3', '1,2,3']
    >>> places(field, "dozen")["3"][0], len(places(field, "split")), len(places(field, "first-five"))
    ('25', 60, 0)
    """
    return ReadOnly(_places(expect(layout, Layout), expect(kind, str)))


def _places(layout: Layout, kind: str) -> dict[str, Numbers]:
    if kind in _LISTED:
        groups = [layout.ordered(group) for group in _LISTED[kind](layout)]
        groups.sort(key=lambda group: [layout.pockets.index(number) for number in group])
        return {",".join(group): group for group in groups}
    if kind in _COUNTED:
        return {str(place): group for place, group in enumerate(_COUNTED[kind](layout), start=1)}
    if kind == layout.first:
        return {"": (*layout.zeros, *layout.grid[0])}
    if kind in layout.even_chances:
        return {"": tuple(n for n in layout.numbers if _EVEN_CHANCES[kind](layout, int(n)))}
    return {}


def lists_numbers(kind: str) -> bool:
    """Whether a bet of this kind is typed with the numbers that it covers.

    >>> lists_numbers("split"), lists_numbers("dozen"), lists_numbers("red")
    (True, False, False)
    """
    return kind in _LISTED


def _straights(layout: Layout) -> Iterator[Numbers]:
    for number in layout.pockets:
        yield (number,)


def _splits(layout: Layout) -> Iterator[Numbers]:
    """Two numbers that touch: side by side, one above the other, at a zero."""
    yield from pairwise(layout.zeros)
    for zero, touched in layout.zeros.items():
        yield from ((zero, number) for number in touched)
    for line in (*layout.grid, *zip(*layout.grid, strict=True)):
        yield from pairwise(line)


def _streets(layout: Layout) -> Iterator[Numbers]:
    """The rows, and at the zeros every three numbers that meet at a point."""
    yield from layout.grid
    for zero, touched in layout.zeros.items():
        yield from ((zero, *pair) for pair in pairwise(layout.grid[0]) if touched.issuperset(pair))
    for (left, touched), (right, also) in pairwise(layout.zeros.items()):
        yield from ((left, right, number) for number in touched & also)


def _corners(layout: Layout) -> Iterator[Numbers]:
    for upper, lower in pairwise(layout.grid):
        for above, below in zip(pairwise(upper), pairwise(lower), strict=True):
            yield (*above, *below)


def _six_lines(layout: Layout) -> Iterator[Numbers]:
    for upper, lower in pairwise(layout.grid):
        yield (*upper, *lower)


def _parts(layout: Layout, parts: int) -> list[Numbers]:
    size = len(layout.numbers) // parts if parts else 0
    return [layout.numbers[size * part : size * (part + 1)] for part in range(parts)]


_LISTED: dict[str, Callable[[Layout], Iterator[Numbers]]] = {
    "straight": _straights,
    "split": _splits,
    "street": _streets,
    "corner": _corners,
    "six-line": _six_lines,
}
_COUNTED: dict[str, Callable[[Layout], Sequence[Numbers]]] = {
    "column": lambda layout: list(zip(*layout.grid, strict=True)),
    "dozen": lambda layout: _parts(layout, layout.dozens),
    "quarter": lambda layout: _parts(layout, layout.quarters),
}
_EVEN_CHANCES: dict[str, Callable[[Layout, int], bool]] = {
    "red": lambda layout, number: str(number) in layout.red,
    "black": lambda layout, number: str(number) not in layout.red,
    "odd": lambda layout, number: number % 2 == 1,
    "even": lambda layout, number: number % 2 == 0,
    "low": lambda layout, number: 2 * number <= len(layout.numbers),
    "high": lambda layout, number: 2 * number > len(layout.numbers),
}
