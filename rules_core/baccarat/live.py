"""What the live system does: the betting time, rejected bets, settling, void rounds."""

from rules_core import live
from rules_core.general import Ruling
from rules_core.live import Amount, BetCheck, BettingWindow
from rules_core.tables.baccarat import rules
from rules_core.void import VoidRound

_CLAUSES = live.card_clauses("baccarat")


def betting_window(
    version: str = "live", *, timer_over: bool = False, called: bool = False, card_out: bool = False
) -> BettingWindow:
    """Whether bets are taken now, as `live.betting_window`.

    Clauses baccarat-no-late-bets, baccarat-no-more-bets-call, baccarat-no-more-bets-first-card. Raises
    `RulesError` `version-unknown`.

    >>> betting_window(timer_over=True).open
    False
    """
    rules(version)
    return live.betting_window(_CLAUSES, timer_over=timer_over, called=called, card_out=card_out)


def check_bet(  # noqa: PLR0913 (named flags)
    stake: Amount,
    minimum: Amount,
    maximum: Amount,
    version: str = "live",
    *,
    in_time: bool = True,
    server: bool = True,
) -> BetCheck:
    """Whether the system takes a bet, as `live.check_bet` (baccarat-bet-rejection).

    Raises `RulesError` `version-unknown`, `limits-invalid`, and as `read_stake` does.

    >>> check_bet(10, 5, 100, server=False).reasons
    ('server',)
    """
    rules(version)
    return live.check_bet(_CLAUSES, stake, minimum, maximum, in_time=in_time, server=server)


def settles(version: str = "live", *, announced: bool, scanned: bool) -> Ruling:
    """Whether the system now settles the bets by itself (baccarat-settlement-automatic).

    >>> settles(announced=True, scanned=True).allowed, settles(announced=False, scanned=True).allowed
    (True, False)
    """
    rules(version)
    return live.settles(_CLAUSES, announced=announced, scanned=scanned)


def void_round(causes: str = live.MALFUNCTION, version: str = "live") -> VoidRound:
    """A round that a malfunction voids (baccarat-malfunction-void). Raises `void-cause-unknown`.

    >>> void_round().causes
    ('malfunction',)
    """
    rules(version)
    return live.void_round(causes, _CLAUSES, version)
