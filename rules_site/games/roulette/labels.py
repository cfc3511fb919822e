"""The words of the pages of roulette."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-roulette": N_("A ball, a wheel and a field of numbers: what each place covers and pays."),
    # Translators: read aloud for a number of a wheel; {colour} is one of the three below
    "pocket": N_("{number}, {colour}"),
    # Translators: colour of a number: the adjective as it stands after the number, in small letters
    "colour-red": N_("red"),
    # Translators: colour of a number: the adjective as it stands after the number, in small letters
    "colour-black": N_("black"),
    # Translators: colour of the zero, and in boule of the five: the adjective, in small letters
    "colour-green": N_("green"),
    # Translators: over the odds that were drawn for the round, such as 24:1
    "odds-drawn": N_("Odds drawn"),
    # Translators: over the number of the payout table that was drawn for the round
    "table-drawn": N_("Table drawn"),
}
