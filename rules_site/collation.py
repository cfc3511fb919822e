"""The alphabetical order of each language, as its dictionaries have it."""

import unicodedata

_ALPHABETS = {
    "fi": "abcdefghijklmnopqrstuvwxyzåäö",
    "et": "abcdefghijklmnopqrsšzžtuvwõäöüxy",
    "nl": "abcdefghijklmnopqrstuvwxyz",
    "fr": "abcdefghijklmnopqrstuvwxyz",
}
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
DIGITS = "0–9"
"""The group of what begins with a digit."""


def sort_key(text: str, language: str) -> tuple[list[int], str]:
    """Where a text stands in the order of a language: its letters, then the text itself.

    >>> sorted(["öö", "žetoon", "tulemus", "zero", "õige", "sektor"], key=lambda text: sort_key(text, "et"))
    ['sektor', 'zero', 'žetoon', 'tulemus', 'õige', 'öö']
    >>> sorted(["égalité", "figure", "donne"], key=lambda text: sort_key(text, "fr"))
    ['donne', 'égalité', 'figure']
    """
    alphabet = " 0123456789" + _ALPHABETS[language]
    return [alphabet.index(letter) for letter in _letters(text, language)], text


def first_letter(text: str, language: str) -> str:
    """The capital letter under which a text stands, or `0–9`.

    >>> first_letter("“Rien ne va plus”", "fr"), first_letter("ässä", "fi"), first_letter("1:1 panus", "et")
    ('R', 'Ä', '0–9')
    """
    letter = _letters(text, language)[0]
    return DIGITS if letter.isdigit() else letter.upper()


def _letters(text: str, language: str) -> str:
    """The text in the letters of the alphabet, digits and single blanks; other signs do not count."""
    alphabet = _ALPHABETS[language]
    found = ""
    for sign in text.casefold().translate(_LIGATURES):
        plain = sign if sign in alphabet else unicodedata.normalize("NFD", sign)[0]
        if plain in alphabet or plain.isdecimal():
            found += plain
        elif sign.isspace() or sign in "-–/":
            found += " "
    return " ".join(found.split())
