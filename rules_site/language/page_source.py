"""A page's Markdown taken apart line by line: front matter, examples, blocks, and the prose between them.

Line numbers stay those of the file, so that a report can name them.
"""

import re
import textwrap
from dataclasses import dataclass, field

_FRONT = re.compile(r"(title|description):\s*(.+)")
_FENCE = re.compile(r"(?P<indent>[ ]*)(?P<mark>`{3,}|~{3,})(?P<info>[^`]*)")
_BLOCK = re.compile(r"\s*/{3,}(?:\s+(?P<name>[\w-]+)\s*(?:\|\s*(?P<argument>.*))?)?\s*")
_CODE = (">>>", "...")
_TITLED = frozenset(
    {"admonition", "attention", "caution", "danger", "details", "error", "hint", "note", "tip", "warning"}
)
_NOT_PROSE = re.compile(r"""[(\[{<'"\d]|Traceback\b|\s|[\w.]+(Error|Exception)\b""")


@dataclass(frozen=True)
class Example:
    """A fenced Python example: its code lines, and what it prints with the line of each."""

    line: int
    code: tuple[str, ...]
    output: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Block:
    """A `/// name | argument` block; the argument of a titled block is prose, another is for the build."""

    line: int
    name: str
    argument: str

    @property
    def titled(self) -> bool:
        """Whether the argument is a title that readers see."""
        return self.name in _TITLED


@dataclass
class Source:
    """The parts of a page. `markdown` is the page without front matter and blocks that the build fills in.

    In `body` the examples and the marks of titled blocks are blank lines too: what is left is written text.
    """

    markdown: list[str]
    body: list[str] = field(default_factory=list)
    prose: list[tuple[int, str]] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)


def take_apart(text: str) -> Source:
    """Take a page apart. Raises `ValueError` when a fence is never closed."""
    source = Source(text.split("\n"))
    _front_matter(source)
    source.body = list(source.markdown)
    _fences(source)
    _blocks(source)
    return source


def _front_matter(source: Source) -> None:
    lines = source.markdown
    if lines[0].strip() != "---":
        return
    end = next((n for n, line in enumerate(lines[1:], 1) if line.strip() == "---"), 0)
    for number in range(end + 1):
        if match := _FRONT.fullmatch(lines[number].strip()):
            source.prose.append((number + 1, match[2].strip("\"'")))
        lines[number] = ""


def _fences(source: Source) -> None:
    number = 0
    while number < len(source.body):
        match = _FENCE.fullmatch(source.body[number])
        if not match:
            number += 1
            continue
        end = _closing(source.body, number, match["mark"])
        inside = textwrap.dedent("\n".join(source.body[number + 1 : end])).split("\n")
        info = match["info"].split()
        if info and info[0].strip("{.}").lower() in ("python", "py", "pycon"):
            source.examples.append(_example(number + 1, inside))
        source.body[number : end + 1] = [""] * (end + 1 - number)
        number = end + 1


def _closing(lines: list[str], start: int, mark: str) -> int:
    for number in range(start + 1, len(lines)):
        line = lines[number].strip()
        if line and set(line) == {mark[0]} and len(line) >= len(mark):
            return number
    raise ValueError(f"line {start + 1}: the fence is never closed")


def _example(line: int, inside: list[str]) -> Example:
    code: list[str] = []
    output: list[tuple[int, str]] = []
    doctest = any(text.startswith(_CODE) for text in inside)
    for number, text in enumerate(inside, line + 1):
        if text.startswith(_CODE) or (text.strip() and not doctest):
            code.append(text.rstrip())
        elif text.strip():
            output.append((number, text))
    return Example(line, tuple(code), tuple(output))


def printed_prose(example: Example) -> list[tuple[int, str]]:
    """The printed lines that are sentences, not values of Python."""
    return [
        (line, text) for line, text in example.output if " " in text.strip() and not _NOT_PROSE.match(text)
    ]


def _blocks(source: Source) -> None:
    open_blocks: list[Block] = []
    options = False
    for number, line in enumerate(source.body):
        match = _BLOCK.fullmatch(line)
        if not match and not (options and line.startswith(("    ", "\t"))):
            options = False
            continue
        options = bool(not match or match["name"])
        source.body[number] = ""
        if match and match["name"]:
            block = Block(number + 1, match["name"], (match["argument"] or "").strip())
            source.blocks.append(block)
            open_blocks.append(block)
        if open_blocks and not open_blocks[-1].titled:
            source.markdown[number] = ""
        if match and not match["name"] and open_blocks:
            open_blocks.pop()
