"""What results and errors of boule say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    "boule-wheel": N_("Numbers: {numbers}; pockets for each number: {each}; pockets in all: {pockets}."),
    "boule-number": N_("The winning number is {number}."),
    "boule-neutral": N_("The number {number} belongs to none of the side fields, so all bets on them lose."),
    "boule-void-failed-throw": N_("The throw of the ball failed."),
    "boule-void-too-few-turns": N_("The ball made too few turns."),
    # --- names of boule and its bets
    "game-boule": N_("Boule"),
    "bet-boule-straight": N_("Straight up"),
    "bet-boule-even": N_("Even"),
    "bet-boule-odd": N_("Odd"),
    "bet-boule-red": N_("Red"),
    "bet-boule-black": N_("Black"),
    "bet-boule-low": N_("Small (manque)"),
    "bet-boule-high": N_("Large (passe)"),
    # --- mistakes
    "boule-number-missing": N_("A spin needs its winning number."),
    "boule-number-unknown": N_("“{text}” is not a number of this wheel. Its numbers are: {numbers}."),
}
