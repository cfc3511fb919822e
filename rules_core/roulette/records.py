"""What RAY's information system stores about a table of roulette."""

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import Any

from rules_core.cards import shorten
from rules_core.errors import RulesError
from rules_core.odds import read_stake
from rules_core.results import Step
from rules_core.roulette.clauses import LIVE
from rules_core.tables.roulette import rules

Amount = Fraction | int | str
_LONGEST_NAME = 100


@dataclass(frozen=True)
class Record:
    """The stored facts; `letter` is the game version as it is written, for example `A`."""

    venue: str
    opened: datetime
    letter: str
    minimum: Fraction
    maximum: Fraction
    step: Step


def record(venue: str, opened: datetime, version: str, minimum: Amount, maximum: Amount) -> Record:
    """A complete record of a table: venue, date and opening time, game version, least and highest stake.

    `venue` is a name on one line. Clause roulette-ray-common-records. Raises `RulesError`
    `roulette-record-venue`, `roulette-record-time`, `roulette-record-none` for a table that is not RAY's,
    `version-unknown`, `limits-invalid`, and as `read_stake` does.

    >>> record("Casino", datetime(2016, 5, 1, 18, 0), "ray-a", 2, 100).letter
    'A'
    """
    if rules(version).version == LIVE:
        raise RulesError("roulette-record-none", version=version)
    name = venue.strip() if isinstance(venue, str) else ""
    if not name.isprintable() or not 0 < len(name) <= _LONGEST_NAME:
        raise RulesError("roulette-record-venue")
    if not isinstance(opened, datetime):
        raise RulesError("roulette-record-time", text=shorten(opened))
    least, most = read_stake(minimum), read_stake(maximum)
    if least > most:
        raise RulesError("limits-invalid", minimum=least, maximum=most)
    letter = version.rpartition("-")[2].upper()
    fields: dict[str, Any] = {"minimum": least, "maximum": most, "venue": name, "version": letter}
    fields |= {"date": opened.date(), "time": opened.time()}
    return Record(
        name, opened, letter, least, most, Step("roulette-record", "roulette-ray-common-records", fields)
    )
