"""Payout odds, stakes and what a bet returns: exact, never a float."""

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from rules_core.errors import RulesError, shorten

_SPACES = "\u00a0\u202f\u2009 "  # no-break, narrow no-break, thin and plain: all group thousands somewhere
_LONGEST = 40
_ODDS = re.compile(r"([1-9]\d{0,5}):([1-9]\d{0,5})", re.ASCII)
_FRACTION = re.compile(r"(\d+)/(\d+)", re.ASCII)
_WHOLE = re.compile(rf"\d{{1,3}}(?:[{_SPACES}]\d{{3}})+|\d+", re.ASCII)
_DECIMAL = re.compile(rf"(?P<whole>{_WHOLE.pattern})[.,](?P<part>\d+)", re.ASCII)


@dataclass(frozen=True)
class Odds:
    """Payout odds: a win of `win` for each `stake` staked, the stake returned besides.

    >>> Odds(8, 1).win_on(Fraction(10))
    Fraction(80, 1)
    >>> print(Odds(19, 20))
    19:20
    """

    win: int
    stake: int

    def __post_init__(self) -> None:
        if type(self.win) is not int or type(self.stake) is not int or self.win < 0 or self.stake < 1:
            raise RulesError("odds-unreadable", text=f"{shorten(self.win)}:{shorten(self.stake)}")

    @classmethod
    def read(cls, text: str) -> "Odds":
        """Read odds as a rule book prints them. Raises `RulesError` `odds-unreadable`.

        >>> Odds.read("8:1")
        Odds(win=8, stake=1)
        """
        match = _ODDS.fullmatch(text) if isinstance(text, str) else None
        if not match:
            raise RulesError("odds-unreadable", text=shorten(text))
        return cls(int(match[1]), int(match[2]))

    @property
    def to_one(self) -> Fraction:
        """The win on a stake of one."""
        return Fraction(self.win, self.stake)

    def win_on(self, stake: Fraction) -> Fraction:
        """The win on this stake, without the stake itself."""
        return stake * self.to_one

    def less(self, commission: Fraction) -> "Odds":
        """The same odds after a commission on the win, in lowest terms.

        >>> print(Odds(1, 1).less(Fraction(5, 100)))
        19:20
        """
        net = self.to_one * (1 - commission)
        return Odds(net.numerator, net.denominator)

    def __str__(self) -> str:
        return f"{self.win}:{self.stake}"


@dataclass(frozen=True)
class SettledBet:
    """A bet after the round. `returned` is all that comes back, stake included; `net` = returned − stake.

    `result` is `win`, `lose` or `push`; `commission` what the house kept of the win; `clause` decided it.
    """

    bet: str
    stake: Fraction
    result: str
    returned: Fraction
    clause: str
    commission: Fraction = Fraction(0)

    @property
    def net(self) -> Fraction:
        """What the player is up (or, below zero, down) by this bet."""
        return self.returned - self.stake


def read_stake(stake: str | int | Fraction | Decimal) -> Fraction:
    """Read a stake, exactly: a number (no float, which would not be exact), or text as people type it.

    Takes `12.5`, `12,5`, `25/2`, `1 234,50`. A dot before exactly three digits (`1.250`) could be a Dutch
    thousand and is refused. Raises `RulesError`: `amount-unreadable`, `amount-ambiguous`,
    `amount-float`, `stake-not-positive`.

    >>> read_stake("12.5") == read_stake("12,5") == read_stake("25/2") == Fraction(25, 2)
    True
    >>> read_stake("1.250")
    Traceback (most recent call last):
    rules_core.errors.RulesError: “1.250” can be read in two ways. Write 1250 or 1,250.
    """
    shown = shorten(stake)
    value = _read_amount(stake.strip(), shown) if isinstance(stake, str) else _read_number(stake, shown)
    if value <= 0:
        raise RulesError("stake-not-positive", text=shown)
    return value


def read_amount(amount: str | int | Fraction | Decimal) -> Fraction:
    """Read an amount as `read_stake` does, 0 included.

    >>> read_amount(0), read_amount("0"), read_amount("12,5")
    (Fraction(0, 1), Fraction(0, 1), Fraction(25, 2))
    """
    try:
        return read_stake(amount)
    except RulesError as error:
        if error.code == "stake-not-positive" and (isinstance(amount, str) or not amount):
            return Fraction(0)
        raise


def _read_number(given: object, shown: str) -> Fraction:
    match given:
        case float():
            raise RulesError("amount-float", text=shown)
        case Decimal() if given.is_finite() and _short(given):
            value = Fraction(given)
        case int() | Fraction() if not isinstance(given, bool):
            value = Fraction(given)
        case _:
            raise RulesError("amount-unreadable", text=shown)
    if max(abs(value.numerator), value.denominator) >= 10**_LONGEST:
        raise RulesError("amount-unreadable", text=shown)
    return value


def _short(given: Decimal) -> bool:
    """Whether it can be written out: `1e1000000` as a fraction would fill the memory."""
    return abs(given.adjusted()) < _LONGEST and len(given.as_tuple().digits) <= _LONGEST


def _read_amount(plain: str, shown: str) -> Fraction:
    unreadable = RulesError("amount-unreadable", text=shown)
    if len(plain) > _LONGEST:
        raise unreadable
    if match := _FRACTION.fullmatch(plain):
        if int(match[2]) == 0:
            raise unreadable
        return Fraction(int(match[1]), int(match[2]))
    if _WHOLE.fullmatch(plain):
        return Fraction(_ungroup(plain))
    match = _DECIMAL.fullmatch(plain)
    if not match:
        raise unreadable
    whole, part = _ungroup(match["whole"]), match["part"]
    if "." in plain and len(part) == 3 and 0 < len(match["whole"]) <= 3 and whole.lstrip("0"):
        raise RulesError("amount-ambiguous", text=shown, whole=whole + part, decimal=f"{whole},{part}")
    return Fraction(f"{whole}.{part}")


def _ungroup(digits: str) -> str:
    return "".join(c for c in digits if c not in _SPACES)
