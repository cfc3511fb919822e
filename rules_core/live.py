"""What the games of the live house share: betting time, rejected bets, settling.

Each game's package uses it with the ids of its own clauses (`Clauses`).
"""

from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import RulesError, expect_flags
from rules_core.general import Ruling
from rules_core.odds import read_amount, read_stake
from rules_core.results import Step
from rules_core.void import VoidRound, read_causes

Amount = Fraction | int | str
MALFUNCTION = "malfunction"
LATE, LIMITS, SERVER, FUNDS = "late", "limits", "server", "funds"
"""Why the system rejects a bet; `FUNDS` where the rules of a game say so."""


@dataclass(frozen=True)
class Clauses:
    """The clauses of a game; `first_card`, `funds`, `malfunction` are `None` where the game has none.

    `over` says that the betting time is over, `call` that the dealer announces it, `first_card` that this
    comes before the first card.
    """

    over: str
    call: str
    rejection: str
    settlement: str
    first_card: str | None = None
    funds: str | None = None
    malfunction: str | None = None


@dataclass(frozen=True)
class BettingWindow:
    """Whether bets are taken now; `fault`: a card has left the shoe too early."""

    open: bool
    fault: bool
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class BetCheck:
    """Whether the system takes a bet; `reasons` are some of `late`, `limits`, `server`, `funds`."""

    stake: Fraction
    taken: bool
    reasons: tuple[str, ...]
    steps: tuple[Step, ...]


def card_clauses(game: str, *, funds: bool = False, malfunction: bool = True) -> Clauses:
    """The clauses of a live card game.

    >>> card_clauses("baccarat").over
    'baccarat-no-late-bets'
    """
    return Clauses(
        over=f"{game}-no-late-bets",
        call=f"{game}-no-more-bets-call",
        rejection=f"{game}-bet-rejection",
        settlement=f"{game}-settlement-automatic",
        first_card=f"{game}-no-more-bets-first-card",
        funds=f"{game}-bet-from-funds" if funds else None,
        malfunction=f"{game}-malfunction-void" if malfunction else None,
    )


def betting_window(
    clauses: Clauses, *, timer_over: bool = False, called: bool = False, card_out: bool = False
) -> BettingWindow:
    """Whether bets are taken: until the timer has run out or the dealer has announced “No More Bets”.

    `card_out`: the first card of the round has left the shoe, which must not be before the announcement.
    Clauses *-no-late-bets, *-no-more-bets-call, *-no-more-bets-first-card, roulette-betting-window.

    >>> baccarat = card_clauses("baccarat")
    >>> betting_window(baccarat).open, betting_window(baccarat, called=True).open
    (True, False)
    >>> betting_window(baccarat, timer_over=True, card_out=True).fault
    True
    """
    expect_flags(timer_over, called, card_out)
    fault = card_out and not called and clauses.first_card is not None
    if not (timer_over or called or card_out):
        return BettingWindow(True, False, (Step("betting-open", clauses.over),))
    steps = [Step("live-over", clauses.over)]
    steps.append(Step("live-called" if called else "live-call-due", clauses.call))
    if clauses.first_card is not None:
        code = "live-card-early" if fault else "live-card-after" if card_out else "live-card-then"
        steps.append(Step(code, clauses.first_card))
    return BettingWindow(False, fault, tuple(steps))


def check_bet(  # noqa: PLR0913 (named flags)
    clauses: Clauses,
    stake: Amount,
    minimum: Amount,
    maximum: Amount,
    *,
    in_time: bool = True,
    server: bool = True,
    funds: Amount | None = None,
) -> BetCheck:
    """Whether the system takes a bet, and for which reasons it rejects it (*-bet-rejection).

    `in_time`: it was placed in time; `server`: the game server could be reached; `funds`: what the player has
    available, where the game's rules ask for it (blackjack-bet-from-funds). Raises `RulesError`
    `limits-invalid`, and as `read_stake` does.

    >>> check_bet(card_clauses("baccarat"), 10, 5, 100).taken
    True
    >>> check_bet(card_clauses("baccarat"), 500, 5, 100, in_time=False).reasons
    ('late', 'limits')
    """
    expect_flags(in_time, server)
    amount, least, most = read_stake(stake), read_stake(minimum), read_stake(maximum)
    if least > most:
        raise RulesError("limits-invalid", minimum=least, maximum=most)
    fields = {"stake": amount, "minimum": least, "maximum": most}
    found = {
        LATE: not in_time and Step("live-bet-late", clauses.rejection, fields),
        LIMITS: not least <= amount <= most and Step("live-bet-limits", clauses.rejection, fields),
        SERVER: not server and Step("live-bet-server", clauses.rejection, fields),
        FUNDS: _beyond_funds(clauses, amount, funds),
    }
    wrong = {reason: step for reason, step in found.items() if step}
    taken = Step("live-bet-taken", clauses.rejection, fields, (clauses.funds,) if clauses.funds else ())
    return BetCheck(amount, not wrong, tuple(wrong), tuple(wrong.values()) or (taken,))


def _beyond_funds(clauses: Clauses, stake: Fraction, funds: Amount | None) -> Step | None:
    """The reason of a bet that is more than the player has; funds may be 0."""
    if clauses.funds is None or funds is None:
        return None
    held = read_amount(funds)
    fields = {"stake": stake, "funds": held}
    return Step("live-bet-funds", clauses.funds, fields) if stake > held else None


def settles(clauses: Clauses, *, announced: bool, scanned: bool = True) -> Ruling:
    """Whether the system now settles the bets by itself (*-settlement-automatic).

    It does when the dealer has `announced` the result; in card games the last card must be `scanned` too.

    >>> settles(card_clauses("blackjack"), announced=True).allowed
    True
    >>> settles(card_clauses("blackjack"), announced=True, scanned=False).allowed
    False
    """
    expect_flags(announced, scanned)
    cards = clauses.first_card is not None
    if announced and (scanned or not cards):
        return Ruling(True, Step("live-settles", clauses.settlement))
    return Ruling(False, Step("live-settles-cards" if cards else "live-settles-wheel", clauses.settlement))


def void_round(causes: str, clauses: Clauses, version: str) -> VoidRound:
    """A round that a malfunction of the system voids (*-malfunction-void).

    Raises `RulesError` `void-cause-unknown`, and `live-void-none` where the rules say nothing about it.

    >>> void_round("malfunction", card_clauses("baccarat"), "live").causes
    ('malfunction',)
    """
    if clauses.malfunction is None:
        raise RulesError("live-void-none")
    given = read_causes(causes, (MALFUNCTION,))
    return VoidRound(version, given, (), (Step("void-round", clauses.malfunction),))
