"""The tables on the page of baccarat, from the rules: payouts, who draws, card values."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from rules_core import baccarat
from rules_core.baccarat import Row
from rules_core.cards import Card
from rules_core.exact import BetOdds, baccarat_odds
from rules_core.results import Share
from rules_core.words import number, percent
from rules_site.drawing import card
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.payout_table import costs, frame, odds
from rules_site.rule_tables import cell, column, row_name, rule_table

_SHOWN = 2  # decimals of a probability in a table


def payouts(version: str, sprites: str) -> list[Element]:
    """What each bet pays, how often it wins and what it costs."""
    made = frame("payouts")
    for bet in baccarat_odds(version):
        made.row(
            "",
            row_name(label(f"bet-baccarat-{bet.bet}")),
            element("td", {"class": "num"}, *_pays(bet, version)),
            element("td", {"class": "num"}, *costs(Share(bet.house_edge))),
            cell(percent(bet.win, _SHOWN), "num"),
        )
    return [made.element]


def _pays(bet: BetOdds, version: str) -> list[Element]:
    price = baccarat.rules(version).prices[bet.bet]
    shown = [odds(price.pays)]
    if price.commission:
        net = f"{number(bet.pays[0].to_one)}:{number(1)}"
        less = label("less-commission", rate=Share(price.commission), net=net)
        shown.append(element("span", {"class": "odds__note"}, less))
    return shown


def draws(version: str, sprites: str) -> list[Element]:
    """The whole drawing table: who draws on which count, then the Banker against the Player's third card."""
    rows = baccarat.draw_rows(version)
    counts = range(baccarat.rules(version).modulus)
    first = [(label(f"draws-{row.side}"), row) for row in rows if row.side != baccarat.BANKER]
    after = [(_span(row.totals), row) for row in rows if row.side == baccarat.BANKER]
    return [
        _grid("first-draws", ("", label("two-card-count")), first, counts),
        _grid("banker-draws", (label("draws-banker"), label("third-card-value")), after, counts),
    ]


def _grid(name: str, heads: tuple[str, str], rows: list[tuple[str, Row]], counts: range) -> Element:
    """Rows by the counts 0–9; `heads` say what the rows and the columns are."""
    group = column(heads[1], scope="colgroup", colspan=str(len(counts)))
    top = [column(heads[0], rowspan="2"), group]
    made = rule_table(
        name, label(name), [top, [column(number(count)) for count in counts]], "rule-table--draw"
    )
    for text, row in rows:
        made.row(
            "", row_name(text, **{"data-clause": row.clause}), *(_answer(row, count) for count in counts)
        )
    return made.element


def _answer(row: Row, count: int) -> Element:
    if count in row.draws:
        return cell(label("draws"), "cell-draw")
    if count in row.stands:
        return cell(label("stands"), "cell-stand")
    return cell(label("natural"), "cell-none")


def _span(totals: Iterable[int]) -> str:
    numbers = list(totals)
    return number(numbers[0]) if len(numbers) == 1 else f"{number(numbers[0])}–{number(numbers[-1])}"


def values(version: str, sprites: str) -> list[Element]:
    """What each card counts, a row a value."""
    made = rule_table("values", label("values"), [[column(label("cards")), column(label("value"), "num")]])
    for value, group in groupby(baccarat.rules(version).values.items(), key=itemgetter(1)):
        cards = [card(Card(rank), sprites, compact=True) for rank, _ in group]
        made.row("", row_name(element("span", {"class": "cards"}, *cards)), cell(number(value), "num"))
    return [made.element]


TABLES = {"payouts": payouts, "draws": draws, "values": values}
