"""The words of the pages of poker."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-poker": N_("Players against each other: what beats what, which cards count, who gets which pot."),
    # Translators: the chips in the middle of the table
    "pot": N_("Pot"),
    # Translators: a pot; {number} is 1 for the main pot
    "pot-number": N_("Pot {number}"),
    # Translators: a player; {number} counts them
    "player-number": N_("Player {number}"),
    # Translators: heading of a column: who can win a pot
    "plays-for": N_("Plays for it"),
    # Translators: heading of a column: how much
    "amount": N_("Amount"),
    # Translators: heading of a column: what a player gets
    "wins-amount": N_("Gets"),
    # Translators: over common cards on the table
    "board": N_("Common cards"),
    # Translators: over one of two rows of common cards; {number} is 1 or 2
    "board-number": N_("Common cards, row {number}"),
    # Translators: one of two rows of common cards, in short; {number} is 1 or 2
    "row-number": N_("Row {number}"),
    "own-cards": N_("Own cards"),
    # Translators: read aloud for a card whose face is not seen
    "card-down": N_("card, face down"),
    # Translators: read aloud for a card that lies face up, whichever it is
    "card-open": N_("open card"),
    # Translators: read aloud for a common card, whichever it is
    "card-common": N_("common card"),
    "dealer-button": N_("dealer button"),
    # Translators: on the dealer button, one or two letters
    "button": N_("D"),
    # Translators: mark beside a hand that wins a part of the pot; {share} is a percentage
    "wins-share": N_("wins {share}"),
    # Translators: read aloud after a card that is one of the five of the hand
    "card-counts": N_("counts"),
    # Translators: heading of a table of pots
    "pots": N_("Pots"),
    # Translators: heading of a table of what each player gets
    "paid-out": N_("Paid out"),
    # Translators: in a game played for the best and for the weakest hand
    "half-high": N_("Best hand"),
    # Translators: in a game played for the best and for the weakest hand
    "half-low": N_("Weakest hand"),
}
