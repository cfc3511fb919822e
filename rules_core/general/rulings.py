"""What is allowed: placing, changing and removing stakes, and taking part at an age."""

from dataclasses import dataclass

from rules_core.errors import RulesError, expect_flags, shorten
from rules_core.results import Step
from rules_core.tables.general import rules

ACTIONS = PLACE, CHANGE, REMOVE = "place", "change", "remove"


@dataclass(frozen=True)
class Ruling:
    """Whether something is allowed, and why."""

    allowed: bool
    step: Step


def bet_ruling(
    action: str, *, closed: bool = False, drawing: bool = False, exception: bool = False
) -> Ruling:
    """Whether a stake may now be placed, changed or removed (`place`, `change`, `remove`).

    Not once the host has closed betting or the draw has started, whichever comes first; `exception` says that
    the rules of the game expressly allow it, which they can for changing and removing only
    (general-ray-bet-before-close, general-ray-no-change-after-close). Raises `RulesError` `action-unknown`.

    >>> bet_ruling("place").allowed, bet_ruling("place", closed=True).allowed
    (True, False)
    >>> bet_ruling("remove", drawing=True).allowed, bet_ruling("remove", drawing=True, exception=True).allowed
    (False, True)
    """
    expect_flags(closed, drawing, exception)
    if action not in ACTIONS:
        raise RulesError("action-unknown", text=shorten(action), actions=", ".join(ACTIONS))
    clause = "general-ray-bet-before-close" if action == PLACE else "general-ray-no-change-after-close"
    if not (closed or drawing):
        return Ruling(True, Step("betting-open", clause))
    if exception and action != PLACE:
        return Ruling(True, Step("betting-exception", clause))
    return Ruling(False, Step("betting-draw" if drawing else "betting-closed", clause))


def age_ruling(age: int, version: str = "ray") -> Ruling:
    """Whether a person of this age in whole years may take part (general-ray-age-limit).

    Raises `RulesError` `age-invalid`, `version-unknown`.

    >>> age_ruling(17).allowed, age_ruling(18).allowed
    (False, True)
    """
    least = rules(version).least_age
    if type(age) is not int or age < 0:
        raise RulesError("age-invalid", text=shorten(age))
    allowed = age >= least
    return Ruling(
        allowed, Step(f"age-{'enough' if allowed else 'low'}", "general-ray-age-limit", {"least": least})
    )
