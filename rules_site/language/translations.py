"""`make translations`: everything that is wrong between and in the four languages, language by language.

`python -m rules_site.language.translations [--lang fi|et|nl|fr] [--json]`. Exit status 1 when there is a
fault; clauses that changed since they were confirmed are listed, and are no fault.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict

from rules_site.language import catalogs, clauses, numbers, spelling, structure, sync, terms
from rules_site.language.faults import Fault, Project, here
from rules_site.language.speller import ToolMissingError
from rules_site.language.sync import Changed
from rules_site.languages import LANGUAGES

EVERY = (*LANGUAGES, sync.PIVOT)
"""The languages of a report; `en` stands for the code, the register and the ledger."""

CHECKS: tuple[Callable[[Project], Iterator[Fault]], ...] = (
    structure.check,
    clauses.check,
    numbers.check,
    terms.check,
    spelling.check,
    catalogs.check,
    sync.check,
)


def faults(project: Project) -> list[Fault]:
    """All faults by language and place. Raises `ToolMissingError`, or `ValueError` for an unreadable file."""
    return sorted({fault for check in CHECKS for fault in check(project)}, key=_order)


def _order(fault: Fault) -> tuple[str, str, int, str]:
    path, _, line = fault.place.partition(":")
    return fault.language, path, int(line or 0), fault.message


def report(
    found: list[Fault], changed: list[Changed], unconfirmed: int, languages: tuple[str, ...] = EVERY
) -> str:
    """The report as text: what changed since, then the faults of each language, then a line of totals."""
    lines: list[str] = []
    for item in changed:
        where = ", ".join(item.others)
        lines.append(f"{item.place}: changed since confirmed: {item.clause} (changed in {where})")
    lines += map(str, found)
    totals = []
    for language in languages:
        count = sum(fault.language == language for fault in found)
        behind = sum(item.language == language for item in changed)
        totals.append(f"{language} {count}" + (f" ({behind} changed since)" if behind else ""))
    lines.append(f"faults: {', '.join(totals)}; clauses never confirmed: {unconfirmed}")
    return "\n".join(lines)


def as_json(found: list[Fault], changed: list[Changed], unconfirmed: list[str]) -> str:
    """The same report for programs."""
    data = {
        "faults": [asdict(fault) for fault in found],
        "changed": [asdict(item) for item in changed],
        "unconfirmed": unconfirmed,
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def main(arguments: list[str], project: Project | None = None) -> int:
    """Print the report. Gives 0, 1 when there is a fault, 2 when the checks could not run."""
    parser = argparse.ArgumentParser(prog="python -m rules_site.language.translations", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, help="only what concerns this language")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    project = project or here()
    try:
        found, changed = faults(project), list(sync.changed(project))
    except (ToolMissingError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    languages = (options.lang,) if options.lang else EVERY
    found = [fault for fault in found if fault.language in languages]
    changed = [item for item in changed if item.language in languages]
    unconfirmed = sync.unconfirmed(project)
    if options.json:
        print(as_json(found, changed, unconfirmed))
    else:
        print(report(found, changed, len(unconfirmed), languages))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
