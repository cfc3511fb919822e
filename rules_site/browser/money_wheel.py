"""The money wheel as its calculator reads it."""

from rules_core import money_wheel
from rules_core.results import Name
from rules_core.words import show
from rules_site.browser import fields
from rules_site.browser.fields import Example, Game, Table
from rules_site.cloth import big
from rules_site.games.money_wheel.layout import betting_layout, sign

EXAMPLE = Example(("2:1",), {"1:1": "10", "2:1": "5", "45:1-a": "1"})


def table(version: str = "ray") -> Table:
    """Everything about this version of the game that the browser needs."""
    drawn = Game(
        fields=money_wheel.fields(version),
        steps=lambda symbol: money_wheel.spin(symbol, version).steps,
        read=lambda row: row[0],
        values=money_wheel.rules(version).symbols,
        example=EXAMPLE,
        voids={cause: money_wheel.void_round(cause, version) for cause in money_wheel.rules(version).void},
    )
    return fields.table(drawn)


def view(version: str = "ray") -> Table:
    """The wheel, the layout and the symbols in the current language."""
    symbols = money_wheel.rules(version).symbols
    [layout] = betting_layout(version, "")
    named = ((symbol, show(Name(f"bet-money-wheel-{symbol}")), big(sign(symbol))) for symbol in symbols)
    return fields.view(layout, named)
