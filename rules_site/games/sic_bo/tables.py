"""The tables on the page of sic bo, from the rules."""

from rules_site.games.sic_bo.layout import betting_layout

TABLES = {"layout": betting_layout}
