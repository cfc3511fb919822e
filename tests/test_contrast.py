"""Text and signs can be told from what they stand on, in light and in dark (WCAG 2.2, AA)."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).parents[1] / "docs" / "assets" / "css"
SCHEMES = {"light": r"\[data-md-color-scheme\] \{", "dark": r'\[data-md-color-scheme="slate"\] \{'}
TEXT, SIGN = 4.5, 3.0
GROUNDS = ("page", "raised", "sunk")

PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "ink-2", "link", "accent", "good") for ground in GROUNDS),
    *((sign, ground, SIGN) for sign in ("edge", "focus") for ground in GROUNDS),
    *((ink, "accent-soft", TEXT) for ink in ("ink", "ink-2", "link", "accent")),
    *((ink, "good-soft", TEXT) for ink in ("ink", "ink-2", "link", "good")),
    ("page", "ink", TEXT),
    ("button-ink", "button", TEXT),
    *(
        (ink, felt, TEXT)
        for ink in ("felt-ink", "felt-ink-2")
        for felt in ("felt", "felt-light", "felt-deep")
    ),
    *(("felt-edge", felt, SIGN) for felt in ("felt", "felt-light", "felt-deep")),
    *((f"card-{ink}", "card-paper", TEXT) for ink in ("red", "black", "blue", "green", "plain", "back")),
    *(("card-paper", ground, SIGN) for ground in ("felt", "felt-light")),
    *(("pocket-ink", f"pocket-{colour}", TEXT) for colour in ("red", "black", "green")),
    *(("card-paper", f"pocket-{colour}", SIGN) for colour in ("red", "black", "green")),
    *(
        (f"ring-{part}", felt, SIGN)
        for part in ("light", "middle", "dark")
        for felt in ("felt", "felt-light")
    ),
]


def colours(scheme: str) -> dict[str, str]:
    """The colours of a scheme; dark says only what differs from light."""
    text = (CSS / "tokens.css").read_text("utf-8")
    found: dict[str, str] = {}
    for name, start in SCHEMES.items():
        opening = re.search(start, text)
        assert opening, f"no block for {name} in tokens.css"
        block = text[opening.end() : text.index("}", opening.end())]
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
        if name == scheme:
            break
    return found


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, as WCAG defines it."""
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("front, ground, least", PAIRS)
def test_pair_can_be_told_apart(scheme: str, front: str, ground: str, least: float) -> None:
    palette = colours(scheme)
    assert contrast(palette[front], palette[ground]) >= least


def test_colours_stand_in_the_tokens_only() -> None:
    own = [path for path in sorted(CSS.glob("*.css")) if path.name not in ("tokens.css", "shell.css")]
    strays = {
        path.name: re.findall(r"(?:#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\()[^;]*", path.read_text("utf-8"))
        for path in own
    }
    strays["print.css"] = [stray for stray in strays["print.css"] if stray != "#ffffff"]  # paper
    assert {name: found for name, found in strays.items() if found} == {}


def test_every_variable_used_is_defined() -> None:
    sheets = "".join(path.read_text("utf-8") for path in sorted(CSS.glob("*.css")))
    used = set(re.findall(r"var\(--([\w-]+)", sheets))
    assert sorted(used - set(re.findall(r"--([\w-]+):", sheets))) == []


def test_style_sheets_fetch_nothing() -> None:
    for path in CSS.glob("*.css"):
        assert not re.search(r"@import|url\(|https?:", path.read_text("utf-8")), path.name
