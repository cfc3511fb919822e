"""Baccarat at the live table: the betting time, rejected bets, settling; packs, cut, last round, pickup."""

from dataclasses import replace

from rules_core import live, packs
from rules_core.cards import Cards, Shoe
from rules_core.errors import RulesError
from rules_core.general import Ruling
from rules_core.live import Amount, BetCheck, BettingWindow
from rules_core.packs import Cut, LastRound, PackCheck, PickedUp
from rules_core.results import Step
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


def check_packs(cards: Cards, version: str = "live") -> PackCheck:
    """Whether the packs are complete, as `packs.check` (baccarat-inspect-complete).

    >>> check_packs("A♠").complete
    False
    """
    return packs.check(cards, rules(version).decks, "baccarat-inspect-complete")


def cut(cards: Cards, place: int, version: str = "live") -> Cut:
    """Cut the stack behind `place` cards: the front goes to the back, then the last cards are marked off.

    Clauses baccarat-cut-insert, baccarat-cut-move-front, baccarat-cut-seven-separated. Raises `RulesError`
    `cut-place`, `cut-cards-few` unless there are more cards than are marked off, `card-unknown`.

    >>> print(*cut("A 2 3 4 5 6 7 8 9", 2).set_apart)
    5 6 7 8 9 A 2
    """
    behind = rules(version).behind_cut_card
    done = packs.cut(cards, place, ("baccarat-cut-move-front", "baccarat-cut-insert"))
    if len(done.cards) <= behind:
        raise RulesError("cut-cards-few", needed=behind + 1, count=len(done.cards))
    fields = {"behind": behind, "before": len(done.cards) - behind}
    also = ("baccarat-cut-card-position",)
    marked = Step("cut-marked", "baccarat-cut-seven-separated", fields, also)
    return replace(done, behind=behind, steps=(*done.steps, marked))


def last_round(dealt: int, version: str = "live") -> LastRound:
    """Whether the round that ends after `dealt` cards is the last before the reshuffle, with the reason.

    Clauses baccarat-reshuffle-at-cut-card, baccarat-last-hand-call, baccarat-no-cards-until-reshuffle. Raises
    `RulesError` `dealt-invalid`, `version-unknown`.

    >>> last_round(409).last, last_round(410).last
    (False, True)
    """
    house = rules(version)
    size = Shoe(house.decks).size
    found = packs.last_round(dealt, size - house.behind_cut_card, size, "baccarat-reshuffle-at-cut-card")
    if not found.last:
        return found
    call = Step("last-hand-call", "baccarat-last-hand-call", also=("baccarat-no-cards-until-reshuffle",))
    return replace(found, steps=(*found.steps, call))


def pick_up(row: Cards, version: str = "live") -> PickedUp:
    """Clear the layout, as `packs.pick_up` (baccarat-pickup-clear, baccarat-pickup-purpose).

    `row` are the cards as they lie from left to right. Raises `RulesError` `hand-empty`, `card-unknown`,
    `shoe-exceeded`.

    >>> print(*pick_up("5♥ K♠ 3♦ 10♣").pile)
    10♣ 3♦ K♠ 5♥
    """
    picked = packs.pick_up(row, ("baccarat-pickup-clear", "baccarat-pickup-purpose"))
    Shoe(rules(version).decks).check(picked.pile)
    return picked
