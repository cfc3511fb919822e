"""Every label that the site's own machinery writes into a page, in English, by its code.

The catalogs in `locales/` translate them like the sentences of the core. A comment that begins with
`Translators:` reaches the translators.
"""

from rules_core.sentences import N_, SENTENCES, Sentence
from rules_core.words import show, translate
from rules_site.games.baccarat import labels as baccarat
from rules_site.games.blackjack import labels as blackjack
from rules_site.games.boule import labels as boule
from rules_site.games.money_wheel import labels as money_wheel
from rules_site.games.poker import labels as poker
from rules_site.games.roulette import labels as roulette
from rules_site.games.sic_bo import labels as sic_bo
from rules_site.games.tuplanoppa import labels as tuplanoppa

LABELS: dict[str, Sentence] = {
    # --- clauses and worked examples
    # Translators: name of the sign § beside a rule: a link to the address of that rule
    "clause-link": N_("Link to this rule"),
    # Translators: before the links from an example to the rules that it rests on
    "example-rules": N_("Rules:"),
    # Translators: read aloud for a sign such as +2 that opens further rules
    "more-rules": N_("Show further rules: {count}"),
    # Translators: beside a tick: the example has been run and its figures are right
    "example-checked": N_("checked"),
    # Translators: opens the program code of an example
    "example-code": N_("Code"),
    # --- hands and rounds as pictures
    # Translators: heading over the cards of a single hand
    "hand": N_("Hand"),
    # Translators: read aloud before the figure, as in "point count 7"
    "point-count": N_("point count"),
    # Translators: mark beside the hand that wins a round
    "hand-wins": N_("wins"),
    # Translators: mark beside both hands when they are equal
    "hand-tie": N_("tie"),
    # --- bets of an example
    "bets": N_("Bets"),
    "bet": N_("Bet"),
    "stake": N_("Stake"),
    # Translators: heading of a column: won, lost or returned
    "outcome": N_("Result"),
    # Translators: heading of a column: all that a player gets back, the stake included
    "comes-back": N_("Comes back"),
    # Translators: a bet that has been won
    "outcome-win": N_("won"),
    # Translators: a bet that has been lost
    "outcome-lose": N_("lost"),
    # Translators: a bet whose stake goes back to the player after a tie
    "outcome-push": N_("returned"),
    # Translators: a bet that has been lost but for a part of its stake
    "outcome-part": N_("a part comes back"),
    # Translators: a bet that is neither won nor lost yet: en prison
    "outcome-prison": N_("in prison"),
    # --- betting layouts
    # Translators: read aloud before a drawing of the table of a game
    "layout-of": N_("Betting layout: {game}"),
    # --- table of payouts
    "payouts": N_("Payouts"),
    # Translators: heading of a column of odds such as 8:1
    "pays": N_("Pays"),
    "less-commission": N_("less a commission of {rate}: {net}"),
    "winning": N_("Probability of winning"),
    "house-edge": N_("House edge"),
    # Translators: below the odds of a bet: sometimes only a share of it comes back; both are percentages
    "part-back": N_("{back} of the stake comes back with a probability of {part}"),
    # Translators: heading of a column: how probable it is that the whole stake comes back, without a win
    "stake-back": N_("Probability of getting the stake back"),
    # Translators: below such a probability where only a share of the stake comes back; a percentage
    "part-of-stake": N_("{back} of the stake"),
    # --- versions of a game that differ by the text of the rules
    "version-blackjack-live": N_("Finnish, Estonian and Dutch text"),
    "version-blackjack-live-fr": N_("French text"),
    # --- card values
    "values": N_("Card values"),
    "cards": N_("Cards"),
    "value": N_("Value"),
    # --- glossary
    "letters": N_("First letters of the terms"),
    # --- houses whose rules a page covers
    "house-live": N_("Live casino"),
    "house-ray": N_("RAY"),
    # --- what stands in the place of a calculator or a drill until it runs
    "no-calculator": N_(
        "The calculator needs JavaScript. The rules and the tables on this page hold all that it uses."
    ),
    "no-drill": N_("The drill needs JavaScript. The rules and the tables hold all that it asks."),
    **baccarat.LABELS,
    **blackjack.LABELS,
    **boule.LABELS,
    **money_wheel.LABELS,
    **poker.LABELS,
    **roulette.LABELS,
    **sic_bo.LABELS,
    **tuplanoppa.LABELS,
}


def label(code: str, **fields: object) -> str:
    """The label of this code in the current language, or the core's sentence where the site has no label."""
    text = LABELS[code] if code in LABELS else SENTENCES[code]
    return translate(text).format(**{name: show(value) for name, value in fields.items()})
