"""The tables on the page of blackjack, from the rules."""

from itertools import groupby
from operator import itemgetter

from rules_core.blackjack import rules
from rules_core.cards import Card, Rank
from rules_core.exact import blackjack_odds
from rules_core.results import Choice, Share
from rules_core.tables.blackjack import BLACKJACK, INSURANCE, WIN
from rules_core.words import number, show
from rules_site.drawing import card
from rules_site.elements import Element, element
from rules_site.games.blackjack.comparison import comparison
from rules_site.games.blackjack.layout import betting_layout
from rules_site.labels import label
from rules_site.payout_table import costs, odds
from rules_site.rule_tables import cell, column, row_name, rule_table

_CLAUSES = {WIN: "payout-win", BLACKJACK: "payout-blackjack", INSURANCE: "insurance-payout"}


def payouts(version: str, sprites: str) -> list[Element]:
    """What a win, a blackjack and insurance pay; only insurance has a house edge of its own."""
    pays = rules(version).pays
    head = [column(label("outcome")), column(label("pays"), "num"), column(label("house-edge"), "num")]
    made = rule_table("payouts", label("payouts"), [head])
    edges = {bet.bet: costs(Share(bet.house_edge)) for bet in blackjack_odds(version)}
    depends = [element("span", {"class": "odds__note"}, label("edge-depends"))]
    for price, clause in (
        (WIN, "payout-win"),
        (BLACKJACK, "payout-blackjack"),
        (INSURANCE, "insurance-payout"),
    ):
        name = row_name(label(f"price-{price}"), **{"data-clause": f"blackjack-{clause}"})
        paid = element("td", {"class": "num"}, odds(pays[price]))
        made.row("", name, paid, element("td", {"class": "num"}, *edges.get(price, depends)))
    push = row_name(label("price-push"), **{"data-clause": "blackjack-push-equal"})
    made.row("", push, cell(label("outcome-push"), "num"), cell("–", "num"))
    return [made.element]


def values(version: str, sprites: str) -> list[Element]:
    """What each card counts, a row a value; the ace counts one of two."""
    house = rules(version)
    low = house.values[Rank.ACE]
    shown = [(rank, (value,)) for rank, value in house.values.items() if rank is not Rank.ACE]
    counted: list[tuple[Rank, tuple[int, ...]]] = [*shown, (Rank.ACE, (low, house.ace_high))]
    made = rule_table("values", label("values"), [[column(label("cards")), column(label("value"), "num")]])
    for value, group in groupby(counted, key=itemgetter(1)):
        cards = [card(Card(rank), sprites, compact=True) for rank, _ in group]
        text = show(Choice(value)) if len(value) > 1 else number(value[0])
        made.row("", row_name(element("span", {"class": "cards"}, *cards)), cell(text, "num"))
    return [made.element]


TABLES = {"layout": betting_layout, "payouts": payouts, "values": values, "comparison": comparison}
