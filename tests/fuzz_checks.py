"""What the fuzzer expects of every answer, and of those that it says."""

import json
from typing import Any

from rules_core.errors import RulesError
from rules_core.plain import plain
from rules_core.read_only import ReadOnly
from rules_core.words import LANGUAGES, explain, speaking
from tests.core.helpers import dictionaries
from tests.fuzz_calls import CLASSES, Call

LONGEST_ERROR = 700
LAID_OUT = dict.fromkeys(map(ord, "\n\u00a0\u202f\u2009"))
"""What sentences hold for their layout: new lines, and spaces at which no line ends."""


def check_answer(call: Call, arguments: dict[str, Any], result: Any) -> None:
    """An answer holds nothing that could be changed, and no flag of it was anything but a bool."""
    for flag in call.flags & arguments.keys():
        if not isinstance(arguments[flag], bool):
            raise TypeError(f"answered although {flag} is no flag")
    if call.function not in CLASSES:
        for path, mapping in dictionaries(result):
            if not isinstance(mapping, ReadOnly):
                raise TypeError(f"{path} can be changed")
        hash(result)


def check_error(error: RulesError) -> None:
    """An error is one readable line."""
    if len(str(error)) > LONGEST_ERROR or not str(error).isprintable():
        raise ValueError(f"an error that cannot be read: {str(error)[:100]!r}")


def say(result: Any) -> None:
    """Say a result or an error in all languages, and its reasons as JSON."""
    json.dumps(plain(result.fields if isinstance(result, RulesError) else getattr(result, "steps", ())))
    for each in _sayable(result):
        for language in LANGUAGES:
            with speaking(language):
                said = explain(each)
            if not said or not said.translate(LAID_OUT).isprintable():
                raise ValueError(f"cannot be read: {said[:100]!r}")


def _sayable(result: Any) -> list[Any]:
    """What of a result can be explained."""
    rows = result if isinstance(result, tuple) else (result,)
    return [
        row
        for row in rows[:5]
        if isinstance(row, RulesError) or hasattr(row, "step") or getattr(row, "steps", None)
    ]
