"""The tables on the page of boule, from the rules."""

from rules_site.games.boule.layout import betting_layout

TABLES = {"layout": betting_layout}
