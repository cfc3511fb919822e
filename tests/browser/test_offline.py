"""A reader whose network is gone after the first visit: pages, calculators and search are still there."""

import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from rules_site.serve import make_server
from tests.browser.reader import search

STARTED = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture
def visited(browser: Browser, site: Path, site_url: str) -> Iterator[tuple[Page, str]]:
    """A page and the address of the site, whose server has gone after one page was seen."""
    prefix = urlsplit(site_url).path
    server = make_server(site, prefix=prefix)
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}{prefix}"
    context = browser.new_context()
    page = context.new_page()
    try:
        page.goto(f"{address}fr/boule/")
        assert page.evaluate(STARTED)
    finally:
        server.shutdown()
        server.server_close()
    yield page, address
    context.close()


def test_pages_calculators_and_search_need_no_network_after_the_first_visit(
    visited: tuple[Page, str],
) -> None:
    page, address = visited
    page.goto(f"{address}fr/blackjack/?blackjack=v1.")
    expect(page.locator("rule-calculator .picker").first).to_be_visible()
    page.goto(f"{address}fr/roulette/")
    expect(page.locator("rule-calculator .place").first).to_be_visible()
    search(page, "baccarat")
    expect(page.locator("[data-search-results] a").first).to_have_attribute("href", re.compile("/fr/"))


def test_every_page_of_the_language_is_kept(visited: tuple[Page, str], site: Path) -> None:
    page, _ = visited
    kept = page.evaluate(
        "caches.keys().then((names) => caches.open(names[0])).then((cache) => cache.keys())"
        ".then((requests) => requests.map((request) => new URL(request.url).pathname.split('/fr/')[1]))"
    )
    pages = {path.parent.relative_to(site / "fr").as_posix() for path in (site / "fr").rglob("index.html")}
    assert {f"{name}/" for name in pages - {"."}} | {""} <= set(kept)
    assert not [name for name in kept if "words.fi" in name or name.endswith(".map")]
