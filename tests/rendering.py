"""Pieces of pages, rendered as the site renders them."""

import contextlib
import io
import re
from html import unescape
from types import SimpleNamespace

from markdown import Markdown

from rules_core.words import speaking

SETUP = """
```python
>>> from rules_core import explain
>>> from rules_core.baccarat import banker_decision, banker_row, deal, hand, settle
```

"""
EXTENSIONS = ("attr_list", "def_list", "tables", "pymdownx.superfences", "rules_site.markdown")


def markdown(lang: str = "nl", address: str = "") -> Markdown:
    """Markdown with the site's extension; with an address as MkDocs has it for `baccarat.md`."""
    md = Markdown(extensions=list(EXTENSIONS), extension_configs={"rules_site.markdown": {"lang": lang}})
    if address:
        file = SimpleNamespace(src_uri="baccarat.md", url=address)
        md.treeprocessors.register(SimpleNamespace(file=file, run=lambda root: None), "relpath", 0)
    return md


def render(text: str, lang: str = "nl") -> str:
    """The HTML of a page."""
    return markdown(lang).convert(text)


def example(code: str, lang: str = "nl", before: str = "") -> str:
    """The HTML of an example that prints this expression; `before` is page text between it and the set-up."""
    return render(page(code, lang, before), lang)


def page(code: str, lang: str = "nl", before: str = "") -> str:
    """The text of a page with an example that prints this expression, its output filled in."""
    return f"{SETUP}{before}```python\n>>> print({code})\n{printed(code, lang, before)}\n```\n"


def printed(code: str, lang: str, before: str = "") -> str:
    """What an expression prints, in a language."""
    names: dict[str, object] = {}
    said = io.StringIO()
    statements = re.findall(r"^>>> (.*)$", SETUP + before, re.MULTILINE)
    with speaking(lang), contextlib.redirect_stdout(said):
        exec("\n".join([*statements, f"print({code})"]), names)  # noqa: S102
    return said.getvalue().strip()


def text_of(html: str) -> str:
    """The text of HTML, entities read."""
    return unescape(re.sub(r"<[^>]*>", "", html))
