"""The two tools that make the pages of one language: MkDocs and Pagefind."""

import os
import subprocess
import sys
from pathlib import Path

UNSEARCHED = (
    ".clause-link, .headerlink, .highlight, .example__rules, .example__foot, "
    "rule-calculator, rule-drill, script, style"
)
"""What search passes over: signs beside the text, the foot and code of examples, what needs a script."""

UNUSED = ("pagefind-ui.*", "pagefind-modular-ui.*", "pagefind-component-ui.*", "pagefind-highlight.*")
"""Pagefind's ready-made search boxes. The site has its own."""


class BuildError(Exception):
    """A tool of the build failed. The message is what the tool printed."""


def build_pages(project: Path, config: str, root_url: str, url: str, out: Path) -> None:
    """Build the pages of `locales/<config>` into `out`, for a site at `root_url` with this part at `url`.

    Raises BuildError on an error and, MkDocs being strict here, on every warning.
    """
    environment = {
        "SITE_URL": root_url,
        "LOCALE_URL": url,
        "PYTHONPATH": os.pathsep.join(filter(None, [str(project), os.environ.get("PYTHONPATH")])),
        "NO_MKDOCS_2_WARNING": "1",
    }
    path = project / "locales" / config / "mkdocs.yml"
    _run(["mkdocs", "build", "--strict", "--quiet", "-f", str(path), "-d", str(out)], environment)


def index_pages(site: Path, language: str) -> None:
    """Make the search index of the pages in `site`, with the stemming of `language`, in `site/pagefind`.

    Raises BuildError when Pagefind fails.
    """
    options = ["--force-language", language, "--exclude-selectors", UNSEARCHED, "--quiet"]
    _run(["pagefind", "--site", str(site), *options], {})
    for pattern in UNUSED:
        for file in (site / "pagefind").glob(pattern):
            file.unlink()


def _run(module: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(  # noqa: S603 - our own two tools, no input from outside
        [sys.executable, "-m", *module],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        silent = f"{module[0]} gave exit code {done.returncode} and no message"
        raise BuildError(done.stdout.strip() or silent)
