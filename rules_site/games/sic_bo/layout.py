"""The betting layout of sic bo: small and big at the sides, dice between them, sums, single numbers."""

from rules_core import sic_bo
from rules_core.fields import Bet
from rules_core.odds import Odds
from rules_core.results import Name
from rules_core.sic_bo import Rules
from rules_core.tables.sic_bo import ANY_TRIPLE, DOUBLE, HALVES, SINGLE, TOTAL, TRIPLE, TWO_DICE
from rules_core.words import number, show
from rules_site.chance import dice
from rules_site.cloth import big, layout, named, odds, place, properties, small, span
from rules_site.elements import Content, Element, element

_GROUPS = (DOUBLE, ANY_TRIPLE, TRIPLE, TOTAL, TWO_DICE, SINGLE)


def betting_layout(version: str, sprites: str) -> list[Element]:
    """The field of a version. Raises `RulesError` `version-unknown`."""
    house = sic_bo.rules(version)
    places = sic_bo.fields(version).bets
    halves = [_place(bet, house, f"sic-bo__{bet.kind}") for bet in places if bet.kind in HALVES]
    groups = [_group(kind, [bet for bet in places if bet.kind == kind], house) for kind in _GROUPS]
    return [layout("sic-bo", element("div", {"class": "sic-bo"}, *halves, *groups))]


def pays(bet: Bet, house: Rules) -> Odds | None:
    """The odds of a bet; `None` where they depend on how many dice show its number."""
    return house.pays.get(bet.kind, house.pays.get(bet.name))


def _group(kind: str, bets: list[Bet], house: Rules) -> Element:
    """The places of one kind under their name, with the odds that all of them pay."""
    prices = {pays(bet, house) for bet in bets}
    price = _prices(kind, house) if len(prices) == 1 else None
    head = (
        None
        if kind == ANY_TRIPLE
        else element(
            "span",
            {"class": "sic-bo__head", "aria-hidden": "true"},
            show(Name(f"bet-sic-bo-{kind}")),
            " ",
            price,
        )
    )
    row = element("div", {"class": "sic-bo__row"}, *(_place(bet, house) for bet in bets))
    size = {"style": properties(count=len(bets))}
    return element("div", {"class": f"sic-bo__group sic-bo__{kind}", **size}, head, row)


def _prices(kind: str, house: Rules) -> Element:
    if kind == SINGLE:
        return element("span", None, *(_by_count(count, price) for count, price in house.single.items()))
    return odds(house.pays[kind])


def _by_count(count: int, price: Odds) -> Element:
    """Odds behind as many little dice as must show the number."""
    marks = (element("span", {"class": "sic-bo__mark"}) for _ in range(count))
    return element("span", {"class": "sic-bo__count"}, *marks, odds(price))


def _place(bet: Bet, house: Rules, classes: str = "") -> Element:
    price = pays(bet, house)
    return place(
        bet.name, named(bet.shown, price), *_shown(bet, house), classes=f"place--side {classes}".strip()
    )


def _shown(bet: Bet, house: Rules) -> list[Content]:
    if bet.kind in HALVES:
        return [big(show(bet.title)), small(span(tuple(house.sums[bet.kind]))), odds(house.pays[bet.kind])]
    if bet.kind == TOTAL:
        return [big(number(bet.numbers[0])), odds(house.pays[bet.name])]
    if bet.kind == ANY_TRIPLE:
        return [big(show(bet.title)), odds(house.pays[bet.kind])]
    return [dice(bet.numbers * house.shown.get(bet.kind, 1), spoken=False)]
