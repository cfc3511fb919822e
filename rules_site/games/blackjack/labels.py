"""The words of the pages of blackjack."""

from rules_core.sentences import N_, Sentence

LABELS: dict[str, Sentence] = {
    # Translators: the game in a line, on the home page
    "about-blackjack": N_(
        "Closer to 21 than the dealer, who has no choice; you draw, stand, double or split."
    ),
    # --- what is paid
    "price-win": N_("Win"),
    "price-blackjack": N_("Blackjack"),
    "price-insurance": N_("Insurance, when the dealer has blackjack"),
    # Translators: head of a row: both hands are equal
    "price-push": N_("Equal totals"),
    # Translators: in the column of the house edge
    "edge-depends": N_("depends on how you play"),
    # --- the two texts of the live house side by side
    "comparison": N_("Where the French text differs"),
    "text-live": N_("Finnish, Estonian and Dutch text"),
    "text-live-fr": N_("French text"),
    "compare-soft": N_("Dealer on a soft 17"),
    # Translators: in a cell: the dealer draws no card
    "soft-stands": N_("stands"),
    "soft-choice": N_("the casino decides: stands or draws"),
    "compare-insurance": N_("Insurance bet"),
    "insurance-exactly": N_("{share} of the bet"),
    "insurance-up-to": N_("at most {share} of the bet, rounded up to what can be staked"),
    "compare-split-cards": N_("Second cards of split hands"),
    "split-both": N_("both before play"),
    "split-each": N_("each when its hand is played"),
    "compare-double-split": N_("Doubling after a split"),
    "allowed": N_("allowed"),
    "not-allowed": N_("not allowed"),
    "compare-doubled": N_("Doubled amount against the dealer's blackjack"),
    "doubled-returned": N_("comes back"),
    "doubled-lost": N_("is lost"),
    "compare-hands": N_("Hands of one player at most"),
    "compare-cut-card": N_("Cut card"),
    "decks-behind": N_("{decks} decks from the back"),
    "cut-anywhere": N_("no fixed place"),
    "compare-burn-shuffle": N_("Cards burned after a shuffle"),
    "compare-burn-error": N_("Cards burned after an error"),
    "compare-burn-dealer": N_("Cards burned by a new dealer"),
    "compare-burn-discretion": N_("Cards burned at the casino's discretion"),
    "burns-some": N_("one or more"),
    # --- hands and tables as pictures
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
