"""What results and errors of roulette say, beyond what `fields` says of bets and void rounds."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- the number and the odds of a round of roulette
    "roulette-spin-red": N_("The winning number is {number}, red."),
    "roulette-spin-black": N_("The winning number is {number}, black."),
    "roulette-spin-green": N_("The winning number is {number}, green."),
    "roulette-drawn-multiplier": N_("The odds drawn for this round are {drawn}."),
    "roulette-drawn-table": N_("Payout table {drawn} was drawn for this round."),
    # --- bets in prison; {bet} is the name of the bet with its numbers
    "roulette-bet-in-prison": N_("{bet}, stake {stake}: in prison on level {level} after {number}."),
    "roulette-bet-freed": N_("{bet}, stake {stake}: {number} frees it; {returned} comes back without a win."),
    "roulette-bet-zeros": N_("{bet}, stake {stake}: lost, since this zero makes {zeros} in a row."),
    "roulette-choice": N_(
        "Zeros in a row: {zeros}. The player may take {back} back now or leave the bet in prison."
    ),
    "roulette-choice-prison": N_(
        "Zeros in a row: {zeros}. The smallest chip is {chip}, so {back} cannot be paid: the bet goes to prison or stays there."
    ),
    # --- rounds of roulette that do not count
    "roulette-turns-enough": N_("Turns of the ball: {turns}, at least {least} are needed. The spin counts."),
    "roulette-turns-few": N_(
        "Turns of the ball: {turns}, at least {least} are needed. The spin does not count: the bets stay and the ball is spun again."
    ),
    # --- names of roulette and its bets
    "game-roulette": N_("Roulette"),
    "bet-roulette-straight": N_("Straight up"),
    "bet-roulette-split": N_("Split bet"),
    "bet-roulette-street": N_("Street"),
    "bet-roulette-corner": N_("Corner bet"),
    "bet-roulette-first-four": N_("First four"),
    "bet-roulette-first-five": N_("First five"),
    "bet-roulette-six-line": N_("Six line"),
    "bet-roulette-column": N_("Column"),
    "bet-roulette-dozen": N_("Dozen"),
    "bet-roulette-quarter": N_("Quarter"),
    "bet-roulette-red": N_("Red"),
    "bet-roulette-black": N_("Black"),
    "bet-roulette-even": N_("Even"),
    "bet-roulette-odd": N_("Odd"),
    "bet-roulette-low": N_("Low numbers"),
    "bet-roulette-high": N_("High numbers"),
    "option-roulette-half": N_("half back on zero"),
    "option-roulette-en-prison": N_("en prison"),
    "option-roulette-quarter-back": N_("en prison, a quarter back on the second zero"),
    # --- the spin, and what is stored about a table
    "roulette-opposite": N_("The ball runs against the rotation of the wheel, as it must."),
    "roulette-same-way": N_("The ball runs with the wheel; it must run against its rotation."),
    "roulette-record": N_(
        "Stored: {venue}; date {date}; opening time {time}; game version {version}; minimum stake {minimum}; maximum stake {maximum}."
    ),
    # --- mistakes: numbers and bets of roulette
    "roulette-number-unknown": N_("“{text}” is not a number of this wheel. Its numbers are: {numbers}."),
    "roulette-number-missing": N_("A spin needs its winning number."),
    "roulette-number-extra": N_(
        "After {number} no bet is in prison, so no further spin decides anything; left over: {numbers}."
    ),
    # --- mistakes: rules for zero and drawn odds of roulette
    "roulette-option-missing": N_("Several rules for zero are in use here; choose one: {options}."),
    "roulette-option-unknown": N_("There is no rule “{text}” for zero here. The rules are: {options}."),
    "roulette-option-none": N_("Version {version} has no rule for zero to choose; leave out “{text}”."),
    "roulette-choice-none": N_(
        "In version {version} the player has nothing to choose; zeros in a row: {zeros}."
    ),
    "roulette-draw-missing": N_("The odds of “{bet}” are drawn; give {option} with one of: {entries}."),
    "roulette-draw-unknown": N_("“{text}” cannot be drawn here. Possible: {entries}."),
    "roulette-option-foreign": N_("The option {option} does not belong to version {version}."),
    "roulette-not-drawn": N_("In version {version} no such odds are drawn; leave out “{text}”."),
    # --- mistakes: rounds of roulette
    "roulette-turns-judged": N_(
        "Version {version} fixes no number of turns; the host or the game supervisor judges the spin."
    ),
    "roulette-way-unknown": N_("“{text}” is no direction. Possible: {ways}."),
    "roulette-record-venue": N_("The record needs the name of the venue."),
    "roulette-record-time": N_("The record needs a date with the opening time, not “{text}”."),
    "roulette-record-none": N_("Only tables of RAY are recorded, not the version “{version}”."),
}
