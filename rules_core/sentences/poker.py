"""What results and errors of poker say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- hands of poker
    "poker-hand": N_("{category}: {cards}."),
    "poker-hand-of": N_("Hand {number}, {category}: {cards}."),
    "poker-board": N_("Now row {board} of the common cards counts."),
    "poker-high": N_("In high the strongest hand wins."),
    "poker-low": N_("In low the scale is turned round, so the weakest hand wins."),
    # --- who wins in poker
    "poker-high-class": N_("Hand {winner} wins: “{category}” is higher than “{beaten}”."),
    "poker-high-points": N_(
        "Hand {winner} wins: both hands are “{category}”, and the first cards that differ are {points} and {against}; the higher one decides."
    ),
    "poker-low-class": N_("Hand {winner} wins in low: “{category}” is lower than “{beaten}”."),
    "poker-low-points": N_(
        "Hand {winner} wins in low: both hands are “{category}”, and the first cards that differ are {points} and {against}; the lower one decides."
    ),
    "poker-equal": N_("The best hands are equal and share. Their numbers: {winners}."),
    "poker-alone": N_("Only hand {winner} is left."),
    "poker-share-all": N_("Hand {number} gets the whole pot."),
    "poker-share": N_("Hand {number} gets this share of the pot: {share}."),
    "poker-won": N_("Hand {number} gets {amount}."),
    "poker-pot": N_("Pot {number}: {amount}. The hands that play for it: {players}."),
    "poker-pot-uncalled": N_(
        "Pot {number}: {amount}. No other hand plays for it, so hand {players} gets it."
    ),
    "poker-count": N_("{category}: {count} hands of {total}, probability {chance}."),
    # --- the deal of poker
    "poker-opening-stakes": N_("Before the cards are dealt the opening stakes are posted."),
    "poker-deal-own": N_("{stage}: cards to each player face down: {down}; face up: {up}."),
    "poker-deal-board": N_("{stage}: open common cards in each row: {cards}; number of rows: {rows}."),
    "poker-deal-shared": N_(
        "{stage}: the pack has too few cards ({cards}) to go on with an own card for each of the players still in ({players}), so one open common card is dealt instead."
    ),
    "poker-betting-round": N_("Betting round {number} follows."),
    "poker-discard": N_("After that each player throws away this many cards: {cards}."),
    "poker-most-seats": N_("{game}: at most {most} players, as many as a table has seats."),
    "poker-most-pack": N_(
        "{game}: at most {most} players, since the pack has {pack} cards; the table has {seats} seats."
    ),
    "poker-button": N_("The dealer button moves clockwise to seat {seat}."),
    # --- betting in poker
    "poker-may-check": N_("Nothing is owed, so the player may check."),
    "poker-may-call": N_("A call costs {amount}."),
    "poker-may-call-all": N_(
        "The call would cost {owed}; the player may call with the last chips, {amount}."
    ),
    "poker-may-fold": N_("The player may fold."),
    "poker-may-raise-limit": N_("A bet or raise is fixed at {amount}, {total} in all."),
    "poker-may-raise-pot-limit": N_("The pot allows a bet or raise of at most {amount}, {total} in all."),
    "poker-may-raise-no-limit": N_(
        "All chips may be bet: a bet or raise of at most {amount}, {total} in all."
    ),
    "poker-no-raise": N_("No bet or raise is allowed any more."),
    "poker-no-chips-to-raise": N_("No chips are left for a raise."),
    "poker-buy-in": N_("The buy-in is {amount}, at least {least} is needed."),
    "poker-fee-percentage": N_("The fee is {rate} of the bets of {bets}, that is {amount}."),
    "poker-fee-cap": N_(
        "The fee would be {rate} of the bets of {bets}, that is {amount}; it is limited to {cap}."
    ),
    "poker-fee-time": N_("Time charge for each customer: {each}; customers: {customers}; together {amount}."),
    # --- the jackpots
    "jackpot-bad-beat": N_("Bad beat. The losing hand: {losers}; the winning hand: {winners}."),
    "jackpot-bad-beat-losers": N_(
        "Bad beat. The losing hands, which are equal: {losers}; the winning hand: {winners}."
    ),
    "jackpot-bad-beat-winners": N_(
        "Bad beat. The losing hand: {losers}; the winning hands, which are equal: {winners}."
    ),
    "jackpot-bad-beat-both": N_(
        "Bad beat. The losing hands, which are equal: {losers}; the winning hands, which are equal: {winners}."
    ),
    "jackpot-share": N_("From the jackpot hand {number} gets {amount}."),
    "jackpot-anew": N_("The new jackpot starts with {amount}."),
    "jackpot-no-bad-beat": N_("No hand that is strong enough lost to a stronger one, so no jackpot is paid."),
    "jackpot-no-tournament": N_("There is no bad beat jackpot in a tournament."),
    "jackpot-not-here": N_("For this game no hands were announced that win the jackpot."),
    "jackpot-few-players": N_(
        "No jackpot is paid: {players} took part in the round, and the least number is {least}."
    ),
    "jackpot-refused": N_(
        "The house refuses the jackpot, since a player gave away information on the own cards during the hand."
    ),
    "jackpot-contribution": N_("The round adds {amount} to the jackpot."),
    "jackpot-no-contribution": N_(
        "The round adds nothing to the jackpot: players needed at least: {players}; betting round that must be reached: {round}."
    ),
    "jackpot-side-win": N_("The result wins the side jackpot: {amount}."),
    "jackpot-side-lose": N_("The result does not win the side jackpot; its fee was {fee}."),
    "jackpot-side-out": N_("The player did not take part in the side jackpot; its fee is {fee}."),
    "jackpot-day": N_("The day's contributions, {added}, are added to the jackpot, which is now {amount}."),
    # --- names: the games, the stages of a deal, the classes of hands
    "game-poker": N_("Poker"),
    "game-five-card": N_("Complete hands"),
    "game-holdem": N_("Texas Hold'em"),
    "game-pineapple": N_("Pineapple"),
    "game-crazy-pineapple": N_("Crazy Pineapple"),
    "game-helsinki-holdem": N_("Helsinki Hold'em"),
    "game-omaha": N_("Omaha"),
    "game-omaha-5": N_("Omaha 5"),
    "game-courchevel": N_("Courchevel"),
    "game-double-flop": N_("Double Flop Hold'em"),
    "game-seven-card-stud": N_("Seven Card Stud"),
    "stage-initial-deal": N_("Initial deal"),
    "stage-flop": N_("Flop"),
    "stage-turn": N_("Turn"),
    "stage-river": N_("River"),
    "stage-third-street": N_("Third street"),
    "stage-fourth-street": N_("Fourth street"),
    "stage-fifth-street": N_("Fifth street"),
    "stage-sixth-street": N_("Sixth street"),
    "stage-seventh-street": N_("Seventh street"),
    "category-high-card": N_("high card"),
    "category-pair": N_("pair"),
    "category-four-straight": N_("straight of four"),
    "category-four-flush": N_("flush of four"),
    "category-two-pair": N_("two pair"),
    "category-three-of-a-kind": N_("three of a kind"),
    "category-straight": N_("straight"),
    "category-flush": N_("flush"),
    "category-full-house": N_("full house"),
    "category-four-of-a-kind": N_("four of a kind"),
    "category-straight-flush": N_("straight flush"),
    "category-royal-flush": N_("royal flush"),
    # --- mistakes: games, hands and boards
    "poker-game-missing": N_("The name of the poker game is missing. The games are: {allowed}."),
    "poker-game-unknown": N_("There is no poker game “{text}”. The games are: {allowed}."),
    "poker-form-unknown": N_("There is no form “{text}” of a game. The forms are: {allowed}."),
    "poker-low-twice": N_("A game is played either as low or as high-low, not both."),
    "pack-exceeded": N_("More of {card} than the pack holds: {count} given, {held} in the pack."),
    "poker-suit-missing": N_("Card {position}: {card} needs its suit here, for example {example}."),
    "poker-list-needed": N_("“{text}” stands where several values belong."),
    "poker-hand-size": N_("A complete hand has {needed} cards; given: {count}."),
    "poker-own-cards": N_("Hand {number}: the game leaves a player with {needed} own cards; given: {count}."),
    "poker-board-cards": N_("Row {row} of the common cards: {needed} cards are needed; given: {count}."),
    "poker-boards-count": N_("Rows of common cards: {needed} needed; given: {count}."),
    "poker-hands-none": N_("At least one hand is needed; give each with --hand."),
    "poker-players-many": N_("At most {most} players take part in this game; given: {count}."),
    "poker-players-invalid": N_("The number of players lies between {least} and {most}, not “{text}”."),
    "poker-stages-count": N_("The game has {needed} stages; given: numbers of players for {count}."),
    "poker-players-return": N_(
        "Who has left the round does not come back: the number of players cannot grow."
    ),
    "poker-no-deal": N_("Here complete hands are compared; how they were dealt does not matter."),
    "poker-no-button": N_("This game has no dealer button."),
    "poker-seat-invalid": N_("Seats are numbered from {least} to {most}, not “{text}”."),
    # --- mistakes: bets, fees and jackpots
    "poker-bets-none": N_("Nobody has bet anything."),
    "poker-bets-count": N_("Each hand needs its bet, 0 included: hands {hands}, bets {count}."),
    "poker-folded-unknown": N_("The players are numbered from {least} to {most}, not “{text}”."),
    "poker-folded-all": N_("At least one player stays in the round."),
    "poker-folded-highest": N_(
        "The highest bet is that of a player who has left; somebody must have paid it."
    ),
    "poker-structure-unknown": N_("There is no betting structure “{text}”. The structures are: {allowed}."),
    "poker-limit-needs": N_("In limit the size of a bet and the number of raises left must be given."),
    "poker-raises-invalid": N_("The number of raises left lies between {least} and {most}, not “{text}”."),
    "poker-rounds-invalid": N_("The number of betting rounds lies between {least} and {most}, not “{text}”."),
    "poker-chips-none": N_("A player without chips has no betting turn."),
    "poker-buy-in-low": N_("The buy-in is at least {least}; given: {amount}."),
    "poker-buy-in-round": N_("During a round no chips can be bought."),
    "poker-share-invalid": N_("“{text}” is not a share from {least} to {most}. Write for example {example}."),
    "poker-customers-invalid": N_("The number of customers lies between {least} and {most}, not “{text}”."),
    "jackpot-shares-too-high": N_("The shares of the jackpot are together more than the whole."),
    "jackpot-kind-unknown": N_("There is no kind of prize “{text}”. The kinds are: {allowed}."),
    "jackpot-odds-need-fee": N_("Odds need a fee on which they are reckoned."),
}
