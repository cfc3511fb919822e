"""The typed form of `roulette-layouts.toml`: the shapes of the betting fields, checked when they are read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from rules_core.read_only import Frozen, ReadOnly
from rules_core.tables import Node, read

FIRST_FOUR, FIRST_FIVE = "first-four", "first-five"
EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")
_REQUIRED = ("rows", "columns", "zeros", "even-chances", "red")
_FIRST_KEYS = ("first", "dozens", "quarters")


@dataclass(frozen=True)
class Layout(Frozen):
    """A betting field: `grid` holds its numbers row by row, `zeros` each zero with the numbers it touches.

    Numbers are texts, since 0 and 00 differ. `even_chances` are the bets on a property that half of the
    numbers have. `first` names the bet on the zeros and the first row, `dozens` and `quarters` say into how
    many equal parts the numbers fall; `None` or 0 where the field has no such bet.
    """

    name: str
    grid: tuple[tuple[str, ...], ...]
    zeros: Mapping[str, frozenset[str]]
    red: frozenset[str]
    even_chances: tuple[str, ...]
    first: str | None
    dozens: int
    quarters: int

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers from 1 in order."""
        return tuple(number for row in self.grid for number in row)

    @property
    def pockets(self) -> tuple[str, ...]:
        """Every number of the wheel, zeros first."""
        return (*self.zeros, *self.numbers)

    def ordered(self, numbers: Iterable[str]) -> tuple[str, ...]:
        """These numbers in the order of the field."""
        return tuple(sorted(numbers, key=self.pockets.index))


@cache
def layouts() -> Mapping[str, Layout]:
    """Every layout by its name. Raises `RulesError` `table-invalid`.

    >>> {name: len(layout.pockets) for name, layout in layouts().items()}
    {'single-zero': 37, 'double-zero': 38, 'small': 13}
    """
    node = read("roulette-layouts")
    return ReadOnly({name: _layout(name, node.node(name)) for name in node.names()})


def _layout(name: str, node: Node) -> Layout:
    optional = _FIRST_KEYS if any(key in node.data for key in _FIRST_KEYS) else ()
    node.names((*_REQUIRED, *optional))
    rows, columns = node.whole("rows", 1), node.whole("columns", 1)
    numbers = [str(number) for number in range(1, rows * columns + 1)]
    red = node.counts("red", len(numbers) + 1)
    if 2 * len(red) != len(numbers) or 0 in red:
        raise node.wrong("red", f"{len(numbers) // 2} × 1–{len(numbers)}")
    zeros = _zeros(node.node("zeros"), columns)
    if frozenset(numbers[:columns]) != frozenset().union(*zeros.values()):
        raise node.wrong("zeros", f"1–{columns}")
    return Layout(
        name=name,
        grid=tuple(tuple(numbers[start : start + columns]) for start in range(0, len(numbers), columns)),
        zeros=zeros,
        red=frozenset(map(str, red)),
        even_chances=node.some_of("even-chances", EVEN_CHANCES),
        first=node.one_of("first", (FIRST_FOUR, FIRST_FIVE)) if optional else None,
        dozens=_parts(node, "dozens", len(numbers)) if optional else 0,
        quarters=_parts(node, "quarters", len(numbers)) if optional else 0,
    )


def _zeros(node: Node, columns: int) -> dict[str, frozenset[str]]:
    zeros = {}
    for zero in node.names():
        touched = node.counts(zero, columns + 1)
        is_zero = set(zero) == {"0"}
        if not is_zero or 0 in touched or not touched:
            raise node.wrong(zero, f"{zero if is_zero else 0} = [1, …, {columns}]")
        zeros[zero] = frozenset(map(str, touched))
    return zeros


def _parts(node: Node, key: str, numbers: int) -> int:
    parts = node.whole(key, 1)
    if numbers % parts:
        raise node.wrong(key, ", ".join(str(part) for part in range(1, numbers + 1) if numbers % part == 0))
    return parts
