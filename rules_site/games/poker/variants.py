"""The games of poker: all side by side, and the deal of each, stage by stage."""

from collections.abc import Callable, Iterator

from rules_core.poker import most_players, plan, rules
from rules_core.tables.poker import Stage, Variant
from rules_core.words import number
from rules_site.elements import Element, element
from rules_site.labels import label
from rules_site.rule_tables import cell, column, row_name, rule_table

_COMPLETE = "five-card"  # hands dealt as a whole: no game of its own
_NONE = "–"
_HEADS = (
    "cards-dealt",
    "cards-thrown",
    "board-cards",
    "cards-that-count",
    "betting-rounds",
    "most-players",
)


def games() -> Iterator[Variant]:
    """The games with a page."""
    return (variant for name, variant in rules().variants.items() if name != _COMPLETE)


def variants(version: str, sprites: str) -> list[Element]:
    """All games side by side: cards, discards, which cards count, betting rounds, most players."""
    head = [column(label("game")), *(column(label(code), "num") for code in _HEADS)]
    made = rule_table("variants", label("variants"), [head])
    for game in games():
        link = element("a", {"href": f"{game.name}.md"}, label(f"game-{game.name}"))
        texts = (
            number(game.dealt),
            number(game.dealt - game.own) if game.dealt > game.own else _NONE,
            _board(game),
            _counting(game),
            number(len(game.stages)),
            number(most_players(game.name).most),
        )
        made.row("", row_name(link), *(cell(text, "num") for text in texts))
    return [made.element]


def _board(game: Variant) -> str:
    if not game.board:
        return _NONE
    return number(game.board) if game.rows == 1 else f"{number(game.rows)} × {number(game.board)}"


def _counting(game: Variant) -> str:
    least, most = game.least, game.most
    if not game.board:
        return label("count-of", count=most, own=game.own)
    return label("count-exactly", count=most) if least == most else f"{number(least)}–{number(most)}"


_Column = tuple[str, Callable[[Stage], int]]
_COLUMNS: tuple[_Column, ...] = (
    ("dealt-down", lambda stage: stage.down),
    ("dealt-up", lambda stage: stage.up),
    ("dealt-board", lambda stage: stage.board),
)


def stages(name: str, sprites: str) -> list[Element]:
    """The deal of a game, a row a stage; columns that would be empty are left out."""
    game = next((game for game in games() if game.name == name), None)
    if game is None:
        raise ValueError(f"there is no game of poker {name}")
    shown = [(code, cards) for code, cards in _COLUMNS if any(cards(stage) for stage in game.stages)]
    discards = any(stage.discard for stage in game.stages)
    heads = [_head(code, game) for code, _ in shown]
    heads += [label("betting-round"), *([label("then-thrown")] if discards else [])]
    head = [column(label("stage")), *(column(text, "num") for text in heads)]
    made = rule_table("stages", label("stages"), [head])
    for round_number, (stage, deal) in enumerate(zip(game.stages, plan(name, 2).deals, strict=True), 1):
        counts = [*(cards(stage) for _, cards in shown)]
        texts = [number(count) if count else _NONE for count in counts] + [number(round_number)]
        texts += [number(deal.discard) if deal.discard else _NONE] if discards else []
        title = row_name(label(f"stage-{stage.name}"), **{"data-clause": stage.clause})
        made.row("", title, *(cell(text, "num") for text in texts))
    return [made.element]


def _head(code: str, game: Variant) -> str:
    several = code == "dealt-board" and game.rows > 1
    return label("dealt-board-rows", rows=game.rows) if several else label(code)
