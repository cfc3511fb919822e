"""The tables on the page of blackjack, from the rules."""

from rules_site.games.blackjack.layout import betting_layout

TABLES = {"layout": betting_layout}
