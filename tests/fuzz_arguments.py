"""Makers of arguments by their names."""

from datetime import UTC, date, datetime
from random import Random
from typing import Any

from rules_core import (
    blackjack,
    exact,
    games,
    money_wheel,
    poker,
    roulette,
)
from rules_core.cards import Card, Rank, Suit
from tests.fuzz_values import DECK, Make, amount, cards, either, hostile, one_of, row_of


def small(least: int, most: int) -> Make:
    return lambda random: random.randint(least, most)


def words(*words: Any) -> Make:
    return one_of(words)


FLAG = one_of((True, False, False, False))
CARDS, ONE_CARD = cards(0, 6, suits=False), cards(1, 1, suits=False)
DECKS = one_of((None, None, 1, 2, 6, 8, 0, -1, 1000, 1001))
SEEN = one_of(("", "10 8", "A", ["5h", "K"], "6, 6 6"))
POKER_GAMES = one_of([*poker.rules().variants, "aviation"])
ROULETTE_BETS = [bet.name for version in roulette.versions() for bet in roulette.bets(version)]
ROWS = tuple(games.odds())


def bets(names: list[str]) -> Make:
    name = one_of(names)

    def make(random: Random) -> Any:
        pairs = [(name(random), amount(random)) for _ in range(random.randint(0, 5))]
        return dict(pairs) if random.random() < 0.5 else pairs

    return make


PACK = Random(7).sample(DECK, len(DECK))
"""Mixed cards: hands are taken from its front, common cards from its end, so that few come twice."""


def hands(random: Random) -> list[Any]:
    own = random.choice((2, 2, 2, 2, 4, 5, 7))
    places = range(random.randint(1, 3))
    return [PACK[place * own : (place + 1) * own] if random.random() > 0.1 else None for place in places]


def board(random: Random) -> list[Card]:
    return PACK[-5:] if random.random() < 0.8 else random.sample(PACK, 5)


def showdown(random: Random) -> Any:
    deck = random.sample(DECK, len(DECK))
    hands = [deck[2 * place : 2 * place + 2] for place in range(random.randint(2, 3))]
    return poker.showdown("holdem", hands, [deck[-5:]], random.choice(poker.FORMS), random.random() < 0.2)


def complete(random: Random) -> list[Card]:
    return random.sample(DECK, 5)


def terms(random: Random) -> Any:
    shares = [random.choice(("40%", "20%", "1/10", 0, amount(random))) for _ in range(3)]
    least = {"holdem": complete(random)}
    players = random.choice((2, 4, hostile(random)))
    return poker.Terms(
        random.choice((least, least, hostile(random))),
        players,
        *shares,
        amount(random),
        random.choice((1, hostile(random))),
    )


def packs(random: Random) -> list[Card]:
    """Some packs, now and then with a card too few."""
    return list(DECK[random.random() < 0.3 :]) * random.choice((1, 1, 2, 6, 8))


