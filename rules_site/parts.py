"""What follows each heading of a page stands in a part of its own.

A browser draws a part only when the reader comes near it: a page of hundreds of cards and tables is there at
once also on a slow telephone. Headings stay outside, so that finding their place draws nothing; what runs a
script stays outside too, because it is used from the start.
"""

from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor

_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_FIRST = _HEADINGS[1:]
"""Before the first of these the page begins; that is always seen."""

_SCRIPTED = ("rule-calculator", "rule-drill", "rule-odds")


class PartMaker(Treeprocessor):
    """Puts what stands between two headings of a page into a `<div class="part">`."""

    def run(self, root: Element) -> None:
        """Make the parts. The order of everything stays as it was."""
        children = list(root)
        root[:] = []
        part: Element | None = None
        begun = False
        for child in children:
            if child.tag in _HEADINGS:
                begun = begun or child.tag in _FIRST
                part = None
            if child.tag in _HEADINGS or not begun or _is_scripted(child):
                part = None
                root.append(child)
                continue
            if part is None:
                part = Element("div", {"class": "part"})
                root.append(part)
            part.append(child)


def _is_scripted(made: Element) -> bool:
    return any(inner.tag in _SCRIPTED for inner in made.iter())
