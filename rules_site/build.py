"""Build the whole site: four languages, the reference, search, the root pages.

    python -m rules_site.build [--site-url URL] [--out site]

The public address comes from `--site-url`, else from the environment's `SITE_URL`, else it is the address of
`python -m rules_site.serve`. The old site stays as it was until every part of the new one is there.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rules_site import cards, offline, root_pages, styles
from rules_site.browser import bundle, export
from rules_site.browser.words import MissingWords
from rules_site.engine import BuildError, build_pages, index_pages
from rules_site.languages import LANGUAGES, REFERENCE

PROJECT = Path(__file__).resolve().parent.parent
DEFAULT_URL = "http://127.0.0.1:8000/"


def write_data(folder: Path) -> None:
    """Write into `folder` what pages take from the core, the faces of the cards and the style sheet.

    Raises BuildError when a message of the browser has no translation.
    """
    folder.mkdir(parents=True, exist_ok=True)
    try:
        export.write(folder)
    except MissingWords as error:
        raise BuildError(str(error)) from error
    cards.write(folder)
    styles.write(folder)


def build_part(name: str, site_url: str, out: Path) -> None:
    """Build one part of the site, a language or the reference, into `out/name`.

    Raises BuildError with the tool's own output when it fails, or for modules that cannot be put together.
    """
    config = "en" if name == REFERENCE else name
    build_pages(PROJECT, config, site_url, f"{site_url}{name}/", out / name)
    if name != REFERENCE:
        index_pages(out / name, name)
    try:
        bundle.write(out / name / "assets" / "js")
    except bundle.BundleError as error:
        raise BuildError(str(error)) from error
    offline.write(out / name, name)


def build(out: Path, site_url: str = DEFAULT_URL) -> None:
    """Build the site into `out`, replacing what was there only when everything has succeeded.

    Raises BuildError that says, for each part that failed, what its tool printed.
    """
    site_url = site_url.rstrip("/") + "/"
    write_data(PROJECT / "docs" / "assets" / "data")
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as scratch:
        fresh = Path(scratch) / "new"
        fresh.mkdir()
        _build_parts(fresh, site_url)
        root_pages.write(fresh, site_url)
        _swap(fresh, out, Path(scratch) / "old")


def _build_parts(fresh: Path, site_url: str) -> None:
    parts = (*LANGUAGES, REFERENCE)
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        jobs = {name: pool.submit(build_part, name, site_url, fresh) for name in parts}
    errors = [(name, job.exception()) for name, job in jobs.items()]
    failures = [f"{name} failed:\n{error}" for name, error in errors if isinstance(error, BuildError)]
    if failures:
        raise BuildError("\n\n".join(failures))
    for _, error in errors:
        if error is not None:
            raise error


def _swap(fresh: Path, out: Path, old: Path) -> None:
    """Put `fresh` in the place of `out`: two renames in one file system, so nobody sees half a site."""
    if out.exists():
        out.rename(old)
    fresh.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line. Returns 0, or 1 after saying on standard error what failed."""
    parser = argparse.ArgumentParser(prog="python -m rules_site.build", description="Build the site.")
    url = os.environ.get("SITE_URL", DEFAULT_URL)
    parser.add_argument("--site-url", default=url, help="the site's public address (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=PROJECT / "site", help="its folder (default: site)")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    try:
        build(options.out.resolve(), options.site_url)
    except BuildError as error:
        print(f"The site was not built; {options.out} is as it was.\n\n{error}", file=sys.stderr)
        return 1
    print(f"Built {options.out} for {options.site_url} in {time.monotonic() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
