"""What every game says: odds, and mistakes in cards, bets, amounts, commands and tables."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- odds
    "odds": N_(
        "{bet}: pays {pays}; probability of winning {win}, of getting the stake back {push}; house edge {edge}."
    ),
    "odds-commission": N_(
        "{bet}: pays {pays} less a commission of {rate}; probability of winning {win}, of getting the stake back {push}; house edge {edge}."
    ),
    "odds-none": N_("In this game there are no bets against the house."),
    # --- mistakes: cards
    "card-unknown": N_(
        "Card {position}: “{text}” is not a card. Write the rank (A, 2–10, J, Q or K) and, where it matters, the suit: A♠, As, 10h."
    ),
    "decks-invalid": N_("A shoe holds a whole number of decks from {least} to {most}, not “{text}”."),
    "shoe-exceeded": N_("More of {card} than the shoe holds: {count} given, {held} in the shoe."),
    "cards-too-few": N_("A round begins with {needed} cards; given: {count}."),
    "hand-empty": N_("A hand needs at least one card."),
    # --- mistakes: bets and amounts
    "bet-unknown": N_("There is no bet “{bet}” in this game. The bets are: {bets}."),
    "bet-format": N_("“{text}” is not a bet. Write the bet and its stake, for example {example}."),
    "bet-twice": N_("The bet “{bet}” was given {count} times; on each area at most {each}."),
    "odds-unreadable": N_("“{text}” are not odds. Write for example 8:1."),
    "amount-unreadable": N_("“{text}” is not an amount. Write for example 12,5 or 12.5 or 25/2."),
    "amount-float": N_(
        "“{text}” is a binary floating-point number and so not exact. Give the amount as text, a whole number, a decimal number or a fraction."
    ),
    "amount-ambiguous": N_("“{text}” can be read in two ways. Write {whole} or {decimal}."),
    "stake-not-positive": N_("A stake must be more than 0, not “{text}”."),
    # --- mistakes: values of the wrong kind
    "value-wrong": N_("“{text}” cannot stand here; what belongs here: {kind}."),
    # --- mistakes: the command line and the tables
    "game-unknown": N_("There is no game “{game}”. The games are: {games}."),
    "version-unknown": N_("There is no version “{version}” of this game. The versions are: {versions}."),
    "language-unknown": N_("There is no language “{language}”. The languages are: {languages}."),
    "command-unknown": N_("There is no command “{command}”. The commands are: {commands}."),
    "option-unknown": N_("There is no option “{option}” here; --help lists them."),
    "option-value": N_("The option {option} needs a value; --help shows how it is written."),
    "argument-extra": N_("“{text}” is one argument too many; --help shows what may stand here."),
    "table-invalid": N_("The table {file} is wrong at {key}; it needs: {expected}."),
}
