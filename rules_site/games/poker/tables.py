"""The tables on the pages of poker, from the rules."""

from rules_site.games.poker.layout import betting_layout
from rules_site.games.poker.ranking import frequencies, ranking
from rules_site.games.poker.variants import stages, variants

TABLES = {
    "layout": betting_layout,
    "variants": variants,
    "stages": stages,
    "ranking": ranking,
    "frequencies": frequencies,
}
