"""The words of the pages of tuplanoppa."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-tuplanoppa": N_("Two dice: bets on their sum, on pairs, on under and over seven."),
    # Translators: read aloud for a die; {face} is what it shows
    "die": N_("die {face}"),
    # Translators: heading over dice, before their sum
    "dice-sum": N_("Sum"),
    # Translators: beside a throw of two dice that show the same
    "pair-thrown": N_("double"),
}
