"""What results and errors of tuplanoppa say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    "tuplanoppa-pair": N_("Both dice show the same number: that is a pair."),
    "tuplanoppa-seven": N_(
        "The sum is {total}: bets on less and on more are not lost whole, {back} of the stake comes back."
    ),
    # --- who throws
    "turn-host": N_("The host throws the dice."),
    "turn-stays": N_("The sum is {total}, not {until}, so the turn to throw stays."),
    "turn-passes": N_("The sum is {total}, so the turn to throw passes on clockwise."),
    "turn-outside": N_("Player {player}: does not take part in the round, so may not throw."),
    "turn-declined": N_("Player {player}: does not want to throw, so the next player gets the turn."),
    "turn-next": N_("Player {player}: throws next."),
    "turn-nobody": N_("None of the players who take part wants to throw."),
    # --- which throws count
    "throw-counts": N_("The host accepts the throw."),
    "throw-again": N_("The host does not accept the throw; the same player throws again."),
    "throw-no-permission": N_("The dice were thrown before the host gave permission."),
    "throw-hand-off-table": N_("The hand with the dice was not above the table all the time."),
    "throw-not-together": N_("The dice were not thrown at the same time."),
    "throw-outside-area": N_("A die left the area for throwing."),
    "throw-stacked": N_("The dice came to rest on top of each other."),
    "throw-tilted": N_("A die came to rest tilted."),
    # --- names of tuplanoppa and its bets
    "game-tuplanoppa": N_("Tuplanoppa"),
    "bet-tuplanoppa-total": N_("Sum"),
    "bet-tuplanoppa-any-double": N_("All pairs"),
    "bet-tuplanoppa-under-7": N_("Sum under 7"),
    "bet-tuplanoppa-over-7": N_("Sum over 7"),
    # --- mistakes
    "deal-unknown": N_("“{text}” is no way to draw here. The ways are: {deals}."),
    "fault-unknown": N_("“{text}” is no fault of a throw. The faults are: {faults}."),
    "seats-invalid": N_(
        "The players at the table are a list of different names or seat numbers, at least one."
    ),
    "player-unknown": N_("“{text}” is not at this table. The players are: {players}."),
    "total-invalid": N_("The sum of the dice is a whole number from {least} to {most}, not “{text}”."),
}
