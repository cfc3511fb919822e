"""The typed form of `blackjack.toml`: one house's blackjack, checked when it is read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from rules_core.cards import Card, Rank, shorten
from rules_core.errors import RulesError
from rules_core.odds import Odds
from rules_core.read_only import Frozen
from rules_core.tables import Node, read

FRENCH = "live-fr"
"""The version of the French text, which has clauses of its own."""
WIN, BLACKJACK, INSURANCE = "win", "blackjack", "insurance"
PRICES = (WIN, BLACKJACK, INSURANCE)
OCCASIONS = ("shuffle", "error", "new-dealer", "discretion")
_CLAUSES = (
    *("dealer", "soft", "cut-card", "hands", "insurance", "split-card", "after-split"),
    *(f"burn-{occasion}" for occasion in OCCASIONS),
)
_KEYS = (
    *("decks", "decks-behind-cut-card", "seats", "hands-per-account", "opening-cards", "limit", "ace-high"),
    *("dealer-stands", "dealer-hits-soft", "insurance-against", "insurance", "insurance-exact"),
    *(
        "cards-after-double",
        "split-cards-first",
        "double-after-split",
        "draw-to-split-aces",
        "double-returned",
    ),
    *("burned-after-shuffle", "burned-after-error", "burns-at-will", "values", "pays", "clauses"),
)

Options = str | Iterable[str]
"""What the casino has chosen: `"hit-soft-17"`, `["hit-soft-17"]`, nothing."""


@dataclass(frozen=True)
class Rules(Frozen):
    """One house's blackjack, with the options that the casino has chosen.

    `decks_behind_cut_card` and `hands_per_account` are 0 where the version fixes no such number.
    """

    version: str
    options: tuple[str, ...]
    decks: int
    decks_behind_cut_card: int
    seats: int
    hands_per_account: int
    opening: int
    limit: int
    ace_high: int
    dealer_stands: int
    dealer_hits_soft: bool
    insurance_against: Rank
    insurance: Fraction
    insurance_exact: bool
    cards_after_double: int
    split_cards_first: bool
    double_after_split: bool
    draw_to_split_aces: bool
    double_returned: bool
    burned: Mapping[str, int]
    burns_at_will: bool
    values: Mapping[Rank, int]
    pays: Mapping[str, Odds]
    clauses: Mapping[str, str]

    def total(self, low: int, ace: bool) -> tuple[int, bool]:
        """The total of cards that count `low` with every ace low, and whether it is soft.

        >>> rules().total(7, True), rules().total(17, True), rules().total(17, False)
        ((17, True), (17, False), (17, False))
        """
        high = low + self.ace_high - self.values[Rank.ACE]
        return (high, True) if ace and high <= self.limit else (low, False)

    def count(self, cards: Iterable[Card]) -> tuple[int, bool]:
        """The total of these cards, and whether it is soft."""
        ranks = [card.rank for card in cards]
        return self.total(sum(self.values[rank] for rank in ranks), Rank.ACE in ranks)

    def dealer_draws(self, total: int, soft: bool) -> bool:
        """Whether the dealer draws on this total."""
        if total == self.dealer_stands:
            return soft and self.dealer_hits_soft
        return total < self.dealer_stands


def versions() -> tuple[str, ...]:
    """The house versions that have a table.

    >>> versions()
    ('live', 'live-fr')
    """
    return _table().names()


def options(version: str = "live") -> tuple[str, ...]:
    """What the casino may choose otherwise than this version's default. Raises `version-unknown`.

    >>> options("live-fr")
    ('draw-to-split-aces', 'hit-soft-17')
    """
    return _node(version).node("options").names()


def rules(version: str = "live", chosen: Options = ()) -> Rules:
    """The rules of a house version with the options that the casino has `chosen`.

    Options are given as text (`"hit-soft-17"`, blanks between several) or as a list. Raises `RulesError`
    `version-unknown`, `house-option-unknown`, `table-invalid`.

    >>> rules().decks, str(rules().pays["blackjack"]), rules("live-fr", "hit-soft-17").dealer_hits_soft
    (8, '3:2', True)
    """
    known = options(version)
    listed = chosen.split() if isinstance(chosen, str) else chosen
    names = tuple(listed) if isinstance(listed, Iterable) else (listed,)
    for name in names:
        if name not in known:
            raise RulesError("house-option-unknown", option=shorten(name), options=", ".join(known))
    return _rules(version, tuple(name for name in known if name in names))


@cache
def _table() -> Node:
    return read("blackjack")


def _node(version: str) -> Node:
    root = _table()
    if not isinstance(version, str) or version not in root.names():
        text = shorten(version)
        raise RulesError("version-unknown", version=text, versions=", ".join(root.names()))
    node = root.node(version)
    return node.over(root.node(node.one_of("like", root.names()))) if "like" in node.data else node


@cache
def _rules(version: str, chosen: tuple[str, ...]) -> Rules:
    node = _node(version)
    node.names((*_KEYS, "options", *({"like"} & node.data.keys())))
    for option in chosen:
        node = node.node("options").node(option).over(node)
    limit = node.whole("limit", 1)
    clauses = node.node("clauses")
    clauses.names(_CLAUSES)
    return Rules(
        version=version,
        options=chosen,
        decks=node.whole("decks", 1),
        decks_behind_cut_card=node.whole("decks-behind-cut-card"),
        seats=node.whole("seats", 1),
        hands_per_account=node.whole("hands-per-account"),
        opening=node.pair("opening-cards"),
        limit=limit,
        ace_high=node.whole("ace-high", 1),
        dealer_stands=_at_most(node, "dealer-stands", limit),
        dealer_hits_soft=node.flag("dealer-hits-soft"),
        insurance_against=Rank(node.one_of("insurance-against", (rank.value for rank in Rank))),
        insurance=node.percent("insurance"),
        insurance_exact=node.flag("insurance-exact"),
        cards_after_double=node.whole("cards-after-double", 1),
        split_cards_first=node.flag("split-cards-first"),
        double_after_split=node.flag("double-after-split"),
        draw_to_split_aces=node.flag("draw-to-split-aces"),
        double_returned=node.flag("double-returned"),
        burned={each: node.whole(f"burned-after-{each}") for each in ("shuffle", "error")},
        burns_at_will=node.flag("burns-at-will"),
        values=_values(node.node("values")),
        pays=_pays(node.node("pays")),
        clauses={key: f"blackjack-{clauses.word(key)}" for key in _CLAUSES},
    )


def _at_most(node: Node, key: str, most: int) -> int:
    value = node.whole(key, 1)
    if value > most:
        raise node.wrong(key, f"≤ {most}")
    return value


def _values(node: Node) -> dict[Rank, int]:
    node.names(rank.value for rank in Rank)
    return {rank: node.whole(rank.value, 1) for rank in Rank}


def _pays(node: Node) -> dict[str, Odds]:
    node.names(PRICES)
    return {price: node.odds(price) for price in PRICES}
