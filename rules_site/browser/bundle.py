"""One script instead of many: modules that a page always needs together are put into one file.

A telephone spends more time on asking for thirty small files than on reading them. The modules stay what
they are where they are written and tested; in the built site `site.js` holds what every page needs, and each
script that is loaded where it is used, `import("./boule/calculator.js")`, holds those that it alone needs.

Each module becomes a function that runs once and gives what it exports; so names of different modules stay
apart. Only the forms of import and export that our modules use are known; any other stops the build. Comments
that fill lines of their own are left out: a fourth of the text.
"""

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

ENTRY = "site.js"
MODULES = Path(__file__).resolve().parents[2] / "docs" / "assets" / "js"

_IMPORT = re.compile(r'^import \{ ([^}]+) \} from "(\.[^"]+)";$', re.M)
_EFFECT = re.compile(r'^import "(\.[^"]+)";.*$', re.M)
_PASSED = re.compile(r'^export \{ ([^}]+) \} from "(\.[^"]+)";$', re.M)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|class|function\*?) (\w+))", re.M)
_DEFAULT = re.compile(r"^export default (?=class (\w+))", re.M)
_LATER = re.compile(r'import\("(\.[^"]+)"\)')
_COMMENT = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.M | re.S)
_UNKNOWN = re.compile(r"^(?:import|export)\b.*$", re.M)


class BundleError(ValueError):
    """A module that cannot be put into a file with others. The message names it and what was found."""


def bundles(folder: Path) -> dict[str, str]:
    """The text of each script of the built site, by its path below `folder`, which holds the modules.

    Raises BundleError for a form that is not known and for modules that import each other in a circle,
    OSError for one that is missing.
    """
    modules = _Modules(folder)
    shared = modules.shared
    texts = {ENTRY: modules.joined(shared) + _registry(shared)}
    waiting = [later for name in shared for later in modules.later(name)]
    while waiting:
        name = waiting.pop()
        if name in texts:
            continue
        needed = modules.needed(name)
        own = [module for module in needed if module not in shared]
        taken = [module for module in needed if module in shared]
        texts[name] = _head(name, taken) + modules.joined(own) + _exports(name, modules.exported(name))
        waiting += [later for module in own for later in modules.later(module)]
    return texts


def write(folder: Path) -> None:
    """Put the modules in `folder` together: afterwards it holds the scripts of `bundles` and nothing else.

    Raises BundleError and OSError as `bundles` does.
    """
    texts = bundles(folder)
    for path in folder.rglob("*.js"):
        if path.relative_to(folder).as_posix() not in texts:
            path.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


class _Modules:
    """The modules of a folder, read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.texts: dict[str, str] = {}
        self.shared = self.needed(ENTRY)

    def text(self, name: str) -> str:
        if name not in self.texts:
            self.texts[name] = (self.folder / name).read_text(encoding="utf-8")
        return self.texts[name]

    def needed(self, name: str) -> list[str]:
        """The modules that a module needs from the start, each after those that it needs itself."""
        order: list[str] = []
        self._visit(name, order, ())
        return order

    def _visit(self, name: str, order: list[str], above: tuple[str, ...]) -> None:
        if name in above:
            raise BundleError(f"modules import each other: {' → '.join((*above, name))}")
        if name in order:
            return
        for imported in self._imports(name):
            self._visit(imported, order, (*above, name))
        order.append(name)

    def _imports(self, name: str) -> Iterator[str]:
        text = self.text(name)
        addresses = [
            *(address for _, address in (*_IMPORT.findall(text), *_PASSED.findall(text))),
            *_EFFECT.findall(text),
        ]
        yield from (_beside(name, address) for address in addresses)

    def later(self, name: str) -> list[str]:
        """The modules that a module may load later and that are in no other script."""
        found = (_beside(name, address) for address in _LATER.findall(self.text(name)))
        return [module for module in found if module not in self.shared]

    def exported(self, name: str) -> list[str]:
        """What a module exports: names, `default` among them."""
        text = self.text(name)
        passed = [part.strip() for names, _ in _PASSED.findall(text) for part in names.split(",")]
        return [*passed, *_EXPORT.findall(text), *("default" for _ in _DEFAULT.findall(text))]

    def _loaded(self, name: str, found: re.Match[str]) -> str:
        """What stands for loading a module later: nothing to load when it is in the shared script already."""
        module = _beside(name, found[1])
        return f"Promise.resolve({_variable(module)})" if module in self.shared else found[0]

    def joined(self, names: Sequence[str]) -> str:
        return "".join(map(self._wrapped, names))

    def _wrapped(self, name: str) -> str:
        """The module as a function that is called at once."""
        text = _EFFECT.sub("", self.text(name))
        text = _LATER.sub(lambda found: self._loaded(name, found), text)
        text = _IMPORT.sub(lambda found: f"const {{ {_renamed(found[1])} }} = {_from(name, found[2])};", text)
        passed = [
            f"...(({{ {names} }}) => ({{ {names} }}))({_from(name, address)})"
            for names, address in _PASSED.findall(text)
        ]
        given = [*passed, *_EXPORT.findall(text), *(f"default: {cls}" for cls in _DEFAULT.findall(text))]
        text = _DEFAULT.sub("", _EXPORT.sub("", _PASSED.sub("", text)))
        if "import.meta" in text and "/" in name:
            raise BundleError(f"{name}: import.meta would not be its own folder's")
        if unknown := _UNKNOWN.search(text):
            raise BundleError(f"{name}: this form of import or export is not known: {unknown[0]}")
        body = f"{_COMMENT.sub('', text).strip()}\nreturn {{ {', '.join(given)} }};"
        return f"const {_variable(name)} = (() => {{\n{body}\n}})();\n\n"


def _head(name: str, taken: Sequence[str]) -> str:
    """What a script takes from the shared one."""
    up = os.path.relpath(ENTRY, Path(name).parent)
    address = up if up.startswith(".") else f"./{up}"
    return (
        f'import {{ modules }} from "{address}";\n\n'
        f"const {{ {', '.join(map(_variable, taken))} }} = modules;\n\n"
    )


def _registry(names: Sequence[str]) -> str:
    """What other scripts take from the shared one."""
    return f"export const modules = {{ {', '.join(map(_variable, names))} }};\n"


def _exports(name: str, names: Sequence[str]) -> str:
    named = ", ".join(found for found in names if found != "default")
    parts = [f"export const {{ {named} }} = {_variable(name)};\n"] if named else []
    return "".join(parts) + (f"export default {_variable(name)}.default;\n" if "default" in names else "")


def _beside(name: str, address: str) -> str:
    """The path of the module at an address in the module `name`.

    >>> _beside("boule/calculator.js", "../dom.js")
    'dom.js'
    """
    return os.path.normpath(Path(name).parent / address)


def _variable(name: str) -> str:
    """What a module is called in a script.

    >>> _variable("money-wheel/calculator.js")
    'm_money_wheel__calculator'
    """
    return "m_" + name.removesuffix(".js").replace("/", "__").replace("-", "_")


def _from(name: str, address: str) -> str:
    """What the module at an address in the module `name` is called."""
    return _variable(_beside(name, address))


def _renamed(names: str) -> str:
    """The names of an import, as a pattern takes them: `a as b` is `a: b`."""
    return names.replace(" as ", ": ")
