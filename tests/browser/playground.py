"""A page with a calculator and a drill, served without a build of the site: the modules as they are, fresh data."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from rules_core.sentences import SENTENCES
from rules_core.words import speaking
from rules_site import cards, odds_explorer, styles
from rules_site.browser import export
from rules_site.browser import words as browser_words
from rules_site.elements import to_html
from rules_site.languages import LANGUAGES
from rules_site.serve import make_server

ASSETS = Path(__file__).resolve().parents[2] / "docs" / "assets"
FRAME = "*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink)}main{padding:0 .8rem}a{color:var(--link)}"
"""What the theme gives every page, as far as a calculator needs it."""

"""A drill speaks the words of its game: it stands on the page of that game alone."""

Words = Callable[[str], Mapping[str, str]]


def english(_language: str) -> Mapping[str, str]:
    """Every message as it stands in the code: what most tests read on the page."""
    return {text: text for text in (*SENTENCES.values(), *browser_words.all_labels())}


def write(folder: Path, words: Words = english) -> None:
    """Write pages and data of all languages; `words` gives a language's translations."""
    tables = {game: export.table_of(game) for game in export.GAMES}
    for language in LANGUAGES:
        part = folder / language
        data = part / "assets" / "data"
        data.mkdir(parents=True)
        for name in ("js", "css"):
            (part / "assets" / name).symlink_to(ASSETS / name)
        cards.write(data)
        for game, table in tables.items():
            (data / f"{game}.json").write_text(json.dumps(table), encoding="utf-8")
        for name, said in export.said_in(language, words(language)):
            (data / name).write_text(json.dumps(said), encoding="utf-8")
        for game in tables:
            drill = DRILL + CLAUSE if game == "baccarat" else ""
            _page(part / game, language, f'game="{game}"', drill)
        _page(part / "roulette-ray", language, 'game="roulette" version="ray-a"')
        _page(part / "omaha", language, 'game="poker" variant="omaha"')
        with speaking(language):
            explorer = "".join(map(to_html, odds_explorer.explorer(language)))
        further = (
            f'<h2 id="{game}">{game}</h2>' + _calculator(f'game="{game}" waits') for game in list(tables)[1:]
        )
        _page(part / "calculators", language, 'game="baccarat" waits', "".join(further), explorer)
        _page(part / "other", language, 'game="baccarat"', DRILL)


DRILL = '<h2>Drill</h2><rule-drill class="drill" kind="baccarat-third-card"><p class="unscripted">Read the rules.</p></rule-drill>'
CLAUSE = '<p id="baccarat-player-draws" class="clause">The rule.</p>'


def _calculator(attributes: str) -> str:
    return (
        f'<rule-calculator class="calculator" {attributes}>'
        '<p class="unscripted">Read the rules.</p></rule-calculator>'
    )


def _page(folder: Path, language: str, calculator: str, rest: str = "", before: str = "") -> None:
    folder.mkdir()
    sheets = "".join(f'<link rel="stylesheet" href="../assets/css/{name}.css">' for name in styles.SHEETS)
    (folder / "index.html").write_text(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Game</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">'
        f"<style>{FRAME}</style>{sheets}</head>"
        '<body data-md-color-scheme="default">'
        f'<main class="md-typeset"><h1>Game</h1>{before}<h2 id="calculator">Calculator</h2>{_calculator(calculator)}'
        f'{rest}</main><script type="module" src="../assets/js/main.js"></script></body></html>',
        encoding="utf-8",
    )


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; gives its address, ending in a slash."""
    server = make_server(folder)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
