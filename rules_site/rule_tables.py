"""The frame of every table of rules: a caption, a head, rows; it scrolls inside itself on a narrow screen."""

from dataclasses import dataclass

from rules_site.elements import Element, element


@dataclass(frozen=True)
class RuleTable:
    """A table being filled. `element` is what goes into the page."""

    element: Element
    body: Element

    def row(self, classes: str, *cells: Element) -> None:
        """Add a row."""
        self.body.append(element("tr", {"class": classes} if classes else {}, *cells))


def rule_table(name: str, caption: str, head: list[list[Element]], classes: str = "") -> RuleTable:
    """A table with this caption and these rows of cells as its head.

    `name` makes its id and a landmark of it; a table without a name is a plain group.
    """
    body = element("tbody")
    top = element("thead", None, *(element("tr", None, *row) for row in head))
    caption_id = {"id": f"{name}-caption"} if name else {}
    table = element("table", {"class": "table"}, element("caption", caption_id, caption), top, body)
    role = (
        {"role": "region", "aria-labelledby": f"{name}-caption"}
        if name
        else {"role": "group", "aria-label": caption}
    )
    frame = {"class": f"rule-table {classes}".strip(), "tabindex": "0", **role}
    return RuleTable(element("div", frame, table), body)


def column(text: str, classes: str = "", **attributes: str) -> Element:
    """A cell of the head; without a text it is an empty corner."""
    given = ({"scope": "col"} if text else {}) | ({"class": classes} if classes else {}) | attributes
    return element("th" if text else "td", given, text)


def cell(text: str, classes: str = "") -> Element:
    """A cell of a row."""
    return element("td", {"class": classes} if classes else {}, text)


def row_name(*content: Element | str, **attributes: str) -> Element:
    """The first cell of a row, which names it."""
    return element("th", {"scope": "row", **attributes}, *content)
