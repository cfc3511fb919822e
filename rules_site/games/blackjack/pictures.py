"""The pictures of worked examples of blackjack: hands, rounds, the deal, the bets that were settled."""

from rules_core.blackjack import (
    DealerDecision,
    DealerPlay,
    DealOrder,
    Hand,
    HoleCard,
    Moves,
    Opening,
    Result,
    Round,
    Settlement,
    SplitOrder,
    rules,
)
from rules_core.cards import Card, read_cards
from rules_core.words import number
from rules_site.drawing import Below, Drawer, back, card, figure, settled_bets, unspoken
from rules_site.elements import Element, element
from rules_site.labels import label

_TILE = "A♠ J♥"
_CLASSES = {"win": "hand--winner", "push": "hand--tie", "lose": "hand--loser"}


def tile(sprites: str) -> list[Element]:
    """The cards on the tile of the home page."""
    return unspoken(card(shown, sprites) for shown in read_cards(_TILE))


def _worth(hand: Hand) -> list[str]:
    """What a hand is besides its total."""
    if hand.blackjack:
        return [label("hand-blackjack")]
    return [label("hand-bust")] if hand.bust else [label("hand-soft")] if hand.soft else []


def _figure(name: str, hand: Hand, sprites: str, *classes: str, marks: tuple[str, ...] = ()) -> Element:
    words = [*_worth(hand), *marks]
    cards = [card(shown, sprites) for shown in hand.cards]
    return figure(name, hand.total, cards, *classes, mark=", ".join(words) or None, said="total")


def _hand(hand: Hand, sprites: str) -> Element:
    return _figure(label("hand"), hand, sprites)


def _moves(moves: Moves, sprites: str) -> Element:
    return _figure(label("player"), moves.hand, sprites)


def _dealer(shown: DealerDecision | DealerPlay, sprites: str) -> Element:
    return _figure(label("dealer"), shown.hand, sprites)


def _result(result: Result, sprites: str, name: str | None = None) -> Element:
    marks = [label("hand-doubled")] if result.doubled else []
    marks.append(label(f"result-{result.result}"))
    who = name or label("player")
    return _figure(who, result.hand, sprites, _CLASSES[result.result], marks=tuple(marks))


def _round(played: Round, sprites: str) -> Element:
    """The dealer, and the player's hand or both hands after a split."""
    several = len(played.results) > 1
    hands = [
        _result(result, sprites, label("split-hand", number=place) if several else None)
        for place, result in enumerate(played.results, start=1)
    ]
    return element(
        "div", {"class": "coup coup--table"}, _figure(label("dealer"), played.dealer, sprites), *hands
    )


def _hole_card(hole: HoleCard, sprites: str) -> Element:
    """The open card with the hole card beside it, which nobody has seen yet."""
    up = hole.step.fields.get("card", Card(rules().insurance_against))
    return figure(label("dealer"), None, [card(up, sprites), back(label("hole-card"), sprites)])


def _opening(opening: Opening, sprites: str) -> Element:
    """The hands after the deal; the dealer's second card lies face down."""
    up, *_ = opening.dealer
    dealer = figure(label("dealer"), None, [card(up, sprites), back(label("hole-card"), sprites)])
    seats = (_figure(label("seat", number=seat), hand, sprites) for seat, hand in opening.hands.items())
    return element("div", {"class": "coup coup--table"}, dealer, *seats)


def _deal_order(order: DealOrder, sprites: str) -> Element:
    """Places in the order of the deal; on each card which one it is."""
    places = dict.fromkeys(dealt.seat for dealt in order.cards)
    turns = list(enumerate(order.cards, start=1))
    columns = (
        _column(
            label("dealer") if seat is None else label("seat", number=seat),
            [(turn, dealt.face_up) for turn, dealt in turns if dealt.seat == seat],
        )
        for seat in places
    )
    return element("div", {"class": "deal"}, *columns)


def _column(name: str, cards: list[tuple[int, bool]]) -> Element:
    row = (
        element("span", {"class": "deal__card" if up else "deal__card deal__card--down"}, number(turn))
        for turn, up in cards
    )
    title = element("span", {"class": "hand__name"}, name)
    return element(
        "div", {"class": "deal__place"}, title, " ", element("span", {"class": "deal__cards"}, *row)
    )


def _split_order(order: SplitOrder, sprites: str) -> Element:
    """The cards in the order in which they left the shoe, each under the hand that got it."""
    hands = (
        figure(label("split-hand", number=place), None, [card(dealt, sprites, "playing-card--s")])
        for place, dealt in order.cards
    )
    return element("div", {"class": "deal"}, *hands)


def _settlement(settled: Settlement, sprites: str) -> Element:
    return _round(settled.round, sprites)


def _below(settled: Settlement) -> Element:
    return settled_bets(settled.bets, lambda bet: label(f"bet-blackjack-{bet}"))


DRAWERS: dict[type, Drawer] = {
    Hand: _hand,
    Moves: _moves,
    DealerDecision: _dealer,
    DealerPlay: _dealer,
    Result: _result,
    Round: _round,
    HoleCard: _hole_card,
    Opening: _opening,
    DealOrder: _deal_order,
    SplitOrder: _split_order,
    Settlement: _settlement,
}
BELOW: dict[type, Below] = {Settlement: _below}
