"""The playground in English words: it takes the place of the built site."""

from collections.abc import Iterator

import pytest

from tests.browser import playground


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the playground, ending in a slash."""
    folder = tmp_path_factory.mktemp("playground")
    playground.write(folder)
    with playground.served(folder) as served:
        yield served
