"""What the browser reads: the tables of each game and the words of each language, as JSON.

A calculator or a drill takes every rule, price and sentence from these files and has none of its own.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rules_site.browser import baccarat as browser_baccarat
from rules_site.browser import words as browser_words
from rules_site.languages import LANGUAGES

GAMES: Mapping[str, Callable[[], dict[str, Any]]] = {"baccarat": browser_baccarat.table}


def write(folder: Path) -> None:
    """Write `<game>.json` and `words.<language>.json` into `folder`, which is made when it is missing.

    Raises `browser_words.MissingWords` when a language lacks a message that the browser says.
    """
    folder.mkdir(parents=True, exist_ok=True)
    tables = {game: table() for game, table in GAMES.items()}
    for game, content in tables.items():
        _write(folder / f"{game}.json", content)
    codes = browser_words.codes(tables.values())
    for language in LANGUAGES:
        messages = browser_words.translations(language)
        _write(folder / f"words.{language}.json", browser_words.words(language, codes, messages))


def _write(path: Path, content: dict[str, Any]) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
