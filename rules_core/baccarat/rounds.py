"""The course of a round (coup): its cards in dealing order, why each was drawn, and who wins."""

from dataclasses import dataclass

from rules_core.baccarat.drawing import Decision, banker_decision, player_decision
from rules_core.baccarat.hands import Hand, higher, value
from rules_core.cards import Card, Cards, Shoe, read_cards
from rules_core.errors import RulesError
from rules_core.results import Step
from rules_core.tables.baccarat import BANKER, PLAYER, TIE, Rules, rules


@dataclass(frozen=True)
class Coup:
    """A whole round: both hands, the winner (`player`, `banker` or `tie`) and the reasons."""

    version: str
    player: Hand
    banker: Hand
    winner: str
    steps: tuple[Step, ...]


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
        self.player = value(opening[0::2], house)
        self.banker = value(opening[1::2], house)
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
        grown = value((*old.cards, card), self.house)
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
