"""Serve the built site on this computer.

python -m rules_site.serve [--port 8000] [--folder site]
"""

import argparse
import sys
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from rules_site.languages import LANGUAGES, REFERENCE

HOST = "127.0.0.1"
SITE = Path(__file__).resolve().parent.parent / "site"


class SiteHandler(SimpleHTTPRequestHandler):
    """Sends the site's files below an address prefix, and the right language's page for a wrong address."""

    extensions_map = {  # noqa: RUF012 - declared so by the base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
    }

    def __init__(self, *args: object, prefix: str = "/", quiet: bool = False, **kwargs: object) -> None:
        self.prefix = prefix
        self.quiet = quiet
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file of an address; an address outside the prefix leads to no file."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "no-such-file")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """For a wrong address, the 404 page of the language that the address begins with, else the root's."""
        page = self.missing_page()
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def missing_page(self) -> Path:
        """The 404 page for the address of this request."""
        part = self.path.removeprefix(self.prefix).split("/")[0]
        folder = Path(self.directory)
        return folder / part / "404.html" if part in (*LANGUAGES, REFERENCE) else folder / "404.html"

    def end_headers(self) -> None:
        """Let the browser ask for newer files each time: the site is rebuilt while it is written."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Log requests unless the server was made quiet."""
        if not self.quiet:
            super().log_message(format, *args)


class SiteServer(ThreadingHTTPServer):
    """A server that makes no noise when a reader leaves before a page has arrived."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say what went wrong, unless the reader has gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def make_server(folder: Path, port: int = 0, prefix: str = "/", quiet: bool = True) -> ThreadingHTTPServer:
    """Make a server of `folder`, not started; port 0 takes a free one.

    Raises OSError when the port is in use.
    """
    handler = partial(SiteHandler, directory=str(folder), prefix=prefix, quiet=quiet)
    return SiteServer((HOST, port), handler)


def main(arguments: list[str] | None = None) -> int:
    """Serve until Ctrl+C. Returns 0, or 1 after saying why it could not serve."""
    parser = argparse.ArgumentParser(prog="python -m rules_site.serve", description="Serve the site.")
    parser.add_argument("--port", type=int, default=8000, help="port on this computer (default: 8000)")
    parser.add_argument("--folder", type=Path, default=SITE, help="the built site (default: site)")
    options = parser.parse_args(arguments)
    if not (options.folder / "index.html").is_file():
        print(f"No built site in {options.folder}. Build it: python -m rules_site.build", file=sys.stderr)
        return 1
    try:
        server = make_server(options.folder, options.port, quiet=False)
    except OSError:
        print(f"Port {options.port} is in use. Choose another: --port {options.port + 1}", file=sys.stderr)
        return 1
    print(f"The site is at http://{HOST}:{options.port}/  (Ctrl+C stops it)", flush=True)
    with suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
