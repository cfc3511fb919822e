"""The words of the pages of baccarat."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-baccarat": N_("Three bets, no decisions: the hand whose count is closer to 9 wins."),
    "third-card-value": N_("Value of the Player's third card"),
    # --- drawing table of baccarat
    "first-draws": N_("Third card: the Player, and the Banker when the Player stands"),
    "banker-draws": N_("Third card: the Banker after the Player has drawn"),
    "two-card-count": N_("Point count of the two cards"),
    "draws-player": N_("Player"),
    "draws-banker-when-player-stands": N_("Banker when the Player stands"),
    "draws-banker": N_("Banker's point count"),
    # Translators: in a cell of the drawing table: the hand takes a third card (a short word)
    "draws": N_("draws"),
    # Translators: in a cell of the drawing table: the hand takes no third card (a short word)
    "stands": N_("stands"),
    # Translators: in a cell of the drawing table: 8 or 9 with two cards, so nobody draws (a short word)
    "natural": N_("natural"),
}
