"""Which small changes of the core's code does no test of the core notice?

    python -m pip install mutmut==3.8.1
    python -m tests.mutants FOLDER [--share 0.35] [--seconds 2] [module …]

mutmut makes the changes ("mutants"), in a copy of the core in FOLDER. There `tests.mutants_run` runs, for each of
them, the tests that reach the changed function until one fails; `--share` takes a random part, always the same,
`--seconds` gives up after so much time of tests. FOLDER/results.tsv says what became of each; what stands there is
not run again, so FOLDER goes with one state of the core. The sentences, which are data, are left out; what is
computed when modules are imported is not changed any more, and a mutant there may live that a fresh start kills.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parent.parent
COPIED = ("rules_core", "locales", "tests")
SEED = 1
SWITCH = ("mutmut.mutation.trampoline", "tests.mutants_switch")
DECORATED = re.compile(
    r"^(?P<pad> *)@(?P<decorator>property|cache|contextmanager|lru_cache\(.*\))\n"
    r"(?P<head>(?P=pad)def )(?P<name>\w+)(?P<rest>.*\n(?:(?:(?P=pad) +.*|(?P=pad)\).*)?\n)*)",
    re.MULTILINE,
)


def undecorated(code: str) -> str:
    """The same module for mutmut, which leaves decorated functions alone: a line below decorates them.

    >>> print(undecorated("@cache\\ndef f(x):\\n    return x\\n"))
    def raw_f(x):
        return x
    f = cache(raw_f)
    """

    def put_below(found: re.Match[str]) -> str:
        pad, name, rest = found["pad"], found["name"], found["rest"].rstrip("\n")
        return f"{found['head']}raw_{name}{rest}\n{pad}{name} = {found['decorator']}(raw_{name})\n\n"

    return DECORATED.sub(put_below, code)


def prepare(folder: Path) -> list[str]:
    """Copy the project with all mutants of the core in it. Returns the names of the mutants."""
    from mutmut.mutation.file_mutation import mutate_file_contents  # noqa: PLC0415  (only this needs mutmut)
    from mutmut.utils.format_utils import get_mutant_name  # noqa: PLC0415

    names = []
    for part in COPIED:
        shutil.copytree(PROJECT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PROJECT / "pyproject.toml", folder)
    for path in sorted((PROJECT / "rules_core").rglob("*.py")):
        inside = path.relative_to(PROJECT)
        if "sentences" in inside.parts:
            continue
        mutated = mutate_file_contents(str(inside), undecorated(path.read_text(encoding="utf-8")))
        (folder / inside).write_text(mutated.code.replace(*SWITCH), encoding="utf-8")
        names += [get_mutant_name(inside, name) for name in mutated.mutant_names]
    return names


def main() -> int:
    """Prepare the copy, choose the mutants and run pytest over them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=1000.0)
    parser.add_argument("modules", nargs="*")
    options = parser.parse_intermixed_args()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    known = folder / "names.txt"
    if not known.exists():
        known.write_text("\n".join(prepare(folder)) + "\n", encoding="utf-8")
    names = known.read_text(encoding="utf-8").split()
    if options.modules:
        names = [name for name in names if name.startswith(tuple(f"rules_core.{m}" for m in options.modules))]
    names = random.Random(SEED).sample(names, len(names))[: round(len(names) * options.share)]
    (folder / "chosen.txt").write_text("\n".join(names) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-s", "--tb=native", "-p", "no:xdist"]
    command += ["-p", "tests.mutants_run", "-m", "not exhaustive", "rules_core", "tests/core"]
    more = {"PYTHONPATH": str(folder), "MUTANT_UNDER_TEST": "stats", "MUTANTS_SECONDS": str(options.seconds)}
    return subprocess.run(command, cwd=folder, env=os.environ | more, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
