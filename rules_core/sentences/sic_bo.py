"""What results and errors of sic bo say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    "sic-bo-triple": N_("All dice show the same number: that is a triple, so bets on small and on big lose."),
    # --- names of sic bo and its bets
    "game-sic-bo": N_("Sic bo"),
    "bet-sic-bo-small": N_("Small"),
    "bet-sic-bo-big": N_("Big"),
    "bet-sic-bo-single": N_("Single number"),
    "bet-sic-bo-two-dice": N_("Two dice"),
    "bet-sic-bo-double": N_("Specific double"),
    "bet-sic-bo-any-triple": N_("Any triple"),
    "bet-sic-bo-triple": N_("Specific triple"),
    "bet-sic-bo-total": N_("Three-dice total"),
}
