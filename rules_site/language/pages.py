"""A page as the language checks see it: marked elements, prose, headings, links, examples, with lines."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown import Markdown

from rules_site.language import page_source, page_tree
from rules_site.language.page_source import Example
from rules_site.language.page_tree import Node

# Those of locales/base.yml that change what the text is; a test holds the result against the real build's.
_EXTENSIONS = (
    *("attr_list", "md_in_html", "def_list", "tables"),
    *("pymdownx.superfences", "pymdownx.highlight", "pymdownx.blocks.admonition", "pymdownx.blocks.details"),
)
_SETTINGS = {"pymdownx.highlight": {"use_pygments": False}}
_MARKUP = re.compile(r"[*_`\[\]]")
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


@dataclass(frozen=True)
class Marked:
    """An element with an id: most are clauses. Lists inside that have ids of their own are not its text."""

    id: str
    tag: str
    text: str
    line: int


@dataclass(frozen=True)
class Prose:
    """Text for readers: where, in which language, and whether it only mentions a form that is not used."""

    line: int
    text: str
    language: str
    mention: bool = False


@dataclass(frozen=True)
class Page:
    """A page taken apart. `machine` are the blocks and custom elements that the build fills in."""

    path: Path
    language: str
    lines: tuple[str, ...]
    marked: tuple[Marked, ...]
    prose: tuple[Prose, ...]
    headings: tuple[tuple[int, str], ...]
    links: tuple[str, ...]
    machine: tuple[str, ...]
    examples: tuple[Example, ...]

    @property
    def name(self) -> str:
        """The file name, the same in each language."""
        return self.path.name

    def line_of(self, text: str, start: int) -> int:
        """The first line from `start` that holds this text, else `start`."""
        for number in range(start - 1, len(self.lines)):
            if text in self.lines[number]:
                return number + 1
        return start


def load(path: Path, language: str) -> Page:
    """Read a page. Raises `ValueError` naming the file when its Markdown cannot be taken apart."""
    return read(path, language, path.read_text(encoding="utf-8"))


@cache
def read(path: Path, language: str, text: str) -> Page:
    """The page that this text makes. Raises `ValueError` as `load` does."""
    try:
        source = page_source.take_apart(text)
    except ValueError as error:
        raise ValueError(f"{path.name}: {error}") from None
    markdown = Markdown(extensions=list(_EXTENSIONS), extension_configs=_SETTINGS)
    tree = page_tree.parse(markdown.convert("\n".join(source.markdown)))
    prose = [Prose(line, words, language) for line, words in source.prose]
    prose += _prose_of(tree, language, source.body)
    for example in source.examples:
        prose += [Prose(line, words, language) for line, words in page_source.printed_prose(example)]
    custom = [_tag(node) for node in tree.walk() if "-" in node.tag]
    blocks = [block.name if block.titled else f"{block.name} | {block.argument}" for block in source.blocks]
    return Page(
        path=path,
        language=language,
        lines=tuple(text.split("\n")),
        marked=_marked(tree, source.body),
        prose=tuple(prose),
        headings=_headings(tree),
        links=tuple(_internal_links(tree)),
        machine=tuple(blocks + custom),
        examples=tuple(source.examples),
    )


def _prose_of(tree: Node, language: str, body: list[str]) -> list[Prose]:
    plain = [_MARKUP.sub("", line) for line in body]
    found, at = [], 0
    for piece in page_tree.prose(tree, language):
        start = " ".join(piece.text.split(" ")[:2])
        at = next((n for n in range(at, len(plain)) if start in plain[n]), at)
        found.append(Prose(at + 1, piece.text, piece.language, piece.mention))
    return found


def _marked(tree: Node, body: list[str]) -> tuple[Marked, ...]:
    found = []
    for node in tree.walk():
        name = node.attributes.get("id", "")
        if name:
            lists = (part for part in node.walk() if part.tag in page_tree.LISTS)
            nested = frozenset(id(part) for part in lists if _has_ids(part))
            found.append(Marked(name, node.tag, page_tree.text_of(node, nested), _line_of_id(name, body)))
    return tuple(found)


def _has_ids(node: Node) -> bool:
    return any("id" in part.attributes for part in node.walk())


def _line_of_id(name: str, body: list[str]) -> int:
    pattern = re.compile(rf"(\{{:?[^}}]*#|id=[\"']?){re.escape(name)}(?![\w-])")
    return next((number for number, line in enumerate(body, 1) if name in line and pattern.search(line)), 1)


def _headings(tree: Node) -> tuple[tuple[int, str], ...]:
    return tuple(
        (int(node.tag[1]), node.attributes.get("id", "")) for node in tree.walk() if node.tag in _HEADINGS
    )


def _internal_links(tree: Node) -> list[str]:
    targets = [node.attributes.get("href", "") for node in tree.walk() if node.tag == "a"]
    return [target for target in targets if target and not re.match(r"[a-z]+:|//", target)]


def _tag(node: Node) -> str:
    attributes = "".join(f' {name}="{value}"' for name, value in sorted(node.attributes.items()))
    return f"<{node.tag}{attributes}>"
