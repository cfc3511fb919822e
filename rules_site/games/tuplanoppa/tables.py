"""The tables on the page of tuplanoppa, from the rules."""

from rules_site.games.tuplanoppa.layout import betting_layout

TABLES = {"layout": betting_layout}