TIMES = (
    *(datetime(2016, 5, 1, 18), datetime(2016, 5, 1, 18, tzinfo=UTC), datetime.min, datetime.max),
    *(date(2016, 5, 1), "2016-05-01 18:00"),
)
DEALT = tuple(blackjack.play(*hands) for hands in (("A K", "9 8"), ("10 9", "A K"), ("10 5 6", "9 3 9")))
SPLIT = blackjack.play("8 10", "9 8", split="8 3 K")
DOUBLED = blackjack.play("5 6 10", "9 8", doubled=True)
NAMED: dict[str, Make] = {
    **dict.fromkeys(("cards", "player", "dealer", "own", "board", "first", "second", "split"), CARDS),
    **dict.fromkeys(
        ("worth", "minimum", "maximum", "stake", "chip", "amount", "least", "jackpot", "cap", "bet"), amount
    ),
    **dict.fromkeys(
        ("pot", "owed", "chips", "each", "prize", "fee", "unit", "insurance", "double", "split_double"),
        amount,
    ),
    "rate": amount,
    "losing": amount,
    "winning": amount,
    "others": amount,
    "guaranteed": amount,
    "size": amount,
    "seen": SEEN,
    "up": ONE_CARD,
    "decks": DECKS,
    "dealt": small(-1, 420),
    "behind": small(-1, 420),
    "third": small(-1, 10),
    "total": small(-1, 22),
    "turns": small(-1, 9),
    "zeros": small(0, 4),
    "age": small(0, 99),
    "count": small(0, 9),
    "seats": either(small(0, 12), row_of(small(1, 12), 0, 6)),
    "button": small(0, 13),
    "customers": small(0, 13),
    "players": either(small(1, 13), row_of(small(2, 9), 3, 6)),
    "winner": small(0, 7),
    "betting_rounds": small(0, 4),
    "folded": row_of(small(1, 6), 0, 3),
    "contributions": row_of(amount, 0, 5),
    "raises_left": small(-1, 5),
    "hands": hands,
    "boards": row_of(board, 1, 1),
    "form": one_of(poker.FORMS),
    "game": POKER_GAMES,
    "structure": words("limit", "pot-limit", "no-limit"),
    "limit": lambda random: random.choice(
        (None, poker.Limit(amount(random), random.choice((2, hostile(random)))))
    ),
    "number": either(small(0, 38), words("0", "00", "17", "5")),
    "numbers": either(small(0, 36), row_of(one_of((0, 0, 1, 2, "3")), 0, 5)),
    "option": one_of((None, "half", "en-prison", "quarter-back")),
    "drawn": one_of((None, "24:1", "5:1", 1, "2", "3")),
    "options": one_of(((), "hit-soft-17", ["draw-to-split-aces"], "hit-soft-17 draw-to-split-aces")),
    "chosen": one_of(((), "hit-soft-17")),
    "occasion": words("shuffle", "error", "new-dealer", "discretion"),
    "moment": words("open", "over", "dealt", "confirmed"),
    "change": words("place", "raise", "lower", "withdraw", "split", "double", "insurance"),
    "action": words("place", "change", "remove"),
    "causes": either(
        words("failed-throw", "too-few-turns", "malfunction", "device-malfunction", "between-sectors"),
        row_of(words("too-few-turns", "failed-throw", "outside-influence"), 0, 3),
    ),
    "dice": either(row_of(small(1, 6), 2, 3), words("3 4", "1 1 1", "6,6", "2 3 4")),
    "symbol": one_of(tuple(money_wheel.rules().symbols)),
    "text": either(ONE_CARD, one_of(ROULETTE_BETS)),
    "kind": one_of(roulette.KINDS),
    "layout": one_of(tuple(roulette.layouts().values())),
    "rules": one_of((roulette.rules("ray-d").prison,)),
    "chances": one_of((exact.event_chances(roulette.read_bet("red")),)),
    "table": words("1", "table 3"),
    "tables": row_of(words("1", "table 3"), 0, 3),
    "allowed": one_of((("value",), ("value", "colour"), "colour")),
    "rows": row_of(one_of(ROWS), 0, 4),
    "name": one_of((*games.GAMES, "a", "b")),
    "thrower": small(1, 5),
    "by": words("a", "b", "B"),
    "faults": row_of(words("stacked", "tilted", "no-permission"), 0, 3),
    "position": small(1, 9),
    "win": small(0, 40),
    "rank": one_of(tuple(Rank)),
    "suit": one_of((*Suit, None)),
    "takes_part": FLAG,
    "willing": FLAG,
    "least_players": small(0, 13),
    "terms": terms,
    "bets": row_of(amount, 0, 6),
    "results": one_of((frozenset({"royal-flush"}), ["flush"])),
    "played": one_of((*DEALT, SPLIT, DOUBLED)),
    "place": small(-1, 14),
    "row": CARDS,
    "announced": one_of((True, False)),
    "scanned": one_of((True, False)),
    "funds": amount,
    "signal": one_of((None, *blackjack.SIGNALS)),
    "wheel": one_of(roulette.WAYS),
    "ball": one_of(roulette.WAYS),
    "venue": words("Casino", " Tallinn ", ""),
    "opened": one_of(TIMES),
    "least_hands": one_of(({}, {"holdem": "10♠ 10♥ 10♦ 10♣ 2♠"})),
}
