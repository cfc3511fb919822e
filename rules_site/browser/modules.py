"""Which modules of the browser a script needs: what it imports from the start, and what those import."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "assets" / "js"

_IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*?from\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)";""", re.M)
"""An import that always happens; `import("./x.js")` in an expression is one that may."""


@cache
def needed(name: str) -> tuple[str, ...]:
    """The modules that `name` needs, itself first; names are paths below `docs/assets/js`.

    >>> needed("fraction.js")
    ('fraction.js',)

    Raises OSError when one of them is missing.
    """
    found = {name: None}
    waiting = [name]
    while waiting:
        here = FOLDER / waiting.pop(0)
        for imported in _IMPORT.findall(here.read_text(encoding="utf-8")):
            address = (here.parent / "".join(imported)).resolve().relative_to(FOLDER).as_posix()
            if address not in found:
                found[address] = None
                waiting.append(address)
    return tuple(found)
