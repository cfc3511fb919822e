"""The message catalogs as files: messages taken from the code, `rules.pot`, each language's `rules.po`."""

import io
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import read_po, write_po

from rules_site.language.faults import Project

KEYWORDS = {**DEFAULT_KEYWORDS, "n_": (1, 2)}
_COMMENT_TAG = "Translators:"
# Header lines that Babel fills with dates and invented addresses: a catalog changes when its messages do.
_UNWANTED = re.compile(
    r'^"(POT-Creation-Date|PO-Revision-Date|Report-Msgid-Bugs-To|Last-Translator|Language-Team): .*\n',
    re.MULTILINE,
)
_HEADER = "# Messages of PROJECT. Translate from the English; the words are in locales/terms.tsv."


def template(project: Project) -> Catalog:
    """The messages that stand in the code now, by the rules in `babel.cfg`."""
    with project.path("babel.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]
    tops = {pattern.split("/")[0] for pattern, _ in methods}
    root = project.root

    def wanted(folder: str | Path) -> bool:
        return Path(folder).resolve().relative_to(root.resolve()).parts[:1][0] in tops

    catalog = _new(None)
    for path, line, message, comments, context in extract_from_dir(
        root, methods, options, KEYWORDS, (_COMMENT_TAG,), strip_comment_tags=True, directory_filter=wanted
    ):
        catalog.add(message, None, [(path, line)], auto_comments=comments, context=context)
    return catalog


def pot(project: Project) -> Path:
    """Where the template is kept."""
    return project.path("locales", "rules.pot")


def load(path: Path, language: str) -> Catalog:
    """A catalog from its file; do not change it. Raises Babel's `PoFileError` when it is malformed."""
    return _parse(path.read_bytes(), language)


@cache
def _parse(text: bytes, language: str) -> Catalog:
    return read_po(io.BytesIO(text), locale=language, abort_invalid=True)


def messages(catalog: Catalog) -> Mapping[tuple[str, str | None], Message]:
    """The messages by msgid and context, without the header."""
    return {key(message): message for message in catalog if message.id}


def key(message: Message) -> tuple[str, str | None]:
    """What makes a message the same in code, template and catalog."""
    return forms(message.id)[0], message.context


def forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """A msgid or msgstr as its forms: one, or one a plural form."""
    return (text or "",) if isinstance(text, str) or text is None else tuple(text)


def update(project: Project) -> list[str]:
    """Write `rules.pot` and the four `rules.po` anew from the code. Says what it did, a line a file."""
    fresh = template(project)
    said = [f"{_write(project, pot(project), fresh)} with {len(messages(fresh))} messages"]
    for language in project.languages:
        path = project.catalog(language)
        old = _parse.__wrapped__(path.read_bytes(), language) if path.exists() else _new(language)
        before = messages(old)
        old.update(fresh, no_fuzzy_matching=True)
        gone = [message for name, message in before.items() if name not in messages(fresh)]
        untranslated = sum(not all(forms(message.string)) for message in messages(old).values())
        said.append(f"{_write(project, path, old)}: {untranslated} to translate")
        said += [f"  dropped: {forms(m.id)[0]!r} = {forms(m.string)[0]!r}" for m in gone]
    return said


def _new(language: str | None) -> Catalog:
    return Catalog(locale=language, project="rules", version="1", fuzzy=False, header_comment=_HEADER)


def _write(project: Project, path: Path, catalog: Catalog) -> str:
    name = path.relative_to(project.root).as_posix()
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=0, include_lineno=False, ignore_obsolete=True)
    text = _UNWANTED.sub("", buffer.getvalue().decode())
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return f"unchanged {name}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return f"wrote {name}"
