"""The numbers that the text of an executable clause must contain, taken from the core's tables."""

from collections.abc import Mapping
from functools import cache

from rules_site.games.baccarat import figures as baccarat
from rules_site.games.blackjack import figures as blackjack
from rules_site.games.boule import figures as boule
from rules_site.games.general import figures as general
from rules_site.games.money_wheel import figures as money_wheel
from rules_site.games.poker import figures as poker
from rules_site.games.roulette import figures as roulette
from rules_site.games.sic_bo import figures as sic_bo
from rules_site.games.tuplanoppa import figures as tuplanoppa

_GAMES = (
    baccarat,
    blackjack,
    boule,
    general,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    tuplanoppa,
)


@cache
def figures() -> Mapping[str, frozenset[str]]:
    """Clause id → the numbers that its text must contain, no more and no fewer, as in `numbers.numbers`.

    >>> sorted(figures()["baccarat-banker-total-6"]), sorted(figures()["baccarat-payout-banker"])
    (['6', '7'], ['0.95:1', '1:1', '5%'])
    """
    return {
        name: frozenset(str(value) for value in values)
        for game in _GAMES
        for name, values in game.figures().items()
    }
