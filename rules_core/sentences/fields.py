"""What the games of one draw say alike: boule, money wheel, tuplanoppa, sic bo."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- bets on fields; {bet} is the bet's name with its numbers
    "field-win": N_("{bet}, stake {stake}: wins at {pays}; the win is {win}, and {returned} comes back."),
    "field-lose": N_("{bet}, stake {stake}: lost."),
    "field-part": N_("{bet}, stake {stake}: of it {returned} comes back."),
    "field-void": N_("{bet}, stake {stake}: it comes back, since the round is void."),
    # --- odds
    "odds-win": N_("{bet}: pays {pays}; probability of winning {win}; house edge {edge}."),
    "odds-part": N_(
        "{bet}: pays {pays}; probability of winning {win}, of getting {back} of the stake back {part}; house edge {edge}."
    ),
    # --- dice
    "dice-thrown": N_("The dice show {dice}; the sum is {total}."),
    # --- rounds that do not count
    "void-round": N_("The round is void: nothing is won and nothing is lost."),
    "void-choices": N_("Each player may leave the bets for the next round, change them or take them back."),
    # --- mistakes: bets, dice, void rounds
    "bet-incomplete": N_("“{text}” needs the place of the bet, for example {example}."),
    "bet-alone": N_("“{text}” says too much: this bet is written {bet}."),
    "bet-no-place": N_("There is no bet “{bet}” on this field. Possible: {bets}."),
    "dice-count": N_("Dice needed: {needed}; given: {count}."),
    "die-unknown": N_(
        "Die {position}: “{text}” is not what a die can show, a whole number from {least} to {most}."
    ),
    "void-cause-unknown": N_("“{text}” does not make a round void here. What does: {causes}."),
    "void-too-late": N_("The round is over, so it can no longer be declared void."),
    "turns-invalid": N_("Turns are a whole number from 0, not “{text}”."),
}
