"""The pictures of worked examples: the cards of a hand or a round, the bets that were settled."""

from collections.abc import Callable
from typing import Any

from rules_core.baccarat import Coup, Decision, Hand, Settlement
from rules_core.cards import Card
from rules_core.odds import SettledBet
from rules_core.tables.baccarat import BANKER, PLAYER, TIE, rules
from rules_core.words import number
from rules_site.card_names import card_name
from rules_site.cards import card_html
from rules_site.elements import Element, element, from_html, hidden
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

_OUTCOMES = {"win": "is-win", "lose": "is-loss", "push": "is-push"}


def pictures(result: Any, sprites: str) -> tuple[Element | None, Element | None]:
    """What to draw of a result: on the cloth, and below it. `sprites` is the address of the cards' pictures.

    A result that has nothing to see (a row of a table, odds) gives nothing.
    """
    drawer = _DRAWERS.get(type(result))
    cloth = drawer(result, sprites) if drawer else None
    below = _bets(result.bets) if isinstance(result, Settlement) else None
    return cloth, below


def card(shown: Card, sprites: str, *classes: str, compact: bool = False) -> Element:
    """A card with its spoken name."""
    suit = shown.suit.value if shown.suit else None
    made = from_html(card_html(shown.rank.value, suit, card_name(shown), sprites, compact))
    made.set("class", " ".join((made.get("class", ""), *classes)))
    return made


def _hand(shown: Hand, sprites: str) -> Element:
    return _figure(label("hand"), shown.total, [card(c, sprites) for c in shown.cards])


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
    return _figure(label(f"bet-baccarat-{side}"), hand.total, cards, *classes, mark=mark)


def _decision(decision: Decision, sprites: str) -> Element | None:
    """The cards that the Player's third card may be, since the table asks only for its value."""
    if decision.third is None:
        return None
    ranks = [rank for rank, value in rules().values.items() if value == decision.third]
    cards = [card(Card(rank), sprites, "playing-card--s") for rank in ranks]
    return _figure(label("third-card-value"), decision.third, cards)


def _settlement(settled: Settlement, sprites: str) -> Element:
    return _coup(settled.coup, sprites)


def _figure(name: str, total: int, cards: list[Element], *classes: str, mark: str | None = None) -> Element:
    caption = element(
        "figcaption",
        {"class": "hand__caption"},
        element("span", {"class": "hand__name"}, name),
        " ",
        element("span", {"class": "hand__total"}, hidden(f"{label('point-count')} "), number(total)),
        " " if mark else None,
        element("span", {"class": "hand__mark"}, mark) if mark else None,
    )
    row = element("div", {"class": "hand__cards"}, *cards)
    return element("figure", {"class": " ".join(("hand", *classes))}, caption, row)


def _bets(bets: tuple[SettledBet, ...]) -> Element:
    """What became of each bet."""
    columns = (("bet", ""), ("stake", "num"), ("outcome", ""), ("comes-back", "num"))
    made = rule_table("", label("bets"), [[column(label(code), classes) for code, classes in columns]])
    for bet in bets:
        made.row(
            _OUTCOMES[bet.result],
            row_name(label(f"bet-baccarat-{bet.bet}")),
            cell(number(bet.stake), "num"),
            cell(label(f"outcome-{bet.result}"), "outcome"),
            cell(number(bet.returned), "num"),
        )
    return made.element


_DRAWERS: dict[type, Callable[[Any, str], Element | None]] = {
    Hand: _hand,
    Coup: _coup,
    Settlement: _settlement,
    Decision: _decision,
}
