"""Results as sentences in Finnish, Estonian, Dutch and French.

`explain(result)` says any result or error of the core in the current language; `use(language)` chooses it.
The messages come from `locales/<language>/LC_MESSAGES/rules.po`, numbers and lists from Babel (CLDR).
"""

from datetime import date, time
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

from babel import Locale
from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from rules_core.cards import Card
from rules_core.errors import RulesError
from rules_core.languages import LANGUAGES, catalog, language, locale_folder, speaking, use
from rules_core.odds import Odds
from rules_core.results import Choice, Name, Share, Step
from rules_core.sentences import SENTENCES

__all__ = [
    "LANGUAGES",
    "LONGEST_PART",
    "PERCENT_DIGITS",
    "SHORTEST_PART",
    "catalog",
    "explain",
    "language",
    "locale_folder",
    "number",
    "percent",
    "say",
    "show",
    "speaking",
    "translate",
    "use",
]

PERCENT_DIGITS = 4
"""Decimals of a percentage, at most."""
SHORTEST_PART = 2
"""Decimals of an amount that is not whole, at least."""
LONGEST_PART = 24
"""Decimals of an amount, at most; one that would need more is shown as a fraction."""
_LONGEST_NUMBER = 400


def translate(message: str) -> str:
    """A message of the catalogs in the current language.

    >>> with speaking("fi"):
    ...     translate("Banker")
    'Pankki'
    """
    return str(catalog(language()).gettext(message))


def say(code: str, **fields: Any) -> str:
    """The sentence of this code in the current language, its values formatted.

    >>> with speaking("fi"):
    ...     say("bet-baccarat-banker")
    'Pankki'
    """
    return translate(SENTENCES[code]).format(**{name: show(value) for name, value in fields.items()})


def number(value: int | Fraction) -> str:
    """A number as the language writes it; a fraction without a finite decimal stays a fraction.

    One of more than four hundred digits is only shown as left out.

    >>> with speaking("nl"):
    ...     number(Fraction(2469, 2)), number(Fraction(95, 12)), number(-7)
    ('1.234,50', '95/12', '-7')
    """
    exact = Fraction(value)
    if max(abs(exact.numerator), exact.denominator) >= 10**_LONGEST_NUMBER:
        return "…"
    with localcontext(prec=_LONGEST_NUMBER):  # decimals are rounded to the context's precision
        if exact.denominator == 1:
            return _decimal(Decimal(exact.numerator), "")
        decimal = _finite(exact)
        if decimal is None:
            return f"{number(exact.numerator)}/{number(exact.denominator)}"
        return _decimal(decimal, "." + "0" * SHORTEST_PART + "#" * LONGEST_PART)


def percent(value: Fraction, digits: int = PERCENT_DIGITS) -> str:
    """A share as a percentage with at most so many decimals, rounded half to even.

    >>> with speaking("et"):
    ...     percent(Fraction(1, 37)), percent(Fraction(1, 20))
    ('2,7027%', '5%')
    """
    places = digits + 2
    pattern = Locale.parse(language()).percent_formats[None].pattern
    digit_pattern = "0." + "#" * digits if digits else "0"
    with localcontext(prec=_LONGEST_NUMBER):
        rounded = Decimal(round(value * 10**places)).scaleb(-places)
        return _with_minus(format_percent(rounded, pattern.replace("0", digit_pattern, 1), locale=language()))


def show(value: Any) -> str:
    """A value of a sentence in the current language.

    >>> with speaking("et"):
    ...     show(Share(1, 37)), show((1, 2)), show(Name("bet-baccarat-tie"))
    ('2,7027%', '1, 2', 'Viik')
    """
    match value:
        case Card() | Odds():
            return str(value)
        case Choice():
            return str(format_list([number(item) for item in value], style="or", locale=language()))
        case tuple():
            apart = ", " if all(isinstance(item, int) for item in value) else " "
            return apart.join(show(item) for item in value)
        case Share():
            return percent(value)
        case int() | Fraction():
            return number(value)
        case date():
            return str(format_date(value, "long", locale=language()))
        case time():
            return str(format_time(value, "short", locale=language()))
        case Name():
            return translate(SENTENCES[value])
        case _:
            return str(value)


def explain(result: Any) -> str:
    """A result or an error as a sentence (or several) in the current language.

    Takes a `Step`, a `RulesError`, and every result that has a `step` or `steps`.

    >>> from rules_core.baccarat import hand
    >>> with speaking("fi"):
    ...     explain(hand("A 2 9"))
    'A 2 9: summa on 12, joten pistemäärä on 2.'
    """
    match result:
        case Step() | RulesError():
            return say(result.code, **result.fields)
        case _ if hasattr(result, "steps"):
            return " ".join(explain(step) for step in result.steps)
        case _ if hasattr(result, "step"):
            return explain(result.step)
    raise TypeError(f"nothing to explain about {type(result).__name__}")


def _finite(value: Fraction) -> Decimal | None:
    """The exact decimal of a fraction, or None when its decimals never end."""
    for places in range(LONGEST_PART + 1):
        scaled = value * 10**places
        if scaled.denominator == 1:
            return Decimal(scaled.numerator).scaleb(-places)
    return None


def _decimal(value: Decimal, part: str) -> str:
    pattern = "#,##0" + part
    return _with_minus(format_decimal(value, pattern, locale=language(), decimal_quantization=False))


def _with_minus(text: str) -> str:
    """Babel writes a hyphen before a negative number, the language's own minus sign is right."""
    minus = Locale.parse(language()).number_symbols["latn"]["minusSign"]
    return text.replace("-", minus, 1) if text.startswith("-") else text
