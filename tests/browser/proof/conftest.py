"""Both sides of the proof: every round by the core, and a page that answers for the browser's modules."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from rules_site.browser import words as browser_words
from tests.browser import playground
from tests.browser.proof import all_rounds
from tests.browser.proof.poker_deals import open_poker
from tests.browser.proof.sides import open_proof

EMPTY = (
    '<!doctype html><html lang="fi"><head><link rel="icon" href="data:,"><title>Proof</title></head></html>'
)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The playground with the words of the catalogs; takes the place of the built site."""
    folder = tmp_path_factory.mktemp("proof")
    write(folder)
    with playground.served(folder) as served:
        yield served


def write(folder: Path) -> None:
    """The playground with an empty page and what answers on it."""
    playground.write(folder, browser_words.translations)
    (folder / "proof.html").write_text(EMPTY, encoding="utf-8")
    for script in Path(__file__).parent.glob("*.js"):
        (folder / script.name).symlink_to(script)


@pytest.fixture(scope="session")
def side(browser: Browser, address: str) -> Iterator[Page]:
    """A page that answers for the browser, as the modules and the tables are."""
    page = browser.new_page()
    open_proof(page, address)
    yield page
    page.close()


@pytest.fixture(scope="session")
def poker_side(browser: Browser, address: str) -> Iterator[Page]:
    """A page that answers for the browser about poker."""
    page = browser.new_page()
    open_poker(page, address)
    yield page
    page.close()


@pytest.fixture(scope="session")
def core() -> tuple[bytes, list[str]]:
    """A record of every round by the core, and the signatures that the records count."""
    return all_rounds.expected()
