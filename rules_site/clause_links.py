"""Clauses on a page: each has an address, a sign § that shows it, and is named where an example cites it.

An example may rest on clauses of another page of the language; then its link leads there.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.postprocessors import Postprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import ETX, STX

from rules_core.words import number, speaking
from rules_site.elements import element, to_html
from rules_site.labels import label
from rules_site.language.clauses import Placed, index, register
from rules_site.language.faults import Project, here
from rules_site.page import page_of

SIGN = "§"
_TAGS = ("p", "li", "dd")
_BLOCKS = ("ul", "ol", "p", "div", "table", "blockquote", "dl", "pre")
_CITED = re.compile(r"<!--clauses ([\w -]*)-->")
_STASHED = re.compile(f"{STX}[^{ETX}]*{ETX}")
"""What stands for a tag of raw HTML until Markdown is done."""

_WORDS = 5
_SHOWN = 3


def cited(clauses: Iterable[str]) -> str:
    """What stands in an example until the page's clauses are known, for these clauses."""
    return f"<!--clauses {' '.join(clauses)}-->"


class ClauseMarker(Treeprocessor):
    """Marks the clauses of a page and keeps how each begins."""

    def __init__(self, md: Markdown, language: str) -> None:
        super().__init__(md)
        self.language = language
        self.beginnings: dict[str, str] = {}

    def reference(self, name: str, text: str) -> Element | None:
        """A link with this text to a clause of this page or of another one, `None` where no page has it."""
        if name in self.beginnings:
            return _reference(f"#{name}", text)
        placed = _elsewhere(self.language).get(name)
        if placed is None:
            return None
        root = page_of(self.md, self.language).root
        return _reference(f"{root}{placed.page.removesuffix('.md')}/#{name}", text)

    def beginning(self, name: str) -> str:
        """The first words of a clause that has a place on some page."""
        return self.beginnings.get(name) or _first_words(_elsewhere(self.language)[name].text)

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
            link = self.reference(name, made.text or "") if name else None
            if link is not None:
                made[:], made.text = [link], None


class ClauseCiter(Postprocessor):
    """Puts the links to the clauses into the examples, once the page's clauses are known."""

    def __init__(self, md: Markdown, marker: ClauseMarker) -> None:
        super().__init__(md)
        self.marker = marker

    def run(self, text: str) -> str:
        """Replace what `cited` left; a clause that is on no page gets no link."""
        with speaking(self.marker.language):
            return _CITED.sub(lambda found: self._links(found[1].split()), text)

    def _links(self, names: list[str]) -> str:
        links = [link for name in names if (link := self._link(name)) is not None]
        if not links:
            return ""
        shown, more = links[:_SHOWN], links[_SHOWN:]
        fold = _folded(more) if more else None
        return to_html(
            element("div", {"class": "example__rules"}, label("example-rules"), *_spaced(shown), fold)
        )

    def _link(self, name: str) -> Element | None:
        link = self.marker.reference(name, "")
        if link is not None:
            link.text = f"{SIGN}\N{NO-BREAK SPACE}{self.marker.beginning(name)}"
        return link


def _spaced(links: list[Element]) -> list[Element | str]:
    return [part for link in links for part in (" ", link)]


def _folded(links: list[Element]) -> Element:
    """Links that are shown when somebody asks for them."""
    summary = element(
        "summary", {"aria-label": label("more-rules", count=len(links))}, f"+{number(len(links))}"
    )
    return element("details", {"class": "example__more"}, summary, *_spaced(links))


def _reference(address: str, text: str) -> Element:
    return element("a", {"class": "clause-ref", "href": address}, text)


def _elsewhere(language: str) -> Mapping[str, Placed]:
    """Where each clause stands in a language."""
    project = here()
    return _placed(language, tuple((path, path.stat().st_mtime_ns) for path in project.pages(language)))


@cache
def _placed(language: str, files: tuple[tuple[Path, int], ...]) -> Mapping[str, Placed]:
    return index(Project(here().root, (language,)))[language]


def _beginning(clause: Element) -> str:
    """The first words of a clause."""
    return _first_words("".join(clause.itertext()))


def _first_words(text: str) -> str:
    words = _STASHED.sub("", text).split()
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
