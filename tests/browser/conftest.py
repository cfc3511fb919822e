"""Chromium on the built site. A page that asks another host for anything, or errs, fails its test."""

import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from rules_site.serve import make_server

PATIENCE = 20_000
"""Milliseconds that a test waits for a page: a busy machine is no fault of the site."""

expect.set_options(timeout=PATIENCE)

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same engine with less around it first: a page in the shell takes half the time."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def address(site: Path, site_url: str) -> Iterator[str]:
    """The address of the site on this computer, ending in a slash, below the same path as its public one."""
    prefix = urlsplit(site_url).path
    server = make_server(site, prefix=prefix)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{prefix}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for the whole session."""
    with sync_playwright() as playwright:
        launched = chromium(playwright)
        yield launched
        launched.close()


def chromium(playwright: Playwright) -> Browser:
    """Launch the browser: the system's if there is one (or `CHROMIUM` names it), else Playwright's own."""
    system = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    return playwright.chromium.launch(executable_path=system, args=ARGUMENTS)


@pytest.fixture
def faults() -> list[str]:
    """What went wrong on the pages of this test. A test that expects one looks here and clears it."""
    return []


@pytest.fixture
def context_options() -> dict[str, object]:
    """How the reader's browser is set up; a test or a module overrides it by a fixture of this name."""
    return {"locale": "fi-FI", "viewport": {"width": 1280, "height": 900}, "service_workers": "block"}


@pytest.fixture
def context(browser: Browser, context_options: dict[str, object]) -> Iterator[BrowserContext]:
    """A reader's browser with nothing stored in it."""
    fresh = browser.new_context(**context_options)  # type: ignore[arg-type]
    fresh.set_default_timeout(PATIENCE)
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext, address: str, faults: list[str]) -> Iterator[Page]:
    """A page that fails its test on a request to another host, a console error or an uncaught exception."""
    host = urlsplit(address).netloc
    watched = context.new_page()

    def on_request(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != host:
            faults.append(f"request to another host: {request.url}")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    # Listened to on the context: requests of workers are seen too.
    context.on("request", on_request)
    watched.on("console", on_console)
    watched.on("pageerror", lambda error: faults.append(f"exception: {error}"))
    yield watched
    assert faults == []
