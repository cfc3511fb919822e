"""What results and errors of the money wheel say."""

from rules_core.sentences.sentence import N_, Sentence

SENTENCES: dict[str, Sentence] = {
    "money-wheel-symbol": N_("Winning symbol: {symbol}."),
    "money-wheel-symbol-a": N_("Winning symbol: {symbol} (first of two symbols)."),
    "money-wheel-symbol-b": N_("Winning symbol: {symbol} (second of two symbols)."),
    "money-wheel-turns": N_("Full turns of the wheel: {turns}; at least {least} are needed."),
    "money-wheel-counts": N_("The draw counts."),
    "money-wheel-void-too-few-turns": N_("The wheel made too few turns."),
    "money-wheel-void-between-sectors": N_("The pointer stopped between two sectors."),
    "money-wheel-void-outside-influence": N_("Something from outside influenced the draw."),
    # --- names of the money wheel and its symbols
    "game-money-wheel": N_("Money wheel"),
    "bet-money-wheel-1:1": N_("Symbol 1:1"),
    "bet-money-wheel-2:1": N_("Symbol 2:1"),
    "bet-money-wheel-5:1": N_("Symbol 5:1"),
    "bet-money-wheel-10:1": N_("Symbol 10:1"),
    "bet-money-wheel-20:1": N_("Symbol 20:1"),
    "bet-money-wheel-45:1-a": N_("First symbol 45:1"),
    "bet-money-wheel-45:1-b": N_("Second symbol 45:1"),
    # --- mistakes
    "money-wheel-symbol-missing": N_(
        "A draw needs its winning symbol. Symbols are named by their odds: {symbols}."
    ),
    "money-wheel-symbol-unknown": N_(
        "“{text}” is not a symbol of this wheel. They are named by their odds: {symbols}."
    ),
}
