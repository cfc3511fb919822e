"""The rules of casino table games: exact, table-driven, explained in four languages."""

from rules_core.errors import RulesError
from rules_core.words import explain, use

__all__ = ["RulesError", "explain", "use"]
