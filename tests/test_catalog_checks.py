"""Each check of the message catalogs fails on a fault of its kind, and only then."""

from pathlib import Path

import pytest

from rules_site.language import catalog_files
from rules_site.language.faults import Project
from tests.language_project import edit, kinds, make, of_kind

PO = "locales/{}/LC_MESSAGES/rules.po"
FI, FR = PO.format("fi"), PO.format("fr")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path)


SEEDS = [
    ("empty message", FI, "Pelaajalla on {total}.", "", {("fi", "message empty")}),
    ("empty plural form", FR, "{n} de cartes", "", {("fr", "message empty")}),
    ("plural form of white space", FR, "{n} de cartes", " ", {("fr", "message empty")}),
    ("plural form too few", FR, 'msgstr[2] "{n} cartes"\n', "", {("fr", "message empty")}),
    ("plural forms for another language", FR, "nplurals=3", "nplurals=2", {("fr", "catalog")}),
    ("wrong plural rule", FR, "n == 0 || n == 1", "n == 1", {("fr", "plural forms")}),
    ("fuzzy", FI, 'msgid "Show"', '#, fuzzy\nmsgid "Show"', {("fi", "message fuzzy")}),
    (
        "obsolete",
        FI,
        'msgid "Show"',
        '#~ msgid "Hide"\n#~ msgstr "Piilota"\n\nmsgid "Show"',
        {("fi", "message obsolete")},
    ),
    (
        "unknown message",
        FI,
        'msgid "Show"',
        'msgid "Hide"\nmsgstr "Piilota"\n\nmsgid "Show"',
        {("fi", "message obsolete")},
    ),
    ("missing message", FI, 'msgid "Show"\nmsgstr "Näytä"', "", {("fi", "message missing")}),
    ("placeholder of another name", FI, "on {total}", "on {totaal}", {("fi", "placeholders")}),
    ("placeholder lost in a plural", FI, "{n} korttia", "korttia", {("fi", "placeholders")}),
    ("brace without its pair", FI, "on {total}", "on {total", {("fi", "placeholders"), ("fi", "spelling")}),
    ("misspelt", FI, "Pelaajalla on", "Pelaaajalla on", {("fi", "spelling")}),
    ("forbidden term", FI, "Pelaajalla on", "Solmio on", {("fi", "forbidden term")}),
    (
        "template behind the code",
        "rules_core/lines.py",
        "N_(",
        'N_("The end."), N_(',
        {
            ("en", "template"),
            *((language, "message missing") for language in ("fi", "et", "nl", "fr")),
        },
    ),
    (
        "plural added to a message",
        "rules_core/lines.py",
        '"{n} cards", 2',
        '"{n} playing cards", 2',
        {("en", "template")},
    ),
    (
        "call in a template literal",
        "docs/assets/js/lines.js",
        '_("Show")',
        '`<b>${_("Show")}</b>`',
        {
            ("en", "call not extracted"),
            ("en", "template"),
            *((language, "message obsolete") for language in ("fi", "et", "nl", "fr")),
        },
    ),
    (
        "known message in a template literal",
        "docs/assets/js/lines.js",
        "];",
        ', `<b>${_("Show")}</b>`];',
        {("en", "call not extracted")},
    ),
    (
        "template literal as message",
        "docs/assets/js/lines.js",
        "];",
        ", _(`Show`)];",
        {("en", "call not extracted")},
    ),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"), [seed[1:] for seed in SEEDS], ids=[seed[0] for seed in SEEDS]
)
def test_seeded_fault_is_found(
    project: Project, name: str, old: str, new: str, expected: set[tuple[str, str]]
) -> None:
    edit(project, name, old, new)
    assert kinds(project) == expected


def test_missing_catalog_is_a_fault(project: Project) -> None:
    project.path(FI).unlink()
    [fault] = of_kind(project, "catalog")
    assert str(fault) == f"{FI}:1: catalog: is missing; run python -m rules_site.language.catalogs update"


def test_fault_names_the_line_of_its_message(project: Project) -> None:
    edit(project, FI, "Pelaajalla on {total}.", "")
    [fault] = of_kind(project, "message empty")
    path, _, line = fault.place.partition(":")
    near = project.path(path).read_text(encoding="utf-8").split("\n")[int(line) - 1 : int(line) + 2]
    assert any("has {total}" in text for text in near)


def test_update_keeps_translations_adds_new_messages_and_drops_old_ones(project: Project) -> None:
    edit(project, "rules_core/lines.py", 'N_("The Player has {total}.")', 'N_("The end.")')
    said = catalog_files.update(project)
    assert f"wrote {FI}: 1 to translate" in said
    assert "  dropped: 'The Player has {total}.' = 'Pelaajalla on {total}.'" in said
    assert kinds(project) == {(language, "message empty") for language in project.languages}
    assert 'msgstr "Näytä"' in project.path(FI).read_text(encoding="utf-8")


def test_update_without_a_change_writes_nothing(project: Project) -> None:
    before = project.path(FR).read_text(encoding="utf-8")
    assert all(line.startswith("unchanged") for line in catalog_files.update(project))
    assert project.path(FR).read_text(encoding="utf-8") == before


def test_french_has_three_plural_forms(project: Project) -> None:
    assert "nplurals=3" in project.path(FR).read_text(encoding="utf-8")
