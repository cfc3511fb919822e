"""SVG paths moved, scaled and turned: a drawing of such paths has fewer elements than one of nested uses."""

import re

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xyxyxy", "Q": "xyxy", "A": "rrkkkxy", "Z": ""}
"""Command → what its numbers are: across, down, a radius, or kept as it is."""


def placed(path: str, x: float, y: float, scale: float = 1) -> str:
    """The path scaled around (0, 0), then moved by (x, y). A negative scale turns it upside down.

    Everything after the start is said from the point before it, so that one shape in many places is one text,
    which compresses well.

    >>> placed("M0-2H4a1 1 0 1 0 2 2Z", 10, 20, 2)
    'M10 16h8a2 2 0 1 0 4 4z'
    >>> placed("M1 2L3 4ZM5 5V6", 10, 20, -1)
    'M9 18l-2-2zm-4-3v-1'

    Raises ValueError for a command that our drawings do not use.
    """
    pen = _Pen(x, y, scale)
    for command, numbers in _segments(path):
        pen.draw(command, numbers)
    return _joined(pen.parts)


def _segments(path: str) -> list[tuple[str, list[float]]]:
    """Each command with the numbers that it takes once; a repeated one is given again."""
    found: list[tuple[str, list[float]]] = []
    command, numbers = "", list[float]()
    for token in _TOKEN.findall(path):
        if token.isalpha():
            if token.upper() not in _TAKES:
                raise ValueError(f"no such command in our drawings: {token}")
            command, numbers = token, []
            found.append((command, numbers))
            continue
        if len(numbers) == len(_TAKES[command.upper()]):
            command = {"M": "L", "m": "l"}.get(command, command)
            numbers = []
            found.append((command, numbers))
        numbers.append(float(token))
    return found


class _Pen:
    """Writes a path anew; keeps where it stands, in units of the old path, and where the outline began."""

    def __init__(self, x: float, y: float, scale: float) -> None:
        self.moved = {"x": x, "y": y}
        self.scale = scale
        self.at = {"x": 0.0, "y": 0.0}
        self.began = dict(self.at)
        self.written = dict(self.at)
        self.parts: list[str] = []

    def draw(self, command: str, numbers: list[float]) -> None:
        """Write one command."""
        first = not self.parts
        self.parts.append("M" if first else command.lower())
        before, after, written = dict(self.at), dict(self.at), dict(self.written)
        for kind, value in zip(_TAKES[command.upper()], numbers, strict=True):
            if kind == "k":
                self.parts.append(f"{value:g}")
            elif kind == "r":
                self.parts.append(_short(value * abs(self.scale)))
            else:
                after[kind] = value + (before[kind] if command.islower() else 0)
                end = round(after[kind] * self.scale, 1)
                from_here = end + self.moved[kind] if first else end - self.written[kind]
                written[kind] = end
                self.parts.append(_short(from_here))
        self.at, self.written = after, written
        if command in "Mm":
            self.began, self.began_written = dict(after), dict(written)
        elif command in "Zz":
            self.at, self.written = dict(self.began), dict(self.began_written)


def _short(value: float) -> str:
    """A number to a tenth of a unit: on a poster a card is a few units a millimetre."""
    return f"{round(value, 1) + 0:g}"


def _joined(parts: list[str]) -> str:
    """The parts, with a space only where two numbers would run together."""
    text = ""
    for part in parts:
        needs_space = text and not text[-1].isalpha() and not part[0].isalpha() and part[0] != "-"
        text += f" {part}" if needs_space else part
    return text
