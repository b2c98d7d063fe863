"""The options and readings of a text as played, and the conditions under which data of the text apply.

A condition is an option with a value (``buys 3``), an option alone, for every value but the usual one (``stake``), or a
ruling with the letter of a reading (``KK-6 b``); `` + `` joins several.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ..rules import games
from ..rules.core.facts import Facts
from ..rules.core.options import Value, resolve
from ..rules.core.readings import check_readings

_VALUE: Final = re.compile(r"\{(?:(\d+)\*)?([a-z]+)\}")


@dataclass(frozen=True)
class TextSettings:
    """The checked options and readings of a game.

    game: the game
    options: the values of all options
    readings: ruling → letter, only those that differ from the book's own reading
    """

    game: Facts
    options: Mapping[str, Value]
    readings: Mapping[str, str]

    @classmethod
    def check(cls, game: str, options: Mapping[str, object], readings: Mapping[str, str]) -> TextSettings:
        """Return the options and readings, checked.

        Raise `OptionError` for an unknown option or reading, or a bad value.
        """
        facts = games[game]
        values = resolve(tuple(facts.options.values()), options)
        letters = check_readings(game, facts.readings, readings)
        return cls(facts, MappingProxyType(values), MappingProxyType(letters))

    def holds(self, part: str) -> bool:
        """Return whether a condition with one part holds."""
        name, _, wanted = part.partition(" ")
        if name in self.game.readings:
            return self.readings.get(name) == wanted
        value = self.options[name]
        return _as_text(value) == wanted if wanted else value != self.game.options[name].default

    def hold(self, parts: tuple[str, ...]) -> bool:
        """Return whether all parts of a condition hold."""
        return all(map(self.holds, parts))

    def fill(self, words: str) -> str:
        """Return words with option values instead of ``{stake}``, and twice the value instead of ``{2*stake}``."""
        if "{" not in words:
            return words
        return _VALUE.sub(lambda match: str(int(match[1] or 1) * int(self.options[match[2]])), words)


def read_condition(game: str, condition: str) -> tuple[str, ...]:
    """Return the parts of a condition. Raise ValueError if one is no option value and no reading of the game.

    >>> read_condition("kopknack", "buys 3 + KK-4 b")
    ('buys 3', 'KK-4 b')
    """
    facts = games[game]
    parts = tuple(condition.split(" + "))
    for part in parts:
        name, _, value = part.partition(" ")
        reading, option = facts.readings.get(name), facts.options.get(name)
        choices = [_as_text(choice) for choice in option.choices] if option else []
        if not ((reading and value in reading.values[1:]) or (option and (not value or value in choices))):
            raise ValueError(f"{game}: the condition {part!r:.40}: expected an option or a reading of the game")
    return parts


def _as_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
