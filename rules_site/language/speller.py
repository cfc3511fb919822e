"""The spelling programs: which of some words they do not know."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterable

_HUNSPELL = {"et": ("et_EE", "myspell-et"), "nl": ("nl_NL", "hunspell-nl"), "fr": ("fr_FR", "hunspell-fr")}
_WHOLE_HYPHENS = ("fi", "nl", "fr")  # the Estonian dictionary knows only the parts of a hyphenated word
_ELISION = re.compile(r"(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'", re.IGNORECASE)
_SUFFIX = {"et": re.compile(r"'\w{1,5}$"), "nl": re.compile(r"'s$"), "fi": re.compile(r"'\w{1,4}$")}


class ToolMissingError(Exception):
    """A spelling program or dictionary is not installed; the message names the Debian packages."""


_judged: dict[tuple[str, str], bool] = {}
"""Language and word → whether the program knew it: starting the program is what takes time."""


def unknown(words: Iterable[str], language: str) -> dict[str, tuple[str, ...]]:
    """The words that are not known, each with its unknown parts.

    A compound with hyphens or apostrophes is known when it is known whole or all its parts are.
    Raises `ToolMissingError`.
    """
    plain = {word: word.replace("’", "'").replace("\u00ad", "").replace("\u2011", "-") for word in words}
    parts = {word: _parts(text, language) for word, text in plain.items()}
    rejected = _rejected({*plain.values(), *(part for some in parts.values() for part in some)}, language)
    found: dict[str, tuple[str, ...]] = {}
    for word, text in plain.items():
        judged_whole = parts[word] == [text] or language in _WHOLE_HYPHENS
        bad = tuple(part for part in parts[word] if part in rejected)
        if bad and not (judged_whole and text not in rejected):
            found[word] = bad
    return found


def _parts(word: str, language: str) -> list[str]:
    if language == "fr":
        word = _ELISION.sub("", word)
    elif language in _SUFFIX:
        word = _SUFFIX[language].sub("", word)
    return [part for part in re.split(r"[-']", word) if len(part) > 1]


def _rejected(words: set[str], language: str) -> set[str]:
    new = sorted(word for word in words if (language, word) not in _judged)
    if new:
        wrong = _ask(new, language)
        _judged.update({(language, word): word not in wrong for word in new})
    return {word for word in words if not _judged[language, word]}


def _ask(asked: list[str], language: str) -> set[str]:
    if language == "fi":
        lines = _run(["voikkospell"], asked, "libvoikko-dev (voikkospell) and voikko-fi")
        if len(lines) != len(asked):
            raise ToolMissingError(
                "voikkospell has no Finnish dictionary: install the Debian package voikko-fi"
            )
        return {line[3:] for line in lines if line.startswith("W: ")}
    dictionary, package = _HUNSPELL[language]
    return set(_run(["hunspell", "-l", "-i", "UTF-8", "-d", dictionary], asked, f"hunspell and {package}"))


def _run(command: list[str], words: list[str], packages: str) -> list[str]:
    missing = ToolMissingError(
        f"{command[0]} cannot check the spelling: install the Debian packages {packages}"
    )
    if not shutil.which(command[0]):
        raise missing
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    asked = "\n".join(words) + "\n"
    done = subprocess.run(  # noqa: S603  (fixed commands; the words go in as text)
        command, input=asked, capture_output=True, encoding="utf-8", env=environment, check=False
    )
    if done.returncode or "Can't open" in done.stderr or "failed" in done.stderr:
        raise missing
    return done.stdout.splitlines()
