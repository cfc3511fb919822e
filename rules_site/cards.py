"""Playing cards as one SVG sprite, drawn from the data in `card_art`.

The sprite holds, for every rank and suit, `card-5h` (a whole card) and `mini-5h` (one big index
and one suit, for small sizes), the ranks alone `card-5` and `mini-5`, and `card-back`. Colours are
custom properties of the page that shows the card, each with a fallback. Each card is a few finished paths:
a page may show hundreds, and a browser copies what a card is made of each time.
"""

from html import escape
from pathlib import Path

from rules_site.card_art import COURTS, FRAME, GLYPHS, HEIGHT, INKS, PIPS, SUITS, WIDTH
from rules_site.svg_path import placed

FILE_NAME = "cards.svg"
BACK = "back"
_VIEW_BOX = f"0 0 {WIDTH} {HEIGHT}"
_PAPER = "var(--card-paper,#fff)"
_PAPER_SHAPE = (
    f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="20" '
    f'fill="{_PAPER}" stroke="var(--card-line,#c8c8c0)" stroke-width="3"/>'
)
_NO_SUIT_INK = "var(--card-plain,#24483a)"
_CORNER = 0.92
_PIP = 0.88


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
    parts = [_symbol("card-back", None, _back())]
    for suit in suits:
        for rank in GLYPHS:
            parts.append(_symbol(symbol_id(rank, suit), suit, _face(rank, suit)))
            parts.append(_symbol(symbol_id(rank, suit, compact=True), suit, _mini(rank, suit)))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(parts) + "\n</svg>\n"


def write(folder: Path) -> None:
    """Write the sprite to `cards.svg` in `folder`, which is made when it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE_NAME).write_text(sprite(), encoding="utf-8")


def _symbol(name: str, suit: str | None, content: str) -> str:
    """A symbol on paper, in the colour of its suit."""
    ink = f"var(--card-{suit},{INKS[suit]})" if suit else _NO_SUIT_INK
    return f'<symbol id="{name}" viewBox="{_VIEW_BOX}" color="{ink}">{_PAPER_SHAPE}{content}</symbol>'


def _face(rank: str, suit: str | None) -> str:
    """A whole card: two corners and the middle."""
    corners = _stroked(_both(_glyph(rank, 31, 20, _CORNER)), _CORNER)
    if suit is None:
        return corners + _stroked(_glyph(rank, 125, 119, 2), 2)
    shapes = _both(_suit(suit, 31, 100, 0.72))
    if rank in COURTS:
        return corners + _court(rank, shapes + _both(_suit(suit, 125, 123, 1.3)))
    return corners + _filled(shapes + (_suit(suit, 125, 175, 2.3) if rank == "A" else _pips(rank, suit)))


def _mini(rank: str, suit: str | None) -> str:
    """The small-size drawing: one big index, and below it the suit."""
    if suit is None:
        return _stroked(_glyph(rank, 125, 66, 3.9), 3.9)
    return _stroked(_glyph(rank, 125, 28, 2.8), 2.8) + _filled(_suit(suit, 125, 266, 2.5))


def _pips(rank: str, suit: str) -> str:
    return "".join(_suit(suit, x, y, _PIP if 2 * y <= HEIGHT else -_PIP) for x, y in PIPS[rank])


def _court(rank: str, shapes: str) -> str:
    """The frame of a court rank: what crowns the suit, a line across it, and a belt."""
    art = COURTS[rank]
    frame = (
        f'<path d="{FRAME}" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-width="2.5"/>'
    )
    band = f'<path d="{_both(art["band"])}" fill="none" stroke="{_PAPER}" stroke-width="3"/>'
    return frame + _filled(_both(art["hat"] + art["belt"]) + shapes) + band


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
        f'<clipPath id="card-back-field"><rect {field}/></clipPath>'
        f'<rect {field} fill="var(--card-back,#8c3b32)"/>'
        f'<path d="{lines}" clip-path="url(#card-back-field)" fill="none" stroke="{_PAPER}" '
        'stroke-opacity=".5" stroke-width="3"/>'
    )


def _glyph(rank: str, x: float, y: float, scale: float) -> str:
    """The index of a rank, its top centre at (x, y)."""
    return placed(GLYPHS[rank], x - 20 * scale, y, scale)


def _suit(suit: str, x: float, y: float, scale: float) -> str:
    """A suit, its centre at (x, y); a negative scale turns it upside down."""
    return placed(SUITS[suit], x, y, scale)


def _both(half: str) -> str:
    """The half, and the same turned around the middle of the card."""
    return half + placed(half, WIDTH, HEIGHT, -1)


def _filled(path: str) -> str:
    return f'<path d="{path}" fill="currentColor"/>'


def _stroked(path: str, scale: float) -> str:
    """A stroked path; `scale` is that of the glyphs in it."""
    return (
        f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="{8.5 * scale:g}" '
        'stroke-linejoin="round"/>'
    )
