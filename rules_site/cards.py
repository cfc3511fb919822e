"""Playing cards as one SVG sprite, drawn from the data in `card_art`.

The sprite holds, for every rank and suit, `card-5h` (a whole card) and `mini-5h` (one big index
and one suit, for small sizes), the ranks alone `card-5` and `mini-5`, and `card-back`. Colours are
custom properties of the page that shows the card, each with a fallback.
"""

from html import escape
from pathlib import Path

from rules_site.card_art import COURTS, FRAME, GLYPHS, HEIGHT, INKS, PIPS, SUITS, WIDTH

FILE_NAME = "cards.svg"
BACK = "back"
_VIEW_BOX = f"0 0 {WIDTH} {HEIGHT}"
_TURNED = f' transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})"'
_PAPER = "var(--card-paper,#fff)"
_NO_SUIT_INK = "var(--card-plain,#24483a)"


def card_html(rank: str, suit: str | None, name: str, base: str, compact: bool = False) -> str:
    """The HTML of one card, spoken as `name`.

    `rank` is A, 2–10, J, Q, K or `back`; `suit` h, d, c, s or None; `base` the address of the
    folder of the sprite, ending in a slash; `compact` takes the small-size drawing.
    Raises `ValueError` for a card that the sprite does not hold.
    """
    symbol = symbol_id(rank, suit, compact)
    classes = "playing-card playing-card--mini" if compact else "playing-card"
    return (
        f'<svg class="{classes}" role="img" aria-label="{escape(name)}" viewBox="{_VIEW_BOX}">'
        f'<use href="{escape(base)}{FILE_NAME}#{symbol}"/></svg>'
    )


def symbol_id(rank: str, suit: str | None = None, compact: bool = False) -> str:
    """The id of a card in the sprite: `card-5h`, `mini-5h`, `card-5`, `card-back`.

    Raises `ValueError` for a card that the sprite does not hold.
    """
    if rank == BACK and suit is None and not compact:
        return "card-back"
    if rank not in GLYPHS or (suit is not None and suit not in SUITS):
        raise ValueError(f"no such card in the sprite: {rank!r} {suit!r}")
    return f"{'mini' if compact else 'card'}-{rank}{suit or ''}"


def sprite() -> str:
    """The whole sprite as SVG text."""
    suits: list[str | None] = [*SUITS, None]
    parts = [_shared(), _symbol("card-back", None, _back())]
    for suit in suits:
        for rank in GLYPHS:
            parts.append(_symbol(symbol_id(rank, suit), suit, _face(rank, suit)))
            parts.append(_symbol(symbol_id(rank, suit, compact=True), suit, _mini(rank, suit)))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(parts) + "\n</svg>\n"


