"""The tables on the page of money wheel, from the rules."""

from rules_site.games.money_wheel.layout import betting_layout
from rules_site.payout_table import payouts_of

TABLES = {"layout": betting_layout, "payouts": payouts_of("money-wheel")}
