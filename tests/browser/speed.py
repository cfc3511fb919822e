"""How fast calculators are on a slow telephone: python -m tests.browser.speed [FOLDER OF THE BUILT SITE]

The browser is slowed four times, on a machine below the reference index so much less, at 9 Mbit/s; files come
compressed as from a host on the net.
"""

import re
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from threading import Thread

import brotli  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, sync_playwright

from rules_site.build import build
from rules_site.serve import HOST, SiteHandler, SiteServer
from tests.browser.conftest import chromium

SLOWER = 4
REFERENCE = 1900
"""The least index of a machine that is made four times slower: a slower one, or a busy one, is slowed less."""
BYTES_A_SECOND = 9_000_000 // 8
USABLE = 1000
FRAME = 16
"""Milliseconds: the page may take that long to be usable, an input to be answered."""

PAGES = (
    "baccarat",
    "blackjack",
    "roulette",
    "roulette-ray",
    "boule",
    "money-wheel",
    "tuplanoppa",
    "sic-bo",
    "poker",
    "double-flop",
    "seven-card-stud",
    "courchevel",
    "calculators",
)
CALCULATOR = "rule-calculator"
EXPLORER = "rule-odds"

COMPRESSED = (".html", ".js", ".css", ".json", ".svg")

MARK = """
const find = () => {
  const host = document.querySelector('ELEMENT');
  const control = host && [...host.querySelectorAll('button, input, select')].find((found) => found.offsetParent);
  if (control) requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
  else requestAnimationFrame(find);
};
find();
"""
"""Notes when a first control of the element has been painted."""

PRESS = """
async ([element, rounds, pause]) => {
  const took = [];
  const turn = () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), pause));
  const name = (control) => control.getAttribute('aria-label') || control.textContent.trim() || control.name || control.id;
  for (let index = 0; index < rounds; index += 1) {
    const host = document.querySelector(element);
    const controls = [...host.querySelectorAll('button, input, select, summary')]
      .filter((found) => found.offsetParent && !found.disabled && found.ariaDisabled !== 'true');
    const control = controls[(index * 7919) % controls.length];
    await turn();
    const before = performance.now();
    if (control.tagName === 'SELECT') {
      control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.tagName === 'INPUT' && control.type !== 'checkbox' && control.type !== 'radio') {
      control.value = String(index % 9 + 1);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
    document.body.getBoundingClientRect();
    took.push([performance.now() - before, `${control.tagName} ${name(control).slice(0, 40)}`]);
  }
  return took;
}
"""
"""Presses controls in a fixed, scattered order; each answer ends with the layout of the page.

What follows once the answer has been painted (reasons, results, the address) is not part of it: a reader pauses longer.
"""
PAUSE = 150
"""Milliseconds between two presses."""


INDEX = """
() => {
  const rate = (work) => {
    const start = performance.now();
    let rounds = 0;
    for (; performance.now() - start < 500; rounds += 1) work(rounds);
    return rounds / (performance.now() - start) * 100;
  };
  const rows = [0, 1].map(() => Array.from({ length: 100000 }, (_none, at) => at));
  const join = () => { let text = ''; for (let at = 0; at < 10000; at += 1) text += 'a'; return text; };
  const copy = (round) => { const [to, from] = [rows[round % 2], rows[1 - round % 2]]; for (let at = 0; at < from.length; at += 1) to[at] = from[at]; };
  return (rate(join) + rate(copy)) / 2;
}
"""
"""How fast the machine is now, as Lighthouse's benchmark index reckons it: joining texts, copying rows."""


class CompressedHandler(SiteHandler):
    """Sends files as a host on the net does: compressed, on connections that stay open."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:  # noqa: N802 - named so by the base class
        """Send a file, compressed if it is text."""
        path = Path(self.translate_path(self.path.split("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in COMPRESSED or not path.is_file():
            super().do_GET()
            return
        body = compressed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@cache
def compressed(path: Path) -> bytes:
    """A file as it goes over the net."""
    return brotli.compress(path.read_bytes(), quality=9)  # type: ignore[no-any-return]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a built site; gives its address. All is compressed before, as on a host."""
    for path in folder.rglob("fi/**/*"):
        if path.suffix in COMPRESSED and path.is_file():
            compressed(path)
    server = SiteServer((HOST, 0), partial(CompressedHandler, directory=str(folder), quiet=True))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def machine_index(browser: Browser) -> float:
    """How fast the machine is now: the better of two runs."""
    page = browser.new_page()
    index = max(float(page.evaluate(INDEX)) for _ in range(2))
    page.close()
    return index


def slow_page(browser: Browser, latency: int) -> Page:
    """A page of a reader who has never been here, on a telephone."""
    slower = max(1.0, SLOWER * min(1.0, machine_index(browser) / REFERENCE))
    context = browser.new_context(viewport={"width": 360, "height": 740}, device_scale_factor=2)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    wire.send("Network.enable")
    speed = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
    wire.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **speed})
    return page


def time_to_use(browser: Browser, address: str, element: str, latency: int = 0) -> float:
    """Milliseconds from opening a page until a control of its calculator is on the screen."""
    page = slow_page(browser, latency)
    page.add_init_script(MARK.replace("ELEMENT", element))
    page.goto(address)
    page.wait_for_function("window.usable")
    usable = page.evaluate("window.usable")
    page.context.close()
    return float(usable)


def time_of_answers(browser: Browser, address: str, element: str, presses: int) -> list[tuple[float, str]]:
    """Milliseconds of each answer, with the control that was pressed."""
    page = slow_page(browser, 0)
    page.goto(address)
    page.locator(element).locator("button, select, input").first.wait_for()
    page.wait_for_timeout(1500)
    took = page.evaluate(PRESS, [element, presses, PAUSE])
    page.context.close()
    return [(float(time), control) for time, control in took]


def report(folder: Path, chosen: str = "") -> None:
    """Print what each page takes."""
    with served(folder) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        for page in PAGES:
            if not re.search(chosen, page):
                continue
            element = EXPLORER if page == "calculators" else CALCULATOR
            there = f"{address}fi/{page}/"
            loads = {
                ms: statistics.median(time_to_use(browser, there, element, ms) for _ in range(3))
                for ms in (0, 40)
            }
            answers = time_of_answers(browser, there, element, 120)
            times = sorted(time for time, _ in answers)
            worst = sorted(answers)[-4:]
            print(
                f"{page:18} index {machine_index(browser):4.0f} usable {loads[0]:5.0f} ms ({loads[40]:5.0f} at 40 ms a trip)  answers: median "
                f"{statistics.median(times):5.1f}, 95 % {times[int(len(times) * 0.95)]:5.1f}, "
                f"{sum(time > FRAME for time in times)} of {len(times)} over {FRAME}, worst "
                + ", ".join(f"{time:.1f} {control!r}" for time, control in reversed(worst)),
                flush=True,
            )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        report(Path(sys.argv[1]), *sys.argv[2:3])
    else:
        with tempfile.TemporaryDirectory() as folder:
            build(Path(folder))
            report(Path(folder))
