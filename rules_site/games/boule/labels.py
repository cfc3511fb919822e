"""The words of the pages of boule."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-boule": N_("Nine numbers, six side fields, and a five that belongs to none of them."),
    # Translators: under the layout; {straight} are odds such as 7:1
    "boule-pockets": N_("A bet on one number pays {straight}. Pockets of each number on the wheel: {count}."),
}
