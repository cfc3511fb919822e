"""Clauses on a page: each has an address, a sign § that shows it, and is named where an example cites it."""

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.postprocessors import Postprocessor
from markdown.treeprocessors import Treeprocessor

from rules_core.words import speaking
from rules_site.elements import element, to_html
from rules_site.labels import label
from rules_site.language.clauses import register
from rules_site.language.faults import here

SIGN = "§"
_TAGS = ("p", "li", "dd")
_BLOCKS = ("ul", "ol", "p", "div", "table", "blockquote", "dl", "pre")
_CITED = re.compile(r"<!--clauses ([\w -]*)-->")
_WORDS = 5


def cited(clauses: Iterable[str]) -> str:
    """What stands in an example until the page's clauses are known, for these clauses."""
    return f"<!--clauses {' '.join(clauses)}-->"


class ClauseMarker(Treeprocessor):
    """Marks the clauses of a page and keeps how each begins."""

    def __init__(self, md: Markdown, language: str) -> None:
        super().__init__(md)
        self.language = language
        self.beginnings: dict[str, str] = {}

    def run(self, root: Element) -> None:
        """Mark every element whose id is in the register; link the table rows that rest on a clause."""
        known = register(here().root)
        self.beginnings = {}
        with speaking(self.language):
            clauses = [made for made in root.iter() if made.tag in _TAGS and made.get("id") in known]
            for clause in clauses:
                self.beginnings[clause.attrib["id"]] = _beginning(clause)
                _mark(clause)
        for made in root.iter("th"):
            name = made.attrib.pop("data-clause", None)
            if name in self.beginnings:
                made[:], made.text = [_reference(name, made.text or "")], None


class ClauseCiter(Postprocessor):
    """Puts the links to the clauses into the examples, once the page's clauses are known."""

    def __init__(self, md: Markdown, marker: ClauseMarker) -> None:
        super().__init__(md)
        self.marker = marker

    def run(self, text: str) -> str:
        """Replace what `cited` left; a clause that is not on the page gets no link."""
        with speaking(self.marker.language):
            return _CITED.sub(lambda found: self._links(found[1].split()), text)

    def _links(self, names: list[str]) -> str:
        known = [name for name in names if name in self.marker.beginnings]
        links = [
            _reference(name, f"{SIGN}\N{NO-BREAK SPACE}{self.marker.beginnings[name]}") for name in known
        ]
        spaced = (part for link in links for part in (" ", link))
        return (
            to_html(element("p", {"class": "example__rules"}, label("example-rules"), *spaced))
            if links
            else ""
        )


def _reference(name: str, text: str) -> Element:
    return element("a", {"class": "clause-ref", "href": f"#{name}"}, text)


def _beginning(clause: Element) -> str:
    """The first words of a clause."""
    words = "".join(clause.itertext()).split()
    return " ".join(words[:_WORDS]).rstrip(".,;:") + ("…" if len(words) > _WORDS else "")


def _mark(clause: Element) -> None:
    clause.set("class", f"{clause.get('class', '')} clause".strip())
    link = {"class": "clause-link", "href": f"#{clause.attrib['id']}", "aria-label": label("clause-link")}
    _append_text(clause, element("a", link, SIGN))


def _append_text(clause: Element, link: Element) -> None:
    """Put the link after the text of a clause, before the lists and paragraphs that may follow inside it."""
    place = next((number for number, part in enumerate(clause) if part.tag in _BLOCKS), len(clause))
    if place == 0 and len(clause) and not (clause.text or "").strip():
        _append_text(clause[0], link)
        return
    if place:
        clause[place - 1].tail = f"{(clause[place - 1].tail or '').rstrip()} "
    else:
        clause.text = f"{(clause.text or '').rstrip()} "
    clause.insert(place, link)
