"""The tables on the page of money wheel, from the rules."""

from rules_site.games.money_wheel.layout import betting_layout

TABLES = {"layout": betting_layout}
