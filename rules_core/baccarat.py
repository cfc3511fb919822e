"""Baccarat (punto banco) as the live house deals it.

A round (coup) needs nobody's decision: the cards fall, the drawing rules say who takes a third card, the
higher point count wins. `deal` replays a round and says why each card was drawn; `settle` pays the bets. What
is done round the cards, `baccarat_table` says.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules_core.baccarat_table import (
    betting_window,
    check_bet,
    check_packs,
    cut,
    last_round,
    pick_up,
    settles,
    void_round,
)
from rules_core.cards import Card, Cards, Rank, Shoe, read_cards
from rules_core.errors import RulesError, expect, shorten
from rules_core.fields import read_pairs
from rules_core.odds import SettledBet, read_stake
from rules_core.results import Share, Step
from rules_core.tables.baccarat import AREAS, BANKER, PLAYER, TIE, Price, Row, Rules, rules, versions

__all__ = [
    "AREAS",
    "BANKER",
    "PLAYER",
    "TIE",
    "BetLimit",
    "Coup",
    "Decision",
    "Hand",
    "Price",
    "Row",
    "Rules",
    "Settlement",
    "ShoePlan",
    "banker_decision",
    "banker_row",
    "bet_limit",
    "betting_window",
    "check_bet",
    "check_packs",
    "cut",
    "deal",
    "draw_rows",
    "hand",
    "is_last_round",
    "last_round",
    "pick_up",
    "player_decision",
    "rules",
    "settle",
    "settles",
    "shoe",
    "versions",
    "void_round",
]


@dataclass(frozen=True)
class Hand:
    """A hand: its cards, the sum of their values, the point count, and whether it is a natural."""

    cards: tuple[Card, ...]
    sum: int
    total: int
    natural: bool
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Decision:
    """Whether a hand draws, and by which clause. `third` is the value of the Player's third card, if any."""

    side: str
    total: int
    third: int | None
    draws: bool
    step: Step


