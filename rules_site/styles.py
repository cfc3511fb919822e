"""The site's style sheet: one file for the browser, put together from those in `docs/assets/css`."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "assets" / "css"
FILE_NAME = "site.css"

SHEETS = (
    *("shell", "tokens", "base"),
    *("cards", "chips", "dice", "pockets", "layouts", "fields", "sic-bo", "seats", "showdown"),
    *("clauses", "examples", "rules", "tables", "blocks"),
    *("controls", "play", "board", "fields-board", "moves"),
    *("home", "print", "paper"),
)
"""The sheets in the order in which they count."""


def write(folder: Path) -> None:
    """Write the sheet to `site.css` in `folder`, which is made when it is missing.

    Raises ValueError when a sheet of the folder has no place in the order, or one of the order is missing.
    """
    there = {sheet.stem for sheet in FOLDER.glob("*.css")}
    if there != set(SHEETS):
        raise ValueError(f"docs/assets/css and SHEETS differ: {', '.join(sorted(there ^ set(SHEETS)))}")
    folder.mkdir(parents=True, exist_ok=True)
    parts = ((FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)
    (folder / FILE_NAME).write_text("\n".join(parts), encoding="utf-8")
