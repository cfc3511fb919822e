"""The parts of the site: a folder for each language, in the order offered, and the reference."""

from rules_core.words import LANGUAGES

__all__ = ["LANGUAGES", "REFERENCE"]

REFERENCE = "reference"
"""Folder of the English reference of `rules_core`, built from `locales/en/mkdocs.yml`."""
