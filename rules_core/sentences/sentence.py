"""A sentence for the catalogs."""

from collections.abc import Mapping
from typing import Any


class Sentence(str):
    """An English sentence with named placeholders; what `locales/` translates."""

    def english(self, fields: Mapping[str, Any]) -> str:
        """Fill the placeholders for somebody who reads the core, not the site."""
        return self.format(**{name: _plain(value) for name, value in fields.items()})


def _plain(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def N_(text: str) -> Sentence:  # noqa: N802  (gettext's own name for "translate later")
    """Mark a sentence for the catalogs.

    >>> N_("The stake is {stake}.").english({"stake": 5})
    'The stake is 5.'
    """
    return Sentence(text)
