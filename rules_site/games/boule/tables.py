"""The tables on the page of boule, from the rules."""

from rules_site.games.boule.layout import betting_layout
from rules_site.payout_table import payouts_of

TABLES = {"layout": betting_layout, "payouts": payouts_of("boule")}
