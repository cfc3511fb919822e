"""All that a reader reads: the prose of the pages and the messages of the catalogs, with their places."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.pofile import PoFileError

from rules_site.language import catalog_files, pages
from rules_site.language.catalog_files import forms
from rules_site.language.faults import Project
from rules_site.language.pages import Page

_PLACEHOLDER = re.compile(r"\{\w*\}")


@dataclass(frozen=True)
class Text:
    """A text of one language, where it stands, and whether it only mentions a form that is not used."""

    language: str
    text: str
    path: Path
    line: int
    page: Page | None = None
    mention: bool = False

    def place(self, project: Project, word: str) -> str:
        """`path:line` of a word in the text."""
        line = self.page.line_of(word, self.line) if self.page else self.line
        return project.place(self.path, line)


def on_page(path: Path, language: str) -> Iterator[Text]:
    """The texts of a page; some may be in another language than the page."""
    page = pages.load(path, language)
    for prose in page.prose:
        yield Text(prose.language, prose.text, path, prose.line, page, prose.mention)


def in_catalog(project: Project, language: str) -> Iterator[Text]:
    """The translated messages of a language, without their placeholders."""
    path = project.catalog(language)
    if not path.exists():
        return
    try:
        catalog = catalog_files.load(path, language)
    except PoFileError:
        return  # a fault that `catalogs` reports
    for message in catalog_files.messages(catalog).values():
        for text in forms(message.string):
            yield Text(language, _PLACEHOLDER.sub(" ", text), path, message.lineno or 1)


def everything(project: Project, page_language: str) -> Iterator[Text]:
    """All texts of the pages and the catalog of a language."""
    for path in project.pages(page_language):
        yield from on_page(path, page_language)
    yield from in_catalog(project, page_language)
