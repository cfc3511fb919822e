"""The pages and catalogs as they are: nothing missing, and what the checks read is what the site shows."""

import doctest
import importlib
from functools import cache
from pathlib import Path

import pytest
from markdown import Markdown
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

from rules_site.language import page_tree, pages, sync, translations
from rules_site.language.clauses import index, register
from rules_site.language.faults import here
from rules_site.language.page_tree import Node

PROJECT = here()
PAGES = [(language, path) for language in PROJECT.languages for path in PROJECT.pages(language)]


def test_nothing_is_wrong_between_and_in_the_languages(capsys: pytest.CaptureFixture[str]) -> None:
    found, changed = translations.faults(PROJECT), list(sync.changed(PROJECT))
    if changed:
        with capsys.disabled():
            print("\n" + translations.report([], changed, len(sync.unconfirmed(PROJECT))))
    assert not found, translations.report(found, [], 0)


def test_every_language_has_every_baccarat_and_general_clause() -> None:
    games = ("baccarat", "general")
    wanted = {clause.id for clause in register(PROJECT.root).values() if clause.game in games}
    for language, clauses in index(PROJECT).items():
        assert wanted <= set(clauses), language


@pytest.mark.parametrize(
    ("language", "path"), PAGES, ids=[f"{language}-{path.stem}" for language, path in PAGES]
)
def test_clauses_are_read_as_the_site_shows_them(language: str, path: Path) -> None:
    tree = _built(language, path)
    ids = _clause_ids(tree)
    page = pages.load(path, language)
    assert {mark.id: mark.text for mark in page.marked if mark.id in ids} == {
        name: _text(node) for name, node in ids.items()
    }
    known = register(PROJECT.root)
    assert [mark.id for mark in page.marked if mark.id in known] == [name for name in ids if name in known]


@cache
def _config(language: str) -> MkDocsConfig:
    return load_config(str(PROJECT.path("locales", language, "mkdocs.yml")))


def _built(language: str, path: Path) -> Node:
    config = _config(language)
    markdown = Markdown(extensions=config.markdown_extensions, extension_configs=config.mdx_configs)
    return page_tree.parse(markdown.convert(path.read_text(encoding="utf-8")))


def _clause_ids(tree: Node) -> dict[str, Node]:
    known = register(PROJECT.root)
    return {node.attributes["id"]: node for node in tree.walk() if node.attributes.get("id") in known}


def _text(node: Node) -> str:
    lists = (part for part in node.walk() if part.tag in page_tree.LISTS)
    nested = frozenset(id(part) for part in lists if any("id" in inner.attributes for inner in part.walk()))
    return page_tree.text_of(node, nested)


@pytest.mark.parametrize("module", ["faults", "numbers", "figures", "spelling"])
def test_examples_in_the_checks(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"rules_site.language.{module}"))
    assert result.attempted and not result.failed
