"""The words of the pages of blackjack."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-blackjack": N_(
        "Closer to 21 than the dealer, who has no choice; you draw, stand, double or split."
    ),
    "dealer": N_("Dealer"),
    # Translators: over the cards of the player of an example
    "player": N_("Player"),
    # Translators: over the cards of each of two hands after a split; {number} is 1 or 2
    "split-hand": N_("Hand {number}"),
    # Translators: a place at a table; {number} counts them
    "seat": N_("Seat {number}"),
    # Translators: read aloud before the total of a hand of blackjack
    "total": N_("total"),
    # Translators: mark beside a hand in which an ace counts eleven (a short word)
    "hand-soft": N_("soft"),
    # Translators: mark beside a hand over 21 (a short word)
    "hand-bust": N_("bust"),
    # Translators: mark beside an ace with a ten-value card (a short word)
    "hand-blackjack": N_("blackjack"),
    # Translators: mark beside a hand that wins (a short word)
    "result-win": N_("wins"),
    # Translators: mark beside a hand that loses (a short word)
    "result-lose": N_("loses"),
    # Translators: mark beside a hand whose bet comes back (a short word)
    "result-push": N_("push"),
    # Translators: mark beside a hand whose bet was doubled (a short word)
    "hand-doubled": N_("doubled"),
    # Translators: read aloud for the dealer's card that lies face down
    "hole-card": N_("hole card, face down"),
    # Translators: under the seats of a drawn table
    "seats-in-order": N_("The seats are numbered in the order of the deal, from the dealer's left."),
    # Translators: beside the shoe of a drawn table
    "shoe-decks": N_("Decks: {count}"),
    # Translators: how much an insurance is; {share} is a percentage
    "of-the-bet": N_("{share} of the bet"),
}
