"""The tables on the page of tuplanoppa, from the rules."""

from rules_site.games.tuplanoppa.layout import betting_layout
from rules_site.payout_table import payouts_of

TABLES = {"layout": betting_layout, "payouts": payouts_of("tuplanoppa")}
