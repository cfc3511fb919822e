"""The glossary: each term of the term base with its counterparts, in the order of the page's language."""

import re
from itertools import groupby

from babel import Locale

from rules_core.words import language
from rules_site.collation import first_letter, sort_key
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.language.faults import here
from rules_site.language.terms import Term, terms
from rules_site.languages import LANGUAGES

_PIVOT = "en"
_REMARK = re.compile(r"(?:\s*\([^()]*)?;.*")  # what the term base tells translators besides the English name


def glossary() -> list[Element]:
    """The letters to jump to, then the terms under their letters, each with an anchor such as `term-shoe`."""
    own = language()
    ordered = sorted(terms(here().root), key=lambda term: (sort_key(term.names[own], own), term.id))
    groups = [(letter, list(group)) for letter, group in groupby(ordered, lambda term: _letter(term, own))]
    links = [
        element("li", None, element("a", {"href": f"#{_anchor(letter)}"}, letter)) for letter, _ in groups
    ]
    letters = element("ul", None, *links)
    made = [element("nav", {"class": "glossary__letters", "aria-label": label("letters")}, letters)]
    for letter, group in groups:
        made.append(element("h2", {"id": _anchor(letter), "class": "glossary__letter"}, letter))
        made.append(element("dl", {"class": "glossary"}, *(_entry(term, own) for term in group)))
    return made


def term_anchor(term_id: str) -> str:
    """The address of a term on the page: `term-shoe`, `term-face-card`."""
    return f"term-{term_id.replace('_', '-')}"


def _letter(term: Term, own: str) -> str:
    return first_letter(term.names[own], own)


def _anchor(letter: str) -> str:
    plain = letter.casefold()
    return f"letter-{plain if plain.isascii() else '-'.join(format(ord(sign), 'x') for sign in plain)}"


def _entry(term: Term, own: str) -> Element:
    others = [other for other in (*LANGUAGES, _PIVOT) if other != own]
    entry = {"class": "glossary__entry", "id": term_anchor(term.id)}
    parts = (_counterpart(term, other, own) for other in others)
    return element("div", entry, element("dt", None, term.names[own]), *parts)


def _counterpart(term: Term, other: str, own: str) -> Element:
    name = Locale.parse(other).get_display_name(own) or other
    text = _REMARK.sub("", term.names[other]) if other == _PIVOT else term.names[other]
    marked = element("span", {"class": "glossary__language"}, name)
    return element("dd", None, marked, " ", element("span", {"lang": other}, text))
