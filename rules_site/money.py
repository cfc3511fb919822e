"""Amounts of money in the current language; the one place where an amount is rounded."""

from decimal import Decimal
from fractions import Fraction

from babel import Locale
from babel.numbers import format_currency

from rules_core.words import language


def euros(value: Fraction | int) -> str:
    """An amount in euros: whole when it is whole, else to the cent, rounded half to even.

    >>> from rules_core.words import speaking
    >>> with speaking("nl"):
    ...     euros(100).split(), euros(Fraction(10579, 10000)).split()
    (['€', '100'], ['€', '1,06'])
    """
    exact = Fraction(value)
    locale = Locale.parse(language())
    pattern = locale.currency_formats["standard"].pattern
    if exact.denominator == 1:
        pattern = pattern.replace("0.00", "0")
    cents = Decimal(round(exact * 100)).scaleb(-2)
    return format_currency(cents, "EUR", format=pattern, locale=locale, currency_digits=False)
