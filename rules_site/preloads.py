"""What the calculators, drills and the odds explorer of a page need is fetched while the page is still read.

Without this a browser learns of a module only when it has read the one that imports it, and of the data last.
"""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from rules_site.cards import FILE_NAME
from rules_site.page import page_of

_SCRIPTED = ("rule-calculator", "rule-odds", "rule-drill")
_SCRIPTS = {"rule-odds": "odds.js", "rule-drill": "drill.js"}
"""Element of a page → the script that it alone needs. A calculator needs that of its game."""
_WITH_CARDS = ("baccarat", "blackjack", "poker")
"""Games whose calculators show cards."""


class Preloader(Treeprocessor):
    """Names at the top of a page what its scripts need."""

    def __init__(self, md: Markdown, language: str) -> None:
        super().__init__(md)
        self.language = language

    def run(self, root: Element) -> None:
        """Put the links before everything else; of several calculators, each waits for the reader."""
        scripted = [made for made in root.iter() if made.tag in _SCRIPTED]
        calculators = [made for made in scripted if made.tag == "rule-calculator"]
        if len(calculators) > 1:
            for made in calculators:
                made.set("waits", "")
        assets = f"{page_of(self.md, self.language).root}assets"
        names = dict.fromkeys(name for made in scripted for name in self._files(made))
        root[:] = [*(_link(f"{assets}/{name}") for name in names), *root]

    def _files(self, made: Element) -> Iterator[str]:
        if made.tag in _SCRIPTS:
            yield f"js/{_SCRIPTS[made.tag]}"
        yield f"data/words.{self.language}.json"
        if made.tag == "rule-calculator" and "waits" not in made.attrib:
            game = made.attrib["game"]
            yield from (f"data/{name}.json" for name in (game, f"words.{self.language}.{game}"))
            yield f"js/{game}/calculator.js"
            if game in _WITH_CARDS:
                yield f"data/{FILE_NAME}"


def _link(address: str) -> Element:
    if address.endswith(".js"):
        return Element("link", {"rel": "modulepreload", "href": address})
    return Element("link", {"rel": "preload", "as": "fetch", "crossorigin": "anonymous", "href": address})
