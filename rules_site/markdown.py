"""The Markdown extension of the site's pages: clauses, blocks from the rules, worked examples.

In `mkdocs.yml`:

    markdown_extensions:
      rules_site.markdown: {lang: fi}

It must stand after `pymdownx.superfences` and needs no plugin or hook, so that every engine that speaks
Python-Markdown builds the same pages. A page that says something wrong stops the build.
"""

from typing import Any

from markdown import Extension, Markdown

from rules_core.errors import RulesError
from rules_core.words import LANGUAGES
from rules_site.blocks import RuleBlocks
from rules_site.clause_links import ClauseCiter, ClauseMarker
from rules_site.example_fences import ExampleFences
from rules_site.parts import PartMaker
from rules_site.preloads import Preloader

_AFTER_ATTRIBUTES = 4  # the ids of attr_list (8) are there, the engine's own links (0) are not resolved yet
_LAST = -1  # everything has its place in the tree
_AFTER_RAW_HTML = 25  # the examples, which are raw HTML (30), are in their places


class RulesExtension(Extension):
    """The extension, for pages in the language `lang`."""

    def __init__(self, **options: Any) -> None:
        self.config = {"lang": [LANGUAGES[0], "language of the pages"]}
        super().__init__(**options)
        language = self.getConfig("lang")
        if language not in LANGUAGES:
            raise RulesError("language-unknown", language=str(language), languages=", ".join(LANGUAGES))
        self.language = str(language)
        self.fences = ExampleFences(self.language)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Add everything to a Markdown instance. Raises `ValueError` when superfences does not come first."""
        self.fences.register(md)
        RuleBlocks(self.language).extendMarkdown(md)
        marker = ClauseMarker(md, self.language)
        md.treeprocessors.register(marker, "rules_clauses", _AFTER_ATTRIBUTES)
        md.treeprocessors.register(PartMaker(md), "rules_parts", _LAST)
        md.treeprocessors.register(Preloader(md, self.language), "rules_preloads", _LAST - 1)
        md.postprocessors.register(ClauseCiter(md, marker), "rules_citations", _AFTER_RAW_HTML)


def makeExtension(**options: Any) -> RulesExtension:  # noqa: N802
    """What Python-Markdown calls to load the extension."""
    return RulesExtension(**options)
