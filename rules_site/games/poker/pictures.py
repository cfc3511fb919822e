"""The pictures of worked examples of poker: hands, showdowns with the five that count, the deal, the pots."""

from collections.abc import Mapping
from fractions import Fraction

from rules_core.cards import Card, read_cards
from rules_core.poker import Entry, Hand, Part, Plan, Settlement, Showdown
from rules_core.poker.deal import Deal
from rules_core.results import Name, Share
from rules_core.words import number, show
from rules_site.drawing import Below, Drawer, back, card, figure, unspoken
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

_TILE = "10♥ J♥ Q♥ K♥ A♥"


def tile(sprites: str) -> list[Element]:
    """The cards on the tile of the home page."""
    return unspoken(card(shown, sprites) for shown in read_cards(_TILE))


def _category(hand: Hand) -> str:
    return show(Name(f"category-{hand.category}"))


def _hand(hand: Hand, sprites: str) -> Element:
    return figure(label("hand"), None, [card(c, sprites) for c in hand.cards], mark=_category(hand))


def _showdown(shown: Showdown, sprites: str) -> Element:
    """The common cards, then each player; cards that count for a hand that wins are marked."""
    boards = [_board(shown, place, row, sprites) for place, row in enumerate(shown.boards, start=1)]
    players = [_player(shown, entry, sprites) for entry in shown.entries]
    return element("div", {"class": "showdown"}, *boards, element("div", {"class": "coup"}, *players))


def _board(shown: Showdown, place: int, row: tuple[Card, ...], sprites: str) -> Element:
    name = label("board-number", number=place) if len(shown.boards) > 1 else label("board")
    parts = [part for part in shown.parts if part.board in (0, place)]
    winning = {
        c
        for part in parts
        for entry in shown.entries
        if _wins(entry, part)
        for c in part.hands[entry.number].cards
    }
    return figure(name, None, [_counted(c, c in winning, sprites) for c in row])


def _wins(entry: Entry, part: Part) -> bool:
    return bool(entry.shares[part.name])


def _player(shown: Showdown, entry: Entry, sprites: str) -> Element:
    """A player's own cards, and for each part of the pot the five that count."""
    used = {c for part in shown.parts for c in part.hands[entry.number].cards}
    own = [_counted(c, c in used, sprites) for c in entry.own]
    mark = label("wins-share", share=Share(entry.share)) if entry.share else None
    classes = ("hand--winner",) if entry.share else ()
    made = figure(label("player-number", number=entry.number), None, own, *classes, mark=mark)
    made.extend(_five(shown, part, entry, sprites) for part in shown.parts)
    return made


def _five(shown: Showdown, part: Part, entry: Entry, sprites: str) -> Element:
    """The hand for a part of the pot: its class and its five cards."""
    hand = part.hands[entry.number]
    words = [*_part_name(shown, part), _category(hand)]
    cards = (card(c, sprites, compact=True) for c in hand.cards)
    return element(
        "div",
        {"class": "showdown__five"},
        element("span", {"class": "showdown__class"}, ": ".join(words)),
        " ",
        element("span", {"class": "showdown__cards"}, *cards),
    )


def _part_name(shown: Showdown, part: Part) -> list[str]:
    """What a part of the pot is called, where there are several."""
    if len(shown.parts) == 1:
        return []
    row = [label("row-number", number=part.board)] if part.board else []
    halves = [] if shown.form == "high" else [label("half-low" if part.low else "half-high")]
    return [*row, *halves]


def _counted(shown: Card, counts: bool, sprites: str) -> Element:
    """A card, raised and spoken of as counting if it is one of the five."""
    made = card(shown, sprites, "playing-card--s", *(["playing-card--counts"] if counts else []))
    if counts:
        made.set("aria-label", f"{made.get('aria-label')}, {label('card-counts')}")
    return made


def _plan(plan: Plan, sprites: str) -> Element:
    """The stages of the deal: what each player gets, and what comes to the common cards."""
    return element("div", {"class": "deal"}, *(_stage(deal, plan.rows, sprites) for deal in plan.deals))


def _stage(deal: Deal, rows: int, sprites: str) -> Element:
    down = [back(label("card-down"), sprites, "playing-card--s") for _ in range(deal.down)]
    up = [_open("card-open") for _ in range(deal.up)]
    board = [_open("card-common") for _ in range(deal.board * rows + deal.shared)]
    return figure(show(Name(f"stage-{deal.stage}")), None, [*down, *up, *board])


def _open(code: str) -> Element:
    """An open card, a player's own or a common one, whichever it is."""
    classes = f"playing-card playing-card--s playing-{code}"
    return element("span", {"class": classes, "role": "img", "aria-label": label(code)})


def _below(settled: Settlement) -> Element:
    return element("div", {"class": "pots"}, _pots(settled), _paid(settled.won))


def _pots(settled: Settlement) -> Element:
    heads = [column(label("pot")), column(label("amount"), "num"), column(label("plays-for"))]
    made = rule_table("", label("pots"), [heads])
    for pot in settled.pots:
        players = cell(", ".join(map(number, pot.players)))
        made.row(
            "", row_name(label("pot-number", number=pot.number)), cell(number(pot.amount), "num"), players
        )
    return made.element


def _paid(won: Mapping[int, Fraction]) -> Element:
    heads = [column(label("player")), column(label("wins-amount"), "num")]
    made = rule_table("", label("paid-out"), [heads])
    for player, amount in won.items():
        made.row("", row_name(label("player-number", number=player)), cell(number(amount), "num"))
    return made.element


DRAWERS: dict[type, Drawer] = {Hand: _hand, Showdown: _showdown, Plan: _plan}
BELOW: dict[type, Below] = {Settlement: _below}
