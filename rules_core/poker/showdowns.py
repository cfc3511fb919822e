"""The showdown: each player's hand for each part of the pot, who wins it, and every player's share."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from rules_core.cards import Card, Cards
from rules_core.errors import RulesError, expect_flags
from rules_core.odds import read_amount
from rules_core.poker import reading
from rules_core.poker.deal import most_players
from rules_core.poker.hands import Decision, Hand, decide
from rules_core.poker.variants import check_cards, choose
from rules_core.read_only import Frozen
from rules_core.results import Step
from rules_core.tables.poker import Variant

HIGH, LOW, HIGH_LOW = "high", "low", "high-low"
FORMS = (HIGH, LOW, HIGH_LOW)

Row = tuple[Card, ...]


@dataclass(frozen=True)
class Part(Frozen):
    """A part of the pot that is played for by itself, and the hands for it.

    `name` is `high`, `low`, `board-1`, or both where a game has both (`board-1-low`). `board` counts from 1;
    it is 0 where there is one part for all common cards. `clauses` say how a hand is formed and shown.
    """

    name: str
    board: int
    low: bool
    hands: Mapping[int, Hand]
    clauses: tuple[str, ...] = ()

    def decide(self, numbers: Iterable[int]) -> Decision:
        """Who wins among these hands; equal ones share (in two rows by double-flop-equal-hands)."""
        decision = decide({number: self.hands[number] for number in numbers}, self.low)
        if self.board and len(decision.winners) > 1:
            return replace(decision, step=replace(decision.step, clause="double-flop-equal-hands"))
        return decision

    def shown(self, form: str) -> Iterator[Step]:
        """Every hand for this part, under its heading."""
        if self.board:
            yield Step("poker-board", "double-flop-two-hands", {"board": self.board})
        if self.low:
            yield Step("poker-low", "poker-low-scale", also=("poker-low-versions",))
        elif form == HIGH_LOW:
            yield Step("poker-high", "poker-high-low-split")
        for number, hand in self.hands.items():
            also = (*hand.step.also, *self.clauses)
            yield Step("poker-hand-of", hand.step.clause, {"number": number, **hand.step.fields}, also)


@dataclass(frozen=True)
class Entry(Frozen):
    """A player at the showdown: number, own cards, share of the pot, and the share of each part by name."""

    number: int
    own: Row
    share: Fraction
    shares: Mapping[str, Fraction]


@dataclass(frozen=True)
class Showdown:
    """Hands compared: the parts of the pot and everybody's share, which add up to 1.

    `players` counts those who took part, with those who have left.
    """

    game: str
    form: str
    soko: bool
    players: int
    boards: tuple[Row, ...]
    parts: tuple[Part, ...]
    entries: tuple[Entry, ...]
    steps: tuple[Step, ...]

    def won(self, pot: reading.Amount) -> dict[int, Fraction]:
        """What each hand gets of this pot, exactly; an odd chip is left open (reading PO-2).

        >>> showdown("holdem", ["A♠ K♠", "A♥ K♥"], ["Q♣ J♣ 10♦ 2♥ 3♠"]).won(25)
        {1: Fraction(25, 2), 2: Fraction(25, 2)}
        """
        whole = read_amount(pot)
        return {entry.number: whole * entry.share for entry in self.entries}

    def paid(self, won: Mapping[int, Fraction]) -> list[Step]:
        """What each hand gets, as reasons."""
        amounts = ((number, amount) for number, amount in won.items() if amount)
        return [Step("poker-won", "poker-win-best-hand", {"number": n, "amount": a}) for n, a in amounts]


def showdown(
    game: str,
    hands: Iterable[Cards | None],
    boards: Iterable[Cards] = (),
    form: str = HIGH,
    soko: bool = False,
) -> Showdown:
    """Compare the hands of the players still in, and share out the pot (poker-variants-showdown,
    seven-card-stud-showdown).

    A hand that is `None` has left the round; it keeps its number. `boards` are the rows of common cards:
    none, one or two, as the game has it; `form` is `high`, `low` or `high-low` (poker-low-versions); `soko`
    ranks hands as Sökö does. Two rows (double-flop-*) and high-low (poker-high-low-split) divide the pot
    into equal parts. Raises `RulesError` `poker-game-unknown`, `poker-form-unknown`, `poker-hands-none`,
    `poker-players-many`, `poker-boards-count`, `poker-own-cards`, `poker-board-cards`,
    `poker-suit-missing`, `card-unknown`, `pack-exceeded`.

    >>> result = showdown("double-flop", ["A♠ K♠", "9♣ 9♦"], ["A♥ 7♦ 5♣ 3♠ 2♥", "9♥ 8♦ 6♣ 4♠ 2♦"])
    >>> [(str(entry.share), entry.shares["board-2"]) for entry in result.entries]
    [('1/2', Fraction(0, 1)), ('1/2', Fraction(1, 1))]
    """
    expect_flags(soko)
    variant = reading.variant(game)
    reading.choice(form, FORMS, "poker-form-unknown")
    given = reading.items(hands)
    own, rows = _read(variant, given, boards)
    parts = tuple(_parts(variant, own, rows, form, soko))
    shares = share_out(parts, tuple(own))
    entries = tuple(
        Entry(number, cards, sum(shares[number].values(), Fraction(0)) / len(parts), shares[number])
        for number, cards in own.items()
    )
    steps = [step for part in parts for step in (*part.shown(form), part.decide(own).step)]
    steps += [_share_step(variant, parts, entry) for entry in entries if entry.share]
    return Showdown(variant.name, form, soko, len(given), rows, parts, entries, tuple(steps))


def _read(
    variant: Variant, hands: Sequence[Cards | None], boards: Iterable[Cards]
) -> tuple[dict[int, Row], tuple[Row, ...]]:
    own = {n: reading.cards(cards) for n, cards in enumerate(hands, start=1) if cards is not None}
    rows = tuple(reading.cards(cards) for cards in reading.items(boards))
    most = most_players(variant.name).most
    if not own:
        raise RulesError("poker-hands-none")
    if len(hands) > most:
        raise RulesError("poker-players-many", most=most, count=len(hands))
    if len(rows) != variant.rows and not (variant.shared and len(rows) == 1):
        raise RulesError("poker-boards-count", needed=variant.rows, count=len(rows))
    for number, cards in own.items():
        for place, row in enumerate(rows or ((),), start=1):
            check_cards(variant, cards, row, number, place)
    reading.distinct(*own.values(), *rows)
    return own, rows


def _parts(
    variant: Variant, own: Mapping[int, Row], rows: Sequence[Row], form: str, soko: bool
) -> Iterator[Part]:
    lows = {HIGH: (False,), LOW: (True,), HIGH_LOW: (False, True)}[form]
    several = len(rows) > 1
    for place, row in enumerate(rows or ((),), start=1):
        for low in lows:
            names = [f"board-{place}"] * several + [LOW if low else HIGH] * (not several or form != HIGH)
            found = {number: choose(variant, cards, row, low, soko) for number, cards in own.items()}
            clauses = _hand_clauses(variant, row)
            yield Part("-".join(names), place if several else 0, low, found, clauses)


def _hand_clauses(variant: Variant, row: Row) -> tuple[str, ...]:
    """How hands are formed and shown; in stud with a common card too, which leaves two cards face down."""
    names = dict.fromkeys([variant.clause])
    if variant.rows or variant.shared:
        names["poker-variants-showdown"] = None
    if variant.shared:
        names["seven-card-stud-showdown"] = None
        if row:
            names |= dict.fromkeys(["seven-card-stud-common-card-hand", "seven-card-stud-two-down-cards"])
    return tuple(names)


def share_out(parts: Sequence[Part], numbers: Sequence[int]) -> dict[int, dict[str, Fraction]]:
    """Each hand's share of each part, by the part's name, among the hands with these numbers.

    >>> share_out(showdown("holdem", ["A♠ K♠", "4♦ 4♣"], ["Q♣ J♣ 10♦ 2♥ 3♠"]).parts, (1, 2))
    {1: {'high': Fraction(1, 1)}, 2: {'high': Fraction(0, 1)}}
    """
    winners = {part.name: part.decide(numbers).winners for part in parts}
    return {n: {name: Fraction(n in won, len(won)) for name, won in winners.items()} for n in numbers}


def _share_step(variant: Variant, parts: Sequence[Part], entry: Entry) -> Step:
    """By which clause a hand gets its share (poker-variants-pot-winner, poker-variants-equal-split)."""
    complete = not (variant.rows or variant.shared)
    if entry.share == 1:
        clause = "poker-win-best-hand" if complete else "poker-variants-pot-winner"
        clause = "double-flop-same-winner" if parts[0].board else clause
        return Step("poker-share-all", clause, {"number": entry.number})
    clause = "poker-rank-equal-split" if complete else "poker-variants-equal-split"
    clause = "poker-high-low-split" if len(parts) > 1 else clause
    clause = "double-flop-different-winners" if parts[0].board else clause
    return Step("poker-share", clause, {"number": entry.number, "share": str(entry.share)})
