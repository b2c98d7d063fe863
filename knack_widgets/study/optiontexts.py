"""Settings of a match as short texts, in choices and ids: ``players 4``, ``ssi true``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..rules.core.facts import Facts
from ..rules.core.options import Value

READINGS: Final = "readings"
"""The key of the readings among the settings with which a match starts."""
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


def write_options(options: Mapping[str, Any]) -> str:
    """Return settings as an id has them.

    options: name → setting, with the readings under `READINGS`
    """
    plain = {name: value for name, value in options.items() if name != READINGS}
    parts = [f"{name}~{text_of(value)}" for name, value in sorted(plain.items())]
    return "_".join([*parts, *(f"{id_}~{value}" for id_, value in options.get(READINGS, {}).items())])


def read_options(game: Facts, text: str) -> dict[str, Any]:
    """Return name → setting; rulings are put together as the setting `READINGS`.

    game: the game
    text: the settings as an id has them
    """
    settings: dict[str, Any] = {}
    readings: dict[str, str] = {}
    for part in filter(None, text.split("_")):
        name, _, value = part.partition("~")
        if name in game.readings:
            readings[name] = value
        else:
            settings[name] = value_of(game, name, value)
    return {**settings, **({READINGS: readings} if readings else {})}
