"""En prison: what becomes of a bet on a property that a zero has neither won nor lost (reading RR-1).

The bet stands on a level. Each spin moves it: a zero puts it on the highest level, a win takes it down one
and off the lowest sets it free, the other property loses it, and too many zeros in a row lose it.
"""

from dataclasses import dataclass

from rules_core.tables.roulette import Prison

FREED, LOST, LEFT = "freed", "lost", "left"
"""How imprisonment ends: the stake comes back, it is lost, or the player has left for a share of it."""
WIN, LOSE, ZERO = "win", "lose", "zero"
"""What a spin can be for the bet."""


@dataclass(frozen=True)
class Cell:
    """Where an imprisoned bet stands: its level, and how many zeros in a row have just come."""

    level: int
    zeros: int


ENTRY = Cell(level=1, zeros=1)
"""After the zero that imprisons a bet (roulette-ray-d-zero-even-money)."""


def after(prison: Prison, cell: Cell, event: str, leaves: bool = False) -> Cell | str:
    """Where the bet stands after a spin, or how its imprisonment ends.

    `event` is `win`, `lose` or `zero`; `leaves` says that the player takes the share that is offered at a
    further zero in a row. Clauses roulette-ray-d-prison-freed, -second-zero, -third-zero, -example-1,
    -example-2, roulette-ray-d-both-quarter.

    >>> from rules_core.tables.roulette import rules
    >>> prison = rules("ray-d").prison
    >>> after(prison, ENTRY, "win")
    'freed'
    >>> after(prison, ENTRY, "zero")
    Cell(level=2, zeros=2)
    >>> after(prison, Cell(2, 2), "win"), after(prison, Cell(2, 2), "zero")
    (Cell(level=1, zeros=0), 'lost')
    """
    if event == LOSE:
        return LOST
    if event == WIN:
        return FREED if cell.level == 1 else Cell(cell.level - 1, 0)
    zeros = cell.zeros + 1
    if zeros >= prison.zeros_that_lose:
        return LOST
    if leaves and zeros == prison.leave_after_zeros:
        return LEFT
    return Cell(prison.levels, zeros)
