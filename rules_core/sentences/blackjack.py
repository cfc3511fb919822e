"""What results and errors of blackjack say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- hands of blackjack
    "bj-hard": N_("{cards}: hard total {total}."),
    "bj-soft": N_("{cards}: soft total {total}; one ace counts {ace}."),
    "bj-blackjack": N_("{cards}: blackjack."),
    "bj-split-full": N_("{cards}: {total}, but after a split that is no blackjack."),
    "bj-bust": N_("{cards}: {total}, which is over {limit}, so the hand is bust."),
    # --- what the dealer must do
    "bj-dealer-draws": N_("The dealer has {total} and draws."),
    "bj-dealer-stands": N_("The dealer has {total} and stands."),
    "bj-dealer-draws-soft": N_("The dealer has a soft {total} and draws."),
    "bj-dealer-stands-soft": N_("The dealer has a soft {total} and stands."),
    "bj-dealer-blackjack": N_("The dealer has blackjack."),
    "bj-dealer-bust": N_("The dealer has {total}, which is over {limit}, and is bust."),
    "bj-hole-checked": N_(
        "The dealer's open card is an ace: first insurance is offered, then the dealer checks the hole card for blackjack."
    ),
    "bj-hole-hidden": N_(
        "The dealer's open card is {card}, not an ace, so the hole card stays hidden until all players have their cards."
    ),
    "bj-dealer-not-needed-step": N_(
        "The dealer has {total} but does not draw, since no card can change an outcome any more."
    ),
    # --- what a player may do
    "bj-hit": N_("The player may draw, since {total} is below {limit}."),
    "bj-stand": N_("The player may stand on {total}."),
    "bj-double": N_("The player may double: the hand then gets one more card and stands."),
    "bj-double-late": N_("Only a hand of two cards can be doubled."),
    "bj-double-no-split": N_("After a split the player may only draw or stand, not double."),
    "bj-split": N_("The player may split the pair, since both cards count {value}."),
    "bj-split-no-pair": N_("Only two cards of the same value can be split."),
    "bj-split-again": N_("A hand from a split pair cannot be split again."),
    "bj-insurance": N_(
        "The dealer's open card is an ace, so the player may insure against a dealer's blackjack."
    ),
    "bj-insurance-no-ace": N_("There is no insurance, since the dealer's open card is not an ace."),
    "bj-insurance-late": N_("Insurance can be taken only on the first two cards, before the play goes on."),
    "bj-no-card-blackjack": N_("The hand is blackjack, so no further card is offered."),
    "bj-no-card": N_("The hand has {total}, so no further card is offered."),
    "bj-over": N_("The hand is bust with {total}, so nothing is left to decide."),
    "bj-card-split": N_("A hand from a split pair first gets its second card."),
    "bj-card-doubled": N_("The hand has been doubled, so it gets one more card."),
    "bj-stands-doubled": N_("The hand has been doubled and has its card, so it stands."),
    "bj-stands-split-ace": N_("A split ace gets one card only, so the hand stands."),
    "bj-stood": N_("The player has stood on {total}."),
    # --- a round of blackjack
    "bj-dealt": N_("The player's cards: {player_cards}. The dealer's cards: {dealer_cards}."),
    "bj-dealt-split": N_(
        "The player's cards after the split: {player_cards} and {split_cards}. The dealer's cards: {dealer_cards}."
    ),
    "bj-wins": N_("{cards}: {player} against {dealer}, so the hand wins."),
    "bj-wins-blackjack": N_("{cards}: blackjack against {dealer}, so the hand wins."),
    "bj-wins-dealer-bust": N_("{cards}: {player}, and the dealer is bust, so the hand wins."),
    "bj-push": N_("{cards}: {player} against {dealer}, so it is a push."),
    "bj-push-blackjack": N_("{cards}: blackjack against blackjack, so it is a push."),
    "bj-loses": N_("{cards}: {player} against {dealer}, so the hand loses."),
    "bj-loses-blackjack": N_("{cards}: {player} against the dealer's blackjack, so the hand loses."),
    "bj-loses-bust": N_("{cards}: {player}, which is over {limit}, so the hand loses."),
    "bj-loses-both-bust": N_("{cards}: {player}; both hands are over {limit}, so the player's hand loses."),
    "bj-split-order": N_("Cards dealt after the split, in their order: {cards}."),
    # --- bets of blackjack
    "bj-bet-win": N_("{bet}, {stake}: it pays {pays}, wins {win}, and {returned} comes back."),
    "bj-bet-lose": N_("{bet}, {stake}: it is lost."),
    "bj-bet-push": N_("{bet}, {stake}: it comes back."),
    "bj-insurance-exact": N_("Insurance of a bet of {bet} is exactly {most}."),
    "bj-insurance-up-to": N_("Insurance of a bet of {bet} is at most {most}."),
    "bj-insurance-rounded": N_(
        "Insurance of a bet of {bet} is at most {most}, since half of it, {share}, cannot be bet."
    ),
    "bj-bets-open": N_("Until the betting time runs out a bet may be placed, changed or withdrawn."),
    "bj-bets-over": N_("The betting time is over: no bet is taken, raised or withdrawn."),
    "bj-bets-wait": N_("Splitting, doubling and insurance come only after the deal."),
    "bj-bets-fixed": N_(
        "After the first card of a round no bet may be placed, raised, lowered or withdrawn."
    ),
    "bj-bets-added": N_(
        "After the first card bets are added only for splitting, doubling and insurance, where the cards allow it."
    ),
    "bj-bets-locked": N_(
        "Once the software has confirmed an insurance, a double or a split, the bets stay as they are until the hand is settled."
    ),
    "bj-hand-limit": N_("Hands on which one player may bet in a round: at most {hands}."),
    # --- the table of blackjack
    "bj-deal-seat": N_("Seat {seat}: card {number}, face up."),
    "bj-deal-dealer-up": N_("The dealer: the open card, face up."),
    "bj-deal-dealer-down": N_("The dealer: the hole card, face down."),
    "bj-pickup": N_(
        "The dealer picks up the dealer's own cards first, then the seats in this order: {seats}. The dealer's cards end at the bottom of the discards."
    ),
    "bj-burn": N_("Cards burned: {cards}."),
    "bj-burn-some": N_("The casino may have one or more cards burned."),
    "bj-burn-none": N_("No card is burned."),
    # --- chances of blackjack
    "bj-chance-total": N_("The dealer ends with {total}: {chance}."),
    "bj-chance-blackjack": N_("The dealer has blackjack: {chance}."),
    "bj-chance-bust": N_("The dealer is bust: {chance}."),
    "bj-chance-stand": N_(
        "{cards} against {up}: standing wins with probability {win}, pushes with {push} and loses with {lose}."
    ),
    # --- names of games and bets
    "game-blackjack": N_("Blackjack"),
    "bet-blackjack-initial": N_("Initial bet"),
    "bet-blackjack-double": N_("Double"),
    "bet-blackjack-split": N_("Split"),
    "bet-blackjack-split-double": N_("Double on the split hand"),
    "bet-blackjack-insurance": N_("Insurance"),
    # --- what the dealer waits for
    "bj-signal-wait": N_(
        "The dealer waits for the signal of the player's decision; the player still has time."
    ),
    "bj-signal-silent": N_(
        "The player has not answered in time: the dealer goes on without any action on the hand."
    ),
    "bj-signal-card": N_("The player's decision has been signalled: the dealer deals the hand a card."),
    "bj-signal-stand": N_("The player stands: the dealer goes on."),
    "bj-signal-dealer": N_("The hands of all players are complete: now the dealer plays by fixed rules."),
    # --- mistakes: the player's cards
    "bj-hand-too-short": N_("A player's hand has at least {needed} cards; given: {count}."),
    "bj-card-after-full": N_("{cards} makes {total}, so no further card is offered; left over: {left}."),
    "bj-doubled-count": N_("A doubled hand ends with {needed} cards; given: {count}."),
    "bj-double-full": N_("{cards} makes {total}, so the hand cannot be doubled."),
    "bj-double-split": N_("In this version no hand from a split pair can be doubled."),
    "bj-double-split-ace": N_("A split ace gets one card only, so the hand cannot be doubled."),
    "bj-split-ace-cards": N_("A split ace gets one card only; left over: {left}."),
    "bj-split-no-pair-given": N_(
        "Only two cards of the same value can be split; the hands begin with {cards}."
    ),
    "bj-not-split": N_("In this round no pair was split."),
    "bj-play-after-check": N_(
        "The dealer has {cards}: blackjack under an ace ends the round before anybody draws, doubles or splits."
    ),
    # --- mistakes: the dealer's cards
    "bj-up-card": N_("The dealer has one open card; given: {count}."),
    "bj-dealer-too-few": N_(
        "The dealer has at least {needed} cards, open card and hole card; given: {count}."
    ),
    "bj-dealer-must-draw": N_(
        "With {cards} the dealer has {total} and must draw, but the next card is missing."
    ),
    "bj-dealer-must-not-draw": N_(
        "With {cards} the dealer has {total} and must not draw; left over: {left}."
    ),
    "bj-dealer-not-needed": N_(
        "With {cards} the dealer has {total}, but no draw can change an outcome any more, so the dealer must not draw; left over: {left}."
    ),
    # --- mistakes: bets and the table
    "bj-not-doubled": N_("An amount for doubling was given, but that hand was not doubled."),
    "bj-double-too-high": N_("Doubling adds at most {most}, the initial bet, not {stake}."),
    "bj-insurance-not-offered": N_(
        "Insurance is offered only against an ace; the dealer's open card is {card}."
    ),
    "bj-insurance-wrong": N_("The insurance must be {most}, half of the initial bet, not {stake}."),
    "bj-insurance-too-high": N_(
        "The insurance may be at most {most}, half of the initial bet or the next amount that can be bet, not {stake}."
    ),
    "bj-insurance-unit": N_(
        "The insurance of {stake} is no multiple of {unit}, the least amount that can be bet."
    ),
    "bj-seats-invalid": N_(
        "Seats are numbered from 1 to {most}, each once and in rising order, not “{text}”."
    ),
    "bj-deal-count": N_("The deal takes {needed} cards; given: {count}."),
    "bj-cut-place": N_(
        "The shoe has {cards} cards; behind the cut card lie from {least} to {most} of them, not “{text}”."
    ),
    "bj-occasion-unknown": N_(
        "There is no occasion “{occasion}” for burning. The occasions are: {occasions}."
    ),
    "bj-moment-unknown": N_("There is no moment “{moment}” of a round. The moments are: {moments}."),
    "bj-change-unknown": N_("There is no change “{change}” of a bet. The changes are: {changes}."),
    "house-option-unknown": N_("There is no option “{option}” in this version. The options are: {options}."),
    "bj-shoe-empty": N_("The shoe holds too few cards to finish the dealer's hand."),
    # --- mistakes: the command
    "bj-hands-given": N_("Give --player once, or with --split just twice; it was given {count} times."),
    "bj-bet-missing": N_("The option {option} needs the initial bet: --bet."),
    "option-twice": N_("The option {option} can be given only once here."),
    "bj-signal-unknown": N_("“{text}” is no decision. Possible: {signals}."),
    "bj-signal-late": N_("The decision comes too late: the player's time is over."),
}
