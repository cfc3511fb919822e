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
    # --- the versions side by side
    "versions": N_("Versions A–I"),
    "wheel": N_("Wheel"),
    # Translators: the bets on red, black, even, odd, low and high numbers
    "even-chances": N_("Even chances"),
    # Translators: head of a row: what happens to an even chance when zero comes up
    "zero-rule": N_("Even chances on zero"),
    # Translators: in a cell: what happens to an even chance on zero (short)
    "zero-lose": N_("the bet loses"),
    # Translators: in a cell: what happens to an even chance on zero (short)
    "zero-half": N_("half comes back"),
    # Translators: in a cell: what happens to an even chance on zero (short)
    "zero-en-prison": N_("en prison"),
    # Translators: in a cell: en prison, and after a second zero the player may take a quarter back (short)
    "zero-quarter-back": N_("en prison, then a quarter back"),
    "lowest-edge": N_("Lowest house edge"),
    "highest-edge": N_("Highest house edge"),
    "even-chance-edge": N_("House edge of even chances"),
    # --- the odds drawn for a round
    # Translators: below the lowest and the highest odds that can be drawn (a short word)
    "drawn": N_("drawn"),
    "multipliers": N_("The odds that can be drawn"),
    # Translators: head of a column: on how many places of the drawing device the odds stand
    "entries": N_("Places on the device"),
    "probability": N_("Probability"),
    # Translators: over the odds that were drawn for the round, such as 24:1
    "odds-drawn": N_("Odds drawn"),
    # Translators: over the number of the payout table that was drawn for the round
    "table-drawn": N_("Table drawn"),
}
