"""Mappings that cannot be changed, so that results and tables can be shared."""

from collections.abc import Hashable
from typing import Any, NoReturn, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class ReadOnly(dict[Key, Value]):
    """A dictionary that refuses every change and can be hashed if its values can.

    >>> fields = ReadOnly({"total": 7})
    >>> fields, fields | {"soft": True}
    ({'total': 7}, {'total': 7, 'soft': True})
    >>> fields["total"] = 8
    Traceback (most recent call last):
    TypeError: a result or a table cannot be changed
    """

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError("a result or a table cannot be changed")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return ReadOnly, (dict(self),)


class Frozen:
    """A frozen dataclass whose dictionaries are frozen too."""

    def __post_init__(self) -> None:
        for name, value in list(vars(self).items()):
            if type(value) is dict:
                object.__setattr__(self, name, ReadOnly(value))
