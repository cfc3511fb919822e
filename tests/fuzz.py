"""Does any input lead to anything but a result or a `RulesError`?

    python -m tests.fuzz [--count N] [--seed S]

Calls every public function of the core and every command of the command line with valid, nearly valid and
hostile input, says a share of the results in the four languages, and prints how often each was called, how
often it answered, and every fault. Exits with 1 when there was one.
"""

import argparse
import io
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rules_core import cli
from rules_core.errors import RulesError
from tests.fuzz_calls import CALLS, Call
from tests.fuzz_checks import LONGEST_ERROR, check_answer, check_error, say
from tests.fuzz_commands import COMMAND_LINES
from tests.fuzz_values import damaged, hostile

COMMAND_SHARE = 0.1
"""How many of the inputs are command lines, which take the most time."""
WHOLE_SHARE = 0.4
"""How many of the calls have no argument that was damaged on purpose."""
SAID_SHARE = 0.05
"""How many of the results and errors are said in all languages."""
LONGEST_ARGUMENTS = 300


@dataclass
class Report:
    """What was called how often, how often it answered, and what went wrong."""

    called: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    faults: dict[str, str] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        """The report as text."""
        for name in sorted(self.called):
            yield f"{self.called[name]:8} {self.answered[name]:8}  {name}"
        yield from self.faults.values()
        yield f"{self.called.total()} inputs, {self.answered.total()} answered, {len(self.faults)} faults"


def fuzz(count: int, seed: int) -> Report:
    """Try so many inputs; the same seed gives the same ones."""
    random, report = Random(seed), Report()
    for _ in range(count):
        if random.random() < COMMAND_SHARE:
            _try_command(random, report)
        else:
            _try_call(random, report)
    return report


def _try_call(random: Random, report: Report) -> None:
    call = random.choice(CALLS)
    kept = 0.4 if random.random() < 0.5 else 0.95
    chosen = {
        name: make for name, make in call.makes.items() if name in call.needed or random.random() < kept
    }
    arguments = {name: make(random) for name, make in chosen.items()}
    whole = random.random() < WHOLE_SHARE
    for name, value in arguments.items():
        pick = 1.0 if whole else random.random()
        if pick < 0.12:
            arguments[name] = hostile(random)
        elif pick < 0.25:
            arguments[name] = damaged(random, value)
    report.called[call.name] += 1
    try:
        _answer(random, call, arguments, report)
    except (Exception, SystemExit) as error:
        _note(report, call.name, error, arguments)


def _answer(random: Random, call: Call, arguments: dict[str, Any], report: Report) -> None:
    result: Any
    try:
        result = call.function(**arguments)
        report.answered[call.name] += 1
    except RulesError as error:
        result = error
        check_error(error)
    else:
        check_answer(call, arguments, result)
    if random.random() < SAID_SHARE:
        say(result)


def _try_command(random: Random, report: Report) -> None:
    command, make = random.choice(COMMAND_LINES)
    line = make(random)
    name = f"rules-core {command}"
    report.called[name] += 1
    out, err = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = cli.main(line)
        report.answered[name] += status == 0
        said, silent = (out, err) if status == 0 else (err, out)
        if status not in (0, 2) or not said.getvalue().strip() or silent.getvalue():
            raise ValueError(f"exit status {status}, output {out.getvalue()!r}, error {err.getvalue()!r}")
        if status == 2 and (err.getvalue().count("\n") != 1 or len(err.getvalue()) > LONGEST_ERROR):
            raise ValueError(f"not one readable line: {err.getvalue()[:200]!r}")
    except (Exception, SystemExit) as error:
        _note(report, name, error, line)


def _note(report: Report, name: str, error: BaseException, arguments: Any) -> None:
    """Keep the first fault of each kind and place."""
    frames = traceback.extract_tb(error.__traceback__)
    place = next((frame for frame in reversed(frames) if "rules_core" in frame.filename), frames[-1])
    key = f"{name}: {type(error).__name__} at {place.filename.rpartition('/')[2]}:{place.lineno}"
    if key not in report.faults:
        report.faults[key] = f"FAULT {key}: {_written(error)}\n      {_written(arguments)}"


def _written(value: Any) -> str:
    try:
        return str(value)[:LONGEST_ARGUMENTS]
    except Exception as error:
        return f"(cannot be written: {type(error).__name__})"


def main(arguments: list[str] | None = None) -> int:
    """Print the report; the exit status is 1 when there was a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    start = time.perf_counter()
    report = fuzz(options.count, options.seed)
    print("\n".join(report.lines()))
    print(f"{time.perf_counter() - start:.0f} seconds, seed {options.seed}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
