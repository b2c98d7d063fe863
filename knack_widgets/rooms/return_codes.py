"""Return codes: a member comes back on another device with a code that its first device has shown.

A code is drawn by the room and works once; only its hash is stored. Wrong codes are counted by connection and by room.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import choice
from typing import Final, NamedTuple

from .asker import Asker, own_member
from .codes import ALPHABET, LONGEST_SECRET, fits, hash_secret
from .refusing import Message, Refused, text_in
from .room import Event, Room

LENGTH: Final = 12
"""Number of characters of a return code: 60 bits."""
LONGEST_TYPED: Final = 100
MAX_WRONG_PER_LINE: Final = 5
"""Greatest number of wrong codes of one connection."""
MAX_WRONG_AT_ONCE: Final = 30
"""Greatest number of wrong codes in one room at once."""
SECONDS_PER_WRONG: Final = 10.0
"""Seconds after which one more wrong code is allowed in a room."""


class Drawn(NamedTuple):
    """A return code that the room has drawn; a device cannot send one."""

    code: str


def draw_return_code() -> Drawn:
    """Return a new code."""
    return Drawn("".join(choice(ALPHABET) for _ in range(LENGTH)))


def group_letters(code: str) -> str:
    """Return a code in groups of four, as people read it.

    >>> group_letters("ABCDEFGHJKLM")
    'ABCD-EFGH-JKLM'
    """
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def give(_: Room, asker: Asker, message: Message) -> list[Event]:
    """Give the asking member a return code; an earlier code is void."""
    drawn = message.get("drawn")
    if not isinstance(drawn, Drawn):
        raise Refused("unreadable")
    return [{"did": "return_code", "member": own_member(asker).id, "hash": hash_secret(drawn.code)}]


def come_back(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Let the member with a return code continue on the asking device.

    Raise `Refused` if no member has the code. A locked room is open to its members.
    """
    if asker.member is not None:
        return []
    typed = "".join(letter for letter in text_in(message, "code", LONGEST_TYPED).upper() if letter.isalnum())
    token = text_in(message, "token", LONGEST_SECRET)
    if not token:
        raise Refused("unreadable")
    member = next((one for one in room.members.values() if fits(typed, one.back)), None)
    if member is None:
        raise Refused("wrong_return")
    return [{"did": "come_back", "member": member.id, "key": hash_secret(token)}]


@dataclass
class Tries:
    """The wrong return codes that were tried, in this process."""

    lines: dict[int, int] = field(default_factory=dict)
    rooms: dict[str, tuple[float, float]] = field(default_factory=dict)

    def check(self, code: str, line: int, now: float) -> None:
        """Raise `Refused` if a connection, or all connections of a room, have tried too many wrong codes.

        code: code of the room
        line: number of the connection
        now: the time (s)
        """
        if self.lines.get(line, 0) >= MAX_WRONG_PER_LINE or self._count(code, now) > MAX_WRONG_AT_ONCE - 1:
            raise Refused("many_returns")

    def note(self, code: str, line: int, now: float) -> None:
        """Count a wrong code."""
        self.lines[line] = self.lines.get(line, 0) + 1
        self.rooms[code] = (self._count(code, now) + 1, now)

    def forget_line(self, line: int) -> None:
        """Forget a connection that is closed."""
        self.lines.pop(line, None)

    def _count(self, code: str, now: float) -> float:
        count, since = self.rooms.get(code, (0.0, now))
        return max(0.0, count - (now - since) / SECONDS_PER_WRONG)
