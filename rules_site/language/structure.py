"""The structure of the pages: the same in every language, only the words differ."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest

from rules_site.language import pages
from rules_site.language.faults import Fault, Project, odd_ones
from rules_site.language.pages import Page

_ASPECTS: Mapping[str, Callable[[Page], Sequence[object]]] = {
    "headings": lambda page: [f"level {level}{' #' + name if name else ''}" for level, name in page.headings],
    "examples": lambda page: ["\n".join(example.code) for example in page.examples],
    "links": lambda page: page.links,
    "blocks": lambda page: page.machine,
}


def check(project: Project) -> Iterator[Fault]:
    """Pages that are missing in a language, and pages whose headings, examples, links or blocks differ."""
    names = {path.name for language in project.languages for path in project.pages(language)}
    for name in sorted(names):
        there: dict[str, Page] = {}
        for language in project.languages:
            path = project.path("docs", language, name)
            if path.exists():
                there[language] = pages.load(path, language)
            else:
                place = f"docs/{language}/{name}"
                yield Fault(language, place, "missing page", "the page exists in another language")
        yield from _compare(project, there)
        for language, page in there.items():
            yield from _leftovers(project, language, page)


def _compare(project: Project, there: Mapping[str, Page]) -> Iterator[Fault]:
    for aspect, parts_of in _ASPECTS.items():
        parts = {language: list(parts_of(page)) for language, page in there.items()}
        model, odd = odd_ones(parts)
        for language in odd:
            number, here, other = next(
                (number, here, other)
                for number, (here, other) in enumerate(zip_longest(parts[language], parts[model]), 1)
                if here != other
            )
            line = _line(there[language], aspect, number)
            message = f"number {number} is {_shown(here)}; {model} has {_shown(other)}"
            yield Fault(language, project.place(there[language].path, line), aspect, message)


def _line(page: Page, aspect: str, number: int) -> int:
    if aspect == "examples" and number <= len(page.examples):
        return page.examples[number - 1].line
    return 1


def _shown(part: object) -> str:
    return "missing" if part is None else repr(part)


def _leftovers(project: Project, language: str, page: Page) -> Iterator[Fault]:
    for prose in page.prose:
        if "{:" in prose.text or "{#" in prose.text or "{ #" in prose.text:
            advice = "give it a line of its own, and a blank line after it unless a list item follows"
            message = f"the attribute list has no effect; {advice}: “{prose.text[:40]}”"
            yield Fault(language, project.place(page.path, prose.line), "attribute list", message)
