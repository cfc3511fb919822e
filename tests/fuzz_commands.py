"""Command lines for the fuzzer: those that a command takes, damaged ones, and rubbish."""

from collections.abc import Callable
from random import Random

from rules_core import games, poker, roulette
from rules_core.commands import COMMANDS
from tests.fuzz_values import CODES, RANKS, STRANGE, damaged

Line = Callable[[Random], list[str]]
_STAKES = (*("10", "12,5", "25/2", "7") * 4, "1.250", "0", "-1", "9" * 500)


def _row(random: Random, words: list[str], least: int, most: int) -> list[str]:
    return [random.choice(words) for _ in range(random.randint(least, most))]


def _bets(random: Random, names: list[str]) -> list[str]:
    bets = [f"{random.choice(names)}={random.choice(_STAKES)}" for _ in range(random.randint(0, 3))]
    return [word for bet in bets for word in ("--bet", bet)]


def _baccarat(random: Random) -> list[str]:
    return [*_row(random, RANKS + CODES, 4, 6), *_bets(random, ["player", "banker", "tie"])]


def _blackjack(random: Random) -> list[str]:
    line = ["--player", *_row(random, RANKS, 2, 4), "--dealer", *_row(random, RANKS, 2, 4)]
    for option in ("--split", "--others", "--doubled"):
        line += [option] * (random.random() < 0.15)
    for option, values in (("--version", ("live", "live-fr")), ("--option", ("hit-soft-17",)), *_AMOUNTS):
        if random.random() < 0.3:
            line += [option, random.choice(values)]
    return line


_AMOUNTS = tuple((option, _STAKES) for option in ("--bet", "--insurance", "--unit"))


def _roulette(random: Random) -> list[str]:
    version = random.choice(roulette.versions())
    names = [bet.name for bet in roulette.bets(version)]
    line = [
        *_row(random, ["0", "0", "7", "12", "3"], 1, random.choice((1, 1, 3))),
        "--version",
        version,
        *_bets(random, names),
    ]
    for option, values in (
        ("--option", ("half", "en-prison", "quarter-back")),
        ("--multiplier", ("24:1", "5:1")),
        ("--table", ("1", "2")),
    ):
        if random.random() < 0.07:
            line += [option, random.choice(values)]
    return line


def _poker(random: Random) -> list[str]:
    line = [random.choice([*poker.rules().variants])] if random.random() < 0.95 else []
    deck = random.sample(CODES, 52)
    own = random.choice((2, 2, 2, 4, 5, 7))
    for _ in range(random.randint(1, 3)):
        line += ["--hand", *(deck.pop() for _ in range(own))]
    for _ in range(random.choice((0, 1, 1, 1, 2))):
        line += ["--board", *(deck.pop() for _ in range(5))]
    for option in ("--low", "--high-low", "--soko", "--counts"):
        line += [option] * (random.random() < 0.15)
    return line + (["--pot", random.choice(_STAKES)] if random.random() < 0.3 else [])


def _drawn(words: list[str], least: int, most: int, bets: list[str]) -> Line:
    return lambda random: [*_row(random, words, least, most), *_bets(random, bets)]


def _odds(random: Random) -> list[str]:
    game = random.choice([*games.GAMES])
    return [game, random.choice(games.game(game).versions())]


LINES: dict[str, Line] = {
    "games": lambda random: [],
    "odds": _odds,
    "baccarat": _baccarat,
    "roulette": _roulette,
    "blackjack": _blackjack,
    "boule": _drawn([str(number) for number in range(11)], 1, 1, ["straight:5", "red", "low", "x"]),
    "money-wheel": _drawn(["1:1", "20:1", "45:1-a", "45:1-b", "45:1"], 1, 1, ["1:1", "20:1", "45:1-b"]),
    "tuplanoppa": _drawn(["1", "2", "3", "4", "5", "6", "7"], 2, 2, ["total:7", "under-7", "any-double"]),
    "sic-bo": _drawn(
        ["1", "2", "3", "4", "5", "6", "7"], 3, 3, ["small", "total:9", "two-dice:1,3", "triple:3"]
    ),
    "poker": _poker,
}


def _line(command: str, make: Line) -> Line:
    def line(random: Random) -> list[str]:
        words = [command, *make(random)]
        if random.random() < 0.3:
            words += ["--json"]
        words += ["--lang", random.choice(("fi", "et", "nl", "fr"))]
        while random.random() < 0.25:
            place = random.randrange(len(words))
            how = random.randrange(4)
            if how == 0:
                del words[place]
            elif how == 1:
                words[place] = damaged(random, words[place])
            elif how == 2:
                words.insert(
                    place,
                    random.choice([*STRANGE, "", "--", "-h", "--help", "--bet", "--x", "--json=1", "-1"]),
                )
            else:
                words.insert(place, random.choice(words))
            words = words or [""]
        return words

    return line


COMMAND_LINES = tuple((command, _line(command, make)) for command, make in LINES.items())
assert LINES.keys() == COMMANDS.keys()
