"""The two texts of the live house side by side: where the French one differs."""

from collections.abc import Callable

from rules_core.blackjack import burned_cards, options, rules
from rules_core.results import Share
from rules_core.tables.blackjack import FRENCH, Rules
from rules_core.words import number
from rules_site.elements import Element
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

_LIVE = "live"
_RETURNED = "blackjack-original-bets-only-french"


def comparison(version: str, sprites: str) -> list[Element]:
    """What the Finnish, Estonian and Dutch texts say, and what the French one does."""
    head = [column(""), *(column(label(f"text-{house}")) for house in (_LIVE, FRENCH))]
    made = rule_table("comparison", label("comparison"), [head])
    live, french = rules(_LIVE), rules(FRENCH)
    for code, key, shown in _ROWS:
        name = row_name(label(code), **{"data-clause": french.clauses.get(key, key)})
        made.row("", name, cell(shown(live)), cell(shown(french)))
    return [made.element]


def _whether(field: str, yes: str, no: str) -> Callable[[Rules], str]:
    return lambda house: label(yes if getattr(house, field) else no)


def _soft(house: Rules) -> str:
    """What the dealer does on the lowest total that stands, when it is soft."""
    choice = any(rules(house.version, option).dealer_hits_soft for option in options(house.version))
    return label("soft-choice" if choice else "soft-stands", total=house.dealer_stands)


def _insurance(house: Rules) -> str:
    code = "insurance-exactly" if house.insurance_exact else "insurance-up-to"
    return label(code, share=Share(house.insurance))


def _hands(house: Rules) -> str:
    return number(house.hands_per_account or house.seats)


def _cut_card(house: Rules) -> str:
    behind = house.decks_behind_cut_card
    return label("decks-behind", decks=behind) if behind else label("cut-anywhere")


def _burned(occasion: str) -> Callable[[Rules], str]:
    def shown(house: Rules) -> str:
        cards = burned_cards(occasion, house.version).cards
        return label("burns-some") if cards is None else number(cards)

    return shown


_ROWS: tuple[tuple[str, str, Callable[[Rules], str]], ...] = (
    ("compare-soft", "soft", _soft),
    ("compare-insurance", "insurance", _insurance),
    ("compare-split-cards", "split-card", _whether("split_cards_first", "split-both", "split-each")),
    ("compare-double-split", "after-split", _whether("double_after_split", "allowed", "not-allowed")),
    ("compare-doubled", _RETURNED, _whether("double_returned", "doubled-returned", "doubled-lost")),
    ("compare-hands", "hands", _hands),
    ("compare-cut-card", "cut-card", _cut_card),
    ("compare-burn-shuffle", "burn-shuffle", _burned("shuffle")),
    ("compare-burn-error", "burn-error", _burned("error")),
    ("compare-burn-dealer", "burn-new-dealer", _burned("new-dealer")),
    ("compare-burn-discretion", "burn-discretion", _burned("discretion")),
)
