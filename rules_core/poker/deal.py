"""How the cards of a game are dealt, stage by stage, and how many players the pack serves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules_core.cards import Shoe
from rules_core.errors import RulesError
from rules_core.poker import reading
from rules_core.results import Name, Step
from rules_core.tables.poker import Variant, rules

FEWEST = 2
"""Players of a round: they play against each other (poker-goal)."""


@dataclass(frozen=True)
class Deal:
    """A stage as it is dealt: to each player, to each row, or (`shared`) one open card to all.

    `left` are the cards then left in the pack, `round` the number of the betting round that follows,
    `discard` how many cards each player throws away after it.
    """

    stage: str
    players: int
    down: int
    up: int
    board: int
    shared: bool
    left: int
    round: int
    discard: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Plan:
    """The whole deal of a round."""

    game: str
    rows: int
    deals: tuple[Deal, ...]
    steps: tuple[Step, ...]

    @property
    def own(self) -> int:
        """How many own cards each player has in the end."""
        return sum(deal.down + deal.up - deal.discard for deal in self.deals)

    @property
    def common(self) -> int:
        """How many common cards lie on the table in the end, in all rows (double-flop-ten-common-cards)."""
        return sum(deal.board * self.rows + deal.shared for deal in self.deals)


@dataclass(frozen=True)
class Players:
    """How many players can take part: the seats of a table, and what the pack allows."""

    game: str
    seats: int
    most: int
    step: Step


@dataclass(frozen=True)
class Button:
    """The seat with the dealer button."""

    seat: int
    step: Step


def plan(game: str, players: int | Sequence[int]) -> Plan:
    """How a round is dealt (clauses *-initial-deal, *-flop, *-turn-river, *-discard, seven-card-stud-*).

    `players` is their number, or the number still in at each stage. Where stud's pack is short, one common
    card takes the place of a street: when an own card for each would not leave a card for every later street
    (seven-card-stud-deck-exhausted). Raises `RulesError` `poker-game-unknown`, `poker-no-deal`,
    `poker-players-invalid`, `poker-stages-count`, `poker-players-return`.

    >>> courchevel = plan("courchevel", 9)
    >>> [(deal.stage, deal.down, deal.board, deal.left) for deal in courchevel.deals]
    [('initial-deal', 5, 1, 6), ('flop', 0, 2, 4), ('turn', 0, 1, 3), ('river', 0, 1, 2)]
    >>> [deal.shared for deal in plan("seven-card-stud", 8).deals]
    [False, False, False, False, True]
    """
    variant = reading.variant(game)
    if not (variant.rows or variant.shared):
        raise RulesError("poker-no-deal")
    counts = _still_in(variant, players)
    left, deals = Shoe(rules().decks).size, []
    for number, (stage, count) in enumerate(zip(variant.stages, counts, strict=True), start=1):
        later = len(variant.stages) - number
        short = bool(variant.shared) and left < stage.own * count + later
        left -= 1 if short else stage.own * count + stage.board * variant.rows
        deals.append(_deal(variant, number, count, short, left))
    opening = Step("poker-opening-stakes", "poker-variants-opening-stakes")
    return Plan(
        variant.name, variant.rows, tuple(deals), (opening, *(step for deal in deals for step in deal.steps))
    )


def _still_in(variant: Variant, players: int | Sequence[int]) -> list[int]:
    most = most_players(variant.name).most
    given = list(players) if isinstance(players, list | tuple) else [players] * len(variant.stages)
    if len(given) != len(variant.stages):
        raise RulesError("poker-stages-count", needed=len(variant.stages), count=len(given))
    counts = [reading.whole(count, FEWEST, most, "poker-players-invalid") for count in given]
    if counts != sorted(counts, reverse=True):
        raise RulesError("poker-players-return")
    return counts


def _deal(variant: Variant, number: int, count: int, short: bool, left: int) -> Deal:
    stage = variant.stages[number - 1]
    name = {"stage": Name(f"stage-{stage.name}")}
    steps = []
    if short:
        fields = name | {"players": count, "cards": left + 1}
        steps.append(Step("poker-deal-shared", str(variant.shared), fields))
    elif stage.own:
        fields = name | {"down": stage.down, "up": stage.up}
        steps.append(Step("poker-deal-own", stage.clause, fields))
    if stage.board:
        fields = name | {"rows": variant.rows, "cards": stage.board}
        last = number == len(variant.stages) and variant.rows > 1
        also = ("double-flop-ten-common-cards",) if last else ()
        steps.append(Step("poker-deal-board", stage.clause, fields, also))
    steps.append(Step("poker-betting-round", "poker-variants-betting-after-deal", {"number": number}))
    if stage.discard_clause:
        steps.append(Step("poker-discard", stage.discard_clause, {"cards": stage.discard}))
    down, up = (0, 0) if short else (stage.down, stage.up)
    return Deal(stage.name, count, down, up, stage.board, short, left, number, stage.discard, tuple(steps))


def most_players(game: str) -> Players:
    """How many players can take part in a game (poker-seats, poker-deck; reading PO-11).

    Raises `RulesError` `poker-game-unknown`.

    >>> [most_players(game).most for game in ("holdem", "omaha", "courchevel", "seven-card-stud")]
    [12, 11, 9, 12]
    """
    variant = reading.variant(game)
    seats, pack = rules().seats, Shoe(rules().decks).size
    common = variant.board * variant.rows
    room = pack // variant.stages[0].own if variant.shared else (pack - common) // variant.dealt
    most = min(seats, room)
    fields = {"game": Name(f"game-{variant.name}"), "seats": seats, "most": most, "pack": pack}
    named = [f"{variant.name}-name"] if variant.also else []
    code = "poker-most-seats" if most == seats else "poker-most-pack"
    return Players(variant.name, seats, most, Step(code, "poker-seats", fields, ("poker-deck", *named)))


def most_shared(variant: Variant) -> int:
    """How many common cards a short pack can lead to: with every seat taken and nobody leaving.

    >>> most_shared(reading.variant("seven-card-stud")), most_shared(reading.variant("holdem"))
    (3, 0)
    """
    if not variant.shared:
        return 0
    return sum(deal.shared for deal in plan(variant.name, most_players(variant.name).most).deals)


def next_button(game: str, seats: Iterable[int], button: int) -> Button:
    """Where the button goes after a round: to the next taken seat, clockwise (poker-variants-button-moves).

    The button shows who counts as the dealer (poker-variants-dealer-button). Seats are numbered clockwise
    from 1. Raises `RulesError` `poker-no-button` for stud, `poker-seat-invalid`, `poker-players-invalid`.

    >>> next_button("holdem", [2, 5, 9], 5).seat, next_button("holdem", [2, 5, 9], 9).seat
    (9, 2)
    """
    variant = reading.variant(game)
    if not variant.rows:
        raise RulesError("poker-no-button")
    most = rules().seats
    taken = {reading.whole(seat, 1, most, "poker-seat-invalid") for seat in reading.items(seats)}
    reading.whole(len(taken), FEWEST, most_players(game).most, "poker-players-invalid")
    before = reading.whole(button, 1, most, "poker-seat-invalid")
    seat = min(taken, key=lambda seat: (seat - before - 1) % most)
    also = ("poker-variants-dealer-button",)
    return Button(seat, Step("poker-button", "poker-variants-button-moves", {"seat": seat}, also))
