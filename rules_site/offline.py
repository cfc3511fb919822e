"""What makes the pages of a part of the site readable without a network: a service worker that keeps them."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from rules_site.languages import LANGUAGES

FILE_NAME = "service-worker.js"
CODE = Path(__file__).parent / "root" / FILE_NAME

_LEFT_OUT = (
    "assets/css/*",  # in site.css
    "assets/javascripts/lunr/**/*",  # the theme's search, which the site does not use
    "assets/javascripts/workers/*",
    "pagefind/wasm.unknown.pagefind",
    "**/*.map",
    "sitemap.xml*",
)


def write(folder: Path, part: str) -> None:
    """Write the service worker of a part, a language or the reference, into `folder` beside its pages."""
    files = sorted(_files(folder, part))
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + (folder / name).read_bytes())
    addresses = [name.removesuffix("index.html") or "./" for name in files]
    version = f"{part}-{digest.hexdigest()[:16]}"
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(addresses)};\n\n"
    (folder / FILE_NAME).write_text(head + CODE.read_text(encoding="utf-8"), encoding="utf-8")


def _files(folder: Path, part: str) -> Iterator[str]:
    """The files that the pages of the part use, as paths below `folder`."""
    left_out = {path for pattern in _LEFT_OUT for path in folder.glob(pattern)}
    others = tuple(f"words.{other}." for other in LANGUAGES if other != part)
    for path in folder.rglob("*"):
        if path.is_file() and path not in left_out and not path.name.startswith(others):
            yield path.relative_to(folder).as_posix()
