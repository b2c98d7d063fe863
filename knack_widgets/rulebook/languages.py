"""The languages of the book."""

from __future__ import annotations

from typing import Final

LANGS: Final = ("sv", "de", "en")
"""Swedish, German, English: the order in which the page offers them."""


def check_lang(lang: str) -> str:
    """Return the language. Raise ValueError if it is not one of the book's languages.

    >>> check_lang("de")
    'de'
    """
    if lang not in LANGS:
        raise ValueError(f"lang = {str(lang)!r:.40}: expected one of {', '.join(LANGS)}")
    return lang
