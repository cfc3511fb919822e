"""The part of `tests.mutants` inside pytest: which tests reach which function, then a fork for every mutant."""

import gc
import json
import os
import re
import resource
import signal
import sys
from collections import Counter, defaultdict
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from rules_core import words
from rules_core.poker import ranking
from tests import mutants_switch
from tests.mutants_switch import reached

MUTANT_OF_A_DOCTEST = re.compile(r"__mutmut_\d+$")
SECONDS_MORE = 1.5
TIMES_LONGER = 5
"""A test that needs so much more processor time than usual counts as failed."""
MEMORY = 3 << 30
LEAST_TESTS = 3
WARM_UP = 8
caches: list[Any] = []


def pytest_configure() -> None:
    """Let hypothesis try the same examples every time, and report the first that fails as it is."""
    phases = [Phase.explicit, Phase.generate]
    settings.register_profile("mutants", derandomize=True, database=None, deadline=None, phases=phases)
    settings.load_profile("mutants")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the copies of a function only the original keeps its doctest."""
    items[:] = [item for item in items if not MUTANT_OF_A_DOCTEST.search(item.name)]


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Run the tests without a mutant, then with each that is chosen and has no result yet."""
    tests, seconds = reach(session.items)
    if not Path("control").exists():
        verdict = under("none", list(seconds), seconds)
        if not verdict.startswith("survived"):
            raise RuntimeError(f"without a mutant: {verdict}")
        Path("control").touch()
    mutants_switch.choose("none")
    for item in list(seconds)[::WARM_UP]:  # so that no child has to load what tests load late
        failure(item)
    gc.collect()
    gc.freeze()
    gc.disable()
    results, counts = Path("results.tsv"), Counter[str]()
    done = {line.split("\t")[0] for line in results.read_text().splitlines()} if results.exists() else set()
    todo = [name for name in Path("chosen.txt").read_text(encoding="utf-8").split() if name not in done]
    with results.open("a", encoding="utf-8") as out:
        for count, name in enumerate(todo, 1):
            items = quick(tests[name.partition("__mutmut_")[0]], seconds)
            verdict = under(name, items, seconds) if items else "unreached\t"
            print(name, verdict, len(items), sep="\t", file=out, flush=True)
            counts[verdict.split("\t")[0]] += 1
            if count % 200 == 0 or count == len(todo):
                print(f"{count} of {len(todo)}: {dict(counts)}", flush=True)
    return True


def reach(items: list[pytest.Item]) -> tuple[dict[str, list[pytest.Item]], dict[pytest.Item, float]]:
    """The tests that reach each function, and how long each test takes; kept in a file for the next run."""
    kept = Path("reach.json")
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    mutants_switch.choose("stats")
    for item in items:
        if item.nodeid not in known:
            forget()
            reached.clear()
            begun = used()
            failed = failure(item)
            if failed:
                print("fails without a mutant:", item.nodeid, failed[-300:], flush=True)
            known[item.nodeid] = None if failed else [used() - begun, sorted(reached)]
    kept.write_text(json.dumps(known), encoding="utf-8")
    tests, seconds, weight = defaultdict(list), {}, {}
    for item in items:
        if known[item.nodeid]:
            seconds[item], functions = known[item.nodeid]
            weight[item] = seconds[item] * len(functions)
            for function in functions:
                tests[function].append(item)
    for row in tests.values():
        row.sort(key=weight.__getitem__)  # what is quick and touches little says most
    return tests, seconds


def quick(items: list[pytest.Item], seconds: dict[pytest.Item, float]) -> list[pytest.Item]:
    """The first of these tests, as many as need so long together as is allowed; at least a few."""
    most = float(os.environ["MUTANTS_SECONDS"])
    spent = list(accumulate(seconds[item] for item in items))
    return [item for place, item in enumerate(items) if place < LEAST_TESTS or spent[place] <= most]


def used() -> float:
    """The processor time of this process and its children."""
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in both)


def failure(item: pytest.Item) -> str:
    """Why a test fails. A doctest's names are put back, since it loses them when it has run."""
    test = getattr(item, "dtest", None)
    names = dict(test.globs) if test else {}
    reports = runtestprotocol(item, log=False, nextitem=None)
    if test:
        test.globs.update(names)
    return "".join(str(report.longrepr) for report in reports if report.failed)


def under(name: str, items: list[pytest.Item], seconds: dict[pytest.Item, float]) -> str:
    """What becomes of a mutant under these tests: a word, a tab, what killed it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        in_child(name, items, seconds, writer)
    os.close(writer)
    with os.fdopen(reader) as answer:
        said = answer.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return f"timeout\tsignal {os.WTERMSIG(status)}"
    return said or f"killed\texit {os.waitstatus_to_exitcode(status)}"


def in_child(name: str, items: list[pytest.Item], seconds: dict[pytest.Item, float], writer: int) -> None:
    """Run the tests until one fails; the alarm ends a test that does not end."""
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    mutants_switch.choose(name)
    forget()
    said = "survived\t"
    try:
        for item in items:
            signal.setitimer(signal.ITIMER_PROF, SECONDS_MORE + TIMES_LONGER * seconds[item])
            if failure(item):
                said = f"killed\t{item.nodeid}"
                break
    except BaseException as error:
        said = f"killed\t{type(error).__name__}"
    os.write(writer, said.encode())
    os._exit(0)


def forget() -> None:
    """Empty what the core keeps; the catalogs, which are slow to read, only for a mutant of what reads them."""
    if not caches:
        core = [module for name, module in sys.modules.items() if name.split(".")[0] == "rules_core"]
        values = [value for module in core for value in vars(module).values()]
        caches.extend(value.cache_clear for value in values if hasattr(value, "cache_clear"))
        caches.extend(value.clear for value in values if isinstance(value, ranking._Table))
    for clear in caches:
        if clear.__self__ is not words.catalog or "words" in os.environ["MUTANT_UNDER_TEST"]:
            clear()
