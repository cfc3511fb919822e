"""Spelling of pages and catalogs.

`python -m rules_site.language.spelling docs/fi/baccarat.md …` for single pages.

The project's own words stand in `locales/<language>/words.txt`, one a line; one not needed is a fault.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules_site.language.faults import Fault, Project, here
from rules_site.language.readable import Text, everything, on_page
from rules_site.language.speller import ToolMissingError, unknown
from rules_site.languages import LANGUAGES

_NOT_WORDS = re.compile(
    r"\{[^{}]*\}|https?://\S+|\S+@\S+\.\w+"
    r"|[\w/-]+(?:\.[\w/-]+)*\.(?:md|toml|py|js|tsv|po|json|org|net|com|eu|info|fi|ee|nl|be|fr)\b"
    r"|--[\w-]+|\w+=\S+|\b[A-Z]{2,3}\b(?:-\d+)?(?!-[^\W\d])"  # options of commands, short names in capitals
    r"|\bt/m\b|\bmm\b"  # Dutch: up to and including; millimetres
    r"|\d[\d.,:–]*(?:[:’'-]?\w{1,3}\b)?"  # numbers with their endings: 8:aan, 21-st, 3e
)
_WORD = re.compile(r"[^\W\d_]+(?:['’\u00ad\u2011-][^\W\d_]+)*")


def words_of(text: str) -> list[str]:
    """The words of a text that a dictionary can know; no numbers, addresses, file names, single letters.

    >>> words_of("L’égalité paie 8:1, voir regles.md ; A♠ vaut 1.")
    ['L’égalité', 'paie', 'voir', 'vaut']
    """
    return [word for word in _WORD.findall(_NOT_WORDS.sub(" ", text)) if len(word) > 1]


def own_words(project: Project, language: str) -> list[str]:
    """The word list of a language, in its order; empty when there is none."""
    path = _list(project, language)
    return path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []


def _list(project: Project, language: str) -> Path:
    return project.path("locales", language, "words.txt")


def misspelt(project: Project, texts: Iterable[Text], language: str) -> Iterator[Fault]:
    """Faults of spelling in those texts that are in this language. Raises `ToolMissingError`."""
    places: dict[str, Text] = {}
    for text in texts:
        if text.language == language:
            for word in words_of(text.text):
                places.setdefault(word, text)
    listed = set(own_words(project, language))
    for word, parts in unknown(places, language).items():
        bad = [part for part in parts if not _cases(part) & listed]
        if not bad or _cases(word) & listed:
            continue
        shown = word if bad == [word] else f"{word} ({', '.join(bad)})"
        message = f"“{shown}” is no {language} word; correct it, or add it to locales/{language}/words.txt"
        yield Fault(language, places[word].place(project, word), "spelling", message)


def check(project: Project) -> Iterator[Fault]:
    """Faults of spelling in all pages and catalogs, and of the word lists. Raises `ToolMissingError`."""
    texts = [text for language in project.languages for text in everything(project, language)]
    for language in project.languages:
        yield from misspelt(project, texts, language)
        yield from _check_list(project, texts, language)


def _check_list(project: Project, texts: list[Text], language: str) -> Iterator[Fault]:
    entries = own_words(project, language)
    used = {word for text in texts if text.language == language for word in words_of(text.text)}
    bad = unknown(used, language)
    needed = set().union(
        *(_cases(word) for word in (*bad, *(part for parts in bad.values() for part in parts)))
    )
    for number, entry in enumerate(entries, 1):
        place = project.place(_list(project, language), number)
        if not entry.strip() or entry != entry.strip():
            yield Fault(language, place, "word list", f"“{entry}”: one word a line, without spaces")
        elif entry in entries[: number - 1]:
            yield Fault(language, place, "word list", f"“{entry}” stands there twice")
        elif entry not in needed:
            message = f"“{entry}” is not needed: no text has it, or the dictionary knows it"
            yield Fault(language, place, "word list", message)


def _cases(word: str) -> set[str]:
    """How the word list may write a word: as it stands, without its capital, in lower case."""
    plain = word.replace("’", "'")
    return {plain, plain[:1].lower() + plain[1:], plain.lower()}


def main(arguments: list[str]) -> int:
    """Check single pages, their language taken from the folder. Gives the exit status."""
    project = here()
    faults: list[Fault] = []
    for argument in arguments:
        path = Path(argument).resolve()
        language = path.parent.name
        if language not in LANGUAGES or not path.is_file():
            print(f"{argument} is no page of docs/<language>/", file=sys.stderr)
            return 2
        try:
            for each in LANGUAGES:
                faults += misspelt(project, on_page(path, language), each)
        except (ToolMissingError, ValueError) as error:
            print(error, file=sys.stderr)
            return 2
    print("\n".join(map(str, sorted(faults))) or "spelling: no fault")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
