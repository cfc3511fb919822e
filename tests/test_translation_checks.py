"""Each check of the pages fails on a fault of its kind, and only then."""

from pathlib import Path

import pytest

from rules_site.language import speller, translations
from rules_site.language.faults import Project
from tests.language_project import CLAUSES, TERMS, edit, kinds, make, of_kind, write

FI, ET, NL, FR = (f"docs/{language}/baccarat.md" for language in ("fi", "et", "nl", "fr"))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path)


def test_project_without_fault_has_none(project: Project) -> None:
    assert translations.faults(project) == []


SEEDS = [
    ("missing clause", ET, "{: #baccarat-payout-tie }\n", "", {("et", "missing clause")}),
    ("missing reading", "docs/fr/sources.md", "{: #baccarat-cut-finnish }", "", {("fr", "missing clause")}),
    (
        "unknown id",
        FR,
        "#baccarat-table-size",
        "#baccarat-table-seize",
        {("fr", "unknown clause"), ("fr", "missing clause")},
    ),
    (
        "duplicate id",
        NL,
        "## Winst",
        "Gelijkspel betaalt 8:1.\n{: #baccarat-payout-tie }\n\n## Winst",
        {("nl", "duplicate clause")},
    ),
    (
        "id on a heading",
        FI,
        "#payouts }",
        "#baccarat-payout-tie }",
        {("fi", "clause element"), ("fi", "headings"), ("fi", "duplicate clause")},
    ),
    (
        "note among the rules",
        FI,
        "- Pöytä",
        "- Pakka jaetaan.\n  {: #baccarat-cut-finnish }\n- Pöytä",
        {("fi", "reading"), ("fi", "clause page"), ("fi", "duplicate clause")},
    ),
    (
        "attribute list without effect",
        FI,
        "\n  {: #baccarat-table-size }",
        " {: #baccarat-table-size }",
        {("fi", "attribute list"), ("fi", "missing clause")},
    ),
    (
        "number changed in one language, unknown to the core",
        NL,
        "800",
        "900",
        {("nl", "number of the fact"), ("nl", "number between languages")},
    ),
    ("number repeated in one language", NL, "800 mm", "800 mm, 800 mm", {("nl", "number between languages")}),
    (
        "number against the core",
        ET,
        "8:1",
        "9:1",
        {("et", "number by the rules"), ("et", "number between languages")},
    ),
    (
        "range cut short",
        FR,
        "0 à 5",
        "0 à 4",
        {("fr", "number by the rules"), ("fr", "number between languages")},
    ),
    (
        "range made a pair",
        FI,
        "0–5",
        "0 tai 5",
        {("fi", "number by the rules"), ("fi", "number between languages")},
    ),
    ("forbidden term", NL, "Gelijkspel", "Stropdas", {("nl", "forbidden term")}),
    ("forbidden stem", ET, "Viik maksab", "Lipsuga viik maksab", {("et", "forbidden term")}),
    ("forbidden words across a line", FR, "paie 8:1", "paie en\ndésaccord 8:1", {("fr", "forbidden term")}),
    (
        "forbidden term in another language",
        FI,
        "Tasapeli maksaa",
        "Tasapeli (*Stropdas*{: lang=nl }) maksaa",
        {("fi", "forbidden term")},
    ),
    (
        "mention of a forbidden term",
        FI,
        "Tasapeli maksaa",
        "Tasapeli (*Stropdas*{: lang=nl .mention }) maksaa",
        set(),
    ),
    ("mention that is not needed", NL, "Gelijkspel", "*Gelijkspel*{: .mention }", {("nl", "mention")}),
    ("misspelt fi", FI, "Pelaaja ottaa", "Pelaaaja ottaa", {("fi", "spelling")}),
    ("misspelt et", ET, "Mängija võtab", "Mängija võtaab", {("et", "spelling")}),
    ("misspelt nl", NL, "De speler", "De speeler", {("nl", "spelling")}),
    ("misspelt fr after an elision", FR, "L’égalité", "L’égallité", {("fr", "spelling")}),
    ("misspelt title", FI, "title: Voitot", "title: Voittot", {("fi", "spelling")}),
    ("misspelt block title", FI, "note | Voitot", "note | Voittot", {("fi", "spelling")}),
    ("misspelt example", FI, "Pakka jaetaan", "Pakka jaetaann", {("fi", "spelling")}),
    (
        "misspelt alternative text",
        FI,
        "Tasapeli maksaa",
        "![Voittot](a.png) Tasapeli maksaa",
        {("fi", "spelling")},
    ),
    (
        "foreign words",
        FI,
        "Tasapeli maksaa",
        "Tasapeli (*égalité*{: lang=fr }, *whatsoeverly*{: lang=en }) maksaa",
        set(),
    ),
    ("different example", ET, 'hand("A 2 4")', 'hand("A 2 9")', {("et", "examples")}),
    ("heading of another level", FR, "## Gains", "### Gains", {("fr", "headings")}),
    ("other link target", FI, "(#payouts)", "(#payout)", {("fi", "links")}),
    ("other block", NL, "payouts | baccarat", "payouts | boule", {("nl", "blocks")}),
    (
        "element without counterpart",
        NL,
        "/// note",
        '<rule-drill kind="x"></rule-drill>\n\n/// note',
        {("nl", "blocks")},
    ),
]


