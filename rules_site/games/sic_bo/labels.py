"""The words of the pages of sic bo."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-sic-bo": N_("Three dice: small and big, sums, pairs, triples and single numbers."),
    # Translators: beside a throw of three dice that all show the same
    "triple-thrown": N_("triple"),
}
