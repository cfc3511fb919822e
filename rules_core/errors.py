"""The one family of errors that bad input raises."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar, cast

from rules_core.sentences import SENTENCES

T = TypeVar("T")
_LONGEST_SHOWN = 20
_LONGEST_LIST = 240  # a text that lists what is possible
_MOST_SHOWN = 12
_HIGHEST_SHOWN = 10**60


class RulesError(ValueError):
    """Input that the rules cannot take.

    `code` names the mistake (a key of `sentences.SENTENCES`), `fields` what was wrong, where, and what
    would be right. `str()` gives the English sentence, `words.explain()` the one in the current language.

    >>> error = RulesError("bet-unknown", bet="pair", bets="player, tie, banker")
    >>> error.code, error.fields["bet"]
    ('bet-unknown', 'pair')
    >>> print(error)
    There is no bet “pair” in this game. The bets are: player, tie, banker.
    """

    def __init__(self, code: str, **fields: Any) -> None:
        self.code = code
        self.fields = {name: _limited(value) for name, value in fields.items()}
        super().__init__(SENTENCES[code].english(self.fields))

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep the fields when an error crosses a process (tests run in parallel)."""
        return _rebuild, (self.code, self.fields)


def shorten(given: object) -> str:
    """What was given, cut so that an error stays one readable line.

    >>> shorten("K" * 500), shorten(10**9999)
    ('KKKKKKKKKKKKKKKKKKKK…', '…')
    """
    try:
        text = given if type(given) is str else str(given)
    except Exception:  # a number too long to write, lists too deep, an object without text
        return "…"
    start = text[: _LONGEST_LIST * _LONGEST_SHOWN]
    plain = " ".join("".join(c if c.isprintable() else " " for c in start).split())
    return plain if len(plain) <= _LONGEST_SHOWN else plain[:_LONGEST_SHOWN] + "…"


def expect(value: object, kind: Callable[..., T]) -> T:
    """The value, if it is of this kind. Raises `RulesError` `value-wrong`.

    >>> expect(7, int)
    7
    >>> expect("7", int)
    Traceback (most recent call last):
    rules_core.errors.RulesError: “7” cannot stand here; what belongs here: int.
    """
    if not isinstance(value, kind):  # type: ignore[arg-type]  # a class, which mypy wants concrete
        raise RulesError("value-wrong", text=shorten(value), kind=kind.__name__)
    return cast(T, value)


def expect_flags(*values: object) -> None:
    """Refuse what is neither `True` nor `False` but would count as one of them: `value-wrong`.

    >>> expect_flags(True, "no")
    Traceback (most recent call last):
    rules_core.errors.RulesError: “no” cannot stand here; what belongs here: bool.
    """
    for value in values:
        expect(value, bool)


def _limited(value: Any) -> Any:
    """A field of an error, so short that the error stays readable whatever was given."""
    if isinstance(value, tuple) and len(value) > _MOST_SHOWN:
        return (*value[:_MOST_SHOWN], "…")
    if isinstance(value, str) and len(value) > _LONGEST_LIST:
        return value[:_LONGEST_LIST] + "…"
    if isinstance(value, int | Fraction) and max(abs(value.numerator), value.denominator) >= _HIGHEST_SHOWN:
        return "…"
    return value


def _rebuild(code: str, fields: dict[str, Any]) -> RulesError:
    return RulesError(code, **fields)
