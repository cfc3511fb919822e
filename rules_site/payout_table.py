"""The table of payouts of a game: what each bet pays, what it costs, how often it wins."""

from collections.abc import Callable, Iterable

from rules_core.exact import BetOdds
from rules_core.games import GAMES
from rules_core.odds import Odds
from rules_core.results import Share
from rules_core.words import number, percent, show
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.money import euros
from rules_site.rule_tables import RuleTable, cell, column, row_name, rule_table

STAKED = 100
"""What a loss in money is told for."""

_SHOWN = 2  # decimals of a probability in a table


def payouts_of(game: str) -> Callable[[str, str], list[Element]]:
    """The maker of the block `/// payouts | <game> [<version>]`: bets that are alike share a row."""

    def payouts(version: str, sprites: str) -> list[Element]:
        made = frame("payouts" if version == GAMES[game].versions()[0] else f"payouts-{version}")
        alike: dict[_Alike, list[BetOdds]] = {}
        for bet in GAMES[game].odds(version):
            alike.setdefault(_figures(bet), []).append(bet)
        for figures, bets in alike.items():
            _add(made, figures, bets)
        return [made.element]

    return payouts


def frame(name: str) -> RuleTable:
    """The empty table with its head."""
    columns = [label("pays"), label("house-edge"), label("winning")]
    head = [column(label("bet")), *(column(text, "num") for text in columns)]
    return rule_table(name, label("payouts"), [head])


_Alike = tuple[tuple[Odds, ...], Share, Share, Share | None, Share | None, str | None]


def _figures(bet: BetOdds) -> _Alike:
    """What bets must share to stand in one row."""
    fields = bet.step.fields
    return bet.pays, Share(bet.win), Share(bet.house_edge), fields.get("back"), fields.get("part"), bet.option


def _add(made: RuleTable, alike: _Alike, bets: list[BetOdds]) -> None:
    pays, win, edge, back, part, option = alike
    shown = lines(element("span", {"class": "bet-name"}, name) for name in _names(bets))
    if option:
        shown.append(element("span", {"class": "odds__note"}, show(bets[0].step.fields["bet"][-1])))
    cells = lines(odds(one) for one in pays)
    if back is not None and part is not None:
        cells.append(element("span", {"class": "odds__note"}, label("part-back", back=back, part=part)))
    made.row(
        "",
        row_name(*shown),
        element("td", {"class": "num"}, *cells),
        element("td", {"class": "num"}, *costs(edge)),
        cell(percent(win, _SHOWN), "num"),
    )


def _names(bets: list[BetOdds]) -> list[str]:
    """The names of bets; of bets that differ in their numbers only, the name once with all the numbers."""
    numbers: dict[object, list[str]] = {}
    for bet in bets:
        name, *rest = _name(bet)
        numbers.setdefault(name, []).extend(show(part) for part in rest)
    return [f"{show(name)} {', '.join(rest)}".strip() for name, rest in numbers.items()]


def _name(bet: BetOdds) -> tuple[object, ...]:
    """The name of a bet without the rule that was chosen for it."""
    name = bet.step.fields["bet"]
    parts = name if isinstance(name, tuple) else (name,)
    return parts[: parts.index("–")] if "–" in parts else parts


def lines(parts: Iterable[Element]) -> list[Element]:
    """Parts below each other."""
    made: list[Element] = []
    for part in parts:
        made += [element("br"), part] if made else [part]
    return made


def costs(edge: Share) -> list[Element]:
    """A house edge, and what it is in money."""
    money = f"{euros(edge * STAKED)} / {euros(STAKED)}"
    figure = element("span", {"class": "figure"}, percent(edge))
    return [figure, element("span", {"class": "odds__note"}, money)]


def odds(pays: Odds) -> Element:
    """Odds that stand on their colon."""
    parts = (("win", number(pays.win)), ("sep", ":"), ("stake", number(pays.stake)))
    return element(
        "span", {"class": "odds"}, *(element("span", {"class": f"odds__{n}"}, t) for n, t in parts)
    )
