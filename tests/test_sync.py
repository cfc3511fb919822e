"""The sync ledger: an edit in one language is named for the other three."""

from pathlib import Path

import pytest

from rules_site.language import sync, translations
from rules_site.language.faults import Project
from tests.language_project import edit, kinds, make, write

ET = "docs/et/baccarat.md"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make(tmp_path)


def test_edit_in_one_language_is_listed_for_the_other_three(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    sync.confirm(project, list(sync.current(project)))
    assert list(sync.changed(project)) == [] and sync.unconfirmed(project) == []
    edit(project, ET, "Viik maksab", "Viik alati maksab")
    changed = list(sync.changed(project))
    assert {(item.language, item.clause, item.others) for item in changed} == {
        (language, "baccarat-payout-tie", ("et",)) for language in ("fi", "nl", "fr")
    }
    assert translations.main([], project) == 0
    assert (
        "docs/fi/baccarat.md:12: changed since confirmed: baccarat-payout-tie (changed in et)"
        in capsys.readouterr().out
    )
    sync.confirm(project, ["baccarat-payout-tie"])
    assert list(sync.changed(project)) == []


def test_changed_fact_is_listed_for_all_four(project: Project) -> None:
    sync.confirm(project, list(sync.current(project)))
    edit(project, "locales/clauses.tsv", "The table is", "Each table is")
    assert {(item.language, item.others) for item in sync.changed(project)} == {
        (language, ("en",)) for language in project.languages
    }


def test_clause_that_is_not_in_all_languages_cannot_be_confirmed(project: Project) -> None:
    edit(project, ET, "{: #baccarat-payout-tie }\n", "")
    with pytest.raises(ValueError, match="does not stand on a page in et"):
        sync.confirm(project, ["baccarat-payout-tie"])


def test_ledger_entry_without_clause_is_a_fault(project: Project) -> None:
    write(project, "locales/sync.toml", '[baccarat-gone]\nfi = "x"\n')
    assert kinds(project) == {("en", "sync")}
