"""The code that an example needs to run by itself: its statements and those before it that they build on."""

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_SILENT = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)


@dataclass(frozen=True)
class Statement:
    """A statement of a page: its code, the output that the page gives, the names that it makes and uses.

    `module` is set where it imports names from a module and does nothing else.
    """

    source: str
    want: str
    makes: frozenset[str]
    uses: frozenset[str]
    is_setup: bool
    module: str | None = None

    @classmethod
    def read(cls, source: str, want: str = "") -> "Statement":
        """Read a statement, which must be valid Python."""
        tree = ast.parse(source)
        made: set[str] = set()
        used: set[str] = set()
        for node in ast.walk(tree):
            match node:
                case ast.alias():
                    made.add((node.asname or node.name).partition(".")[0])
                case ast.FunctionDef() | ast.ClassDef():
                    made.add(node.name)
                case ast.Name(ctx=ast.Load()):
                    used.add(node.id)
                case ast.Name():
                    made.add(node.id)
        silent = not want and all(isinstance(part, _SILENT) for part in tree.body)
        return cls(source, want, frozenset(made), frozenset(used), silent, _module(tree))


def _module(tree: ast.Module) -> str | None:
    match tree.body:
        case [ast.ImportFrom(module=str() as module, names=names, level=0)]:
            return None if any(name.asname for name in names) else module
    return None


def needed(before: Sequence[Statement], own: Iterable[Statement]) -> list[str]:
    """The code to run: what `own` builds on of the statements before it, in their order, then `own`.

    Of an import only the names that are used.

    >>> page = [Statement.read(code) for code in ("from math import inf, pi", "a = pi", "b = 2", "c = a")]
    >>> needed(page, [Statement.read("print(c)")])
    ['from math import pi', 'a = pi', 'c = a', 'print(c)']
    """
    chosen = list(own)
    code = [statement.source.rstrip() for statement in chosen]
    missing: frozenset[str] = frozenset()
    for statement in reversed(chosen):
        missing = (missing - statement.makes) | statement.uses
    for statement in reversed(before):
        wanted = statement.makes & missing
        if wanted:
            missing = (missing - statement.makes) | statement.uses
            shortened = f"from {statement.module} import {', '.join(sorted(wanted))}"
            code.insert(0, shortened if statement.module else statement.source.rstrip())
    return code


def standalone(language: str, before: Sequence[Statement], own: Iterable[Statement]) -> str:
    """The code as it can be copied and run, in the language of the page.

    >>> print(standalone("nl", [Statement.read("from math import inf, pi")], [Statement.read("print(pi)")]))
    from rules_core import use
    from math import pi
    <BLANKLINE>
    use("nl")
    print(pi)
    """
    code = needed(before, own)
    imports = [line for line in code if line.startswith(("import ", "from "))]
    rest = [line for line in code if line not in imports]
    return "\n".join([*_joined(["from rules_core import use", *imports]), "", f'use("{language}")', *rest])


def _joined(imports: list[str]) -> list[str]:
    """The imports, those from one module in one line."""
    names: dict[str, set[str]] = {}
    for line in imports:
        module, joint, rest = line.partition(" import ")
        names.setdefault(module + joint, set()).update(rest.split(", ") if joint else ())
    return [f"{module}{', '.join(sorted(rest))}" for module, rest in names.items()]
