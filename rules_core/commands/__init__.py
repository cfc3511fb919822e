"""The commands of the command line, one module a game."""

from rules_core.commands.baccarat import BACCARAT
from rules_core.commands.command import Command
from rules_core.commands.listing import GAMES, ODDS

COMMANDS: dict[str, Command] = {"games": GAMES, "odds": ODDS, "baccarat": BACCARAT}
