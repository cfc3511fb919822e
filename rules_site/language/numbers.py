"""The numbers in a clause: the same in every language, those of its fact, and exactly the core's.

A range counts as all its whole numbers, so that `0–5`, `0 à 5`, `0 t/m 5`, `0 kuni 5`, `0, 1, 2, 3, 4, 5`
are the same. Words are not numbers. Between languages the numbers are compared with their repetitions: where
a rule gives one number twice, changing one of the two must show. Against fact and core repetitions do not
count.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from functools import cache

from rules_site.language.clauses import Placed, index, register
from rules_site.language.faults import Fault, Project, odd_ones
from rules_site.language.figures import figures

_SPACES = "\u00a0\u202f\u2009"
_THOUSANDS = {"nl": f".{_SPACES}", "en": f",{_SPACES}"}
_DECIMAL = {"en": "."}
_RANGE_WORDS = {
    "fi": r":(?:sta|stä|lta|ltä)\s+",
    "et": r"\s+kuni\s+|-?st\s+",
    "nl": r"\s+(?:t/m|tot en met|tot)\s+",
    "fr": r"\s+à\s+",
    "en": r"\s+to\s+",
}
_WIDEST = 60


def numbers(text: str, language: str) -> list[str]:
    """The numbers of a text in a plain form, sorted: `8`, `0.95`, `5%`, `8:1`.

    A section of a text, such as 1.2, keeps its point in every language.

    >>> numbers("De bank koopt bij 0 t/m 2 en wint 0,95:1, min 5% van 1.450.", "nl")
    ['0', '0.95:1', '1', '1450', '2', '5%']
    """
    found: list[str] = []
    for match in _pattern(language).finditer(text):
        if match.groupdict().get("section"):
            found.append(match["section"])
        elif match["last"]:
            found += _range(match["first"], match["last"])
        else:
            values = [_plain(part, language) for part in match["number"].split(":")]
            found.append(":".join(values) + ("%" if match["percent"] else ""))
    return sorted(found)


@cache
def _pattern(language: str) -> re.Pattern[str]:
    group, point = _THOUSANDS.get(language, _SPACES), _DECIMAL.get(language, ",")
    number = rf"(?:\d{{1,3}}(?:[{re.escape(group)}]\d{{3}})+(?!\d)|\d+)(?:{re.escape(point)}\d+)?"
    between = rf"(?:[–‑-]|{_RANGE_WORDS[language]})"
    span = rf"(?P<first>\d+){between}(?P<last>\d+)(?!\d|:\d|%|{re.escape(point)}\d|[\s{_SPACES}]?%)"
    single = rf"(?P<number>{number}(?::{number})?)(?P<percent>[\s{_SPACES}]?%)?"
    section = "" if point == "." else r"(?P<section>\d{1,2}\.\d{1,2})(?![\d.])|"
    return re.compile(rf"(?<![\d:,.])(?:{section}{span}|{single})")


def _range(first: str, last: str) -> list[str]:
    low, high = int(first), int(last)
    if low < high <= low + _WIDEST:
        return [str(value) for value in range(low, high + 1)]
    return [str(low), str(high)]


def _plain(number: str, language: str) -> str:
    ungrouped = re.sub(f"[{re.escape(_THOUSANDS.get(language, _SPACES))}]", "", number)
    value = Decimal(ungrouped.replace(_DECIMAL.get(language, ","), "."))
    return str(value.to_integral_value()) if value == value.to_integral_value() else str(value.normalize())


def check(project: Project) -> Iterator[Fault]:
    """Faults of numbers, clause by clause."""
    placed = index(project)
    for name, clause in register(project.root).items():
        here = {language: clauses[name] for language, clauses in placed.items() if name in clauses}
        found = {language: numbers(place.text, language) for language, place in here.items()}
        core = figures().get(name)
        for language, place in here.items():
            where = project.place(place.path, place.line)
            if core is not None and set(found[language]) != core:
                message = f"{name} has {_shown(found[language])}; by the rules it must have {_shown(core)}"
                yield Fault(language, where, "number by the rules", message)
            elif lost := set(numbers(clause.fact, "en")) - set(found[language]):
                message = f"{name} lacks {_shown(lost)}, in digits; the fact is: {clause.fact}"
                yield Fault(language, where, "number of the fact", message)
        yield from _differences(project, name, here, found)


def _differences(
    project: Project, name: str, here: Mapping[str, Placed], found: Mapping[str, list[str]]
) -> Iterator[Fault]:
    if not found:
        return
    model, odd = odd_ones(found)
    for language in odd:
        where = project.place(here[language].path, here[language].line)
        message = f"{name} has {_shown(found[language])}; {model} has {_shown(found[model])}"
        yield Fault(language, where, "number between languages", message)


def _shown(values: Iterable[str]) -> str:
    """Numbers for a report; three and more in a row as a range."""
    parts: list[list[str]] = []
    for value in sorted(values, key=lambda value: [float(part) for part in value.rstrip("%").split(":")]):
        if parts and value.isdecimal() and parts[-1][-1].isdecimal() and int(value) == int(parts[-1][-1]) + 1:
            parts[-1].append(value)
        else:
            parts.append([value])
    shown = (f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(run) for run in parts)
    return " ".join(shown) or "no number"
