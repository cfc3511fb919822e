"""Blackjack at the live table: the betting time, rejected bets, settling; packs, cut, last round."""

from rules_core import live, packs
from rules_core.blackjack.table import shoe
from rules_core.cards import Cards
from rules_core.general import Ruling
from rules_core.live import Amount, BetCheck, BettingWindow
from rules_core.packs import Cut, LastRound, PackCheck
from rules_core.tables.blackjack import FRENCH, rules
from rules_core.void import VoidRound


def _clauses(version: str) -> live.Clauses:
    """The clauses of a version; the French text says nothing about malfunctions."""
    house = rules(version)
    return live.card_clauses("blackjack", funds=True, malfunction=house.version != FRENCH)


def betting_window(
    version: str = "live", *, timer_over: bool = False, called: bool = False, card_out: bool = False
) -> BettingWindow:
    """Whether bets are taken now, as `live.betting_window`.

    Clauses blackjack-no-late-bets, blackjack-no-more-bets-call, blackjack-no-more-bets-first-card. Raises
    `RulesError` `version-unknown`.

    >>> betting_window(called=True, card_out=True).fault, betting_window(card_out=True).fault
    (False, True)
    """
    return live.betting_window(_clauses(version), timer_over=timer_over, called=called, card_out=card_out)


def check_bet(  # noqa: PLR0913 (named flags)
    stake: Amount,
    minimum: Amount,
    maximum: Amount,
    version: str = "live",
    *,
    in_time: bool = True,
    server: bool = True,
    funds: Amount | None = None,
) -> BetCheck:
    """Whether the system takes a bet, as `live.check_bet`.

    Clauses blackjack-bet-rejection, blackjack-bet-from-funds. Raises `RulesError` `version-unknown`,
    `limits-invalid`, and as `read_stake` does.

    >>> check_bet(50, 5, 100, funds=40).reasons, check_bet(50, 5, 100, funds=50).taken
    (('funds',), True)
    """
    clauses = _clauses(version)
    return live.check_bet(clauses, stake, minimum, maximum, in_time=in_time, server=server, funds=funds)


def settles(version: str = "live", *, announced: bool, scanned: bool) -> Ruling:
    """Whether the system now settles the bets by itself (blackjack-settlement-automatic).

    >>> settles(announced=True, scanned=True).allowed, settles(announced=True, scanned=False).allowed
    (True, False)
    """
    return live.settles(_clauses(version), announced=announced, scanned=scanned)


def void_round(causes: str = live.MALFUNCTION, version: str = "live") -> VoidRound:
    """A round that a malfunction voids (blackjack-malfunction-void).

    Raises `RulesError` `void-cause-unknown`, `live-void-none` for `live-fr`, whose text does not say it.

    >>> void_round().causes
    ('malfunction',)
    """
    return live.void_round(causes, _clauses(version), version)


def check_packs(cards: Cards, version: str = "live", decks: int | None = None) -> PackCheck:
    """Whether the packs are complete, as `packs.check` (blackjack-inspect-complete, -deck-composition).

    `decks` defaults to the house's.

    >>> from rules_core.cards import full_deck
    >>> check_packs([*full_deck(), "A♠"], decks=1).extra
    {Card('As'): 1}
    """
    house = rules(version)
    return packs.check(cards, house.decks if decks is None else decks, "blackjack-inspect-complete")


def cut(cards: Cards, place: int, version: str = "live") -> Cut:
    """Cut the stack behind `place` cards: the front goes to the back (blackjack-cut-move-front).

    Where the cut card goes then, `shoe` says. Raises `RulesError` `cut-place`, `cut-cards-few`,
    `card-unknown`.

    >>> print(*cut("A 2 3 4", 1).cards)
    2 3 4 A
    """
    rules(version)
    return packs.cut(cards, place, ("blackjack-cut-move-front",))


def last_round(
    dealt: int, version: str = "live", decks: int | None = None, behind: int | None = None
) -> LastRound:
    """Whether the round is the last before the reshuffle, as `is_last_round`, with the reason.

    Clause blackjack-reshuffle-at-cut-card. Raises `RulesError` `dealt-invalid`, and as `shoe` does.

    >>> last_round(208).last, last_round(209).last
    (False, True)
    """
    plan = shoe(version, decks, behind)
    return packs.last_round(dealt, plan.before, plan.cards, "blackjack-reshuffle-at-cut-card")
