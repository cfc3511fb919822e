"""What is said at the tables of the live house: betting time, rejected bets, packs, cut, pickup."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- the betting time
    "live-over": N_("The betting time is over: no bet is taken, raised or withdrawn."),
    "live-called": N_("The dealer has announced “No more bets”."),
    "live-call-due": N_("The dealer now announces “No more bets”."),
    "live-card-then": N_("After the announcement the first card may leave the shoe."),
    "live-card-after": N_("The first card left the shoe after the announcement, as it must."),
    "live-card-early": N_("The first card left the shoe too early: the announcement comes before it."),
    # --- bets that the system takes or rejects
    "live-bet-taken": N_("Stake {stake}: the system takes the bet."),
    "live-bet-late": N_("Stake {stake}: the bet was not placed in time, so the system may reject it."),
    "live-bet-limits": N_(
        "Stake {stake}: the limits are {minimum} and {maximum}, so the system may reject the bet."
    ),
    "live-bet-server": N_(
        "Stake {stake}: the game server could not be reached, so the system may reject the bet."
    ),
    "live-bet-funds": N_(
        "Stake {stake}: the player has only {funds} available, so the bet cannot be placed."
    ),
    # --- settling
    "live-settles": N_(
        "The result has been announced: the system collects the losing bets and pays the winning ones by itself."
    ),
    "live-settles-cards": N_(
        "The system settles the bets only when the last card has been scanned and the result announced."
    ),
    "live-settles-wheel": N_("The system settles the bets only when the result has been announced."),
    # --- packs, cut, last round, pickup
    "packs-complete": N_("The packs are complete. Decks: {decks}; cards: {cards}."),
    "packs-missing": N_("Cards missing: {count}; these are {cards}."),
    "packs-extra": N_("Cards too many: {count}; these are {cards}."),
    "cut-moved": N_("Cards in front of the cut card: {place}. They go behind the stack."),
    "cut-marked": N_("Cards marked off at the back: {behind}; cards in front of them: {before}."),
    "cut-card-reached": N_(
        "Cards dealt: {dealt}. The cut card has been reached, so this is the last round before the reshuffle."
    ),
    "cut-card-ahead": N_(
        "Cards dealt: {dealt}. The cut card has not been reached; in front of it lay {before} cards."
    ),
    "last-hand-call": N_(
        "The dealer announces “Last hand before shuffle”; no more cards are dealt until the reshuffle."
    ),
    "picked-up": N_(
        "The cards are picked up from right to left, one on top of the other: {pile}. From the top of the pile they can be laid out again as they lay: {cards}."
    ),
    # --- mistakes
    "live-void-none": N_("The rules of this version do not say what makes a round void."),
    "cut-cards-few": N_("A cut needs at least {needed} cards; given: {count}."),
    "cut-place": N_(
        "From {least} to {most} cards can lie in front of the cut card when the stack is cut, not “{text}”."
    ),
}
