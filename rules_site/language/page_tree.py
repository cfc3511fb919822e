"""The HTML of a page as a small tree, and the text that a reader sees in it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

_VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
)
_INLINE = frozenset(
    {
        *("a", "abbr", "b", "bdi", "bdo", "button", "cite", "del", "dfn", "em", "i", "ins", "label", "mark"),
        *("q", "s", "small", "span", "strong", "sub", "sup", "time", "u", "var", "br", "img", "input", "wbr"),
    }
)
_SILENT = frozenset({"code", "kbd", "pre", "samp", "script", "style", "svg", "template"})
_SPOKEN = ("alt", "title", "aria-label", "placeholder")
LISTS = frozenset({"ul", "ol", "dl", "table"})


@dataclass
class Node:
    """An element: tag, attributes, children (elements and text)."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: "list[Node | str]" = field(default_factory=list)

    def walk(self) -> "Iterator[Node]":
        """This element and all inside it, in document order."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()


@dataclass(frozen=True)
class Piece:
    """Text of one block in one language. A `mention` quotes a form that is not used, a mistranslation say."""

    text: str
    language: str
    mention: bool = False


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open = [Node("body")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in _VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Node(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        depths = [depth for depth, node in enumerate(self.open) if node.tag == tag and depth]
        if depths:
            del self.open[depths[-1] :]

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def parse(html: str) -> Node:
    """The tree of some HTML."""
    builder = _Builder()
    builder.feed(html)
    builder.close()
    return builder.open[0]


def text_of(node: Node, without: frozenset[int] = frozenset()) -> str:
    """All the text in an element, with single spaces; `without` holds the `id()` of elements left out."""

    def parts(inside: Node) -> Iterator[str]:
        for child in inside.children:
            if isinstance(child, str):
                yield child
            elif id(child) not in without and child.attributes.get("class") != "clause-link":
                between = " " if child.tag not in _INLINE | _SILENT or child.tag == "br" else ""
                yield between + "".join(parts(child)) + between

    return squash("".join(parts(node)))


def squash(text: str) -> str:
    """White space made single, but no-break spaces kept: they are part of how a number is written."""
    return " ".join(part for part in text.replace("\t", " ").replace("\n", " ").split(" ") if part)


def prose(node: Node, language: str, mention: bool = False) -> Iterator[Piece]:
    """The text of an element block by block, without code; another language makes pieces of its own."""
    running: list[str] = []
    aside: list[Piece] = []

    def collect(inside: Node) -> Iterator[Piece]:
        for child in inside.children:
            if isinstance(child, str):
                running.append(child)
                continue
            own = child.attributes.get("lang", language)
            for name in _SPOKEN:
                if child.attributes.get(name):
                    aside.append(Piece(squash(child.attributes[name]), own))
            quoted = mention or "mention" in child.attributes.get("class", "").split()
            if child.tag in _SILENT:
                running.append(" ")
            elif child.tag not in _INLINE:
                yield from finish()
                yield from prose(child, own, quoted)
            elif own != language or quoted != mention:
                running.append(" ")
                aside.extend(prose(child, own, quoted))
            else:
                if child.tag == "br":
                    running.append(" ")
                yield from collect(child)

    def finish() -> Iterator[Piece]:
        text = squash("".join(running))
        running.clear()
        if text:
            yield Piece(text, language, mention)
        yield from aside
        aside.clear()

    yield from collect(node)
    yield from finish()
