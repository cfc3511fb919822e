"""The tables on the page of sic bo, from the rules."""

from rules_site.games.sic_bo.layout import betting_layout
from rules_site.payout_table import payouts_of

TABLES = {"layout": betting_layout, "payouts": payouts_of("sic-bo")}
