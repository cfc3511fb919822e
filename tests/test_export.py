"""What the build writes for the browser: tables that the core fills, words of which none may be missing."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from rules_core import baccarat
from rules_core.sentences import SENTENCES
from rules_site.browser import baccarat as browser_baccarat
from rules_site.browser import export
from rules_site.browser import words as browser_words
from rules_site.languages import LANGUAGES

MESSAGES = {text: text for text in (*SENTENCES.values(), *browser_words.all_labels())}


def test_the_build_writes_the_tables_and_the_words_of_each_language(tmp_path: Path) -> None:
    export.write(tmp_path / "data")
    names = {path.name for path in (tmp_path / "data").iterdir()}
    parts = ("", *(f".{game}" for game in export.GAMES))
    said = {f"words.{language}{part}.json" for language in LANGUAGES for part in parts}
    assert names == {*(f"{game}.json" for game in export.GAMES), *said}
    for path in (tmp_path / "data").iterdir():
        assert json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("missing", ["Deal at random", SENTENCES["banker-draws-on"], SENTENCES["banker-row"]])
@pytest.mark.parametrize("said", ["", None])
def test_a_message_without_translation_stops_the_build(missing: str, said: str | None) -> None:
    messages: dict[str, str] = {**MESSAGES, missing: said or ""}
    if said is None:
        del messages[missing]
    with pytest.raises(
        browser_words.MissingWords, match="fi: no translation of 1 messages:\n" + missing[:10]
    ):
        list(export.said_in("fi", messages))


def test_fuzzy_and_empty_translations_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = tmp_path / "fi" / "LC_MESSAGES" / "rules.po"
    catalog.parent.mkdir(parents=True)
    entries = 'msgid "a"\nmsgstr "b"\n\n#, fuzzy\nmsgid "c"\nmsgstr "d"\n\nmsgid "e"\nmsgstr ""\n'
    catalog.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n' + entries, encoding="utf-8"
    )
    monkeypatch.setattr("rules_core.words.locale_folder", lambda: tmp_path)
    assert browser_words.translations("fi") == {"a": "b"}


def test_only_sentences_that_the_browser_says_are_sent() -> None:
    codes = browser_words.codes_of("baccarat", browser_baccarat.table())
    assert "amount-ambiguous" in browser_words.codes() - codes
    assert "banker-third-card" in codes
    assert "command-unknown" not in browser_words.codes() | codes


def test_the_drawing_tables_are_the_cores() -> None:
    table = browser_baccarat.table()
    house = baccarat.rules()
    for total in range(house.modulus):
        row = table["banker"]["third"][total]
        if total in house.naturals:
            assert row is None
            assert table["player"][total] is None
            continue
        for third in range(house.modulus):
            expected = baccarat.banker_decision(total, third)
            found = table["decisions"][row[third]]
            assert (found["draws"], found["clause"]) == (expected.draws, expected.step.clause)


def test_a_changed_table_of_the_house_reaches_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    house = baccarat.rules()
    prices = {**house.prices, "tie": baccarat.Price(house.prices["tie"].pays, Fraction(1, 10))}
    changed = baccarat.Rules(**{**vars(house), "prices": prices, "player": house.player | {6}})
    monkeypatch.setattr("rules_core.tables.baccarat._rules", lambda version: changed)
    monkeypatch.setattr("rules_site.browser.baccarat.baccarat_odds", lambda version: ())
    table = browser_baccarat.table()
    assert table["prices"]["tie"]["commission"] == "1/10"
    assert table["player"][6] == table["player"][0]
