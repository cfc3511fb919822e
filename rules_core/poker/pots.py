"""The pot and its side pots: who plays for how much, and who gets it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import RulesError, expect
from rules_core.odds import read_amount
from rules_core.poker import reading
from rules_core.poker.showdowns import Showdown, share_out
from rules_core.read_only import Frozen
from rules_core.results import Step


@dataclass(frozen=True)
class Pot:
    """A pot: its number from 1 (the main pot), the chips in it, the players who can win it."""

    number: int
    amount: Fraction
    players: tuple[int, ...]
    step: Step


@dataclass(frozen=True)
class Settlement(Frozen):
    """A round paid out: its pots, what each player wins (chips that nobody paid included), and why."""

    pots: tuple[Pot, ...]
    won: Mapping[int, Fraction]
    steps: tuple[Step, ...]


def side_pots(bets: Iterable[reading.Amount], folded: Iterable[int] = ()) -> tuple[Pot, ...]:
    """Divide the bets of a round into the main pot and the side pots.

    `bets` says what each player, numbered from 1, has put in; `folded` are those who have left. A player
    plays with the chips that lay on the table (poker-no-rebuy-in-round), so who is all in for less can win
    only as much from each other. Raises `RulesError` `poker-bets-none`, `poker-folded-unknown`,
    `poker-folded-all`, `poker-folded-highest`, and as `read_stake` does.

    >>> [(pot.amount, pot.players) for pot in side_pots([50, 100, 100, 20], folded=[4])]
    [(Fraction(170, 1), (1, 2, 3)), (Fraction(100, 1), (2, 3))]
    """
    paid = {number: read_amount(bet) for number, bet in enumerate(reading.items(bets), start=1)}
    out = {reading.whole(number, 1, len(paid), "poker-folded-unknown") for number in reading.items(folded)}
    live = [number for number in paid if number not in out]
    if not any(paid.values()):
        raise RulesError("poker-bets-none")
    if not live:
        raise RulesError("poker-folded-all")
    if max(paid.values()) > max(paid[number] for number in live):
        raise RulesError("poker-folded-highest")
    below, found = Fraction(0), list[Pot]()
    for level in sorted({paid[number] for number in live} - {Fraction(0)}):
        amount = sum((min(bet, level) - min(bet, below) for bet in paid.values()), Fraction(0))
        players = tuple(number for number in live if paid[number] >= level)
        found.append(_pot(len(found) + 1, amount, players))
        below = level
    return tuple(found)


def _pot(number: int, amount: Fraction, players: tuple[int, ...]) -> Pot:
    fields = {"number": number, "amount": amount, "players": players}
    code = "poker-pot" if len(players) > 1 else "poker-pot-uncalled"
    clause = "poker-no-rebuy-in-round" if len(players) > 1 else "poker-win-uncalled"
    return Pot(number, amount, players, Step(code, clause, fields))


def settle(result: Showdown, bets: Iterable[reading.Amount]) -> Settlement:
    """Pay out a round after its showdown: every pot to the best hands among those who play for it.

    `bets` says what each player of the showdown has put in, those who have left included. Raises
    `RulesError` `poker-bets-count`, and as `side_pots` does.

    >>> from rules_core.poker.showdowns import showdown
    >>> result = showdown("holdem", ["A♠ A♥", "K♠ K♥", "Q♠ Q♥"], ["2♠ 3♥ 5♦ 8♣ 9♠"])
    >>> {number: str(amount) for number, amount in settle(result, [50, 100, 100]).won.items()}
    {1: '150', 2: '100', 3: '0'}
    """
    paid = reading.items(bets)
    if len(paid) != expect(result, Showdown).players:
        raise RulesError("poker-bets-count", hands=result.players, count=len(paid))
    live = {entry.number for entry in result.entries}
    divided = side_pots(paid, [number for number in _numbers(paid) if number not in live])
    shown = [step for part in result.parts for step in part.shown(result.form)]
    return _paid(len(paid), divided, [_amounts(result, pot) for pot in divided], shown)


def uncalled(bets: Iterable[reading.Amount], winner: int) -> Settlement:
    """Pay out a round that ends with a bet nobody pays: all to `winner`, with any hand (poker-win-uncalled).

    Raises `RulesError` as `side_pots` does.

    >>> uncalled([10, 30, 10], winner=2).won
    {1: Fraction(0, 1), 2: Fraction(50, 1), 3: Fraction(0, 1)}
    """
    paid = reading.items(bets)
    number = reading.whole(winner, 1, len(paid), "poker-folded-unknown")
    divided = side_pots(paid, [other for other in _numbers(paid) if other != number])
    return _paid(len(paid), divided, [{number: pot.amount} for pot in divided], [])


def _numbers(row: Sequence[object]) -> range:
    return range(1, len(row) + 1)


def _amounts(compared: Showdown, pot: Pot) -> dict[int, Fraction]:
    """Who gets how much of a pot: it is divided into the parts, a part among the best hands for it."""
    shares = share_out(compared.parts, pot.players)
    each = pot.amount / len(compared.parts)
    return {
        number: sum((each * share for share in row.values()), Fraction(0)) for number, row in shares.items()
    }


def _paid(
    players: int, divided: tuple[Pot, ...], amounts: list[dict[int, Fraction]], steps: list[Step]
) -> Settlement:
    won = dict.fromkeys(range(1, players + 1), Fraction(0))
    for pot, row in zip(divided, amounts, strict=True):
        steps.append(pot.step)
        for number, amount in row.items():
            won[number] += amount
            if amount and len(pot.players) > 1:
                fields = {"number": number, "amount": amount}
                steps.append(Step("poker-won", "poker-win-best-hand", fields))
    return Settlement(divided, won, tuple(steps))
