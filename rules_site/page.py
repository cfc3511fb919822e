"""The page that a Markdown instance is rendering: its language and where it stands in the site."""

from dataclasses import dataclass
from typing import Any

from markdown import Markdown

_HERE = {"", "."}


class PageError(ValueError):
    """Something on a page that cannot be built. The message names the page, if it is known, and the text."""


@dataclass(frozen=True)
class Page:
    """`name` is the file below the language's folder, empty when the engine does not tell; `root` leads from
    the page's address up to the language's own, such as `../`.
    """

    language: str
    name: str
    root: str

    @property
    def sprites(self) -> str:
        """The address of the folder that holds the pictures of the cards."""
        return f"{self.root}assets/data/"

    def wrong(self, problem: str, text: str) -> PageError:
        """The error for this text of the page."""
        place = f"docs/{self.language}/{self.name or '?'}"
        return PageError(f"{place}: {problem}\n\n{text.rstrip()}\n")


def page_of(md: Markdown, language: str) -> Page:
    """The page that is being rendered.

    MkDocs and ProperDocs leave the page's file with their processor of links, and take addresses in examples
    as they are. Zensical leaves the page with its context, and moves every address of the finished page down
    to where the page is served, so there the way up starts at the source file. An engine that tells neither
    is taken to serve a page one level below the language's root.
    """
    links: Any = _find(md.treeprocessors, "relpath")
    if links is not None:
        return Page(language, str(links.file.src_uri), _up_from(links.file.url))
    context: Any = _find(md.preprocessors, "rendering_context")
    if context is not None:
        path = str(context.page.path)
        return Page(language, path, _up_from(path))
    return Page(language, "", "../")


def _find(processors: Any, name: str) -> Any:
    return processors[name] if name in processors else None  # noqa: SIM401  (no `get` there)


def _up_from(address: str) -> str:
    """The way up from an address to where it counts from.

    >>> _up_from("baccarat/"), _up_from("./"), _up_from("poker/holdem/"), _up_from("poker/holdem.md")
    ('../', '', '../../', '../')
    """
    return "../" * len([part for part in address.split("/")[:-1] if part not in _HERE])
