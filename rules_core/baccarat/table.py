"""Round the cards: the packs, the cut, the shoe, the last round, picking up."""

from dataclasses import replace

from rules_core import packs
from rules_core.baccarat.drawing import check_count
from rules_core.cards import Cards, Shoe
from rules_core.errors import RulesError
from rules_core.packs import Cut, LastRound, PackCheck, PickedUp, ShoePlan
from rules_core.results import Step
from rules_core.tables.baccarat import rules


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


def shoe(version: str = "live") -> ShoePlan:
    """How the shoe is made ready (baccarat-deck-count, baccarat-cut-card-position).

    >>> shoe().cards, shoe().before
    (416, 409)
    """
    house = rules(version)
    cards = Shoe(house.decks).size
    fields = {"decks": house.decks, "cards": cards, "behind": house.behind_cut_card}
    fields["before"] = cards - house.behind_cut_card
    also = ("baccarat-deck-count", "baccarat-cut-cards-two")
    return ShoePlan(**fields, step=Step("shoe", "baccarat-cut-card-position", fields, also))


def is_last_round(dealt: int, version: str = "live") -> bool:
    """Whether the round that ends after `dealt` cards of the shoe is the last before the reshuffle.

    It is when the cut card has been reached (baccarat-reshuffle-at-cut-card). Raises `dealt-invalid`.

    >>> is_last_round(409), is_last_round(410)
    (False, True)
    """
    plan = shoe(version)
    check_count("dealt-invalid", dealt, plan.cards)
    return dealt > plan.before


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
