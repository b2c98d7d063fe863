"""Refused requests, each with the key of a sentence that a device gets in its language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..rulebook.bundles import messages


class Refused(Exception):  # noqa: N818  an answer, not an error
    """The error for a refused request; its reason is the message ``room-no_<key>``."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def words(self, lang: str) -> str:
        """Return the reason of the refusal, as a sentence in a language."""
        return say(lang, f"no_{self.key}", **self.facts)


def say(lang: str, key: str, **facts: str | int) -> str:
    """Return a sentence of the rooms.

    lang: the language
    key: its key in the messages, without ``room-``
    facts: the values in the sentence
    """
    return messages(lang).say(f"room-{key}", facts, key)


Message = Mapping[str, Any]
"""A message of a device: one JSON object."""


def text_in(message: Message, key: str, max_letters: int) -> str:
    """Return a text of a message, or "" if the key is missing.

    Raise `Refused` if the value is not a text, or is longer than `max_letters`.
    """
    text = message.get(key, "")
    if not isinstance(text, str) or len(text) > max_letters:
        raise Refused("unreadable")
    return text


def number_in(message: Message, key: str, stop: int) -> int:
    """Return a number of a message. Raise `Refused` if it is not an integer in `range(stop)`."""
    number = message.get(key)
    if type(number) is not int or not 0 <= number < stop:
        raise Refused("unreadable")
    return number
