"""The block `/// odds`: what every bet of every game pays, how often it wins, what it costs."""

from collections.abc import Iterator
from fractions import Fraction

from rules_core.exact import BetOdds
from rules_core.games import GAMES, odds
from rules_core.results import Share
from rules_core.words import number, percent, show
from rules_site.elements import Element, element
from rules_site.labels import LABELS, label
from rules_site.payout_table import lines
from rules_site.payout_table import odds as odds_picture
from rules_site.rule_tables import column, row_name, rule_table

COLUMNS = ("bet", "pays", "winning", "stake-back", "house-edge")
"""The labels of the columns."""


def explorer(language: str) -> list[Element]:
    """A fold with a table for each version of each game; the first is open."""
    parts = [_fold(game, version, bets) for game, version, bets in tables()]
    parts[0].set("open", "open")
    return [element("rule-odds", {"class": "odds-explorer", "lang": language}, *parts)]


def tables() -> Iterator[tuple[str, str, tuple[BetOdds, ...]]]:
    """Game, version and bets of each table: those with bets against the house."""
    for name, game in GAMES.items():
        for version in game.versions():
            if bets := odds(name, version):
                yield name, version, bets


def version_name(game: str, version: str) -> str:
    """How a version is called: a house, a version of RAY's, or a text of the rules.

    >>> version_name("roulette", "ray-d")
    'RAY D'
    """
    for code in (f"version-{game}-{version}", f"house-{version}"):
        if code in LABELS:
            return label(code)
    return version.replace("-", " ").upper()


def exact(share: Fraction) -> str:
    """A share as a fraction in lowest terms, also where its decimals end.

    >>> exact(Fraction(2, 40)), exact(Fraction(0))
    ('1/20', '0')
    """
    whole = number(share.numerator)
    return whole if share.denominator == 1 else f"{whole}/{number(share.denominator)}"


def _fold(game: str, version: str, bets: tuple[BetOdds, ...]) -> Element:
    names = {"data-name": label(f"game-{game}"), "data-version-name": version_name(game, version)}
    title = " – ".join(names.values())
    ranks = {edge: rank for rank, edge in enumerate(sorted({bet.house_edge for bet in bets}))}
    head = [column(label(code), "num" if place else "") for place, code in enumerate(COLUMNS)]
    made = rule_table("", title, [head])
    for bet in bets:
        made.row("", *_cells(bet))
        made.body[-1].set("data-rank", str(ranks[bet.house_edge]))
    data = {"data-game": game, "data-version": version, **names}
    return element("details", data, element("summary", None, title), made.element)


def _cells(bet: BetOdds) -> Iterator[Element]:
    name = bet.step.fields["bet"]
    yield row_name(show(name) if not isinstance(name, tuple) else " ".join(map(show, name)))
    yield element("td", {"class": "num"}, *lines(odds_picture(pays) for pays in bet.pays))
    yield _share(bet.win)
    fields = bet.step.fields
    yield _part(fields["part"], fields["back"]) if "part" in fields else _share(bet.push)
    yield _share(bet.house_edge)


def _part(chance: Fraction, back: Share) -> Element:
    """The cell of a bet of which a part of the stake may come back."""
    cell = _share(chance)
    cell.append(element("span", {"class": "odds__note"}, label("part-of-stake", back=back)))
    return cell


def _share(share: Fraction) -> Element:
    """A cell with a share as a percentage and exactly."""
    top, slash, bottom = exact(share).partition("/")
    parts = (element("span", None, part) for part in (top + slash, bottom) if part)
    fraction = element("span", {"class": "odds__note odds__exact"}, *parts)
    figure = element("span", {"class": "figure"}, percent(share))
    return element("td", {"class": "num"}, figure, " ", fraction)
