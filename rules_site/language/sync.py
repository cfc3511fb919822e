"""The sync ledger `locales/sync.toml`: what each clause said when somebody confirmed that all agree.

`python -m rules_site.language.sync confirm <id>… | --all` records it, `report` lists what has changed since.
"""

import hashlib
import sys
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rules_site.language.clauses import index, register
from rules_site.language.faults import Fault, Project, here

PIVOT = "en"
_USAGE = "usage: python -m rules_site.language.sync confirm <id>… | confirm --all | report"
_HEADER = """\
# Written by `python -m rules_site.language.sync confirm`: for each clause the hash of its fact (en) and of
# its text in each language at the moment when a translator confirmed that they all say the same.
"""

Hashes = Mapping[str, str]


@dataclass(frozen=True)
class Changed:
    """A clause that a language must look at again, since it was changed in these others (`en`: its fact)."""

    language: str
    clause: str
    place: str
    others: tuple[str, ...]


def content_hash(text: str) -> str:
    """A short hash of a text that does not depend on line breaks or on how accents are stored."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def current(project: Project) -> dict[str, dict[str, str]]:
    """Clause id → language → hash, for the clauses that stand on a page in any language."""
    placed = index(project)
    found: dict[str, dict[str, str]] = {}
    for name, clause in register(project.root).items():
        hashes = {
            language: content_hash(placed[language][name].text)
            for language in project.languages
            if name in placed[language]
        }
        if hashes:
            found[name] = {PIVOT: content_hash(clause.fact), **hashes}
    return found


def ledger(project: Project) -> dict[str, Hashes]:
    """The confirmed hashes by clause id; empty when nothing was ever confirmed."""
    path = _path(project)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _path(project: Project) -> Path:
    return project.path("locales", "sync.toml")


def confirm(project: Project, names: list[str]) -> None:
    """Record that these clauses say the same in all languages. Raises `ValueError` where one is lacking."""
    now = current(project)
    kept = {name: hashes for name, hashes in ledger(project).items() if name in now}
    for name in names:
        lacking = [language for language in project.languages if language not in now.get(name, {})]
        if lacking:
            raise ValueError(f"{name} does not stand on a page in {', '.join(lacking)}")
        kept[name] = now[name]
    lines = [_HEADER]
    for name in sorted(kept):
        lines += [f"[{name}]", *(f'{language} = "{value}"' for language, value in kept[name].items()), ""]
    _path(project).write_text("\n".join(lines), encoding="utf-8")


def changed(project: Project) -> Iterator[Changed]:
    """For each language the clauses whose counterpart, or whose fact, changed since they were confirmed."""
    kept = ledger(project)
    placed = index(project)
    for name, hashes in current(project).items():
        new = [each for each, value in hashes.items() if name in kept and kept[name].get(each) != value]
        for language in project.languages:
            others = tuple(each for each in new if each != language)
            if others and name in placed[language]:
                spot = placed[language][name]
                yield Changed(language, name, project.place(spot.path, spot.line), others)


def unconfirmed(project: Project) -> list[str]:
    """The clauses on the pages that were never confirmed."""
    confirmed = ledger(project)
    return [name for name in current(project) if name not in confirmed]


def check(project: Project) -> Iterator[Fault]:
    """Entries of the ledger for clauses that stand on no page."""
    now = current(project)
    for name in ledger(project):
        if name not in now:
            place = project.place(_path(project), 1)
            yield Fault(PIVOT, place, "sync", f"{name} stands on no page; the next confirm drops it")


def main(arguments: list[str]) -> int:
    """`confirm <id>…`, `confirm --all` or `report`. Gives the exit status."""
    project = here()
    match arguments:
        case ["confirm", *names] if names:
            try:
                chosen = list(current(project)) if names == ["--all"] else names
                confirm(project, chosen)
            except ValueError as error:
                print(error, file=sys.stderr)
                return 1
            print(f"confirmed: {len(chosen)} clauses")
        case ["report"]:
            for item in changed(project):
                print(f"{item.place}: {item.clause}: changed in {', '.join(item.others)}")
            print(f"never confirmed: {len(unconfirmed(project))} clauses")
        case _:
            print(_USAGE, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
