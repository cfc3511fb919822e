"""The pictures of worked examples of baccarat: the cards of a hand or a round, the bets that were settled."""

from rules_core.baccarat import Coup, Decision, Hand, Settlement
from rules_core.cards import Card, read_cards
from rules_core.tables.baccarat import BANKER, PLAYER, TIE, rules
from rules_site.drawing import Below, Drawer, card, figure, settled_bets, unspoken
from rules_site.elements import Element, element
from rules_site.labels import label

_TILE = "K♥ 9♠"


def tile(sprites: str) -> list[Element]:
    """The cards on the tile of the home page: they show what the game is about and say no rule."""
    return unspoken(card(shown, sprites) for shown in read_cards(_TILE))


def _hand(shown: Hand, sprites: str) -> Element:
    return figure(label("hand"), shown.total, [card(c, sprites) for c in shown.cards])


def _coup(coup: Coup, sprites: str) -> Element:
    sides = ((PLAYER, coup.player), (BANKER, coup.banker))
    return element("div", {"class": "coup"}, *(_side(side, hand, coup, sprites) for side, hand in sides))


def _side(side: str, hand: Hand, coup: Coup, sprites: str) -> Element:
    upright = rules(coup.version).opening
    third = [card(c, sprites, "playing-card--third") for c in hand.cards[upright:]]
    cards = [card(c, sprites) for c in hand.cards[:upright]] + third
    classes, mark = [f"hand--{side}"], None
    if coup.winner == side:
        classes, mark = [*classes, "hand--winner"], label("hand-wins")
    elif coup.winner == TIE:
        classes, mark = [*classes, "hand--tie"], label("hand-tie")
    return figure(label(f"bet-baccarat-{side}"), hand.total, cards, *classes, mark=mark)


def _decision(decision: Decision, sprites: str) -> Element | None:
    """The cards that the Player's third card may be, since the table asks only for its value."""
    if decision.third is None:
        return None
    ranks = [rank for rank, value in rules().values.items() if value == decision.third]
    cards = [card(Card(rank), sprites, "playing-card--s") for rank in ranks]
    return figure(label("third-card-value"), decision.third, cards)


def _settlement(settled: Settlement, sprites: str) -> Element:
    return _coup(settled.coup, sprites)


def _below(settled: Settlement) -> Element:
    return settled_bets(settled.bets, lambda bet: label(f"bet-baccarat-{bet}"))


DRAWERS: dict[type, Drawer] = {Hand: _hand, Coup: _coup, Settlement: _settlement, Decision: _decision}
BELOW: dict[type, Below] = {Settlement: _below}
