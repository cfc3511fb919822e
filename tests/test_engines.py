"""The pages, unedited, in two other engines: MkDocs and its theme are at the end of their line."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from html import unescape
from pathlib import Path

import pytest

from rules_site.build import write_data
from rules_site.languages import LANGUAGES
from tests.html_page import HtmlPage

PROJECT = Path(__file__).resolve().parent.parent
OURS = ("clause", "example", "playing-card")
"""How the classes begin that our Markdown extension gives: another engine must give as many of each."""

CONFIG = """\
INHERIT: locales/{lang}/mkdocs.yml
docs_dir: docs/{lang}
site_dir: built/{lang}
theme: {{custom_dir: rules_site/theme}}
"""
"""Zensical takes no folder outside that of its configuration, so the same settings are read from the top."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project to build in. Zensical does not follow links to folders: here they are folders."""
    root = tmp_path_factory.mktemp("engines")
    for name in ("docs", "locales", "rules_core", "rules_site"):
        shutil.copytree(PROJECT / name, root / name, ignore=shutil.ignore_patterns("data", "__pycache__"))
    shutil.copy(PROJECT / "mkdocs.yml", root)
    for lang in LANGUAGES:
        write_data(root / "docs" / lang / "assets" / "data")
        (root / f"{lang}.yml").write_text(CONFIG.format(lang=lang), encoding="utf-8")
    return root


@pytest.mark.parametrize(
    ("engine", "lang"), [("properdocs", "fi"), ("zensical", "et"), ("properdocs", "nl"), ("zensical", "fr")]
)
def test_another_engine_builds_the_same_pages(
    copy: Path, site: Path, site_url: str, engine: str, lang: str
) -> None:
    env = {**os.environ, "PYTHONPATH": str(copy), "SITE_URL": site_url, "LOCALE_URL": f"{site_url}{lang}/"}
    command = [sys.executable, "-m", engine, "build", "--strict", "--clean", "-f", f"{lang}.yml"]
    done = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    names = sorted(p.relative_to(site / lang) for p in (site / lang).rglob("*.html"))
    assert [name for name in names if not (copy / "built" / lang / name).is_file()] == []
    for name in names:
        ours, theirs = (HtmlPage(folder / lang / name, "") for folder in (site, copy / "built"))
        assert theirs.language == lang
        assert unescape(theirs.title) == unescape(ours.title)
        assert _marks(theirs) == _marks(ours), name
        assert _clauses(theirs) == _clauses(ours), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_comparison_is_of_something(site: Path, lang: str) -> None:
    page = HtmlPage(site / lang / "baccarat" / "index.html", "")
    assert _clauses(page)
    missing = [prefix for prefix in OURS if not any(name.startswith(prefix) for name in _marks(page))]
    assert missing == []


def _marks(page: HtmlPage) -> Counter[str]:
    return Counter(name for element in page.elements for name in element.classes if name.startswith(OURS))


def _clauses(page: HtmlPage) -> list[str]:
    return [e.attributes["id"] for e in page.elements if "clause" in e.classes and "id" in e.attributes]