@dataclass(frozen=True)
class Coup:
    """A whole round: both hands, the winner (`player`, `banker` or `tie`) and the reasons."""

    version: str
    player: Hand
    banker: Hand
    winner: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Settlement:
    """A round with its bets settled."""

    coup: Coup
    bets: tuple[SettledBet, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class ShoePlan:
    """How the shoe is made ready: cards in all, behind the cut card and in front of it."""

    decks: int
    cards: int
    behind: int
    before: int
    step: Step


@dataclass(frozen=True)
class BetLimit:
    """How many bets a player may have in a round: on each area and in all."""

    each: int
    total: int
    step: Step


def hand(cards: Cards, version: str = "live") -> Hand:
    """The point count of a hand (clauses baccarat-point-count-sum, baccarat-value-*).

    Raises `RulesError` `hand-empty`, `card-unknown`, `card-after-third`.

    >>> hand("A 2 9").total
    2
    >>> hand("K♠ 9♥").natural
    True
    """
    house = rules(version)
    row = read_cards(cards)
    if not row:
        raise RulesError("hand-empty")
    most = house.opening + 1
    if len(row) > most:
        raise RulesError("card-after-third", most=most, cards=row[most:])
    return _hand(row, house)


def _hand(cards: tuple[Card, ...], house: Rules) -> Hand:
    points = sum(house.values[card.rank] for card in cards)
    total = points % house.modulus
    natural = len(cards) == house.opening and total in house.naturals
    fields: dict[str, Any] = {"cards": cards, "sum": points, "total": total}
    code = "hand-count" if points == total else "hand-count-dropped"
    also = ("baccarat-point-count-range", *_value_clauses(cards, house))
    steps = [Step(code, "baccarat-point-count-sum", fields, also)]
    if natural:
        steps.append(Step("hand-natural", "baccarat-term-natural"))
    if total == 0:
        steps.append(Step("hand-baccarat", "baccarat-term-baccarat"))
    return Hand(cards, points, total, natural, tuple(steps))


def _value_clauses(cards: tuple[Card, ...], house: Rules) -> tuple[str, ...]:
    """The clauses that say what these cards count, each once."""
    ranks = (card.rank for card in cards)
    kinds = ("ace" if rank is Rank.ACE else "pips" if house.values[rank] else "zero" for rank in ranks)
    return tuple(dict.fromkeys(f"baccarat-value-{kind}" for kind in kinds))


def player_decision(total: int, version: str = "live") -> Decision:
    """Whether the Player hand draws on this two-card count (baccarat-player-draws, baccarat-player-stands).

    Raises `RulesError` `count-invalid` when `total` is no count on which anybody decides.

    >>> player_decision(5).draws, player_decision(6).draws
    (True, False)
    """
    house = rules(version)
    _check_count("count-invalid", total, house.highest)
    draws = total in house.player
    verb = "draws" if draws else "stands"
    return Decision(
        PLAYER, total, None, draws, Step(f"player-{verb}", f"baccarat-player-{verb}", {"total": total})
    )


def banker_decision(total: int, third: int | None = None, version: str = "live") -> Decision:
    """Whether the Banker hand draws on this two-card count.

    `third` is the value (0–9) of the Player's third card, or `None` when the Player stood with two cards
    (baccarat-banker-third-rule, baccarat-banker-when-player-stands). Raises `RulesError` `count-invalid`,
    `third-invalid`.

    >>> banker_decision(3, 8).draws, banker_decision(3, 9).draws, banker_decision(6).draws
    (False, True, False)
    """
    house = rules(version)
    _check_count("count-invalid", total, house.highest)
    if third is None:
        draws = total in house.banker_after_stand
        code, clause = "banker-draws" if draws else "banker-stands", "baccarat-banker-when-player-stands"
        return Decision(BANKER, total, None, draws, Step(code, clause, {"total": total}))
    _check_count("third-invalid", third, house.modulus - 1)
    row = house.row(total)
    draws = third in row.draws
    code = "banker-draws-on" if draws else "banker-stands-on"
    step = Step(code, row.clause, {"total": total, "third": third}, ("baccarat-banker-third-rule",))
    return Decision(BANKER, total, third, draws, step)


def _check_count(code: str, value: int, most: int) -> None:
    if type(value) is not int or not 0 <= value <= most:
        raise RulesError(code, least=0, most=most, text=shorten(value))


def deal(cards: Cards, version: str = "live") -> Coup:
    """Replay a round from its cards in dealing order: Player, Banker, Player, Banker, then the third cards.

    Exactly the cards that the rules call for must be given (baccarat-deal-order, baccarat-natural-ends,
    baccarat-banker-third-rule). Raises `RulesError`: `cards-too-few`, `player-card-missing`,
    `banker-card-missing`, `banker-card-missing-on`, `card-after-natural-*`, `card-after-standing`,
    `banker-must-stand-on`, `card-after-banker-third`, `shoe-exceeded`, `card-unknown`.

    >>> coup = deal("5♥ 3♦ K♠ 10♣ 8♥")
    >>> coup.player.total, coup.banker.total, coup.winner
    (3, 3, 'tie')
    """
    house = rules(version)
    row = read_cards(cards)
    Shoe(house.decks).check(row)
    needed = 2 * house.opening  # one for each hand in turn
    if len(row) < needed:
        raise RulesError("cards-too-few", needed=needed, count=len(row))
    return _Replay(house, row).coup()


class _Replay:
    """The course of one round, card by card."""

    def __init__(self, house: Rules, row: tuple[Card, ...]) -> None:
        self.house = house
        opening, self.left = row[: 2 * house.opening], list(row[2 * house.opening :])
        self.player = _hand(opening[0::2], house)
        self.banker = _hand(opening[1::2], house)
        fields = {
            "player_cards": self.player.cards,
            "player_total": self.player.total,
            "banker_cards": self.banker.cards,
            "banker_total": self.banker.total,
        }
        self.steps = [Step("dealt", "baccarat-deal-order", fields, ("baccarat-deal-face-up",))]

    def coup(self) -> Coup:
        if self.player.natural or self.banker.natural:
            self._natural()
        else:
            self._third_cards()
        winner = self._winner()
        return Coup(self.house.version, self.player, self.banker, winner, tuple(self.steps))

    def _natural(self) -> None:
        both = self.player.natural and self.banker.natural
        side, total = (PLAYER, self.player.total) if self.player.natural else (BANKER, self.banker.total)
        whose = "both" if both else side
        fields = {"total": total, "player_total": self.player.total, "banker_total": self.banker.total}
        if self.left:
            raise RulesError(f"card-after-natural-{whose}", cards=tuple(self.left), **fields)
        self.steps.append(Step(f"natural-{whose}", "baccarat-natural-ends", fields))

    def _third_cards(self) -> None:
        opening = {"player_total": self.player.total, "banker_total": self.banker.total}
        first = player_decision(self.player.total, self.house.version)
        self.steps.append(first.step)
        third = None
        if first.draws:
            card = self._take(first, "player-card-missing")
            third = self.house.values[card.rank]
            self.player = self._grown(self.player, card, PLAYER)
        second = banker_decision(self.banker.total, third, self.house.version)
        self.steps.append(second.step)
        if second.draws:
            missing = "banker-card-missing" if third is None else "banker-card-missing-on"
            self.banker = self._grown(self.banker, self._take(second, missing), BANKER)
        if self.left:
            raise self._left_over(first, second, opening)

    def _take(self, decision: Decision, missing: str) -> Card:
        if not self.left:
            raise RulesError(missing, clause=decision.step.clause, total=decision.total, third=decision.third)
        return self.left.pop(0)

    def _grown(self, old: Hand, card: Card, side: str) -> Hand:
        grown = _hand((*old.cards, card), self.house)
        clause = f"baccarat-{side}-third-placement"
        self.steps.append(Step(f"{side}-third-card", clause, {"card": card, "total": grown.total}))
        return grown

    def _left_over(self, first: Decision, second: Decision, opening: dict[str, int]) -> RulesError:
        cards = tuple(self.left)
        if second.draws:
            return RulesError("card-after-banker-third", cards=cards)
        if first.draws:
            fields = {"total": second.total, "third": second.third, "clause": second.step.clause}
            return RulesError("banker-must-stand-on", cards=cards, **fields)
        return RulesError("card-after-standing", cards=cards, **opening)

    def _winner(self) -> str:
        player, banker = self.player.total, self.banker.total
        winner = higher(player, banker)
        fields = {"player_total": player, "banker_total": banker}
        also = ("baccarat-hand-order", *["baccarat-term-tie"] * (winner == TIE))
        self.steps.append(Step(f"winner-{winner}", f"baccarat-bet-{winner}-outcome", fields, also))
        return winner


def higher(player: int, banker: int) -> str:
    """Who wins with these point counts: `player`, `banker` or, when they are equal, `tie`.

    Clauses baccarat-bet-player-outcome, baccarat-bet-banker-outcome, baccarat-bet-tie-outcome.

    >>> higher(7, 6), higher(0, 9), higher(5, 5)
    ('player', 'banker', 'tie')
    """
    return PLAYER if player > banker else BANKER if banker > player else TIE


def settle(coup: Coup, bets: Mapping[str, Fraction | int | str] | Iterable[tuple[str, Any]]) -> Settlement:
    """Settle bets on a round, exactly (baccarat-payout-*, baccarat-tie-returns-bets).

    `bets` maps `player`, `banker`, `tie` to stakes, or lists such pairs. Raises `RulesError` `bet-unknown`,
    `bet-twice`, `bet-format`, `amount-unreadable`, `amount-ambiguous`, `stake-not-positive`.

    >>> [str(bet.net) for bet in settle(deal("9 8 K K"), {"player": 10, "banker": 10, "tie": 1}).bets]
    ['10', '-10', '-1']
    >>> settle(deal("8 9 K K"), {"banker": "12.5"}).bets[0].net
    Fraction(95, 8)
    """
    house = rules(expect(coup, Coup).version)
    stakes = [(bet, _stake(bet, stake, house)) for bet, stake in read_pairs(bets, "banker=10")]
    for bet, count in Counter(bet for bet, _ in stakes).items():
        if count > house.bets_per_area:
            fields = {"bet": bet, "count": count, "each": house.bets_per_area}
            raise RulesError("bet-twice", clause="baccarat-bet-max-three", **fields)
    settled = [_settle_bet(bet, stake, coup.winner, house) for bet, stake in stakes]
    return Settlement(coup, tuple(bet for bet, _ in settled), tuple(step for _, step in settled))


def _stake(bet: str, stake: Fraction | int | str, house: Rules) -> Fraction:
    if not isinstance(bet, str) or bet not in house.prices:
        fields = {"bet": shorten(bet), "bets": ", ".join(AREAS)}
        raise RulesError("bet-unknown", clause="baccarat-bet-area", **fields)
    return read_stake(stake)


def _settle_bet(bet: str, stake: Fraction, winner: str, house: Rules) -> tuple[SettledBet, Step]:
    price = house.prices[bet]
    fields: dict[str, Any] = {"stake": stake}
    if bet == winner:
        gross = price.pays.win_on(stake)
        kept = gross * price.commission
        won = SettledBet(bet, stake, "win", stake + gross - kept, f"baccarat-payout-{bet}", kept)
        fields |= {"gross": gross, "rate": Share(price.commission), "commission": kept}
        fields |= {"win": won.net, "returned": won.returned}
        also = ("baccarat-commission-collection",) if kept else ()
        return won, Step(f"{bet}-bet-win", won.clause, fields, also)
    if winner == TIE:
        back = SettledBet(bet, stake, "push", stake, "baccarat-tie-returns-bets")
        return back, Step(f"{bet}-bet-push", back.clause, fields)
    lost = SettledBet(bet, stake, "lose", Fraction(0), f"baccarat-bet-{bet}-outcome")
    return lost, Step(f"{bet}-bet-lose", lost.clause, fields)


def draw_rows(version: str = "live") -> tuple[Row, ...]:
    """The whole drawing table: the Player's row, the Banker's when the Player stands, the Banker's others.

    >>> [row.clause for row in draw_rows()][:3]
    ['baccarat-player-draws', 'baccarat-banker-when-player-stands', 'baccarat-banker-total-0-2']
    """
    house = rules(version)
    counts = [total for total in range(house.modulus) if total not in house.naturals]
    plain = (
        (PLAYER, house.player, "baccarat-player-draws"),
        ("banker-when-player-stands", house.banker_after_stand, "baccarat-banker-when-player-stands"),
    )
    return (
        tuple(
            Row(side, (), tuple(sorted(draws)), tuple(c for c in counts if c not in draws), clause)
            for side, draws, clause in plain
        )
        + house.rows
    )


def banker_row(total: int, version: str = "live") -> Row:
    """The row of the drawing table for a Banker with this two-card count (baccarat-banker-total-*).

    >>> banker_row(6).draws
    (6, 7)
    """
    house = rules(version)
    _check_count("count-invalid", total, house.highest)
    return house.row(total)


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
    _check_count("dealt-invalid", dealt, plan.cards)
    return dealt > plan.before


def bet_limit(version: str = "live") -> BetLimit:
    """How many bets a player may have in a round (baccarat-bet-max-three, baccarat-bet-area).

    >>> bet_limit().total
    3
    """
    each = rules(version).bets_per_area
    fields = {"each": each, "total": each * len(AREAS)}
    step = Step("bet-limit", "baccarat-bet-max-three", fields, ("baccarat-table-spots", "baccarat-bet-area"))
    return BetLimit(**fields, step=step)
