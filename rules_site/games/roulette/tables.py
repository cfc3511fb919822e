"""The tables on the page of roulette, from the rules."""

from rules_site.games.roulette.layout import betting_layout
from rules_site.games.roulette.versions import multipliers, versions_table
from rules_site.payout_table import payouts_of

TABLES = {
    "layout": betting_layout,
    "payouts": payouts_of("roulette"),
    "versions": versions_table,
    "multipliers": multipliers,
}
