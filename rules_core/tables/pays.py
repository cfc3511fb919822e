"""What bets pay, as the tables of the drawing games write it: odds = the bets that pay them."""

from collections.abc import Iterable

from rules_core.errors import RulesError
from rules_core.odds import Odds
from rules_core.tables import Node


def read_pays(node: Node, needed: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Odds]:
    """The odds of each bet: of all those `needed` and of some of those `optional`, each given once.

    >>> pays = read_pays(Node("x.toml", "", {"7:1": ["straight"], "1:1": ["red"]}), ["red", "straight"])
    >>> {bet: str(odds) for bet, odds in pays.items()}
    {'straight': '7:1', 'red': '1:1'}
    """
    needed = tuple(needed)
    allowed = (*needed, *optional)
    pays: dict[str, Odds] = {}
    for key in node.names():
        odds = _odds_key(node, key)
        for bet in node.some_of(key, allowed):
            if bet in pays:
                raise node.wrong(key, f"1 × {bet}")
            pays[bet] = odds
    for bet in needed:
        if bet not in pays:
            raise node.wrong(bet, f"8:1 = [{bet}, …]")
    return pays


def _odds_key(node: Node, key: str) -> Odds:
    """Odds that stand as a key."""
    try:
        return Odds.read(key)
    except RulesError:
        raise node.wrong(key, "8:1 = […]") from None
