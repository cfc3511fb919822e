"""The tables on the page of roulette, from the rules."""

from rules_site.games.roulette.layout import betting_layout

TABLES = {"layout": betting_layout}
