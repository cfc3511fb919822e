"""The clause register, and the clauses that stand on the pages of each language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules_site.language import pages
from rules_site.language.faults import Fault, Project, odd_ones
from rules_site.language.pages import Marked, Page

_COLUMNS = ("id", "game", "topic", "kind", "fact", "sources", "executable", "note")
_TAGS = ("p", "li", "dd")
NOTES_PAGES = {"reading": "sources.md", "scope": "about.md"}
"""Where the rows that are no rules stand: slips of the sources, and games that they only name."""


@dataclass(frozen=True)
class Clause:
    """A row of the register: `fact` is the English pivot. A `reading` or `scope` is a note, not a rule."""

    id: str
    game: str
    topic: str
    kind: str
    fact: str
    executable: bool

    @property
    def is_rule(self) -> bool:
        """Whether it must stand on the page of its game."""
        return self.kind not in NOTES_PAGES


@dataclass(frozen=True)
class Placed:
    """A clause on a page."""

    id: str
    text: str
    page: str
    line: int
    path: Path


Index = Mapping[str, Mapping[str, Placed]]
"""Language → clause id → where and how it stands there, in the order of the pages."""


def read_table(path: Path, text: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
    """The rows of a tab-separated file. Raises `ValueError` that names the line of a malformed row."""
    lines = text.rstrip("\n").split("\n")
    if tuple(lines[0].split("\t")) != columns:
        raise ValueError(f"{path.name}:1: the columns must be {', '.join(columns)}")
    rows: dict[str, dict[str, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        cells = line.split("\t")
        if len(cells) != len(columns):
            raise ValueError(f"{path.name}:{number}: {len(cells)} columns instead of {len(columns)}")
        if cells[0] in rows:
            raise ValueError(f"{path.name}:{number}: {cells[0]} stands there twice")
        rows[cells[0]] = dict(zip(columns, cells, strict=True))
    return list(rows.values())


def register(root: Path) -> Mapping[str, Clause]:
    """The register `locales/clauses.tsv` by id. Raises `ValueError` that names a malformed row."""
    path = root / "locales" / "clauses.tsv"
    return _register(path, path.read_text(encoding="utf-8"))


@cache
def _register(path: Path, text: str) -> Mapping[str, Clause]:
    found = {}
    for row in read_table(path, text, _COLUMNS):
        if row["executable"] not in ("yes", "no"):
            raise ValueError(f"clauses.tsv: {row['id']}: executable must be yes or no")
        fields = {name: row[name] for name in ("id", "game", "topic", "kind", "fact")}
        found[row["id"]] = Clause(**fields, executable=row["executable"] == "yes")
    return found


def required(project: Project) -> list[str]:
    """The ids that each language must have: those of every game with a page or a clause in some language."""
    rows = register(project.root).values()
    named = {path.stem for language in project.languages for path in project.pages(language)}
    placed = {name for clauses in index(project).values() for name in clauses}
    named |= {row.game for row in rows if row.id in placed}
    return [clause.id for clause in rows if clause.game in named]


def index(project: Project) -> Index:
    """The clauses on the pages, per language; of an id that stands twice the first place."""
    found: dict[str, dict[str, Placed]] = {}
    for language in project.languages:
        placed = found.setdefault(language, {})
        for page, mark in _marks(project, language):
            placed.setdefault(mark.id, Placed(mark.id, mark.text, page.name, mark.line, page.path))
    return found


def _marks(project: Project, language: str) -> Iterator[tuple[Page, Marked]]:
    known = register(project.root)
    for path in project.pages(language):
        page = pages.load(path, language)
        yield from ((page, mark) for mark in page.marked if mark.id in known and mark.tag in _TAGS)


def check(project: Project) -> Iterator[Fault]:
    """Faults of ids: unknown, twice, missing, on a wrong element, elsewhere or in another order."""
    known = register(project.root)
    placed = index(project)
    for language in project.languages:
        yield from _check_marks(project, language)
        for name in required(project):
            if name not in placed[language]:
                page = f"docs/{language}/{NOTES_PAGES.get(known[name].kind, known[name].game + '.md')}"
                yield Fault(language, page, "missing clause", f"{name}: {known[name].fact}")
    yield from _check_places(project, placed)


def _check_marks(project: Project, language: str) -> Iterator[Fault]:
    known = register(project.root)
    games = tuple(f"{clause.game}-" for clause in known.values())
    seen: dict[str, str] = {}
    for path in project.pages(language):
        for mark in pages.load(path, language).marked:
            place = project.place(path, mark.line)
            if mark.id not in known:
                if mark.id.startswith(games):
                    yield Fault(language, place, "unknown clause", f"{mark.id} is not in locales/clauses.tsv")
                continue
            if mark.tag not in _TAGS:
                message = f"{mark.id} stands on a <{mark.tag}>; use a paragraph or a list item"
                yield Fault(language, place, "clause element", message)
            if mark.id in seen:
                yield Fault(language, place, "duplicate clause", f"{mark.id} stands at {seen[mark.id]} too")
            seen.setdefault(mark.id, place)
            belongs = NOTES_PAGES.get(known[mark.id].kind, path.name)
            if path.name != belongs:
                yield Fault(language, place, "reading", f"{mark.id} is a note and belongs on {belongs}")
            if not mark.text:
                yield Fault(language, place, "empty clause", f"{mark.id} has no text")


def _check_places(project: Project, placed: Index) -> Iterator[Fault]:
    everywhere = set.intersection(*(set(clauses) for clauses in placed.values()))
    same = set()
    for name in sorted(everywhere):
        model, odd = odd_ones({language: clauses[name].page for language, clauses in placed.items()})
        if not odd:
            same.add(name)
        for language in odd:
            here = placed[language][name]
            there = placed[model][name].page
            message = f"{name} stands on {there} in {model}"
            yield Fault(language, project.place(here.path, here.line), "clause page", message)
    orders = {language: [name for name in clauses if name in same] for language, clauses in placed.items()}
    model, odd = odd_ones(orders)
    for language in odd:
        pairs = zip(orders[language], orders[model], strict=True)
        first, expected = next((one, other) for one, other in pairs if one != other)
        here = placed[language][first]
        message = f"{first} stands where {model} has {expected}"
        yield Fault(language, project.place(here.path, here.line), "clause order", message)
