"""The commands of the command line, one module a game."""

from rules_core.commands.baccarat import BACCARAT
from rules_core.commands.blackjack import BLACKJACK
from rules_core.commands.boule import BOULE
from rules_core.commands.command import Command
from rules_core.commands.listing import GAMES, ODDS
from rules_core.commands.money_wheel import MONEY_WHEEL
from rules_core.commands.poker import POKER
from rules_core.commands.roulette import ROULETTE
from rules_core.commands.sic_bo import SIC_BO
from rules_core.commands.tuplanoppa import TUPLANOPPA

COMMANDS: dict[str, Command] = {
    "games": GAMES,
    "odds": ODDS,
    "baccarat": BACCARAT,
    "roulette": ROULETTE,
    "blackjack": BLACKJACK,
    "boule": BOULE,
    "money-wheel": MONEY_WHEEL,
    "tuplanoppa": TUPLANOPPA,
    "sic-bo": SIC_BO,
    "poker": POKER,
}
