"""The examples of the pages as tests: each page in the language of its folder.

`docs/conftest.py` hands them to pytest; the tests of the examples and of the tables use them too.
"""

from doctest import NORMALIZE_WHITESPACE
from pathlib import Path

from sybil import Document, Example, Sybil
from sybil.parsers.markdown import PythonCodeBlockParser

from rules_core.words import speaking
from rules_site.languages import LANGUAGES

DOCS = Path(__file__).resolve().parent.parent / "docs"
_LONGEST_ID = 70


class PageDocument(Document):
    """A page, whose examples speak the language of its folder."""

    def __init__(self, text: str, path: str) -> None:
        super().__init__(text, path)
        self.language = Path(path).parent.name
        self.push_evaluator(self.speak)

    def speak(self, example: Example) -> str | None:
        """Evaluate an example in the page's language."""
        with speaking(self.language):
            evaluator = example.region.evaluator
            return evaluator(example) if evaluator else None


class PageSybil(Sybil):
    """Names an example by its place among the page's examples and its code, not by its line."""

    def identify(self, example: Example) -> str:
        """`07 print(explain(hand("A 2 4")))`."""
        starts = [region.start for _, region in example.document.regions]
        code = " ".join(getattr(example.parsed, "source", str(example.parsed)).split())
        return f"{starts.index(example.start) + 1:02d} {code[:_LONGEST_ID]}"


def page_sybil(folder: Path = DOCS) -> Sybil:
    """What collects the examples of the pages below `folder`."""
    return PageSybil(
        parsers=[PythonCodeBlockParser(doctest_optionflags=NORMALIZE_WHITESPACE)],
        patterns=[f"{language}/*.md" for language in LANGUAGES],
        path=str(folder),
        document_types={".md": PageDocument},
    )
