"""What a room does not do, and how it says so: by the key of a sentence, said in each device's own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..rulebook.bundles import messages


class Refused(Exception):  # noqa: N818  an answer, not an error
    """A request that the room does not carry out; `key` names the sentence ``room-no_<key>``."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def words(self, lang: str) -> str:
        """The sentence."""
        return say(lang, f"no_{self.key}", **self.facts)


def say(lang: str, key: str, **facts: str | int) -> str:
    """A sentence of the rooms."""
    return messages(lang).say(f"room-{key}", facts, key)


Message = Mapping[str, Any]
"""What a device sends: one JSON object."""


def text_in(message: Message, key: str, most: int) -> str:
    """A text of the message, empty where there is none. Raises `Refused` for anything else."""
    found = message.get(key, "")
    if not isinstance(found, str) or len(found) > most:
        raise Refused("unreadable")
    return found


def number_in(message: Message, key: str, stop: int) -> int:
    """A whole number from 0 up to `stop`, which is excluded. Raises `Refused`."""
    found = message.get(key)
    if type(found) is not int or not 0 <= found < stop:
        raise Refused("unreadable")
    return found
