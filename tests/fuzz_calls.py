"""Every public function of the core with the makers of its arguments."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from rules_core import (
    baccarat,
    blackjack,
    boule,
    exact,
    games,
    general,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    throwing,
    tuplanoppa,
)
from rules_core.cards import Card, Rank, Shoe, Suit
from rules_core.odds import Odds
from tests.fuzz_values import DECK, Make, amount, cards, either, hostile, one_of, row_of

GAMES = ("baccarat", "blackjack", "boule", "money_wheel", "poker", "roulette", "sic_bo", "tuplanoppa")
MODULES = (
    *GAMES,
    "exact",
    "general",
    "cards",
    "odds",
    "dice",
    "throwing",
    "void",
    "games",
    "words",
    "plain",
    "fields",
)
CLASSES = (Card, Shoe, Odds, general.Chip, poker.Limit, poker.Terms, poker.SideJackpot, throwing.Seat)
"""The classes that callers make themselves."""
LEFT_OUT = {
    "fields.settle_round": "what games are made with, not called by anybody else",
    "words.speaking": "a context, not an answer",
    "words.use": "would change the language of the whole run; the command line does it",
    "words.catalog": "of a language that has been checked",
    "words.say": "of a code of the core, with its fields",
    "words.translate": "of a message of the core",
    "words.number": "of a number of the core",
    "words.percent": "of a share of the core",
    "words.explain": "every result is explained anyway",
    "cards.shorten": "every error calls it",
    "words.show": "of a value of the core",
    "fields.read_pairs": "with an example of the game; every settle calls it",
    "plain.plain": "of a result: a share of them is turned into JSON anyway",
    "dice.throws": "of the numbers in a table",
    "dice.read_dice": "of the numbers in a table; every roll calls it",
    "void.read_causes": "of the causes in a table; every void_round calls it",
}


@dataclass(frozen=True)
class Call:
    """A function, how each of its arguments is made, and the arguments that it cannot do without."""

    name: str
    function: Callable[..., Any]
    makes: dict[str, Make]
    needed: frozenset[str]


def _small(least: int, most: int) -> Make:
    return lambda random: random.randint(least, most)


def _words(*words: Any) -> Make:
    return one_of(words)


FLAG = one_of((True, False, False, False))
CARDS, ONE_CARD = cards(0, 6, suits=False), cards(1, 1, suits=False)
DECKS = one_of((None, None, 1, 2, 6, 8, 0, -1, 1000, 1001))
SEEN = one_of(("", "10 8", "A", ["5h", "K"], "6, 6 6"))
POKER_GAMES = one_of([*poker.rules().variants, "aviation"])
ROULETTE_BETS = [bet.name for version in roulette.versions() for bet in roulette.bets(version)]
FIELD_BETS = {
    game: [bet.name for bet in import_module(f"rules_core.{game}").fields().bets]
    for game in ("boule", "money_wheel", "sic_bo", "tuplanoppa")
}
ROWS = tuple(games.odds())


def _bets(names: list[str]) -> Make:
    name = one_of(names)

    def make(random: Random) -> Any:
        pairs = [(name(random), amount(random)) for _ in range(random.randint(0, 5))]
        return dict(pairs) if random.random() < 0.5 else pairs

    return make


PACK = Random(7).sample(DECK, len(DECK))
"""Mixed cards: hands are taken from its front, common cards from its end, so that few come twice."""


def _hands(random: Random) -> list[Any]:
    own = random.choice((2, 2, 2, 2, 4, 5, 7))
    places = range(random.randint(1, 3))
    return [PACK[place * own : (place + 1) * own] if random.random() > 0.1 else None for place in places]


def _board(random: Random) -> list[Card]:
    return PACK[-5:] if random.random() < 0.8 else random.sample(PACK, 5)


def _showdown(random: Random) -> Any:
    deck = random.sample(DECK, len(DECK))
    hands = [deck[2 * place : 2 * place + 2] for place in range(random.randint(2, 3))]
    return poker.showdown("holdem", hands, [deck[-5:]], random.choice(poker.FORMS), random.random() < 0.2)


def _complete(random: Random) -> list[Card]:
    return random.sample(DECK, 5)


def _terms(random: Random) -> Any:
    shares = [random.choice(("40%", "20%", "1/10", 0, amount(random))) for _ in range(3)]
    least = {"holdem": _complete(random)}
    players = random.choice((2, 4, hostile(random)))
    return poker.Terms(
        random.choice((least, least, hostile(random))),
        players,
        *shares,
        amount(random),
        random.choice((1, hostile(random))),
    )


DEALT = tuple(blackjack.play(*hands) for hands in (("A K", "9 8"), ("10 9", "A K"), ("10 5 6", "9 3 9")))
SPLIT = blackjack.play("8 10", "9 8", split="8 3 K")
COUPS = (baccarat.deal("9 8 K K"), baccarat.deal("8 9 K K"), baccarat.deal("5 3 K 10 8"))
CHANCES = {"win": 18, "lose": 18, "zero": 1}
NAMED: dict[str, Make] = {
    **dict.fromkeys(("cards", "player", "dealer", "own", "board", "first", "second", "split"), CARDS),
    **dict.fromkeys(("worth", "minimum", "maximum", "stake", "chip", "amount", "least", "jackpot", "cap", "bet"), amount),
    **dict.fromkeys(("pot", "owed", "chips", "each", "prize", "fee", "unit", "insurance", "double", "split_double"), amount),
    "rate": amount, "losing": amount, "winning": amount, "others": amount, "guaranteed": amount, "size": amount,
    "seen": SEEN, "up": ONE_CARD, "decks": DECKS, "dealt": _small(-1, 420), "behind": _small(-1, 420), "third": _small(-1, 10),
    "total": _small(-1, 22), "turns": _small(-1, 9), "zeros": _small(0, 4), "age": _small(0, 99), "count": _small(0, 9),
    "seats": either(_small(0, 12), row_of(_small(1, 12), 0, 6)), "button": _small(0, 13), "customers": _small(0, 13),
    "players": either(_small(1, 13), row_of(_small(2, 9), 3, 6)), "winner": _small(0, 7), "betting_rounds": _small(0, 4),
    "folded": row_of(_small(1, 6), 0, 3), "contributions": row_of(amount, 0, 5), "raises_left": _small(-1, 5),
    "hands": _hands, "boards": row_of(_board, 1, 1), "form": one_of(poker.FORMS), "game": POKER_GAMES,
    "structure": _words("limit", "pot-limit", "no-limit"), "limit": lambda random: random.choice((None, poker.Limit(amount(random), random.choice((2, hostile(random)))))),
    "number": either(_small(0, 38), _words("0", "00", "17", "5")), "numbers": either(_small(0, 36), row_of(one_of((0, 0, 1, 2, "3")), 0, 5)),
    "option": one_of((None, "half", "en-prison", "quarter-back")), "drawn": one_of((None, "24:1", "5:1", 1, "2", "3")),
    "options": one_of(((), "hit-soft-17", ["draw-to-split-aces"], "hit-soft-17 draw-to-split-aces")), "chosen": one_of(((), "hit-soft-17")),
    "occasion": _words("shuffle", "error", "new-dealer", "discretion"), "moment": _words("open", "over", "dealt", "confirmed"),
    "change": _words("place", "raise", "lower", "withdraw", "split", "double", "insurance"), "action": _words("place", "change", "remove"),
    "causes": either(_words("failed-throw", "too-few-turns", "malfunction", "device-malfunction", "between-sectors"), row_of(_words("too-few-turns", "failed-throw", "outside-influence"), 0, 3)),
    "dice": either(row_of(_small(1, 6), 2, 3), _words("3 4", "1 1 1", "6,6", "2 3 4")), "symbol": one_of(tuple(money_wheel.rules().symbols)),
    "text": either(ONE_CARD, one_of(ROULETTE_BETS)), "kind": one_of(roulette.KINDS), "layout": one_of(tuple(roulette.layouts().values())),
    "rules": one_of((roulette.rules("ray-d").prison,)), "chances": one_of(({key: exact.event_chances(roulette.read_bet("red"))[key] for key in CHANCES},)),
    "table": _words("1", "table 3"), "tables": row_of(_words("1", "table 3"), 0, 3), "allowed": one_of((("value",), ("value", "colour"), "colour")),
    "rows": row_of(one_of(ROWS), 0, 4), "name": one_of((*games.GAMES, "a", "b")), "thrower": _small(1, 5), "by": _words("a", "b", "B"),
    "faults": row_of(_words("stacked", "tilted", "no-permission"), 0, 3), "known": one_of((("failed-throw", "too-few-turns"),)),
    "position": _small(1, 9), "win": _small(0, 40), "rank": one_of(tuple(Rank)), "suit": one_of((*Suit, None)), "language": _words("fi"),
    "takes_part": FLAG, "willing": FLAG, "least_players": _small(0, 13), "terms": _terms, "example": _words("red=10"), "value": hostile,
    "bets": row_of(amount, 0, 6), "results": one_of((frozenset({"royal-flush"}), ["flush"])), "played": one_of((*DEALT, SPLIT)),
    "least_hands": one_of(({}, {"holdem": "10♠ 10♥ 10♦ 10♣ 2♠"})),
}  # fmt: skip
OWN: dict[str, Make] = {
    "baccarat.settle.coup": one_of(COUPS), "baccarat.settle.bets": _bets(["player", "banker", "tie"]),
    "roulette.settle.bets": _bets([bet.name for bet in roulette.bets()]), "roulette.settle.numbers": either(_small(0, 36), _small(0, 36), row_of(one_of((0, 0, 1, 2, "3")), 0, 5)),
    "roulette.settle.option": one_of((None, None, None, "half", "en-prison")), "roulette.settle.drawn": one_of((None, None, None, "24:1", "1")),
    "roulette.zero_choice.version": one_of(("ray-d", "ray-d", "ray-d", "live")), "roulette.zero_choice.zeros": one_of((1, 2, 3)),
    "blackjack.play.player": one_of(("A K", "10 9", "10 5 6", "8 8", "5 6 10", "9 9 3")), "blackjack.play.dealer": one_of(("9 8", "A K", "10 7", "9 3 9", "5 5 8")), "exact.event_chances.bet": lambda random: roulette.read_bet(random.choice(("red", "straight:17", "dozen:1"))),
    "boule.settle.bets": _bets(FIELD_BETS["boule"]), "boule.settle.spin": either(lambda r: boule.spin(r.randint(1, 9)), lambda r: boule.void_round("failed-throw")),
    "money_wheel.settle.bets": _bets(FIELD_BETS["money_wheel"]), "money_wheel.settle.spin": either(lambda r: money_wheel.spin("45:1-a"), lambda r: money_wheel.void_round("between-sectors")),
    "sic_bo.settle.bets": _bets(FIELD_BETS["sic_bo"]), "sic_bo.settle.roll": lambda r: sic_bo.roll([r.randint(1, 6) for _ in range(3)]),
    "tuplanoppa.settle.bets": _bets(FIELD_BETS["tuplanoppa"]), "tuplanoppa.settle.roll": lambda r: tuplanoppa.roll([r.randint(1, 6) for _ in range(2)]),
    "poker.settle.result": _showdown, "poker.bad_beat.result": _showdown, "poker.decide.hands": lambda r: {n: poker.rank(_complete(r)) for n in range(1, r.randint(1, 5))},
    "poker.side_prize.jackpot": lambda r: poker.SideJackpot(r.choice((frozenset({"royal-flush"}), hostile(r))), r.choice(("fixed", "odds", "progressive", hostile(r))), r.choice(("100:1", 500, hostile(r))), r.choice((0, 2, hostile(r)))),
    "poker.side_prize.result": _words("royal-flush", "flush"), "poker.percentage_fee.bets": amount, "poker.rank.cards": _complete,
    "poker.compare.first": _complete, "poker.compare.second": _complete, "poker.best.own": one_of((PACK[:2], PACK[:2], PACK[:4])), "poker.best.board": _board,
    "exact.blackjack_standing.dealer": one_of((exact.blackjack_dealer_totals("6"), exact.blackjack_dealer_totals())),
    "general.chip_ruling.chip": lambda r: r.choice((general.value_chip(5), general.colour_chip(5, ["1"], 1, 9))), "general.exchange.chip": one_of((general.colour_chip(5, ["1"], 1, 9),)),
    "general.Chip.kind": one_of(general.CHIPS), "general.chip_kinds.game": one_of(tuple(general.rules().chips)), "general.chip_ruling.game": one_of(tuple(general.rules().chips)),
    "throwing.next_thrower.seats": row_of(lambda r: r.choice((r.randint(1, 5), throwing.Seat(r.randint(1, 5), r.random() < 0.8, r.random() < 0.8), "Ann")), 1, 5),
    "general.place.chips": either(amount, row_of(amount, 0, 4)), "fields.read_pairs.bets": _bets(["red"]), "odds.Odds.stake": _small(0, 40), "poker.SideJackpot.kind": _words("fixed", "odds"),
    "blackjack.play.split": one_of((None, None, None, "8 9", ["8", "3", "K"])), "blackjack.hand.split": FLAG, "blackjack.compare.split": FLAG, "blackjack.moves.split": FLAG,
    "throwing.Seat.player": either(_small(1, 9), _words("Ann")), "baccarat.player_decision.total": _small(-1, 9), "baccarat.banker_decision.total": _small(-1, 9),
}  # fmt: skip


def _version(module: str, name: str) -> Make:
    """The versions of the game that a function is about."""
    game = next((each for each in GAMES if module == "exact" and name.startswith(each)), module)
    if name in ("event_chances", "prison_ends"):
        game = "roulette"
    source: ModuleType = import_module(f"rules_core.{game if game in (*GAMES, 'general') else 'tuplanoppa'}")
    return one_of(source.versions())


def public(module: ModuleType) -> list[str]:
    """The public names of a module."""
    own = [
        name for name, value in vars(module).items() if getattr(value, "__module__", None) == module.__name__
    ]
    return [name for name in getattr(module, "__all__", own) if not name.startswith("_")]


def calls() -> Iterator[Call]:
    """Every call; a function whose argument nobody knows how to make is an error."""
    for place in MODULES:
        module = import_module(f"rules_core.{place}")
        for name in public(module):
            function = getattr(module, name)
            if (
                f"{place}.{name}" in LEFT_OUT
                or not callable(function)
                or (inspect.isclass(function) and function not in CLASSES)
            ):
                continue
            makes = {}
            signature = inspect.signature(function).parameters
            for argument, parameter in signature.items():
                key = f"{place}.{name}.{argument}"
                flag = FLAG if isinstance(parameter.default, bool) else None
                made = OWN.get(key) or (
                    _version(place, name) if argument == "version" else flag or NAMED[argument]
                )
                makes[argument] = made
            needed = frozenset(
                each for each, parameter in signature.items() if parameter.default is parameter.empty
            )
            yield Call(f"{place}.{name}", function, makes, needed)


CALLS = tuple(calls())
