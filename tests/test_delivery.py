"""How pages reach the reader: parts drawn when they are needed, files fetched early, one style sheet."""

import re
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest

from rules_site import styles
from rules_site.browser import bundle, export
from rules_site.languages import LANGUAGES
from tests.rendering import render

CALCULATOR = "/// calculator | {game}\n///\n"


def test_what_follows_a_heading_is_a_part_and_the_beginning_is_none() -> None:
    html = render("# Spel\n\nBegin.\n\n## Kop\n\nTekst.\n\n- een\n\n### Onder\n\nMeer.\n")
    assert re.sub(r"\s*\n\s*|(?<=<h[123]) id=\"[^\"]*\"", "", html) == (
        "<h1>Spel</h1><p>Begin.</p>"
        '<h2>Kop</h2><div class="part"><p>Tekst.</p><ul><li>een</li></ul></div>'
        '<h3>Onder</h3><div class="part"><p>Meer.</p></div>'
    )


def test_a_calculator_stands_outside_the_parts() -> None:
    html = render(f"## Kop\n\nVoor.\n\n{CALCULATOR.format(game='boule')}\nNa.\n")
    parts = re.findall(r'<div class="part">(.*?)</div>', html, re.S)
    assert [part.strip() for part in parts] == ["<p>Voor.</p>", "<p>Na.</p>"]
    assert "<rule-calculator" in html


def preloaded(html: str) -> list[str]:
    return [address.split("assets/")[1] for address in re.findall(r'<link[^>]* href="([^"]+)"', html)]


@pytest.mark.parametrize(("game", "cards"), [("boule", []), ("blackjack", ["data/cards.svg"])])
def test_a_page_names_every_file_that_its_calculator_loads(game: str, cards: list[str]) -> None:
    found = preloaded(render(CALCULATOR.format(game=game)))
    words = ("data/words.nl.json", f"data/words.nl.{game}.json")
    assert sorted(found) == sorted([f"js/{game}/calculator.js", f"data/{game}.json", *words, *cards])


def test_several_calculators_wait_and_only_what_they_share_is_fetched() -> None:
    html = render("".join(f"{CALCULATOR.format(game=game)}\n" for game in ("boule", "sic-bo")))
    assert html.count(" waits=") == 2
    assert preloaded(html) == ["data/words.nl.json"]


def test_a_page_without_scripts_fetches_none() -> None:
    assert preloaded(render("# Spel\n\nTekst.\n")) == []


MODULES = {
    "site.js": 'import "./main.js"; // first\nimport "./log.js";\n',
    "main.js": '/* Starts. */\nconst load = () => import("./boule/calculator.js");\nconst known = () => import("./log.js");\n',
    "log.js": "export const say = (text) => text;\nexport function* each() {}\n",
    "boule/calculator.js": (
        'import { say as speak } from "../log.js";\nimport { one, Two } from "../numbers.js";\n\n'
        "/** Plays. */\nexport default class Calculator {\n  // a word\n  run = speak(one); // kept\n}\n"
    ),
    "numbers.js": 'export { each } from "./log.js";\nexport const one = 1;\nexport class Two {}\n',
    "unused.js": "export const nothing = 0;\n",
}


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_modules_become_one_script_for_every_page_and_one_for_each_use(modules: Path) -> None:
    found = bundle.bundles(modules)
    assert found == {
        "site.js": (
            'const m_main = (() => {\nconst load = () => import("./boule/calculator.js");\n'
            "const known = () => Promise.resolve(m_log);\nreturn {  };\n})();\n\n"
            "const m_log = (() => {\nconst say = (text) => text;\nfunction* each() {}\n"
            "return { say, each };\n})();\n\n"
            "const m_site = (() => {\n\nreturn {  };\n})();\n\n"
            "export const modules = { m_main, m_log, m_site };\n"
        ),
        "boule/calculator.js": (
            'import { modules } from "../site.js";\n\nconst { m_log } = modules;\n\n'
            "const m_numbers = (() => {\nconst one = 1;\nclass Two {}\n"
            "return { ...(({ each }) => ({ each }))(m_log), one, Two };\n})();\n\n"
            "const m_boule__calculator = (() => {\nconst { say: speak } = m_log;\n"
            "const { one, Two } = m_numbers;\n\n"
            "class Calculator {\n  run = speak(one); // kept\n}\n"
            "return { default: Calculator };\n})();\n\n"
            "export default m_boule__calculator.default;\n"
        ),
    }


def test_afterwards_the_folder_holds_the_scripts_alone(modules: Path) -> None:
    bundle.write(modules)
    assert {path.name for path in modules.rglob("*.js")} == {"site.js", "calculator.js"}


@pytest.mark.parametrize(
    "name, text, wrong",
    [
        ("log.js", 'import * as all from "./numbers.js";\n', "not known: import \\* as all"),
        ("log.js", "export let count = 0;\n", "not known: export let"),
        ("log.js", 'import { one } from "./numbers.js";\n', "log.js → numbers.js → log.js"),
        ("boule/calculator.js", "const here = import.meta.url;\n", "import.meta"),
    ],
)
def test_a_form_that_is_not_known_stops_the_build(modules: Path, name: str, text: str, wrong: str) -> None:
    (modules / name).write_text(text, encoding="utf-8")
    with pytest.raises(bundle.BundleError, match=wrong):
        bundle.bundles(modules)


def test_the_style_sheet_holds_every_sheet_once_and_in_order(tmp_path: Path) -> None:
    styles.write(tmp_path)
    written = (tmp_path / styles.FILE_NAME).read_text(encoding="utf-8")
    sheets = [(styles.FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in styles.SHEETS]
    places = [written.index(sheet) for sheet in sheets]
    assert places == sorted(places)
    assert len(written) == sum(map(len, sheets)) + len(sheets) - 1


def test_a_sheet_without_a_place_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(styles, "SHEETS", styles.SHEETS[1:])
    with pytest.raises(ValueError, match="differ: shell"):
        styles.write(tmp_path)


MOST = 25_000
"""Bytes, as sent: compressed."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    export.write(folder)
    return folder


@pytest.mark.parametrize("game", export.GAMES)
def test_a_calculator_needs_little_code_data_and_words(data: Path, game: str) -> None:
    code = bundle.bundles(bundle.MODULES)[f"{game}/calculator.js"].encode()
    table = (data / f"{game}.json").read_bytes()
    words = [
        [(data / f"words.{language}{part}.json").read_bytes() for part in ("", f".{game}")]
        for language in LANGUAGES
    ]
    parts = [sent(code), sent(table), max(sum(map(sent, of_language)) for of_language in words)]
    assert sum(parts) < MOST, f"{game}: {parts}"


def sent(text: bytes) -> int:
    return len(brotli.compress(text))
