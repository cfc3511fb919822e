"""The words of the pages of poker."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-poker": N_("Players against each other: what beats what, which cards count, who gets which pot."),
    # --- classes of hands
    "ranking": N_("Hands from best to lowest"),
    "hand-class": N_("Class"),
    "hand-example": N_("A hand of it"),
    # Translators: below a class of hands that counts in the game Sökö alone
    "only-soko": N_("only in Sökö"),
    "game-soko": N_("Sökö"),
    "frequencies": N_("How many of all hands of five cards"),
    # Translators: head of a column: how many different hands of five cards
    "hands-of-five": N_("Hands"),
    # --- games side by side
    "variants": N_("The games side by side"),
    "game": N_("Game"),
    "cards-dealt": N_("Own cards dealt"),
    "cards-thrown": N_("Thrown away"),
    "board-cards": N_("Common cards"),
    # Translators: head of a column: how many of the own cards belong to the hand of five
    "cards-that-count": N_("Own cards that count"),
    "betting-rounds": N_("Betting rounds"),
    "most-players": N_("Most players"),
    # Translators: in a cell: just so many of the own cards count
    "count-exactly": N_("exactly {count}"),
    # Translators: in a cell: so many of the own cards count
    "count-of": N_("{count} of {own}"),
    # --- the deal of a game
    "stages": N_("The deal, stage by stage"),
    "stage": N_("Stage"),
    "dealt-down": N_("Face down to each player"),
    "dealt-up": N_("Face up to each player"),
    "dealt-board": N_("Common cards, face up"),
    "dealt-board-rows": N_("Common cards, face up, in each of {rows} rows"),
    "betting-round": N_("Betting round"),
    "then-thrown": N_("Then thrown away"),
    # --- pots and hands as pictures
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
