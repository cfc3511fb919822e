"""What is drawn of a result."""

from typing import Any

from rules_core.words import speaking
from rules_site.elements import to_html
from rules_site.pictures import pictures


def drawn(result: Any, language: str = "nl") -> str:
    """What is drawn of a result, on the cloth and below it."""
    with speaking(language):
        return "".join(to_html(part) for part in pictures(result, "../assets/data/") if part is not None)
