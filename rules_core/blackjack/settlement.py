"""The bets of a round: how much they may be, and what comes back."""

from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from typing import Any

from rules_core.blackjack.hands import LOSE, PUSH, WIN, Result
from rules_core.blackjack.rounds import Round
from rules_core.errors import RulesError, expect
from rules_core.odds import Odds, SettledBet, read_stake
from rules_core.results import Name, Step
from rules_core.tables import blackjack as tables
from rules_core.tables.blackjack import FRENCH, Rules, rules

INITIAL, DOUBLE, SPLIT, SPLIT_DOUBLE, INSURANCE = "initial", "double", "split", "split-double", "insurance"
Stake = Fraction | int | str


@dataclass(frozen=True)
class InsuranceAmount:
    """What an insurance bet may be: exactly `most`, or up to it."""

    bet: Fraction
    most: Fraction
    exact: bool
    step: Step


@dataclass(frozen=True)
class Settlement:
    """A round with its bets settled."""

    round: Round
    bets: tuple[SettledBet, ...]
    steps: tuple[Step, ...]


def bets(version: str = "live") -> tuple[str, ...]:
    """The bets that a player may have in a round of this version.

    >>> bets()
    ('initial', 'double', 'split', 'insurance')
    """
    after_split = (SPLIT_DOUBLE,) if rules(version).double_after_split else ()
    return (INITIAL, DOUBLE, SPLIT, *after_split, INSURANCE)


def insurance_amount(bet: Stake, version: str = "live", unit: Stake | None = None) -> InsuranceAmount:
    """What an insurance of this initial bet may be (blackjack-insurance-half, blackjack-insurance-french).

    `live`: exactly half. `live-fr`: up to half, and when half is no multiple of `unit`, the least amount that
    can be bet, up to the next unit. Raises `RulesError` `amount-unreadable`, `amount-ambiguous`,
    `stake-not-positive`, `version-unknown`.

    >>> str(insurance_amount("25").most), str(insurance_amount("25", "live-fr", unit="5").most)
    ('25/2', '15')
    """
    house, stake = rules(version), read_stake(bet)
    least = None if unit is None else read_stake(unit)
    share = stake * house.insurance
    clause = house.clauses["insurance"]
    if house.insurance_exact:
        step = Step("bj-insurance-exact", clause, {"bet": stake, "most": share})
        return InsuranceAmount(stake, share, True, step)
    most, code = share, "bj-insurance-up-to"
    if least is not None:
        most = ceil(share / least) * least
        code = code if most == share else "bj-insurance-rounded"
    fields = {"bet": stake, "most": most, "share": share}
    return InsuranceAmount(stake, most, False, Step(code, clause, fields))


def settle(  # noqa: PLR0913 (named flags)
    played: Round,
    bet: Stake,
    *,
    double: Stake | None = None,
    split_double: Stake | None = None,
    insurance: Stake | None = None,
    unit: Stake | None = None,
) -> Settlement:
    """Settle the bets of a round, exactly (blackjack-payout-*, blackjack-insurance-*).

    `bet` is the initial bet; a split hand carries the same. `double` and `split_double` are the amounts added
    to the doubled hands, as much as the bet unless less is said. `unit` is the least amount that can be bet,
    which only `insurance_amount` needs. Raises `RulesError`: `bj-double-too-high`, `bj-not-doubled`,
    `bj-insurance-not-offered`, `bj-insurance-wrong`, `bj-insurance-too-high`, `bj-insurance-unit`,
    `amount-unreadable`, `amount-ambiguous`, `stake-not-positive`.

    >>> from rules_core.blackjack import play
    >>> [str(bet.returned) for bet in settle(play("A K", "9 8"), 10).bets]
    ['25']
    >>> [str(bet.returned) for bet in settle(play("10 9", "A K"), 10, insurance=5).bets]
    ['0', '15']
    """
    house = rules(expect(played, Round).version, played.options)
    stake = read_stake(bet)
    hands = ((INITIAL, DOUBLE, double), (SPLIT, SPLIT_DOUBLE, split_double))
    if split_double is not None and len(played.results) < len(hands):
        raise RulesError("bj-not-doubled")
    settled = []
    for result, (name, added_name, added) in zip(played.results, hands, strict=False):
        settled.append(_settle_hand(name, stake, result, house))
        extra = _added(result, stake, added)
        if extra is not None:
            settled.append(_settle_double(added_name, extra, result, played, house))
    if insurance is not None:
        settled.append(_settle_insurance(played, stake, insurance, unit, house))
    return Settlement(played, tuple(bet for bet, _ in settled), tuple(step for _, step in settled))


