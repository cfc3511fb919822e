"""What both sides of the proof of blackjack are asked, and what the core answers, line by line."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations_with_replacement, permutations
from typing import Any

from rules_core import blackjack
from rules_core.blackjack import Moves, Round, dealer_decision, dealer_play, hand, moves, play, settle
from rules_core.blackjack.hands import judge, value
from rules_core.blackjack.player import HandState, check_course
from rules_core.cards import Card, read_cards
from rules_core.errors import RulesError
from rules_core.results import Step

House = tuple[str, list[str]]
HOUSES: list[House] = [
    *(("live", chosen) for chosen in ([], ["draw-to-split-aces"])),
    *(
        ("live-fr", chosen)
        for chosen in ([], ["draw-to-split-aces"], ["hit-soft-17"], ["draw-to-split-aces", "hit-soft-17"])
    ),
]
"""Every version with every choice of the casino."""

LONGEST = 5
DOUBLED = 3
RANKS = ("A", *map(str, range(2, 11)))
FACES = ("10", "J", "Q", "K")
STATES = [
    ("A", False, False, False, False),
    ("9", False, False, False, False),
    ("9", True, False, False, False),
    ("9", False, True, False, False),
    ("9", True, True, False, False),
    ("A", False, False, True, False),
    ("A", False, False, False, True),
    ("A", True, False, True, False),
]
"""The open card, and whether the hand is split, doubled, stood on, the hole card checked."""
LONG_STATES = [STATES[1], STATES[2], STATES[5]]
"""Those of a longer hand, which can no longer be doubled or insured."""

DEALERS = ("10 7", "A 6", "10 8", "A 8", "10 9", "10 J", "5 6 Q", "K A", "A K", "10 6 K", "A 6 2 10")
"""A hand of the dealer for each outcome: 17 to 21, hard and soft, blackjack, bust."""
CHECKED = ("A K",)
"""Those of them that end the round before the player plays: there the round as a whole counts."""


SPARSE = 7
"""Where a choice of the casino cannot matter, every seventh hand is asked."""


@cache
def multisets() -> tuple[str, ...]:
    """Every hand up to five cards by value, in an order in which it can be dealt where there is one."""
    sizes = range(1, LONGEST + 1)
    return tuple(_row(values) for size in sizes for values in combinations_with_replacement(RANKS, size))


@cache
def orders() -> tuple[str, ...]:
    """The same hands from both ends: a total must not depend on the order."""
    return tuple(
        dict.fromkeys(row for kept in multisets() for row in (kept, " ".join(reversed(kept.split()))))
    )


def _row(values: Sequence[str]) -> str:
    """These cards in the first order that the rules allow; tens become court cards in turn."""
    tens = iter(FACES * 2)
    cards = [next(tens) if value == "10" else value for value in values]
    tries = (cards[::-1], cards, *map(list, permutations(cards)))
    return " ".join(next((tried for tried in tries if _can_be(tried)), cards))


def _can_be(cards: list[str]) -> bool:
    """Whether no card came after the limit had been reached."""
    row, house = read(" ".join(cards)), blackjack.rules()
    return all(house.count(row[:taken])[0] < house.limit for taken in range(house.opening, len(row)))


@cache
def read(row: str) -> tuple[Card, ...]:
    """The cards of a row, read once."""
    return read_cards(row)


def asked(of: House, rows: Sequence[str], *, bears: Callable[[str], bool]) -> Sequence[str]:
    """All rows for a house whose choices bear on what is asked, else every seventh."""
    return rows if all(map(bears, of[1])) else rows[::SPARSE]


def answer(ask: Callable[[], str]) -> str:
    """What `ask` gives, or the code of the error."""
    try:
        return ask()
    except RulesError as error:
        return f"error {error.code}"


def signed(step: Step) -> str:
    return f"{step.code}@{step.clause}"


def _flag(value: bool) -> str:
    return "true" if value else "false"


def hands(of: House, rows: Sequence[str]) -> Iterator[str]:
    """Total, softness, blackjack, bust, reason of each hand, plain and from a split pair."""
    for row in rows:
        for split in (False, True):
            yield answer(lambda row=row, split=split: _valued(hand(read(row), of[0], split=split)))  # type: ignore[misc]


def _valued(valued: blackjack.Hand) -> str:
    flags = map(_flag, (valued.soft, valued.blackjack, valued.bust))
    return " ".join((str(valued.total), *flags, signed(valued.step)))


def all_moves(of: House, rows: Sequence[str]) -> Iterator[str]:
    """What may be done with each hand in each state."""
    for row in rows:
        for up, *flags in states_of(row):
            yield answer(lambda row=row, up=up, flags=flags: _moved(move_of(of, row, up, *flags)))  # type: ignore[misc]


def states_of(row: str) -> list[tuple[str, bool, bool, bool, bool]]:
    """The states in which a hand is asked about."""
    return STATES if len(read(row)) <= DOUBLED else LONG_STATES


def move_of(of: House, row: str, up: str, *flags: bool) -> Moves:
    split, doubled, stood, checked = flags
    return moves(read(row), read(up), *of, split=split, doubled=doubled, stood=stood, checked=checked)


def _moved(all_of: Moves) -> str:
    said = (f"{'+' if move.allowed else '-'}{signed(move.step)}" for move in all_of.moves)
    return " ".join((all_of.automatic or "decides", *said))


def dealers(of: House, rows: Sequence[str]) -> Iterator[str]:
    """What the dealer must do, and the replay when draws matter and when they do not."""
    for row in rows:
        decision = dealer_decision(read(row), *of)
        yield f"{_flag(decision.draws)} {signed(decision.step)}"
        for needed in (True, False):
            yield answer(partial(_replayed, of, row, needed))


def _replayed(of: House, row: str, needed: bool) -> str:
    return _steps(dealer_play(read(row), *of, needed=needed).steps)


def _steps(steps: Sequence[Step]) -> str:
    return " ".join(map(signed, steps))


def grid(of: House, rows: Sequence[str]) -> Iterator[str]:
    """Each hand against each of the dealer's, hands of three cards doubled too: the verdict and the bets of 1.

    Hands are valued and dealers replayed once each, verdicts settled once each: the core itself puts whole
    rounds together in `rounds`, for a part of them.
    """
    house = blackjack.rules(*of)
    replays = [answered(lambda dealer=dealer: dealer_play(read(dealer), *of)) for dealer in DEALERS]  # type: ignore[misc]
    paid: dict[tuple[object, ...], str] = {}
    for row in rows:
        for doubled in ways(row):
            state = HandState(read(row), doubled=doubled)
            wrong = answered(lambda state=state: check_course(state, house))  # type: ignore[misc]
            valued = None if wrong else value(read(row), house)
            for cards, dealer in zip(DEALERS, replays, strict=True):
                if cards in CHECKED:
                    yield answer(
                        lambda row=row, cards=cards, doubled=doubled: _whole(of, row, cards, doubled)
                    )  # type: ignore[misc]
                    continue
                if wrong or isinstance(dealer, str):
                    yield wrong or str(dealer)
                    continue
                result = judge(valued, dealer.hand, house, doubled)  # type: ignore[arg-type]
                key = (result.step.code, result.step.clause, dealer.hand.blackjack, doubled)
                if key not in paid:
                    played = Round(of[0], house.options, (result,), dealer.hand, ())
                    paid[key] = " ".join((signed(result.step), *_paid(settle(played, 1))))
                yield paid[key]


def _whole(of: House, row: str, dealer: str, doubled: bool) -> str:
    """The verdict and the bets of a round that the core puts together itself."""
    played = play(row, dealer, *of, doubled=doubled)
    return " ".join((signed(played.results[0].step), *_paid(settle(played, 1))))


def ways(row: str) -> tuple[bool, ...]:
    """Whether a hand is asked about as doubled as well."""
    return (False, True) if len(read(row)) == DOUBLED else (False,)


def answered(ask: Callable[[], Any]) -> Any:
    """What `ask` gives, or the code of the error as a text."""
    try:
        return ask()
    except RulesError as error:
        return f"error {error.code}"


def _paid(settled: blackjack.Settlement) -> Iterator[str]:
    for bet, step in zip(settled.bets, settled.steps, strict=True):
        yield f"{bet.bet} {bet.stake} {bet.result} {bet.returned} {bet.net} {signed(step)}"


def round_of(of: House, given: dict[str, Any]) -> tuple[Round, blackjack.Settlement]:
    """The core's round and settlement of what the browser is given."""
    flags = {"doubled": given["doubled"], "split_doubled": given["splitDoubled"], "others": given["others"]}
    played = play(given["player"], given["dealer"], *of, split=given["split"], **flags)
    amounts = {name.replace("-", "_"): amount for name, amount in given["amounts"].items()}
    return played, settle(played, amounts.pop("initial"), **amounts)


def rounds(of: House, given: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Results, reasons and bets of each round."""
    for one in given:
        yield answer(lambda one=one: _round(*round_of(of, one)))  # type: ignore[misc]


def _round(played: Round, settled: blackjack.Settlement) -> str:
    results = (result.result for result in played.results)
    return " ".join((*results, _steps(played.steps), *_paid(settled)))
