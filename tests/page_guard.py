"""The guard of the examples: whatever Markdown shows as Python code must be an example that the tests run.

Sybil passes over a fence such as `py`, `pycon`, `{ .python }` or `python title="…"`, a fence with a blank
after its name, an indented block, and a bare `>>>`; each of them would stand on the page unchecked.
"""

import re
from collections.abc import Iterator
from doctest import DocTestParser
from doctest import Example as DoctestExample
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pygments.lexers
from markdown import Markdown
from mkdocs.config import load_config
from pygments.util import ClassNotFound
from sybil.parsers.markdown import CodeBlockParser

from tests.page_sybil import DOCS, PageDocument, page_sybil

OURS = "rules_site.markdown"
_PROMPT = re.compile(r"^(?:[ \t]|[-*+>](?=[ \t])|\d+[.)](?=[ \t]))*>>>(?=[ \n]|$)", re.MULTILINE)
_PROMPTED = re.compile(r"^\s*>>>", re.MULTILINE)

Part = tuple[str, str]
"""A statement and its output; of what is neither, an empty statement and the text."""


def faults(text: str, path: Path = DOCS / "fi" / "page.md") -> list[str]:
    """What stands on a page as Python and is not tested, or is tested and does not stand there."""
    document = PageDocument(text, str(path))
    for parser in page_sybil().parsers:
        for region in parser(document):
            document.add(region)
    return [*_differences(shown(text), collected(document)), *_stray(document), *_directives(document)]


def _differences(on_page: list[Part], tested: list[Part]) -> Iterator[str]:
    yield from (f"not tested: {code or rest}" for code, rest in on_page if (code, rest) not in tested)
    yield from (f"not on the page: {code or rest}" for code, rest in tested if (code, rest) not in on_page)
    if sorted(on_page) == sorted(tested) and on_page != tested:
        yield "the examples are tested in another order than they are shown"
    elif len(on_page) != len(tested):
        yield f"{len(on_page)} statements on the page, {len(tested)} tested"


def collected(document: PageDocument) -> list[Part]:
    """What sybil tests of a page."""
    return [part for _, region in document.regions for part in _parts_of(region.parsed)]


def _parts_of(parsed: DoctestExample | str) -> list[Part]:
    if isinstance(parsed, DoctestExample):
        return [(parsed.source.strip(), parsed.want.strip())]
    return [(str(parsed).strip(), "")]


def shown(text: str) -> list[Part]:
    """What Markdown shows of a page as Python code, or with `>>>` in any code."""
    collector = _CodeCollector()
    collector.feed(_plain_markdown().reset().convert(text))
    return [part for code, language in collector.found if _is_python(code, language) for part in _parts(code)]


def _parts(code: str) -> Iterator[Part]:
    if not _PROMPTED.search(code):
        yield code.strip(), ""
        return
    parts = DocTestParser().parse(code)
    examples = [part for part in parts if isinstance(part, DoctestExample)]
    yield from ((example.source.strip(), example.want.strip()) for example in examples)
    yield from (("", part.strip()) for part in parts if isinstance(part, str) and part.strip())
    if len(examples) != len(_PROMPTED.findall(code)):
        yield "", f">>> without code: {code.strip()}"


@cache
def extensions() -> tuple[list[str], dict[str, dict[str, object]]]:
    """The Markdown extensions of `mkdocs.yml` with their options, without the site's own."""
    config = load_config(str(DOCS.parent / "mkdocs.yml"))
    names = [name for name in config["markdown_extensions"] if name != OURS]
    return names, {
        name: dict(options) for name, options in (config["mdx_configs"] or {}).items() if name != OURS
    }


@cache
def _plain_markdown() -> Markdown:
    names, options = extensions()
    told = options | {
        "pymdownx.highlight": options.get("pymdownx.highlight", {}) | {"pygments_lang_class": True}
    }
    return Markdown(extensions=names, extension_configs=told)


def _is_python(code: str, language: str) -> bool:
    if _PROMPTED.search(code):
        return True
    try:
        return pygments.lexers.get_lexer_by_name(language).name.startswith("Python")
    except ClassNotFound:
        return "py" in language.lower()


def _stray(document: PageDocument) -> Iterator[str]:
    """Lines that begin with `>>>` and are in no fence that sybil takes for Python."""
    fences = CodeBlockParser("python")(document)
    inside = [range(fence.start, fence.end) for fence in fences]
    for match in _PROMPT.finditer(document.text):
        if not any(match.end() - 1 in part for part in inside):
            line = document.text.count("\n", 0, match.end() - 1) + 1
            yield f"line {line}: >>> outside an example"


def _directives(document: PageDocument) -> Iterator[str]:
    """Doctest directives, which could leave out an example or its comparison."""
    for _, region in document.regions:
        if getattr(region.parsed, "options", None):
            yield f"a doctest directive: {region.parsed.source.strip()}"


class _CodeCollector(HTMLParser):
    """The text of every `<pre>`, with the language that its classes or those around it name."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._language = ""
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        named = next((name.removeprefix("language-") for name in classes if name.startswith("language-")), "")
        if tag == "pre":
            self._depth += 1
            self.found.append(("", named or self._language))
        elif tag == "code" and self._depth and named:
            self.found[-1] = (self.found[-1][0], named)
        elif tag == "div":
            self._language = named

    def handle_endtag(self, tag: str) -> None:
        if tag == "pre":
            self._depth -= 1
            self._language = ""

    def handle_data(self, data: str) -> None:
        if self._depth:
            self.found[-1] = (self.found[-1][0] + data, self.found[-1][1])
