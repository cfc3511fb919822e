"""The tables on the page of poker, from the rules."""

from rules_site.games.poker.layout import betting_layout

TABLES = {"layout": betting_layout}
