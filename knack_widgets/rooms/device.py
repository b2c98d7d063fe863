"""A connected device, and the facts that it says about itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..rulebook.languages import LANGS
from .asker import Asker
from .codes import LONGEST_SECRET
from .refusing import Message
from .room import Room


@dataclass
class Device:
    """A connected device.

    line: number of its connection
    code: code of its room
    lang: its language
    token: its secret, by which its member is recognised
    tab: name of its browser tab
    draws: whether it shows drawings
    teacher: whether its token is the teacher's
    member: number of its member, or None
    sent: kind → the frame of this kind that was last sent to it
    """

    line: int
    code: str
    lang: str = LANGS[0]
    token: str = ""
    tab: str = ""
    draws: bool = False
    teacher: bool = False
    member: int | None = None
    sent: dict[str, str] = field(default_factory=dict)

    def asker(self, room: Room) -> Asker:
        """Return the device as the sender of a request to a room."""
        return Asker(None if self.member is None else room.members.get(self.member), self.teacher)


def language_in(message: Message) -> str:
    """Return the language of a message, or the first language of the book."""
    lang = message.get("lang")
    return lang if isinstance(lang, str) and lang in LANGS else LANGS[0]


def secret_in(message: Message, key: str) -> str:
    """Return a secret of a message, or "" if it has none or too long a one."""
    text = message.get(key)
    return text if isinstance(text, str) and len(text) <= LONGEST_SECRET else ""
