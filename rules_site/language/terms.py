"""The term base `locales/terms.tsv`, and the forms that must not stand in a text.

A forbidden form is one word or several; `*` stands for any further letters. Case does not matter.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules_site.language.clauses import read_table
from rules_site.language.faults import Fault, Project
from rules_site.language.readable import Text, everything
from rules_site.languages import LANGUAGES

COLUMNS = (
    *("id", "en", "fi", "fi_forms", "et", "et_forms", "nl", "nl_forms", "fr", "fr_forms"),
    *("avoid", "source", "confidence", *(f"forbidden_{language}" for language in LANGUAGES)),
)


@dataclass(frozen=True)
class Term:
    """A concept: its name in each language (and `en`), and the forms that are always wrong, per language."""

    id: str
    names: Mapping[str, str]
    forbidden: Mapping[str, tuple[str, ...]]


def terms(root: Path) -> tuple[Term, ...]:
    """The term base. Raises `ValueError` that names the line of a malformed row."""
    path = root / "locales" / "terms.tsv"
    return _terms(path, path.read_text(encoding="utf-8"))


@cache
def _terms(path: Path, text: str) -> tuple[Term, ...]:
    found = []
    for row in read_table(path, text, COLUMNS):
        names = {language: row[language] for language in ("en", *LANGUAGES)}
        forbidden = {
            language: tuple(form for form in row[f"forbidden_{language}"].split("; ") if form)
            for language in LANGUAGES
        }
        found.append(Term(row["id"], names, forbidden))
    return tuple(found)


@cache
def _pattern(*forms: str) -> re.Pattern[str]:
    """What finds any of these forms."""
    body = "|".join(
        re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s+").replace("'", "['’]") for form in forms
    )
    return re.compile(rf"(?<!\w)(?:{body})(?!\w)", re.IGNORECASE)


def forbidden_in(known: Sequence[Term], text: Text) -> Iterator[tuple[str, Term]]:
    """The forbidden forms of these terms as they stand in a text, each with the concept it names wrongly."""
    if text.language in LANGUAGES:
        forms = (form for term in known for form in term.forbidden[text.language])
        if not _pattern(*forms).search(text.text):  # most texts have none: one search instead of hundreds
            return
        for term in known:
            for form in term.forbidden[text.language]:
                for match in _pattern(form).finditer(text.text):
                    yield match[0], term


def check(project: Project) -> Iterator[Fault]:
    """Faults of terms in pages and catalogs. A `mention` may hold a forbidden form, and must hold one."""
    known = terms(project.root)
    for language in project.languages:
        for text in everything(project, language):
            found = list(forbidden_in(known, text))
            if text.mention and not found:
                message = f"“{text.text}” is no forbidden form; the class mention is not needed"
                yield Fault(language, text.place(project, text.text), "mention", message)
            for form, term in () if text.mention else found:
                message = f"“{form}”: write {term.names[text.language]} ({term.names['en']})"
                yield Fault(language, text.place(project, form), "forbidden term", message)
