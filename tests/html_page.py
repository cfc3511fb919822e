"""A built page as its tests look at it: elements with their attributes, and the words that a reader meets."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

SPOKEN = ("aria-label", "title", "placeholder", "alt")
"""Attributes whose words a reader sees or hears."""


@dataclass
class Element:
    """A start tag."""

    tag: str
    attributes: dict[str, str]

    @property
    def classes(self) -> list[str]:
        """Its classes, in the order written."""
        return self.attributes.get("class", "").split()


@dataclass
class HtmlPage(HTMLParser):
    """One parsed page. `url` is its public address."""

    path: Path
    url: str
    elements: list[Element] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[str] = []
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))
        self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            while self._open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not {"script", "style"} & set(self._open):
            self.texts.append(" ".join(data.split()))

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of each element of this kind."""
        return [element.attributes for element in self.elements if element.tag == tag]

    @property
    def language(self) -> str:
        """The language that the page says it is in."""
        return self.all("html")[0]["lang"]

    @property
    def title(self) -> str:
        """The text of the title element."""
        return self.path.read_text(encoding="utf-8").split("<title>")[1].split("</title>")[0]

    def meta(self, name: str) -> str:
        """The content of a meta element by name or property; empty when there is none."""
        found = [m for m in self.all("meta") if name in (m.get("name"), m.get("property"))]
        return found[0].get("content", "") if found else ""

    @property
    def ids(self) -> list[str]:
        """The ids on the page, in order."""
        return [e.attributes["id"] for e in self.elements if "id" in e.attributes]

    @property
    def addresses(self) -> list[tuple[str, str]]:
        """Every address that an element refers to: (as written, absolute)."""
        names = ("href", "src", "action", "poster", "data", "xlink:href")
        written = [e.attributes[n] for e in self.elements for n in names if e.attributes.get(n)]
        return [(address, urljoin(self.url, address)) for address in written]

    @property
    def words(self) -> list[str]:
        """Every text and every spoken attribute."""
        spoken = [e.attributes[n] for e in self.elements for n in SPOKEN if e.attributes.get(n)]
        return [*self.texts, *spoken]


def read_pages(folder: Path, url: str) -> list[HtmlPage]:
    """All pages below `folder`, which is public at `url`."""
    pages = []
    for path in sorted(folder.rglob("*.html")):
        place = path.relative_to(folder).as_posix()
        pages.append(HtmlPage(path, url + place.removesuffix("index.html")))
    return pages