def write(folder: Path) -> None:
    """Write the sprite to `cards.svg` in `folder`, which is made when it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE_NAME).write_text(sprite(), encoding="utf-8")


def _shared() -> str:
    """The shapes that many cards use, drawn once, each in its place and size."""
    paper = (
        f'<rect id="paper" x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="20" '
        f'fill="{_PAPER}" stroke="var(--card-line,#c8c8c0)" stroke-width="3"/>'
    )
    stroke = 'fill="none" stroke="currentColor" stroke-width="8.5" stroke-linejoin="round"'
    indices = "".join(
        f'<path id="i{rank}" d="{GLYPHS[rank]}" {stroke}/>'
        + _twice(f"c{rank}", _glyph(rank, 31, 20, 0.92))
        + _named(f"l{rank}", _glyph(rank, 125, 119, 2))
        + _named(f"m{rank}", _glyph(rank, 125, 28, 2.8))
        + _named(f"n{rank}", _glyph(rank, 125, 66, 3.9))
        for rank in GLYPHS
    )
    suits = "".join(
        f'<path id="s{suit}" d="{SUITS[suit]}" fill="currentColor"/>'
        + _twice(f"c{suit}", _suit(suit, 31, 100, 0.72))
        + _named(f"p{suit}", _suit(suit, 0, 0, 0.88))
        + _named(f"t{suit}", _suit(suit, 0, 0, -0.88))
        + _named(f"a{suit}", _suit(suit, 125, 175, 2.3))
        + _named(f"m{suit}", _suit(suit, 125, 266, 2.5))
        + _twice(f"f{suit}", _suit(suit, 125, 123, 1.3))
        for suit in SUITS
    )
    return f"<defs>{paper}{indices}{suits}{''.join(map(_court, COURTS))}</defs>"


def _symbol(name: str, suit: str | None, content: str) -> str:
    """A symbol on paper, in the colour of its suit."""
    ink = f"var(--card-{suit},{INKS[suit]})" if suit else _NO_SUIT_INK
    return f'<symbol id="{name}" viewBox="{_VIEW_BOX}" color="{ink}">{_use("paper")}{content}</symbol>'


def _face(rank: str, suit: str | None) -> str:
    """A whole card: two corners and the middle."""
    if suit is None:
        return _use(f"c{rank}") + _use(f"l{rank}")
    corners = _use(f"c{rank}") + _use(f"c{suit}")
    if rank in COURTS:
        return corners + _use(f"f{rank}") + _use(f"f{suit}")
    return corners + (_use(f"a{suit}") if rank == "A" else _pips(rank, suit))


def _mini(rank: str, suit: str | None) -> str:
    """The small-size drawing: one big index, and below it the suit."""
    return _use(f"m{rank}") + _use(f"m{suit}") if suit else _use(f"n{rank}")


def _pips(rank: str, suit: str) -> str:
    return "".join(
        f'<use href="#{"p" if 2 * y <= HEIGHT else "t"}{suit}" x="{x}" y="{y}"/>' for x, y in PIPS[rank]
    )


def _court(rank: str) -> str:
    """The frame of a court rank: what crowns the suit, and a belt."""
    art = COURTS[rank]
    half = (
        f'<path d="{art["hat"]}" fill="currentColor"/>'
        f'<path d="{art["band"]}" fill="none" stroke="{_PAPER}" stroke-width="3"/>'
        f'<path d="{art["belt"]}" fill="currentColor"/>'
    )
    frame = (
        f'<path d="{FRAME}" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="2.5"/>'
    )
    return f'<g id="f{rank}">{frame}{half}<g{_TURNED}>{half}</g></g>'


def _back() -> str:
    """The back: a lattice inside a paper border."""
    left, right, top, bottom = 18, WIDTH - 18, 18, HEIGHT - 18
    width = right - left
    lines = "".join(
        f"M{left} {y}l{width} {width}M{right} {y}l-{width} {width}"
        for y in range(top - width + 7, bottom, 30)
    )
    field = f'x="{left}" y="{top}" width="{width}" height="{bottom - top}" rx="10"'
    return (
        f'<clipPath id="field"><rect {field}/></clipPath>'
        f'<rect {field} fill="var(--card-back,#8c3b32)"/>'
        f'<path d="{lines}" clip-path="url(#field)" fill="none" stroke="{_PAPER}" '
        'stroke-opacity=".5" stroke-width="3"/>'
    )


def _glyph(rank: str, x: float, y: float, scale: float) -> str:
    """The index of a rank, its top centre at (x, y)."""
    return f'<use href="#i{rank}" {_place(x - 20 * scale, y, scale)}/>'


def _suit(suit: str, x: float, y: float, scale: float) -> str:
    """A suit, its centre at (x, y); a negative scale turns it upside down."""
    return f'<use href="#s{suit}" {_place(x, y, scale)}/>'


def _place(x: float, y: float, scale: float) -> str:
    return f'transform="translate({x:g} {y:g})scale({scale:g})"'


def _named(name: str, shape: str) -> str:
    return f'<g id="{name}">{shape}</g>'


def _twice(name: str, half: str) -> str:
    """The half, and the same turned around the middle of the card, under one name."""
    return _named(name, f"{half}<g{_TURNED}>{half}</g>")


def _use(name: str) -> str:
    return f'<use href="#{name}"/>'
