"""The blocks of a page: `/// payouts | baccarat` and its like, filled in from the rules."""

from collections.abc import Callable, Mapping
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from pymdownx.blocks import BlocksExtension, BlocksProcessor  # type: ignore[import-untyped]
from pymdownx.blocks.block import Block  # type: ignore[import-untyped]

from rules_core.games import GAMES
from rules_core.words import speaking
from rules_site import glossary, odds_explorer, small_blocks
from rules_site.games.baccarat import tables as baccarat
from rules_site.games.blackjack import tables as blackjack
from rules_site.games.boule import tables as boule
from rules_site.games.money_wheel import tables as money_wheel
from rules_site.games.poker import tables as poker
from rules_site.games.roulette import tables as roulette
from rules_site.games.sic_bo import tables as sic_bo
from rules_site.games.tuplanoppa import tables as tuplanoppa
from rules_site.page import Page, page_of

_TABLES: Mapping[str, Mapping[str, Callable[[str, str], list[Element]]]] = {
    "baccarat": baccarat.TABLES,
    "blackjack": blackjack.TABLES,
    "roulette": roulette.TABLES,
    "boule": boule.TABLES,
    "money-wheel": money_wheel.TABLES,
    "tuplanoppa": tuplanoppa.TABLES,
    "sic-bo": sic_bo.TABLES,
    "poker": poker.TABLES,
}
_TABLE_NAMES = sorted({name for tables in _TABLES.values() for name in tables})

Maker = Callable[[str, Page], list[Element]]
"""Makes the content of a block from what stands after `|`. Raises `ValueError` when that makes no sense."""


def _table(name: str) -> Maker:
    def made(argument: str, page: Page) -> list[Element]:
        game, _, version = argument.partition(" ")
        if name not in _TABLES.get(game, {}):
            raise ValueError(f"there is no such table of “{game}”")
        house = version.strip() or GAMES[game].versions()[0]
        return _TABLES[game][name](house, page.sprites)

    return made


def _nothing_after(argument: str) -> None:
    if argument:
        raise ValueError("nothing may stand after the name of this block")


def _glossary(argument: str, page: Page) -> list[Element]:
    _nothing_after(argument)
    return glossary.glossary()


def _games(argument: str, page: Page) -> list[Element]:
    _nothing_after(argument)
    return small_blocks.games(page.sprites)


def _odds(argument: str, page: Page) -> list[Element]:
    _nothing_after(argument)
    return odds_explorer.explorer(page.language)


MAKERS: dict[str, Maker] = {
    **{name: _table(name) for name in _TABLE_NAMES},
    "houses": lambda argument, page: small_blocks.houses(argument.replace(",", " ").split()),
    "calculator": lambda argument, page: small_blocks.calculator(argument, page.language),
    "drill": lambda argument, page: small_blocks.drill(argument, page.language),
    "glossary": _glossary,
    "games": _games,
    "odds": _odds,
}


class FilledBlock(Block):  # type: ignore[misc]
    """A block that the build fills in; nothing is written inside it."""

    ARGUMENT = None

    def on_create(self, parent: Element) -> Element:
        """Fill the block. Raises `PageError` for an argument that makes no sense."""
        page = page_of(self.md, self.config["language"])
        argument = self.argument or ""
        try:
            with speaking(page.language):
                made = MAKERS[self.NAME](argument, page)
        except ValueError as error:
            raise page.wrong(str(error), f"/// {self.NAME} | {argument}") from error
        holder = SubElement(parent, "div", {"class": f"block block--{self.NAME}"})
        holder.extend(made)
        return holder


class RuleBlocks(BlocksExtension):  # type: ignore[misc]
    """Registers the blocks for a page in one language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None:  # noqa: N802
        """Register a block class a name."""
        for name in MAKERS:
            block_mgr.register(
                type(f"{name.title()}Block", (FilledBlock,), {"NAME": name}), {"language": self.language}
            )
