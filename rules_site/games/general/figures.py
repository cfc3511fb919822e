"""The numbers that the text of an executable clause for all tables must contain, taken from the core."""

from collections.abc import Iterable, Mapping

from rules_core.general import rules


def figures() -> Mapping[str, Iterable[int | str]]:
    """Clause id → the numbers that its text must contain."""
    return {"general-ray-age-limit": [rules().least_age]}
