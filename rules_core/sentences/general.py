"""What the rules for all tables say: limits, when bets are taken, age, highest win, chips."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- limits of stakes
    "stake-within": N_("Stake {stake}: it is within the limits of the table."),
    "stake-capped": N_(
        "Stake {stake}: {kept} stays in play; {excess} lies above the maximum, is void and comes back."
    ),
    "highest-win": N_("{bet}: at {pays} and the highest stake, {stake}, the win is {win}. No bet wins more."),
    # --- until when bets are taken
    "betting-open": N_("Betting is open."),
    "betting-closed": N_(
        "The host has closed betting, so stakes can no longer be placed, changed or removed."
    ),
    "betting-draw": N_("The draw has started, so stakes can no longer be placed, changed or removed."),
    "betting-exception": N_("Betting is over, but the rules of this game expressly allow it."),
    # --- who may play
    "age-enough": N_("The person is at least {least} years old and may take part."),
    "age-low": N_("The person is under {least} years old and may not take part."),
    # --- chips
    "chip-value": N_("A value chip counts what is printed on it: {worth}."),
    "chip-colour": N_("A colour chip counts what the player has chosen: {worth}."),
    "chip-not-in-game": N_("This game is played with value chips only."),
    "chip-not-at-table": N_("Chips of this kind are not allowed at this table."),
    "chip-foreign": N_("This colour chip is not in use at this table, so it does not count here."),
    "chips-exchanged": N_(
        "Colour chips: {count}; each {worth}. They are changed for value chips of {amount}."
    ),
    # --- mistakes
    "stake-missing": N_("A placement needs at least one chip."),
    "stake-below-minimum": N_("The stake {stake} is below the minimum, {minimum}."),
    "limits-invalid": N_("The minimum stake, {minimum}, is above the maximum, {maximum}."),
    "action-unknown": N_("“{text}” is nothing that can be done with a stake. Possible: {actions}."),
    "age-invalid": N_("An age is a whole number of years from 0, not “{text}”."),
    "odds-missing": N_("The highest win needs the odds of at least one bet."),
    "chip-worth-outside": N_(
        "The value of a colour chip lies within the limits of the table, {minimum} to {maximum}; {worth} does not."
    ),
    "chip-kind-unknown": N_("“{text}” is not the right kind of chip. Possible: {kinds}."),
    "chip-count-invalid": N_("The number of chips is a whole number from 1, not “{text}”."),
}
