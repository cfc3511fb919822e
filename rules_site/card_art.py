"""What the cards are drawn from: shapes and places, as data.

A card is 250 units wide and 350 high. Suits are paths around (0, 0), about 50 units high. Indices
are strokes in a box 40 units wide and 56 high, drawn here so that they look the same on every
machine. Upper halves only: the lower half of a card is its upper half turned around.
"""

WIDTH, HEIGHT = 250, 350

SUITS = {
    "h": "M0 25C-8 13-25 3-25-10C-25-19-19-24-12.5-24C-6.5-24-2-20 0-14.5C2-20 6.5-24 12.5-24"
    "C19-24 25-19 25-10C25 3 8 13 0 25Z",
    "d": "M0-28Q8.5-11 21 0Q8.5 11 0 28Q-8.5 11-21 0Q-8.5-11 0-28Z",
    "c": "M-11.5-14a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0ZM-24.5 6a11.5 11.5 0 1 1 23 0"
    "a11.5 11.5 0 1 1-23 0ZM1.5 6a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0Z"
    "M-6-6H6L3 8C3.5 17 5 22 9.5 26H-9.5C-5 22-3.5 17-3 8Z",
    "s": "M0-27C8-14 25-5 25 8C25 15.5 19.5 20 13.5 20C9 20 5.5 18 3.300 14.5C3.800 20 5.5 23.5 9.5 26.5"
    "H-9.5C-5.5 23.5-3.800 20-3.300 14.5C-5.5 18-9 20-13.5 20C-19.5 20-25 15.5-25 8C-25-5-8-14 0-27Z",
}
"""Suit letter -> its shape."""

INKS = {"h": "#b3261e", "d": "#b3261e", "c": "#1d2321", "s": "#1d2321"}
"""Suit letter -> its colour where the page sets none."""

GLYPHS = {
    "A": "M3 56L20 3L37 56M9.5 38H30.5",
    "2": "M5 17C5 8 11 3.5 20 3.5C29 3.5 35 9 35 17C35 24 31 28 25 33.5L5 52.5H36",
    "3": "M5 4H34L20 22.5C30 22 36 28.5 36 37C36 47 29 52.5 20 52.5C11.5 52.5 6 48.5 4 41",
    "4": "M28.5 56V4L4 40H38",
    "5": "M34 4H9.5L7 26C10 22.5 14.5 20.5 19.5 20.5C29 20.5 36 27 36 36.5C36 46 29 52.5 20 52.5"
    "C12 52.5 6.5 49 4 42.5",
    "6": "M29 3.5L9.5 26C6 30 4.5 33 4.5 37.5C4.5 46 11 52.5 20 52.5C29 52.5 35.5 46 35.5 37.5"
    "C35.5 29 29 22.5 20 22.5C15 22.5 10.5 24.5 8 27.5",
    "7": "M4 4H35L14.5 56",
    "8": "M20 26C12.5 26 7 21.5 7 15C7 8 12.5 3.5 20 3.5C27.5 3.5 33 8 33 15C33 21.5 27.5 26 20 26"
    "C11 26 4.5 31.5 4.5 39C4.5 47 11 52.5 20 52.5C29 52.5 35.5 47 35.5 39C35.5 31.5 29 26 20 26Z",
    "9": "M11 52.5L30.5 30C34 26 35.5 23 35.5 18.5C35.5 10 29 3.5 20 3.5C11 3.5 4.5 10 4.5 18.5"
    "C4.5 27 11 33.5 20 33.5C25 33.5 29.5 31.5 32 28.5",
    "10": "M-3 13L7 5V56M35 3.5C27 3.5 21.5 11 21.5 28C21.5 45 27 52.5 35 52.5C43 52.5 48.5 45 48.5 28"
    "C48.5 11 43 3.5 35 3.5Z",
    "J": "M29 0V37C29 47.5 24 52.5 16.5 52.5C10 52.5 6 49 4.5 42",
    "Q": "M20 3.5C10.5 3.5 4 11.5 4 28C4 44.5 10.5 52.5 20 52.5C29.5 52.5 36 44.5 36 28"
    "C36 11.5 29.5 3.5 20 3.5ZM22 38L38 57",
    "K": "M6 0V56M35 0L6 33M15.5 23L37 56",
}
"""Rank -> the strokes of its index."""

_LEFT, _MID, _RIGHT = 90, 125, 160
_R1, _R2, _R3, _R4 = 62, 137, 213, 288
_TOP, _HALF, _BOTTOM = _R1, 175, _R4
_CORNERS = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM))
_SIX = (*_CORNERS, (_LEFT, _HALF), (_RIGHT, _HALF))
_EIGHT = tuple((x, y) for x in (_LEFT, _RIGHT) for y in (_R1, _R2, _R3, _R4))

PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "A": ((_MID, _HALF),),
    "2": ((_MID, _TOP), (_MID, _BOTTOM)),
    "3": ((_MID, _TOP), (_MID, _HALF), (_MID, _BOTTOM)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MID, _HALF)),
    "6": _SIX,
    "7": (*_SIX, (_MID, 118)),
    "8": (*_SIX, (_MID, 118), (_MID, 232)),
    "9": (*_EIGHT, (_MID, _HALF)),
    "10": (*_EIGHT, (_MID, 100), (_MID, 250)),
}
"""Rank -> where its pips stand; a pip below the middle is upside down."""

FRAME = "M74 34H176A12 12 0 0 1 188 46V304A12 12 0 0 1 176 316H74A12 12 0 0 1 62 304V46A12 12 0 0 1 74 34Z"
"""The frame of a court card; what stands in it is drawn twice, the second time turned around."""

COURTS: dict[str, dict[str, str]] = {
    "J": {
        "hat": "M93 82C90 64 103 55 124 56C146 57 160 66 157 82Z"
        "M149 62C148 50 158 42 173 43C174 55 166 65 152 68Z",
        "band": "M92 76H158",
        "belt": "M62 175L76 161L90 175L104 161L118 175L132 161L146 175L160 161L174 175L188 161V175Z",
    },
    "Q": {
        "hat": "M95 82L88 60Q99 69 107 55Q117 66 125 51Q133 66 143 55Q151 69 162 60L155 82Z"
        "M84.5 55a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0Z"
        "M156.5 55a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0ZM120 46a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z",
        "band": "M94 75Q125 69 156 75",
        "belt": "M62 175A10.5 10.5 0 0 1 83 175A10.5 10.5 0 0 1 104 175A10.5 10.5 0 0 1 125 175"
        "A10.5 10.5 0 0 1 146 175A10.5 10.5 0 0 1 167 175A10.5 10.5 0 0 1 188 175Z",
    },
    "K": {
        "hat": "M94 82L86 50L107 65L125 42L143 65L164 50L156 82Z",
        "band": "M92 74H158",
        "belt": "M62 175V163H188V175Z",
    },
}
"""Court rank -> what crowns the suit, the line across it, and the upper half of the belt."""