@pytest.mark.parametrize(
    ("page", "old", "new", "expected"), [seed[1:] for seed in SEEDS], ids=[seed[0] for seed in SEEDS]
)
def test_seeded_fault_is_found(
    project: Project, page: str, old: str, new: str, expected: set[tuple[str, str]]
) -> None:
    edit(project, page, old, new)
    assert kinds(project) == expected


def test_fault_names_its_line_and_what_to_write(project: Project) -> None:
    edit(project, NL, "Gelijkspel", "Stropdas")
    [fault] = translations.faults(project)
    assert str(fault) == "docs/nl/baccarat.md:11: forbidden term: “Stropdas”: write gelijkspel (tie)"


def test_clause_on_another_page_and_in_another_order(project: Project) -> None:
    moved = "Viik maksab 8:1.\n{: #baccarat-payout-tie }\n"
    edit(project, ET, moved, "")
    edit(project, "docs/et/sources.md", "Pakk", f"{moved}\nPakk")
    assert kinds(project) == {("et", "clause page")}
    edit(project, "docs/et/sources.md", f"{moved}\nPakk", "Pakk")
    edit(project, ET, "/// note", f"{moved}\n/// note")
    assert kinds(project) == {("et", "clause order")}


def test_page_of_one_language_is_missed_in_the_others(project: Project) -> None:
    write(project, "docs/fi/general.md", "# Pakka\n")
    assert kinds(project) == {(language, "missing page") for language in ("et", "nl", "fr")}


def test_rules_of_a_game_are_required_once_it_has_a_page(project: Project) -> None:
    row = "general-deal\tgeneral\tx\tplay\tThe cards are dealt.\tx\tno\t\n"
    write(project, "locales/clauses.tsv", CLAUSES + row)
    assert kinds(project) == set()
    for language in project.languages:
        write(project, f"docs/{language}/general.md", "")
    assert kinds(project) == {(language, "missing clause") for language in project.languages}


def test_word_list_takes_words_and_must_be_needed(project: Project) -> None:
    edit(project, FI, "Pelaaja ottaa", "Pelaaaja ottaa")
    write(project, "locales/fi/words.txt", "pelaaaja\n")
    assert kinds(project) == set()
    write(project, "locales/fi/words.txt", "pelaaaja\npelaaja\npelaaaja\n")
    assert [fault.place for fault in of_kind(project, "word list")] == [
        "locales/fi/words.txt:2",
        "locales/fi/words.txt:3",
    ]


def test_missing_speller_fails_and_names_the_package(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speller, "_judged", {})
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(speller.ToolMissingError, match=r"install the Debian packages .*voikko-fi"):
        translations.faults(project)
    assert translations.main([], project) == 2


def test_missing_dictionary_fails_and_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speller, "_judged", {})
    monkeypatch.setitem(speller._HUNSPELL, "et", ("et_XX", "myspell-et"))
    with pytest.raises(speller.ToolMissingError, match="myspell-et"):
        speller.unknown(["kaart"], "et")


@pytest.mark.parametrize("name", ["clauses.tsv", "terms.tsv"])
def test_malformed_row_is_named(project: Project, name: str) -> None:
    text = {"clauses.tsv": CLAUSES, "terms.tsv": TERMS}[name]
    write(project, f"locales/{name}", text + "short\trow\n")
    line = text.count("\n") + 1
    with pytest.raises(ValueError, match=rf"{name}:{line}: 2 columns"):
        translations.faults(project)


def test_unclosed_fence_is_named(project: Project) -> None:
    edit(project, FR, "Le paquet est divisé.\n```\n", "")
    with pytest.raises(ValueError, match=r"baccarat\.md: line 23: the fence is never closed"):
        translations.faults(project)
