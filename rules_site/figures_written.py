"""Figures in the form in which the language checks read numbers from a text."""

from fractions import Fraction


def percent(share: Fraction) -> str:
    """A share as `numbers.numbers` reads it.

    >>> percent(Fraction(1, 20))
    '5%'
    """
    return f"{decimal(share * 100)}%"


def decimal(value: Fraction) -> str:
    """A number as `numbers.numbers` reads it.

    >>> decimal(Fraction(19, 20))
    '0.95'
    """
    return str(value.numerator) if value.denominator == 1 else str(float(value))
