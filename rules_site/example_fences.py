"""A Python fence becomes a worked example: run, drawn, its sentence large, its code behind a fold."""

import re
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesBlockPreprocessor, SuperFencesException  # type: ignore[import-untyped]

from rules_core.results import Step
from rules_core.words import speaking
from rules_site.clause_links import cited
from rules_site.elements import Element, element, to_html
from rules_site.examples import Example, ExampleError, PageRun
from rules_site.labels import label
from rules_site.needed_code import standalone
from rules_site.page import Page, page_of
from rules_site.pictures import pictures

LANGUAGE = "python"
_ABOUT = "about/#examples"
_PLAIN = re.compile(r'<span class="(?:p|n|nn|w|o|mi|nb)">([^<]*)</span>')


class FenceError(SuperFencesException):  # type: ignore[misc]
    """A worked example that is wrong; of this kind because superfences passes over every other error."""


class ExampleFences:
    """The Python fences of a page."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.run = PageRun(language)

    def register(self, md: Markdown) -> None:
        """Take over the Python fences. Raises `ValueError` when superfences is not there yet."""
        fences = next(
            (found for found in md.preprocessors if isinstance(found, SuperFencesBlockPreprocessor)), None
        )
        if fences is None:
            raise ValueError(
                "rules_site.markdown needs pymdownx.superfences before it in markdown_extensions"
            )
        fences.extension.extend_super_fences(LANGUAGE, self.render, self.validate, self.reset)

    def reset(self, md: Markdown) -> None:
        """Begin a new page."""
        self.run = PageRun(self.language)

    def validate(self, language: str, inputs: dict[str, str], options: Any, attrs: Any, md: Markdown) -> bool:
        """Refuse a fence with a title or anything else, which the tests would not run."""
        if inputs:
            page = page_of(md, self.language)
            raise FenceError(str(page.wrong("a worked example is exactly ```python", f"```python {inputs}")))
        return True

    def render(self, src: str = "", md: Markdown | None = None, **_: Any) -> str:
        """The HTML of a fence, nothing for one that only sets up names."""
        assert md is not None  # noqa: S101  (superfences always gives it)
        page = page_of(md, self.language)
        before = [statement for example in self.run.examples for statement in example.statements]
        try:
            example = self.run.run(src)
        except ExampleError as error:
            raise FenceError(str(page.wrong(str(error), src))) from error
        if example.is_setup:
            return cited([])
        code = standalone(self.language, before, example.statements)
        with speaking(self.language):
            return _html(example, page, _highlight(md, code))


def _html(example: Example, page: Page, code: str) -> str:
    """The parts of a worked example, one below the other."""
    drawn = [pictures(said.result, page.sprites) for said in example.said]
    parts = [
        *_cloth([top for top, _ in drawn if top is not None]),
        *(below for _, below in drawn if below is not None),
    ]
    parts += [element("p", {"class": "example__sentence"}, said.sentence) for said in example.said]
    clauses = dict.fromkeys(
        name for said in example.said for step in steps(said.result) for name in step.clauses
    )
    checked = element(
        "a", {"class": "example__checked", "href": f"{page.root}{_ABOUT}"}, label("example-checked")
    )
    summary = element("summary", None, label("example-code"))
    fold = f'<details class="example__code">{to_html(summary)}{code}</details>'
    foot = f'<div class="example__foot">{to_html(checked)}{fold}</div>'
    return f'<div class="example">{"".join(map(to_html, parts))}{cited(clauses)}{foot}</div>'


def _cloth(drawn: list[Element]) -> list[Element]:
    """The table surface with what is drawn on it; several hands stand side by side."""
    if len(drawn) > 1 and all(part.tag == "figure" for part in drawn):
        drawn = [element("div", {"class": "coup"}, *drawn)]
    row = " example__table--row" if len(drawn) > 1 else ""
    return [element("div", {"class": f"example__table{row} felt"}, *drawn)] if drawn else []


def _highlight(md: Markdown, code: str) -> str:
    """The code in colours, as superfences shows it everywhere else.

    Names and signs stand as plain text, not in an element each: half of a page's elements would be theirs.
    """
    fences: Any = md.preprocessors["fenced_code_block"]
    html = fences.highlight(src=code, language=LANGUAGE, options={}, md=md, classes=[], id_value="", attrs={})
    return _PLAIN.sub(r"\1", str(html))


def steps(result: Any) -> tuple[Step, ...]:
    """The reasons that a result gives."""
    if hasattr(result, "steps"):
        return tuple(result.steps)
    return (result.step,) if hasattr(result, "step") else ()
