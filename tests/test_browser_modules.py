"""The browser's modules hold no figure of the rules, and write nothing into a page as markup."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

MODULES = Path(__file__).resolve().parent.parent / "docs" / "assets" / "js"
ALLOWED = Path(__file__).with_name("module_numbers.toml")
SHELL = {"language.js", "search.js", "search-index.js"}
GENERAL = {"0", "1"}
RULES = sorted(path.relative_to(MODULES).as_posix() for path in MODULES.glob("*/*.js"))
"""The modules of a game: here a digit may not even stand in a text."""

MARKUP = (
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "document.write",
    "DOMParser",
    "eval(",
    "new Function",
    "createContextualFragment",
)
OF_THE_BUILD = {"card-drawings.js": ("DOMParser",)}
"""What reads a file of the build itself, and nothing else, as markup."""


TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      | (?P<template>`(?:\\.|[^`\\])*`)
      | (?P<regexp>(?<=[=(,:;!&|?])\s*/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n\[])+/[a-z]*)
      | (?P<number>(?<![\w$])(?:0[xob][\da-f_]+|\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+))""",
    re.VERBOSE | re.DOTALL | re.IGNORECASE,
)
"""What can hold a digit in JavaScript."""


def tokens(source: str) -> Iterator[tuple[str, str]]:
    """Kind and text of everything in a module that can hold a digit; a template literal as its parts."""
    for match in TOKEN.finditer(source):
        kind, text = str(match.lastgroup), match[0]
        if kind != "template":
            yield kind, text
            continue
        yield "text", re.sub(r"\$\{[^}]*\}", "", text)
        for part in re.findall(r"\$\{([^}]*)\}", text):
            yield from tokens(part)


def numbers(source: str) -> set[str]:
    """Every number in a module, a BigInt without its n."""
    return {text for kind, text in tokens(source) if kind == "number"}


def exemptions() -> dict[str, dict[str, str]]:
    """For each module the numbers that are none of the rules', with the reason."""
    return tomllib.loads(ALLOWED.read_text(encoding="utf-8"))


def modules() -> list[str]:
    """The modules that calculators and drills are made of; the site's own know no game."""
    return sorted(p.relative_to(MODULES).as_posix() for p in MODULES.rglob("*.js") if p.name not in SHELL)


def source(name: str) -> str:
    return (MODULES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", modules())
def test_a_module_holds_no_figure(name: str) -> None:
    assert numbers(source(name)) - GENERAL == set(exemptions().get(name, {}))


@pytest.mark.parametrize("name", RULES)
def test_a_module_of_a_game_holds_no_digit_in_a_text(name: str) -> None:
    assert not exemptions().get(name)
    texts = [text for kind, text in tokens(source(name)) if kind in ("text", "regexp")]
    assert [text for text in texts if re.search(r"\d", text)] == []


def test_every_exemption_is_of_a_module() -> None:
    assert set(exemptions()) <= set(modules())


@pytest.mark.parametrize("name", modules())
def test_nothing_reaches_a_page_as_markup(name: str) -> None:
    assert [word for word in MARKUP if word in source(name) and word not in OF_THE_BUILD.get(name, ())] == []


@pytest.mark.parametrize(
    "seeded",
    ["const most = 3;", "if (total > 7n) stop();", "const text = `${total + 10}`;", "x = 0.95;", "x = 0x10"],
)
def test_a_seeded_figure_is_found(seeded: str) -> None:
    assert numbers(source("baccarat/rules.js") + seeded) - GENERAL
