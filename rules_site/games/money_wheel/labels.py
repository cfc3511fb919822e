"""The words of the pages of the money wheel."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-money-wheel": N_("One turn of a big wheel: the odds of a symbol are printed beside it."),
    # Translators: how many sectors a symbol, or the whole wheel, has
    "sectors": N_("Sectors: {count}"),
    # Translators: under a drawing of the wheel
    "sectors-grouped": N_(
        "The sectors stand here together by their symbols, which is not their order on the wheel."
    ),
}
