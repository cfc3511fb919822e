"""Building HTML as elements, so that nothing in it is taken for Markdown or for markup."""

from xml.etree import ElementTree

from markdown.util import AtomicString

Element = ElementTree.Element
Content = Element | str | None


def element(tag: str, attributes: dict[str, str] | None = None, *content: Content) -> Element:
    """An element with this content: texts, elements; `None` is nothing.

    >>> to_html(element("p", {"class": "lead"}, "1 < 2, ", element("b", None, "*so*")))
    '<p class="lead">1 &lt; 2, <b>*so*</b></p>'
    """
    made = Element(tag, attributes or {})
    for part in content:
        add(made, part)
    return made


def add(parent: Element, part: Content) -> None:
    """Put a text or an element at the end of another element."""
    if part is None:
        return
    if not isinstance(part, str):
        parent.append(part)
    elif len(parent):
        parent[-1].tail = AtomicString((parent[-1].tail or "") + part)
    else:
        parent.text = AtomicString((parent.text or "") + part)


def from_html(text: str) -> Element:
    """The element that well-formed HTML writes."""
    return ElementTree.fromstring(text)  # noqa: S314  (only our own HTML)


def to_html(made: Element) -> str:
    """The HTML of an element."""
    return ElementTree.tostring(made, encoding="unicode", method="html")


def hidden(text: str) -> Element:
    """Words for screen readers only."""
    return element("span", {"class": "sr-only"}, text)
