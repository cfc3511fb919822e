"""The four languages: which of them is spoken now, and their catalogs of messages."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import Translations

from rules_core.cards import shorten
from rules_core.errors import RulesError

LANGUAGES = ("fi", "et", "nl", "fr")
_current: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


def use(language: str) -> None:
    """Speak this language from now on. Raises `RulesError` `language-unknown`.

    >>> use("sv")
    Traceback (most recent call last):
    rules_core.errors.RulesError: There is no language “sv”. The languages are: fi, et, nl, fr.
    """
    if language not in LANGUAGES:
        raise RulesError("language-unknown", language=shorten(language), languages=", ".join(LANGUAGES))
    _current.set(language)


def language() -> str:
    """The current language.

    >>> with speaking("et"):
    ...     language()
    'et'
    """
    return _current.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language inside a `with` block.

    >>> with speaking("fr"):
    ...     language()
    'fr'
    """
    before = _current.get()
    use(language)
    try:
        yield
    finally:
        _current.set(before)


def locale_folder() -> Path:
    """The folder of the catalogs: beside the package in the project, inside it when installed.

    >>> (locale_folder() / "fi" / "LC_MESSAGES" / "rules.po").is_file()
    True
    """
    inside = Path(__file__).parent / "locales"
    return inside if inside.is_dir() else Path(__file__).parent.parent / "locales"


@cache
def catalog(language: str) -> Translations:
    """The messages of a language, read straight from its .po file, so that none can be stale.

    >>> catalog("nl").gettext("Banker")
    'Bank'
    """
    path = locale_folder() / language / "LC_MESSAGES" / "rules.po"
    compiled = io.BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    return Translations(compiled)
