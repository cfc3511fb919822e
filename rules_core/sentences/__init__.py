"""Every sentence that a result or an error can say, in English, by its code.

The catalogs in `locales/` translate them, the browser gets them as JSON. A sentence never inflects a
value: where two languages would need two forms, there are two sentences.
"""

from rules_core.sentences import (
    baccarat,
    blackjack,
    boule,
    common,
    fields,
    general,
    live,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    tuplanoppa,
)
from rules_core.sentences.sentence import N_, Sentence

__all__ = ["N_", "SENTENCES", "Sentence"]

SENTENCES: dict[str, Sentence] = (
    common.SENTENCES
    | baccarat.SENTENCES
    | blackjack.SENTENCES
    | roulette.SENTENCES
    | fields.SENTENCES
    | general.SENTENCES
    | live.SENTENCES
    | boule.SENTENCES
    | money_wheel.SENTENCES
    | tuplanoppa.SENTENCES
    | sic_bo.SENTENCES
    | poker.SENTENCES
)