def _added(result: Result, bet: Fraction, added: Stake | None) -> Fraction | None:
    """The amount that doubling added to a hand, if it was doubled."""
    if not result.doubled:
        if added is not None:
            raise RulesError("bj-not-doubled")
        return None
    extra = bet if added is None else read_stake(added)
    if extra > bet:
        raise RulesError("bj-double-too-high", stake=extra, most=bet)
    return extra


def _settle_hand(name: str, stake: Fraction, result: Result, house: Rules) -> tuple[SettledBet, Step]:
    blackjack = result.hand.blackjack and result.result == WIN
    price = tables.BLACKJACK if blackjack else tables.WIN
    clause = f"blackjack-payout-{price}" if result.result == WIN else result.step.clause
    return _settled(name, stake, result.result, clause, house.pays[price])


def _settle_double(
    name: str, stake: Fraction, result: Result, played: Round, house: Rules
) -> tuple[SettledBet, Step]:
    if house.double_returned and played.dealer.blackjack and not result.hand.bust:
        clause = "blackjack-original-bets-only-french"
        return _settled(name, stake, PUSH, clause, house.pays[tables.WIN])
    return _settle_hand(name, stake, result, house)


def _settle_insurance(
    played: Round, bet: Fraction, insurance: Stake, unit: Stake | None, house: Rules
) -> tuple[SettledBet, Step]:
    if played.dealer.cards[0].rank is not house.insurance_against:
        raise RulesError("bj-insurance-not-offered", card=played.dealer.cards[0])
    stake = read_stake(insurance)
    amount = insurance_amount(bet, house.version, unit)
    if amount.exact and stake != amount.most:
        raise RulesError("bj-insurance-wrong", stake=stake, most=amount.most)
    if stake > amount.most:
        raise RulesError("bj-insurance-too-high", stake=stake, most=amount.most)
    if not amount.exact and unit is not None and stake % read_stake(unit):
        raise RulesError("bj-insurance-unit", stake=stake, unit=read_stake(unit))
    result = WIN if played.dealer.blackjack else LOSE
    clause = "blackjack-insurance-payout" if result == WIN else "blackjack-insurance-outcome"
    if result == WIN and played.results[0].hand.blackjack:
        clause = "blackjack-insurance-both-blackjack"
    bet_after, step = _settled(INSURANCE, stake, result, clause, house.pays[tables.INSURANCE])
    return bet_after, step if result == WIN else replace(step, also=_insurance_lost(house))


def _insurance_lost(house: Rules) -> tuple[str, ...]:
    """The clauses on an insurance bet that is lost: when it is taken, and that the initial bet goes on."""
    goes_on = ("blackjack-insurance-no-dealer-blackjack",) if house.version == FRENCH else ()
    return ("blackjack-insurance-losing", *goes_on)


def _settled(name: str, stake: Fraction, result: str, clause: str, pays: Odds) -> tuple[SettledBet, Step]:
    returned = {WIN: stake + pays.win_on(stake), PUSH: stake, LOSE: Fraction(0)}[result]
    bet = SettledBet(name, stake, result, returned, clause)
    fields: dict[str, Any] = {"bet": Name(f"bet-blackjack-{name}"), "stake": stake}
    if result == WIN:
        fields |= {"pays": pays, "win": bet.net, "returned": returned}
    return bet, Step(f"bj-bet-{result}", clause, fields)
