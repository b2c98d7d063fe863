"""The languages of the book."""

from __future__ import annotations

from typing import Final

LANGS: Final = ("sv", "de", "en")
"""Swedish, German, English: the order in which the page offers them."""


def check_lang(lang: str) -> str:
    """Return the language. Raise ValueError, naming the three, if the book does not have it.

    >>> check_lang("de")
    'de'
    """
    if lang not in LANGS:
        raise ValueError(f"lang = {str(lang)!r:.40}: expected one of {', '.join(LANGS)}")
    return lang
