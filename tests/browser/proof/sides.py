"""Asking the browser's side and the core the same, and comparing what they answer."""

import base64
import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, Route

from rules_core import baccarat, words
from tests.browser.proof.all_rounds import FIELDS, VALUES


def open_proof(page: Page, address: str, module: str = "proof.js") -> None:
    """Make the browser's side ready on a page; it speaks Finnish until told otherwise."""
    page.goto(f"{address}proof.html")
    script = "async (module) => { window.proof = await import('/' + module); await proof.use('fi'); }"
    page.evaluate(script, module)


def changed(table: Any, path: Sequence[str | int], value: object) -> str:
    """The table as the browser gets it, with one value of it changed."""
    content = json.loads(json.dumps(table))
    *above, last = path
    part = content
    for key in above:
        part = part[key]
    assert part[last] != value
    part[last] = value
    return json.dumps(content)


def wrong_table(table: Any, path: Sequence[str | int], value: object) -> Callable[[Route], None]:
    """Answers the request for a table with one value of it changed."""
    body = changed(table, path, value)
    return lambda route: route.fulfill(body=body, content_type="application/json")


def records(page: Page, signatures: list[str], step: int = 1) -> bytes:
    """The browser's record of every `step`-th row of six values."""
    values = baccarat.rules().values
    ranks = [[rank.value for rank in values if values[rank] == value] for value in range(VALUES)]
    url = page.evaluate("(given) => proof.records(...given)", [signatures, ranks, step])
    return base64.b64decode(url.split(",", 1)[1])


def difference(core: bytes, page: Page, signatures: list[str], step: int = 1) -> str | None:
    """The first row on which the two sides differ, with both records; None when they agree on every row."""
    theirs = records(page, signatures, step)
    ours = (
        core if step == 1 else b"".join(core[at : at + FIELDS] for at in range(0, len(core), FIELDS * step))
    )
    if ours == theirs:
        return None
    assert len(ours) == len(theirs)
    parts = (slice(at, at + FIELDS) for at in range(0, len(ours), FIELDS))
    part = next(part for part in parts if ours[part] != theirs[part])
    return f"{part.start // FIELDS * step:06}: core {list(ours[part])}, browser {list(theirs[part])}"


def compare(
    page: Page, lang: str, function: str, inputs: Sequence[tuple[Any, ...]], by_core: Callable[..., Any]
) -> None:
    """Ask both sides each of the inputs in this language and compare the answers one by one."""
    script = f"""async ([lang, inputs]) => {{
      await proof.use(lang);
      return inputs.map((input) => proof.{function}(...input));
    }}"""
    theirs = page.evaluate(script, [lang, list(inputs)])
    with words.speaking(lang):
        for given, answer in zip(inputs, theirs, strict=True):
            assert answer == by_core(*given), given
