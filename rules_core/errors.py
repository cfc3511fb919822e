"""The one family of errors that bad input raises."""

from typing import Any

from rules_core.sentences import SENTENCES


class RulesError(ValueError):
    """Input that the rules cannot take.

    `code` names the mistake (a key of `sentences.SENTENCES`), `fields` what was wrong, where, and what
    would be right. `str()` gives the English sentence, `words.explain()` the one in the current language.

    >>> error = RulesError("bet-unknown", bet="pair", bets="player, tie, banker")
    >>> error.code, error.fields["bet"]
    ('bet-unknown', 'pair')
    >>> print(error)
    There is no bet “pair” in this game. The bets are: player, tie, banker.
    """

    def __init__(self, code: str, **fields: Any) -> None:
        self.code = code
        self.fields = fields
        super().__init__(SENTENCES[code].english(fields))

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep the fields when an error crosses a process (tests run in parallel)."""
        return _rebuild, (self.code, self.fields)


def _rebuild(code: str, fields: dict[str, Any]) -> RulesError:
    return RulesError(code, **fields)
