"""Settings of a match as short texts, in choices and ids: ``players 4``, ``ssi true``."""

from __future__ import annotations

from typing import Final

from ..rules.core.facts import Facts
from ..rules.core.options import Value

MAX_DIGITS: Final = 16
"""Greatest length of a number; every longer one is out of range."""


def value_of(game: Facts, name: str, text: str) -> Value:
    """Return the value that a text means for a setting, or the text if it fits no value.

    >>> from knack_widgets.rules import games
    >>> value_of(games["kopknack"], "payment", "1922"), value_of(games["kopknack"], "merge", "true")
    ('1922', True)
    """
    option = game.options.get(name)
    for choice in option.choices if option else ():
        if text_of(choice) == text:
            return choice
    if (option and option.seats) or len(text) > MAX_DIGITS:
        return text
    return int(text) if text.isascii() and text.isdigit() else text


def text_of(value: object) -> str:
    """Return a value as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)
