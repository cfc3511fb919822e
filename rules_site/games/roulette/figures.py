"""The numbers that the text of an executable clause of roulette must contain, taken from the core."""

from collections.abc import Callable, Iterable, Mapping

from rules_core import roulette
from rules_core.roulette import EVEN_CHANCES
from rules_core.tables.roulette import MULTIPLIER, QUARTER, TABLE, Entry, Rules

_Numbers = Iterable[int | str]
_LIVE = "live"
_RAY = tuple(version for version in roulette.versions() if version != _LIVE)
_EIGHTEENS = ("low", "high")


def _covered(version: str, *kinds: str) -> set[str]:
    """Every number that a bet of these kinds can cover; 0 and 00 are read as one."""
    return {str(int(number)) for bet in roulette.bets(version) if bet.kind in kinds for number in bet.numbers}


def _size(version: str, *kinds: str) -> set[int]:
    """How many numbers a bet of these kinds covers."""
    return {len(bet.numbers) for bet in roulette.bets(version) if bet.kind in kinds}


def _pockets(version: str) -> set[str]:
    return {str(int(pocket)) for pocket in roulette.rules(version).layout.pockets}


def _zeros(version: str) -> set[str]:
    return {str(int(zero)) for zero in roulette.rules(version).layout.zeros}


def _prices(house: Rules, *kinds: str) -> set[str]:
    """What bets of these kinds pay at fixed odds."""
    return {str(house.pays[kind]) for kind in kinds if kind in house.pays}


def _coverage() -> _Numbers:
    """What a chip on the winning bet brings back in all, times the numbers covered; the chip itself."""
    house = roulette.rules(_LIVE)
    return [*{int((house.pays[b.kind].to_one + 1) * len(b.numbers)) for b in roulette.bets(_LIVE)}, 1]


_LIVE_FIGURES: Mapping[str, Callable[[], _Numbers]] = {
    "bet-black": lambda: _size(_LIVE, "black"),
    "bet-red": lambda: _size(_LIVE, "red"),
    "bet-corner-zero": lambda: _covered(_LIVE, "first-four"),
    "bet-dozen": lambda: _covered(_LIVE, "dozen"),
    "bet-eighteen": lambda: _covered(_LIVE, *_EIGHTEENS),
    "bet-inside": lambda: [len(_pockets(_LIVE))],
    "bet-outside": lambda: [len(_pockets(_LIVE))],
    "bet-line": lambda: _size(_LIVE, "six-line"),
    "bet-straight": lambda: _covered(_LIVE, "straight"),
    "payouts": lambda: [
        *map(str, roulette.rules(_LIVE).pays.values()),
        *_size(_LIVE, "corner", "six-line"),
    ],
    "wheel-compartments": lambda: [*_pockets(_LIVE), len(_pockets(_LIVE))],
    "wheel-colours": lambda: _zeros(_LIVE),
    "payout-by-coverage": _coverage,
}


def _common() -> dict[str, _Numbers]:
    """What holds in every version that has quarter bets."""
    houses = [house for house in map(roulette.rules, _RAY) if QUARTER in house.pays]
    return {
        "quarter-bets": {number for house in houses for number in _covered(house.version, QUARTER)},
        "quarter-payout": {str(house.pays[QUARTER]) for house in houses},
    }


def _payouts(house: Rules, drawn: Entry | None = None) -> _Numbers:
    """The prices in a payout table, and the numbers that it says they are for."""
    pays = {**house.pays, **(drawn.pays if drawn else {})}
    prices = {str(odds) for kind, odds in pays.items() if kind != QUARTER}
    if house.drawn_by == MULTIPLIER:
        return prices | _covered(house.version, "column", *EVEN_CHANCES)
    return [
        *prices,
        *_size(house.version, "column", "dozen", *EVEN_CHANCES),
        *_covered(house.version, *_EIGHTEENS),
    ]


def _zero_loses(house: Rules) -> set[str]:
    """The zeros, and the prices of the bets beside the field of numbers; in H and I zero is a word."""
    zeros = set() if {"column"} & set(house.pays) and house.drawn_by == MULTIPLIER else _zeros(house.version)
    return zeros | _prices(house, "column", "dozen", *EVEN_CHANCES)


def _device(house: Rules) -> _Numbers:
    """The odds in the device and how often each is there, unless once; how many entries there are."""
    often = {entry.weight for entry in house.entries if entry.weight > 1}
    return [
        *(entry.label for entry in house.entries),
        *often,
        sum(entry.weight for entry in house.entries),
    ]


def _version(house: Rules) -> dict[str, _Numbers]:
    """What every version of RAY has, and what its drawn odds add."""
    found: dict[str, _Numbers] = {"field": _pockets(house.version), **_ZERO[house.version](house)}
    if house.drawn_by == TABLE:
        labels = [entry.label for entry in house.entries]
        found |= {f"table-{entry.label}-payouts": _payouts(house, entry) for entry in house.entries}
        found["table-draw"] = labels
        found["table-odds"] = [*labels, sum(entry.weight for entry in house.entries)]
        return found
    found |= {"payouts": _payouts(house)}
    return found | ({"multipliers": _device(house)} if house.drawn_by == MULTIPLIER else {})


def _prison(house: Rules) -> dict[str, _Numbers]:
    """Zero in version D; the two examples have their own numbers."""
    even = _prices(house, *EVEN_CHANCES)
    found: dict[str, _Numbers] = {
        "zero-double-loses": _zeros(house.version) | _prices(house, "column", "dozen"),
        "zero-even-money": _zeros(house.version) | even,
        "prison-freed": even,
    }
    return found | {"prison-example-1": [1], "prison-example-2": [2]}


def _tables_lose(house: Rules) -> dict[str, _Numbers]:
    return {"zero-loses": _zero_loses(house) | {entry.label for entry in house.entries}}


_ZERO: Mapping[str, Callable[[Rules], dict[str, _Numbers]]] = {
    **dict.fromkeys(("ray-a", "ray-c", "ray-e"), lambda house: {"zero-loses": _zero_loses(house)}),
    **dict.fromkeys(("ray-f", "ray-g", "ray-h", "ray-i"), lambda house: {"zero-rule": _zero_loses(house)}),
    "ray-b": _tables_lose,
    "ray-d": _prison,
}


def figures() -> Mapping[str, _Numbers]:
    """Clause id → the numbers that its text must contain."""
    found: dict[str, _Numbers] = {f"roulette-{name}": of() for name, of in _LIVE_FIGURES.items()}
    found |= {f"roulette-ray-common-{name}": numbers for name, numbers in _common().items()}
    for house in map(roulette.rules, _RAY):
        found |= {f"roulette-{house.version}-{name}": numbers for name, numbers in _version(house).items()}
    return found
