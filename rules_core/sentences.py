"""Every sentence that a result or an error can say, in English, by its code.

The catalogs in `locales/` translate them, the browser gets them as JSON. A sentence never inflects a
value: where two languages would need two forms, there are two sentences.
"""

from collections.abc import Mapping
from typing import Any


class Sentence(str):
    """An English sentence with named placeholders; what `locales/` translates."""

    def english(self, fields: Mapping[str, Any]) -> str:
        """Fill the placeholders for somebody who reads the core, not the site."""
        return self.format(**{name: _plain(value) for name, value in fields.items()})


def _plain(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def N_(text: str) -> Sentence:  # noqa: N802  (gettext's own name for "translate later")
    """Mark a sentence for the catalogs."""
    return Sentence(text)


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
    # --- odds
    "odds": N_(
        "{bet}: pays {pays}; probability of winning {win}, of getting the stake back {push}; house edge {edge}."
    ),
    "odds-commission": N_(
        "{bet}: pays {pays} less a commission of {rate}; probability of winning {win}, of getting the stake back {push}; house edge {edge}."
    ),
    # --- names of games and bets
    "game-baccarat": N_("Baccarat"),
    "bet-baccarat-player": N_("Player"),
    "bet-baccarat-banker": N_("Banker"),
    "bet-baccarat-tie": N_("Tie"),
    # --- mistakes: cards
    "card-unknown": N_(
        "Card {position}: “{text}” is not a card. Write the rank (A, 2–10, J, Q or K) and, where it matters, the suit: A♠, As, 10h."
    ),
    "decks-invalid": N_("A shoe holds a whole number of decks, at least 1; “{decks}” is none."),
    "shoe-exceeded": N_("More of {card} than the shoe holds: {count} given, {held} in the shoe."),
    "cards-too-few": N_("A round begins with {needed} cards; given: {count}."),
    "hand-empty": N_("A hand needs at least one card."),
    # --- mistakes: the course of a baccarat round
    "player-card-missing": N_("The Player has {total} and must draw, but the third card is missing."),
    "banker-card-missing": N_(
        "The Player stood with two cards and the Banker has {total}, so the Banker must draw; that card is missing."
    ),
    "banker-card-missing-on": N_(
        "The Banker has {total} and the Player's third card counts {third}, so the Banker must draw; that card is missing."
    ),
    "card-after-natural": N_(
        "The first two cards of a hand are a natural, so nobody may draw; left over: {cards}."
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
    "count-invalid": N_("{name} must be a whole number from {least} to {most}, not “{text}”."),
    # --- mistakes: bets and amounts
    "bet-unknown": N_("There is no bet “{bet}” in this game. The bets are: {bets}."),
    "bet-format": N_("“{text}” is not a bet. Write the bet and its stake, for example {example}."),
    "bet-twice": N_("The bet “{bet}” was given {count} times; on each area at most {each}."),
    "odds-unreadable": N_("“{text}” are not odds. Write for example 8:1."),
    "amount-unreadable": N_("“{text}” is not an amount. Write for example 12,5 or 12.5 or 25/2."),
    "amount-ambiguous": N_("“{text}” can be read in two ways. Write {whole} or {decimal}."),
    "stake-not-positive": N_("A stake must be more than 0, not “{text}”."),
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
