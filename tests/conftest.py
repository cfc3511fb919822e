"""What several kinds of tests need: the built site, made once a run however many processes test it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

SITE_URL = "https://rules.example/house/"
"""Where the tested site believes to be: below a path, the harder case, at a host that does not exist."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site. `RULES_SITE_DIR` names one that is built already."""
    if built := os.environ.get("RULES_SITE_DIR"):
        return Path(built).resolve()
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    out = shared / "built-site"
    with FileLock(shared / "built-site.lock"):
        if not out.exists():
            # As a command, so that tests of the core do not load what builds the site.
            command = [sys.executable, "-m", "rules_site.build", "--site-url", SITE_URL, "--out", str(out)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                pytest.fail(done.stderr, pytrace=False)
    return out


@pytest.fixture(scope="session")
def site_url(site: Path) -> str:
    """The address that the built site believes to have."""
    robots = (site / "robots.txt").read_text(encoding="utf-8")
    return robots.split("Sitemap: ")[1].strip().removesuffix("sitemap.xml")
