"""The typed form of `roulette.toml`: one house's roulette, checked when it is read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.tables import Node, check_version, read
from rules_core.tables.roulette_layouts import EVEN_CHANCES, FIRST_FIVE, FIRST_FOUR, Layout, layouts

STRAIGHT, CORNER, DOZEN, QUARTER = "straight", "corner", "dozen", "quarter"
INSIDE = (STRAIGHT, "split", "street", CORNER, FIRST_FOUR, FIRST_FIVE, "six-line")
"""The kinds of bets inside the field of numbers."""
OUTSIDE = ("column", DOZEN, QUARTER, *EVEN_CHANCES)
"""The kinds of bets outside it."""
KINDS = (*INSIDE, *OUTSIDE)
HALF, EN_PRISON, QUARTER_BACK = "half", "en-prison", "quarter-back"
TABLE, MULTIPLIER = "table", "multiplier"

_EVEN_CHANCE = "even-chance"
_PRICES = (*(kind for kind in KINDS if kind not in (FIRST_FOUR, *EVEN_CHANCES)), _EVEN_CHANCE)
_DRAWS = {"tables": TABLE, "multipliers": MULTIPLIER}

Pays = Mapping[str, Odds]
"""What each kind of bet pays."""


@dataclass(frozen=True)
class Entry(Frozen):
    """A result of a draw of odds: its label, its weight among the others, and what it makes bets pay."""

    label: str
    weight: int
    pays: Pays


@dataclass(frozen=True)
class Draw:
    """Odds drawn for each round after betting has closed, `by` a payout `table` or a `multiplier`."""

    by: str
    entries: tuple[Entry, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of bets whose odds are drawn."""
        return tuple(self.entries[0].pays)

    def chance(self, entry: Entry) -> Fraction:
        """The probability of this entry."""
        return Fraction(entry.weight, sum(each.weight for each in self.entries))


@dataclass(frozen=True)
class Prison:
    """En prison: the highest level, the zeros in a row that lose a bet, and the way out for a share of it."""

    levels: int
    zeros_that_lose: int
    leave_after_zeros: int
    leave_back: Fraction


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's roulette.

    `pays` holds the fixed odds, `draw` the drawn ones. `zero` are the rules for even chances when a zero
    comes up; without any they lose. `half_back` is the share that comes back where the rule is `half`.
    `least_turns` is how often the ball must go round, `None` where somebody judges that.
    """

    version: str
    layout: Layout
    pays: Pays
    draw: Draw | None
    zero: tuple[str, ...]
    half_back: Fraction
    prison: Prison | None
    least_turns: int | None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of bets that this house takes."""
        drawn = self.draw.kinds if self.draw else ()
        return tuple(kind for kind in KINDS if kind in self.pays or kind in drawn)

    @property
    def drawn_by(self) -> str | None:
        """What the odds of some bets are drawn by: `table` or `multiplier`."""
        return self.draw.by if self.draw else None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What can be drawn; empty where all odds are fixed."""
        return self.draw.entries if self.draw else ()

    @property
    def options(self) -> tuple[str, ...]:
        """What can become of an even chance on a zero; empty where it loses.

        With both rules in use a player may also go to prison and leave it for a share (`quarter-back`).
        """
        return (*self.zero, QUARTER_BACK) if {HALF, EN_PRISON} <= set(self.zero) else self.zero

    def options_of(self, kind: str) -> tuple[str, ...]:
        """The same for a kind of bet; empty where a zero simply loses it."""
        return self.options if kind in EVEN_CHANCES else ()


@cache
def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()[:3]
    ('live', 'ray-a', 'ray-b')
    """
    return read("roulette").names()


def rules(version: str = "live") -> Rules:
    """The rules of a house version. Raises `RulesError` `version-unknown` or `table-invalid`.

    >>> str(rules("ray-a").pays["straight"]), rules("ray-d").options
    ('30:1', ('half', 'en-prison', 'quarter-back'))
    """
    return _rules(check_version(version, versions()))


@cache
def _rules(version: str) -> Rules:
    node = read("roulette").node(version)
    zero = node.some_of("zero", (HALF, EN_PRISON)) if "zero" in node.data else ()
    node.names(_keys(node, zero))
    layout = layouts()[node.one_of("layout", layouts())]
    return Rules(
        version=version,
        layout=layout,
        pays=_pays(node.node("pays"), layout),
        draw=_draw(node, layout),
        zero=zero,
        half_back=node.percent("half-back"),
        prison=_prison(node.node("prison")) if EN_PRISON in zero else None,
        least_turns=node.whole("least-turns", 1) if "least-turns" in node.data else None,
    )


def _keys(node: Node, zero: tuple[str, ...]) -> tuple[str, ...]:
    """The keys that this version must have: which ones follows from its rules for a zero and its draw."""
    draw = [key for key in _DRAWS if key in node.data][:1]
    given = [key for key in ("zero", "least-turns") if key in node.data]
    needed = [key for key, rule in (("half-back", HALF), ("prison", EN_PRISON)) if rule in zero]
    return ("layout", "pays", *draw, *given, *needed)


def _pays(node: Node, layout: Layout) -> dict[str, Odds]:
    """The odds of each kind of bet; some prices hold for several kinds."""
    shared: dict[str, tuple[str, ...]] = {_EVEN_CHANCE: layout.even_chances}
    if layout.first == FIRST_FOUR:
        shared[CORNER] = (CORNER, FIRST_FOUR)
    on_field = {
        FIRST_FIVE: layout.first == FIRST_FIVE,
        DOZEN: layout.dozens > 0,
        QUARTER: layout.quarters > 0,
    }
    pays: dict[str, Odds] = {}
    for price in node.names():
        if not on_field.get(price, price in _PRICES):
            raise node.wrong(price, ", ".join(each for each in _PRICES if on_field.get(each, True)))
        pays |= dict.fromkeys(shared.get(price, (price,)), node.odds(price))
    return pays


def _draw(node: Node, layout: Layout) -> Draw | None:
    if "tables" in node.data:
        return Draw(TABLE, tuple(_tables(node.node("tables"), layout)))
    if "multipliers" in node.data:
        return Draw(MULTIPLIER, tuple(_multipliers(node.node("multipliers"))))
    return None


def _tables(node: Node, layout: Layout) -> Iterator[Entry]:
    prices: set[str] = set()
    for label in node.names():
        part = node.node(label)
        part.names(("rounds", "pays"))
        pays = part.node("pays")
        if prices and prices != set(pays.names()):
            raise part.wrong("pays", ", ".join(sorted(prices)))
        prices = set(pays.names())
        yield Entry(label, part.whole("rounds", 1), _pays(pays, layout))


def _multipliers(node: Node) -> Iterator[Entry]:
    node.names((STRAIGHT,))
    seen: set[Odds] = set()
    for part in node.nodes(STRAIGHT):
        part.names(("pays", "entries"))
        odds = part.odds("pays")
        if odds in seen:
            raise part.wrong("pays", f"≠ {odds}")
        seen.add(odds)
        yield Entry(str(odds), part.whole("entries", 1), {STRAIGHT: odds})


def _prison(node: Node) -> Prison:
    node.names(("levels", "zeros-that-lose", "leave-after-zeros", "leave-back"))
    return Prison(
        levels=node.whole("levels", 1),
        zeros_that_lose=node.whole("zeros-that-lose", 2),
        leave_after_zeros=node.whole("leave-after-zeros", 2),
        leave_back=node.percent("leave-back"),
    )
