"""No example of a page is passed over in silence, and the pages of all languages have the same ones."""

import re
from pathlib import Path

import pytest
from markdown import Markdown

from rules_site.example_fences import steps
from rules_site.language.clauses import index, register
from rules_site.language.faults import Project, here
from rules_site.languages import LANGUAGES
from rules_site.markdown import RulesExtension
from tests.page_guard import collected, extensions, faults
from tests.page_sybil import DOCS, page_sybil

_FOLLOWED = re.compile(r"\{: #([\w-]+) \}\n\n```python")
"""A clause that tells an example itself is held by the example after it."""

PAGES = [path for language in LANGUAGES for path in sorted((DOCS / language).glob("*.md"))]
NAMES = sorted({path.name for path in PAGES})
GOOD = '```python\n>>> print("a")\na\n```\n'
_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)

SEEDED = {
    "py": "```py\n>>> 1\n1\n```\n",
    "pycon": "```pycon\n>>> 1\n1\n```\n",
    "Python": "```Python\n>>> 1\n1\n```\n",
    "python3": "```python3\n>>> 1\n1\n```\n",
    "attributes": "``` { .python }\n>>> 1\n1\n```\n",
    "attributes with a title": '``` { .python title="x" }\n>>> 1\n1\n```\n',
    "title": '```python title="x"\n>>> 1\n1\n```\n',
    "highlighted lines": '```python hl_lines="1"\n>>> 1\n1\n```\n',
    "blank after the name": "```python \n>>> 1\n1\n```\n",
    "blank before the name": "``` python\n>>> 1\n1\n```\n",
    "no name": "```\n>>> 1\n1\n```\n",
    "another language": "```text\n>>> 1\n1\n```\n",
    "tildes with py": "~~~py\n>>> 1\n1\n~~~\n",
    "code without a prompt": "```py\nprint(1)\n```\n",
    "indented block": "Text.\n\n    >>> 1\n    1\n",
    "indented block in a list": "- Text.\n\n        >>> 1\n        1\n",
    "bare prompt": "Text.\n\n>>> 1\n1\n",
    "bare prompt in a list": "- >>> 1\n",
    "raw HTML": "<pre>\n&gt;&gt;&gt; 1\n1\n</pre>\n",
    "in a comment": "<!--\n```python\n>>> 1\n1\n```\n-->\n",
    "text after a blank line": '```python\n>>> print("a")\na\n\nmore output\n```\n',
    "comment for code": "```python\n>>> # nothing\n```\n",
    "directive": "```python\n>>> 1  # doctest: +SKIP\n2\n```\n",
    "example in no fence of the page": "<!--- invisible-code-block: python\nx = 1\n-->\n",
}


@pytest.mark.parametrize("spelling", SEEDED)
def test_the_guard_sees_an_example_that_sybil_passes_over(spelling: str) -> None:
    assert faults(GOOD + "\n" + SEEDED[spelling] + "\n" + GOOD), f"nothing found: {SEEDED[spelling]}"


def test_the_guard_accepts_examples() -> None:
    inside_a_note = '/// note | x\n```python\n>>> print("b")\nb\n```\n///\n'
    in_a_list = "- Text.\n\n    ```python\n    >>> 1\n    1\n    ```\n"
    mentioned = "The code begins with `>>>`.\n\n```sh\nmake test\n```\n"
    assert (
        faults("\n".join([GOOD, inside_a_note, in_a_list, mentioned, "> Quoted > twice >>> no code.\n"]))
        == []
    )


def test_the_guard_uses_the_extensions_of_the_site() -> None:
    names, _ = extensions()
    assert "pymdownx.superfences" in names
    assert "rules_site.markdown" not in names


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_example_of_a_page_is_tested(path: Path) -> None:
    assert faults(_body(path), path) == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_site_shows_what_is_tested(path: Path) -> None:
    ours = RulesExtension(lang=path.parent.name)
    names, options = extensions()
    Markdown(extensions=[*names, ours], extension_configs=options).convert(_body(path))
    run = [statement for example in ours.fences.run.examples for statement in example.statements]
    built = [(statement.source.strip(), statement.want.strip()) for statement in run]
    assert built == collected(page_sybil().parse(path))
    known = index(Project(here().root, (path.parent.name,)))[path.parent.name]
    assert not cited(ours) - known.keys(), "an example rests on clauses that are on no page"
    executable = {name for name, clause in register(here().root).items() if clause.executable}
    own = {name for name, placed in known.items() if placed.path == path and name in executable}
    told = set(_FOLLOWED.findall(_body(path)))
    unheld = {name for name in own - cited(ours) if name not in told or "-example-" not in name}
    assert unheld == set(), "no example of the page holds these clauses"


def cited(rules: RulesExtension) -> set[str]:
    """The clauses on which the examples of the page rest that was converted last."""
    said = (said for example in rules.fences.run.examples for said in example.said)
    return {name for one in said for step in steps(one.result) for name in step.clauses}


@pytest.mark.parametrize("name", NAMES)
def test_the_languages_have_the_same_examples(name: str) -> None:
    code = {language: _code(DOCS / language / name) for language in LANGUAGES}
    assert all(code[language] == code[LANGUAGES[0]] for language in LANGUAGES), code


def test_there_are_examples_in_each_language() -> None:
    assert all(_code(DOCS / language / "baccarat.md") for language in LANGUAGES)


def test_the_order_of_examples_in_another_language_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "fi" / "page.md"
    path.parent.mkdir()
    path.write_text("```python\n>>> 1\n1\n>>> 2\n2\n```\n", encoding="utf-8")
    assert _code(path) == ["1", "2"]


def _code(path: Path) -> list[str]:
    return [code for code, _ in collected(page_sybil().parse(path))]


def _body(path: Path) -> str:
    return _FRONT_MATTER.sub("", path.read_text(encoding="utf-8"))
