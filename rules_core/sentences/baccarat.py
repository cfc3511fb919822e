"""What results and errors of baccarat say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- hands of baccarat
    "hand-count": N_("{cards}: the point count is {total}."),
    "hand-count-dropped": N_("{cards}: the sum is {sum}, so the point count is {total}."),
    "hand-natural": N_("That is a natural."),
    "hand-baccarat": N_("A point count of zero is called baccarat."),
    # --- who draws in baccarat
    "dealt": N_(
        "The Player gets {player_cards}, point count {player_total}; the Banker gets {banker_cards}, point count {banker_total}."
    ),
    "natural-player": N_("The Player has a natural {total}, so nobody draws."),
    "natural-banker": N_("The Banker has a natural {total}, so nobody draws."),
    "natural-both": N_(
        "Both hands are naturals, the Player's {player_total} and the Banker's {banker_total}, so nobody draws."
    ),
    "player-draws": N_("The Player has {total} and draws a third card."),
    "player-stands": N_("The Player has {total} and stands."),
    "banker-draws": N_(
        "The Player stood with two cards and the Banker has {total}, so the Banker draws a third card."
    ),
    "banker-stands": N_("The Player stood with two cards and the Banker has {total}, so the Banker stands."),
    "banker-draws-on": N_(
        "The Banker has {total} and the Player's third card counts {third}, so the Banker draws a third card."
    ),
    "banker-stands-on": N_(
        "The Banker has {total} and the Player's third card counts {third}, so the Banker stands."
    ),
    "player-third-card": N_("The third card is {card}: the Player now has {total}."),
    "banker-third-card": N_("The third card is {card}: the Banker now has {total}."),
    "winner-player": N_("The Player wins: Player {player_total}, Banker {banker_total}."),
    "winner-banker": N_("The Banker wins: Player {player_total}, Banker {banker_total}."),
    "winner-tie": N_("It is a tie: both hands have {player_total}."),
    # --- the drawing table of baccarat, row by row
    "player-row": N_("The Player draws on {draws} and stands on {stands}."),
    "banker-when-player-stands-row": N_(
        "When the Player stands with two cards, the Banker draws on {draws} and stands on {stands}."
    ),
    "banker-row": N_(
        "Banker {totals}: draws when the Player's third card counts {draws}, stands on {stands}."
    ),
    "banker-row-always": N_("Banker {totals}: always draws."),
    "banker-row-never": N_("Banker {totals}: always stands."),
    # --- bets of baccarat
    "player-bet-win": N_("Player bet of {stake}: it wins {win}, and {returned} comes back."),
    "player-bet-lose": N_("Player bet of {stake}: it is lost."),
    "player-bet-push": N_("Player bet of {stake}: the tie returns it."),
    "banker-bet-win": N_(
        "Banker bet of {stake}: it wins {gross} less the commission of {rate}, that is {commission}; the net win is {win}, and {returned} comes back."
    ),
    "banker-bet-lose": N_("Banker bet of {stake}: it is lost."),
    "banker-bet-push": N_("Banker bet of {stake}: the tie returns it."),
    "tie-bet-win": N_("Tie bet of {stake}: it wins {win}, and {returned} comes back."),
    "tie-bet-lose": N_("Tie bet of {stake}: it is lost."),
    "bet-limit": N_("In one round a player has at most {total} bets; on each area at most {each}."),
    # --- the shoe of baccarat
    "shoe": N_(
        "Decks: {decks}; cards: {cards}. The cut card lies {behind} cards from the back, with {before} cards in front of it."
    ),
    # --- names of games and bets
    "game-baccarat": N_("Baccarat"),
    "bet-baccarat-player": N_("Player"),
    "bet-baccarat-banker": N_("Banker"),
    "bet-baccarat-tie": N_("Tie"),
    # --- mistakes: the course of a baccarat round
    "player-card-missing": N_("The Player has {total} and must draw, but the third card is missing."),
    "banker-card-missing": N_(
        "The Player stood with two cards and the Banker has {total}, so the Banker must draw; that card is missing."
    ),
    "banker-card-missing-on": N_(
        "The Banker has {total} and the Player's third card counts {third}, so the Banker must draw; that card is missing."
    ),
    "card-after-natural-player": N_(
        "The Player has a natural {total}, so nobody may draw; left over: {cards}."
    ),
    "card-after-natural-banker": N_(
        "The Banker has a natural {total}, so nobody may draw; left over: {cards}."
    ),
    "card-after-natural-both": N_(
        "Both hands are naturals, the Player's {player_total} and the Banker's {banker_total}, so nobody may draw; left over: {cards}."
    ),
    "card-after-standing": N_(
        "The Player has {player_total} and the Banker {banker_total}: both must stand, so nobody may draw; left over: {cards}."
    ),
    "banker-must-stand-on": N_(
        "The Banker has {total} and the Player's third card counts {third}, so the Banker must not draw; left over: {cards}."
    ),
    "card-after-banker-third": N_(
        "The Banker's third card ends the round, so nobody may draw again; left over: {cards}."
    ),
    "card-after-third": N_("No hand takes more than {most} cards; left over: {cards}."),
    "count-invalid": N_("A hand that decides has a point count from {least} to {most}, not “{text}”."),
    "third-invalid": N_("The Player's third card has a value from {least} to {most}, not “{text}”."),
    "dealt-invalid": N_("The number of cards dealt lies between {least} and {most}, not “{text}”."),
}
