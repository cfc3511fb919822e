"""The faces of a die as calculators show them."""

from collections.abc import Iterator

from rules_site.chance import die
from rules_site.elements import Element


def faces(count: int) -> dict[str, int]:
    """Each face of a die with its weight."""
    return {str(face): 1 for face in range(1, count + 1)}


def keys(count: int) -> Iterator[tuple[str, str, Element]]:
    """Each face with its spoken name in the current language and its picture."""
    for face in range(1, count + 1):
        made = die(face)
        yield str(face), made.get("aria-label", ""), made
