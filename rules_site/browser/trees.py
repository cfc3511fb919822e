"""Elements for the browser as lists of a tag, attributes and content: there is no markup in them."""

from typing import Any

from rules_site.elements import Element

Tree = list[Any]


def tree(made: Element) -> Tree:
    """An element as `[tag, attributes, *content]`; content is texts and elements.

    >>> from rules_site.elements import element
    >>> tree(element("p", {"class": "lead"}, "1 < 2, ", element("b", None, "so"), "!"))
    ['p', {'class': 'lead'}, '1 < 2, ', ['b', {}, 'so'], '!']
    """
    content: Tree = [str(made.text)] if made.text else []
    for child in made:
        content.append(tree(child))
        if child.tail:
            content.append(str(child.tail))
    return [made.tag, dict(made.attrib), *content]
