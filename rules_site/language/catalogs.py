"""The check of the message catalogs, and their command:

python -m rules_site.language.catalogs update|check
"""

import re
import string
import sys
from collections.abc import Iterator

from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileError

from rules_site.language import catalog_files
from rules_site.language.catalog_files import forms, key, messages
from rules_site.language.faults import Fault, Project, here

_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", re.DOTALL)
_CALL = re.compile(r"""(?<![\w.$])(?:_|N_|n_|gettext|ngettext)\(\s*(?P<quote>["'`])""")
_TEMPLATE_ONLY = "en"
_UPDATE = "run python -m rules_site.language.catalogs update"


def check(project: Project) -> Iterator[Fault]:
    """Every fault of the template and the catalogs; one of the code or the template is of language `en`."""
    code = catalog_files.template(project)
    yield from _unseen_calls(project, code)
    yield from _check_template(project, code)
    for language in project.languages:
        path = project.catalog(language)
        if not path.exists():
            yield Fault(language, project.place(path, 1), "catalog", f"is missing; {_UPDATE}")
            continue
        try:
            catalog = catalog_files.load(path, language)
        except PoFileError as error:
            yield Fault(language, project.place(path, 1), "catalog", f"cannot be read: {error}")
            continue
        yield from _check_catalog(project, language, code, catalog)


def _check_template(project: Project, code: Catalog) -> Iterator[Fault]:
    path = catalog_files.pot(project)
    place = project.place(path, 1)
    kept = messages(catalog_files.load(path, _TEMPLATE_ONLY)) if path.exists() else {}
    now = messages(code)
    if kept.keys() != now.keys() or any(forms(kept[name].id) != forms(now[name].id) for name in now):
        differing = sorted(repr(name[0]) for name in kept.keys() ^ now.keys())
        shown = ", ".join(differing[:3]) + (" …" if len(differing) > 3 else "")
        yield Fault(_TEMPLATE_ONLY, place, "template", f"is not up to date ({shown}); {_UPDATE}")


def _unseen_calls(project: Project, code: Catalog) -> Iterator[Fault]:
    """Calls in JavaScript that the extractor passes over, such as those inside a template literal."""
    known = {text for message in code if message.id for text in forms(message.id)}
    for path in sorted(project.path("docs", "assets", "js").rglob("*.js")):
        text = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf-8"))
        for match in _CALL.finditer(text):
            message = _literal(text, match.end(), match["quote"])
            line = text.count("\n", 0, match.start()) + 1
            place = project.place(path, line)
            if match["quote"] == "`" or message not in known or _inside_template(text, match.start()):
                advice = "use a plain string, outside any template literal"
                yield Fault(_TEMPLATE_ONLY, place, "call not extracted", f"{match[0]}{message}…: {advice}")


def _literal(text: str, start: int, quote: str) -> str:
    match = re.compile(rf"(?:\\.|[^\\{quote}])*", re.DOTALL).match(text, start)
    raw = match[0] if match else ""
    return re.sub(r"\\(.)", r"\1", raw)


def _inside_template(text: str, position: int) -> bool:
    """Whether a place in JavaScript lies inside a template literal."""
    return text[text.rfind("\n\n", 0, position) + 1 : position].count("`") % 2 == 1


def _check_catalog(project: Project, language: str, code: Catalog, catalog: Catalog) -> Iterator[Fault]:
    path = project.catalog(language)
    expected = get_plural(language)
    if (catalog.num_plurals, catalog.plural_expr) != (expected.num_plurals, expected.plural_expr):
        message = f"Plural-Forms must be {expected.plural_forms}"
        yield Fault(language, project.place(path, 1), "plural forms", message)
    now, kept = messages(code), messages(catalog)
    for name in now.keys() - kept.keys():
        yield Fault(language, project.place(path, 1), "message missing", repr(name[0]))
    obsolete = [*catalog.obsolete.values(), *(kept[name] for name in kept.keys() - now.keys())]
    for entry in obsolete:
        yield Fault(language, project.place(path, entry.lineno or 1), "message obsolete", repr(key(entry)[0]))
    for entry in kept.values():
        for kind, text in _faults_of(entry):
            yield Fault(language, project.place(path, entry.lineno or 1), kind, text)


def _faults_of(message: Message) -> Iterator[tuple[str, str]]:
    name = repr(key(message)[0])
    if message.fuzzy:
        yield "message fuzzy", name
    for number, text in enumerate(forms(message.string)):
        if not text.strip():
            yield "message empty", name + (f", plural form {number}" if message.pluralizable else "")
            continue
        try:
            allowed = [placeholders(form) for form in forms(message.id)]
            if placeholders(text) not in allowed:
                given, wanted_names = _braces(placeholders(text)), _braces(allowed[-1])
                yield "placeholders", f"{name} is given {given} instead of {wanted_names}"
        except ValueError as error:
            yield "placeholders", f"{name}: {error}"


def placeholders(text: str) -> frozenset[str]:
    """The names in braces. Raises `ValueError` when the braces do not pair or a name is not plain."""
    names = [field for _, field, _, _ in string.Formatter().parse(text) if field is not None]
    for name in names:
        if not name.isidentifier():
            raise ValueError(f"{{{name}}} is no placeholder")
    return frozenset(names)


def _braces(names: frozenset[str]) -> str:
    return " ".join(f"{{{name}}}" for name in sorted(names)) or "no placeholder"


def main(arguments: list[str]) -> int:
    """`update` writes template and catalogs anew, `check` lists the faults. Gives the exit status."""
    if arguments == ["update"]:
        print("\n".join(catalog_files.update(here())))
        return 0
    if arguments == ["check"]:
        faults = sorted(check(here()))
        print("\n".join(map(str, faults)) or "catalogs: no fault")
        return 1 if faults else 0
    print("usage: python -m rules_site.language.catalogs update|check", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
