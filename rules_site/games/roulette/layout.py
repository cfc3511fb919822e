"""The betting layout of roulette: a cloth with a place for every bet, and a key to where chips lie."""

from collections.abc import Mapping
from itertools import islice

from rules_core.odds import Odds
from rules_core.roulette import EVEN_CHANCES, Bet, Rules, bets, layouts, rules, versions
from rules_core.words import show
from rules_site.cloth import Box, big, layout, named, odds, place, properties, seen, span
from rules_site.elements import Content, Element, element
from rules_site.games.roulette.cloth import Cloth, cloth, is_short
from rules_site.labels import label

_LETTERS = "ABCDEFGHIJ"


def betting_layout(variant: str, sprites: str) -> list[Element]:
    """The cloth of a version (`live`, `ray-a` …), or of a field (`single-zero` …) with all bets that it has.

    Raises `RulesError` `version-unknown`.
    """
    house = rules(_version(variant))
    places = bets(house.version)
    table = cloth(house.layout, places)
    keys = _keys(places, table)
    classes = "cloth cloth--short" if is_short(house.layout) else "cloth"
    size = properties(across=table.across, along=table.along)
    tight = table.tight
    fields = [_place(bet, house, table.boxes[bet.name], bet.name in tight) for bet in places]
    chips = [seen(letter, classes="place__key") for letter in islice(_LETTERS, len(keys))]
    for chip, bet in zip(chips, keys, strict=True):
        chip.set("style", table.boxes[bet.name].middle.style)
    made = element("div", {"class": classes, "style": size}, *fields, *chips)
    pays = {} if variant in layouts() else house.pays  # versions on one field pay different odds
    return [layout("roulette", made, _key_list(keys, pays) if keys else None)]


def _version(variant: str) -> str:
    """The version of this name, or of this field the first one with the most bets."""
    if variant not in layouts():
        return variant
    on_field = [version for version in versions() if rules(version).layout.name == variant]
    return max(on_field, key=lambda version: len(bets(version)))


def _place(bet: Bet, house: Rules, box: Box, tight: bool) -> Element:
    name = show(bet.shown)
    attributes = {"style": box.style}
    if not box.width:
        classes = "place--point place--tight" if tight else "place--point"
        return place(bet.name, name, classes=classes, title=name, **attributes)
    if bet.inside:
        colour = _colour(bet.numbers[0], house)
        name = f"{name}, {label(f'colour-{colour}')}"
        return place(
            bet.name,
            name,
            seen(bet.label, classes=f"pocket pocket--{colour}"),
            classes="place--number",
            **attributes,
        )
    return place(
        bet.name,
        named(bet.shown, house.pays.get(bet.kind)),
        *_shown(bet, house),
        classes="place--side",
        **attributes,
    )


def _colour(number: str, house: Rules) -> str:
    if number in house.layout.zeros:
        return "green"
    return "red" if number in house.layout.red else "black"


def _shown(bet: Bet, house: Rules) -> list[Content]:
    """What stands on a place beside the numbers."""
    if bet.kind == "column":
        return [big(str(house.pays[bet.kind]))]
    if bet.kind in EVEN_CHANCES:
        swatch = seen(classes=f"pocket pocket--{bet.kind}") if bet.kind in ("red", "black") else None
        word = span(tuple(map(int, bet.numbers))) if bet.kind in ("low", "high") else show(bet.shown)
        return [swatch, big(word)]
    return [big(span(tuple(map(int, bet.numbers))))]


def _keys(places: tuple[Bet, ...], table: Cloth) -> list[Bet]:
    """A place of each kind of bet inside, one further along the cloth than the other."""
    kinds = list(dict.fromkeys(bet.kind for bet in places if bet.inside))
    if len(kinds) == 1:
        return []
    step = table.along / (len(kinds) + 1)
    alike = [[bet for bet in places if bet.kind == kind] for kind in kinds]
    middle = table.across / 2

    def far(bet: Bet, wanted: object) -> tuple[object, ...]:
        point = table.boxes[bet.name].middle
        return abs(point.y - wanted), abs(point.x - middle)  # type: ignore[operator]

    return [min(row, key=lambda bet: far(bet, step * turn)) for turn, row in enumerate(alike, start=1)]


def _key_list(keys: list[Bet], pays: Mapping[str, Odds]) -> Element:
    """What the lettered chips are, and what they pay."""
    rows = [_key(letter, bet, pays.get(bet.kind)) for letter, bet in zip(_LETTERS, keys, strict=False)]
    return element("ul", {"class": "layout__key"}, *rows)


def _key(letter: str, bet: Bet, pays: Odds | None) -> Element:
    text = show(bet.shown)
    return element(
        "li",
        None,
        seen(letter, classes="place__key"),
        element("span", None, text),
        " ",
        odds(pays) if pays else None,
    )
