"""Settling bets: all of them on the first number, those in prison on the numbers that follow."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules_core.errors import RulesError, shorten
from rules_core.fields import read_pairs
from rules_core.odds import Odds, read_stake
from rules_core.results import Step
from rules_core.roulette.bets import Bet, read_bet
from rules_core.roulette.clauses import own
from rules_core.roulette.draws import Spin, read_draw, read_spins
from rules_core.roulette.outcome import Chips, ImprisonedBet, Settled
from rules_core.tables.roulette import Entry, Rules, rules

Stake = Fraction | int | str
Bets = Mapping[str, Stake] | Iterable[tuple[str | Bet, Stake]]
"""Bets with their stakes; each place may hold several."""
_EXAMPLE = "red=10"


@dataclass(frozen=True)
class Settlement:
    """The spins, the odds drawn for the first, the rule for a zero, and the bets in the order given."""

    version: str
    spins: tuple[Spin, ...]
    drawn: Entry | None
    option: str | None
    bets: tuple[Settled, ...]
    steps: tuple[Step, ...]


def settle(
    numbers: int | str | Iterable[int | str],
    bets: Bets,
    version: str = "live",
    option: str | None = None,
    drawn: str | int | Odds | None = None,
) -> Settlement:
    """Settle bets on a spin, exactly; bets in prison go on with the numbers that follow.

    `option` chooses between the rules for a zero: `half`, `en-prison`, or `quarter-back` (prison, and a
    quarter back at a second zero in a row). `drawn` are the odds drawn for the round: a multiplier (`24:1`)
    or the number of a payout table. Clauses roulette-payouts, roulette-settle-by-position,
    roulette-settlement-automatic, roulette-ray-common-course, roulette-ray-*-payouts, -zero-*, -prison-*.
    Raises `RulesError`: those of `spin`, `read_bet`, `read_stake`, `bet-format`, `roulette-number-missing`,
    `roulette-number-extra` (a number after which no bet was left in prison to wait for it),
    `roulette-option-missing`, `roulette-option-unknown`, `roulette-option-none`, `roulette-draw-missing`,
    `roulette-draw-unknown`, `roulette-not-drawn`.

    >>> [str(bet.net) for bet in settle(0, {"straight:0": 1, "split:0,3": 1, "even": 10}).bets]
    ['35', '17', '-10']
    >>> settle([0, 7], {"red": 10}, "ray-d", "en-prison").bets[0].returned
    Fraction(10, 1)
    >>> settle([0, 0, 7], {"red": 10}, "ray-d", "en-prison").bets[0].level
    1
    """
    house = rules(version)
    spins = read_spins(numbers, version)
    rule, entry = _read_option(house, option), read_draw(house, drawn)
    placed = [
        Chips(house, read_bet(bet, version), read_stake(stake), rule, entry)
        for bet, stake in read_pairs(bets, _EXAMPLE)
    ]
    steps = [*_drawn_step(house, entry), spins[0].step]
    results = [chips.first(spins[0]) for chips in placed]
    steps += [step for _, step in results]
    for number, spin in enumerate(spins[1:], start=1):
        if not any(isinstance(held, ImprisonedBet) for held, _ in results):
            left = ", ".join(spin.number for spin in spins[number:])
            raise RulesError("roulette-number-extra", number=spins[number - 1].number, numbers=left)
        steps.append(spin.step)
        for place, (held, _) in enumerate(results):
            if isinstance(held, ImprisonedBet):
                results[place] = placed[place].again(held, spin)
                steps.append(results[place][1])
    return Settlement(version, spins, entry, rule, tuple(result for result, _ in results), tuple(steps))


def _read_option(house: Rules, option: str | None) -> str | None:
    """The rule for a zero; where the house has only one, that one."""
    if option is None:
        return house.options[0] if len(house.options) == 1 else None
    text = shorten(option)
    if not house.options:
        raise RulesError("roulette-option-none", text=text, version=house.version)
    if option not in house.options:
        raise RulesError("roulette-option-unknown", text=text, options=", ".join(house.options))
    return option


def _drawn_step(house: Rules, entry: Entry | None) -> list[Step]:
    if entry is None or house.draw is None:
        return []
    clause = own(house.version, f"{house.draw.by}-draw")
    return [Step(f"roulette-drawn-{house.draw.by}", clause, {"drawn": entry.label})]
