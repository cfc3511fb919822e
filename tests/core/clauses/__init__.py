"""For every executable clause of the register a call of the core whose result, or error, cites it."""

from tests.core.clauses import (
    baccarat,
    blackjack,
    fields,
    general,
    jackpots,
    poker,
    poker_variants,
    roulette,
    roulette_ray,
)

_MODULES = (general, baccarat, blackjack, roulette, roulette_ray, fields, jackpots, poker, poker_variants)

CASES = [(clause, call) for module in _MODULES for call, *clauses in module.CASES for clause in clauses]
EXAMPLES = baccarat.EXAMPLES
