"""Rate limits for visitors of rooms: tried codes, new rooms, connections, joins and messages.

They are counted by connection, browser, address and room. Messages that take much processor time wait longer. A message
waits for one allowance after the other, the narrowest first: while a flood of messages waits for the allowance of its
own connection, it uses nothing of the allowances of its address and room, so other visitors do not have to wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from ..limits.rate_limits import Allowance, Allowances, Limit, Pace
from .visitors import Visitor

WRONG_PER_READER: Final[Limit] = (0.5, 30.0)
WRONG_PER_ADDRESS: Final[Limit] = (2.0, 120.0)
WRONG_IN_ALL: Final[Limit] = (4.0, 240.0)
"""Wrong codes a second in the long run, and at once; above the limit, each code that is new to the browser has to wait.
"""
NEW_A_MINUTE: Final = 20
"""Number of rooms that an address may open in a minute."""
MESSAGES_PER_LINE: Final[Limit] = (8.0, 24.0)
MESSAGES_PER_READER: Final[Limit] = (16.0, 60.0)
MESSAGES_OF_STRANGERS: Final[Limit] = (40.0, 400.0)
MESSAGES_PER_ADDRESS: Final[Limit] = (100.0, 1_000.0)
MESSAGES_PER_ROOM: Final[Limit] = (150.0, 1_500.0)
"""Messages a second in the long run, and at once: of one connection; of one browser, and of all at an address that have
no cookie, to one room; of one address to all rooms; and to one room. A class that votes at once is 400 messages."""
BYTES_PER_MESSAGE: Final = 4 * 1024
"""A message counts once more for each time that it has this number of bytes."""
HEAVY_PER_ROOM: Final[Limit] = (0.5, 6.0)
HEAVY_PER_ADDRESS: Final[Limit] = (1.0, 12.0)
"""Messages that take much processor time (up to a tenth of a second) and files: a second in the long run, and at once.
"""
HEAVY: Final = frozenset({"begin", "paste", "ask", "quiz", "hint", "lesson", "lesson_step"})
"""Commands that take much processor time, because they read a record, search for exercises or compute odds."""
MAX_PACED_BYTES: Final = 32 * 1024 * 1024
"""Greatest size of all devices' messages that wait for an allowance (bytes)."""
NEW_LINES_PER_READER: Final[Limit] = (1.0, 30.0)
NEW_LINES_PER_STRANGER: Final[Limit] = (4.0, 100.0)
"""Connections to one room that may be opened a second in the long run, and at once: of one browser, and of all at an
address that have no cookie. Each costs some milliseconds, also if it is refused because there are too many."""
JOINS_PER_READER: Final[Limit] = (0.05, 6.0)
JOINS_PER_STRANGER: Final[Limit] = (0.2, 20.0)
JOINS_PER_ADDRESS: Final[Limit] = (2.0, 150.0)
"""Joins a second in the long run, and at once, of one browser, and of one address without and with cookies. The last of
a lecture hall of 300 behind one address waits 75 seconds."""

LineAllowance = Allowance
"""The allowance of one connection."""


def line_allowance() -> LineAllowance:
    """Return a full allowance for a new connection."""
    return Allowance(*MESSAGES_PER_LINE)


class VisitorAllowances(Allowances):
    """An allowance for each visitor of each room."""

    def spend_in_room(self, visitor: Visitor, code: str, reader: Limit, stranger: Limit, amount: float = 1.0) -> float:
        """Spend an amount of a visitor's allowance in a room.

        Visitors without a cookie share the allowance of their address. Return the seconds to wait before acting.

        code: the room's code
        reader: the limit for a browser with a cookie
        stranger: the limit for all visitors of an address without one
        """
        limit = reader if visitor.reader else stranger
        return self.spend((code, visitor.address, visitor.reader), *limit, amount)


class CodePace:
    """The rate limit of tried codes."""

    def __init__(self) -> None:
        self._allowances = Allowances()

    def spend(self, visitor: Visitor, amount: int) -> float:
        """Count a wrong code, or undo that (amount -1); return the seconds that the visitor waits."""
        pairs = [(visitor.address, WRONG_PER_ADDRESS), ("", WRONG_IN_ALL)]
        if visitor.reader:
            pairs.append((visitor.reader, WRONG_PER_READER))
        return max(self._allowances.spend(key, *limit, amount) for key, limit in pairs)


class OpeningPace(Pace):
    """The rate limit of new rooms of an address."""

    def __init__(self) -> None:
        super().__init__(NEW_A_MINUTE)


class ConnectionPace:
    """The rate limit of new connections to a room."""

    def __init__(self) -> None:
        self._allowances = VisitorAllowances()

    def spend(self, visitor: Visitor, code: str, amount: float = 1.0) -> float:
        """Count a new connection, or undo that (amount -1); return the seconds that it waits."""
        return self._allowances.spend_in_room(visitor, code, NEW_LINES_PER_READER, NEW_LINES_PER_STRANGER, amount)


class JoinPace:
    """The rate limit of joining a room."""

    def __init__(self) -> None:
        self._allowances = VisitorAllowances()

    def spend(self, visitor: Visitor, code: str) -> float:
        """Count a device that joins; return the seconds that it waits."""
        own = self._allowances.spend_in_room(visitor, code, JOINS_PER_READER, JOINS_PER_STRANGER)
        return max(own, self._allowances.spend((code, visitor.address), *JOINS_PER_ADDRESS))


class RoomPace:
    """The allowances of all visitors that send messages to rooms."""

    def __init__(self) -> None:
        self._groups = VisitorAllowances()
        self._addresses, self._rooms, self._heavy = (Allowances() for _ in range(3))
        self.waiting_bytes = 0

    @contextmanager
    def holding(self, size: int) -> Iterator[bool]:
        """Count a message while it waits; the value is False if too many bytes wait already.

        size: bytes of the message
        """
        if self.waiting_bytes + size > MAX_PACED_BYTES:
            yield False
            return
        self.waiting_bytes += size
        try:
            yield True
        finally:
            self.waiting_bytes -= size

    async def wait(self, own: LineAllowance, visitor: Visitor, code: str, size: int) -> None:
        """Wait until a message may be read.

        own: the allowance of the device's connection
        size: bytes of the message
        """
        cost = 1.0 + size // BYTES_PER_MESSAGE
        await asyncio.sleep(own.spend(cost))
        group = self._groups.spend_in_room(visitor, code, MESSAGES_PER_READER, MESSAGES_OF_STRANGERS, cost)
        await asyncio.sleep(group)
        await asyncio.sleep(self._addresses.spend(visitor.address, *MESSAGES_PER_ADDRESS, cost))
        await asyncio.sleep(self._rooms.spend(code, *MESSAGES_PER_ROOM, cost))

    async def wait_heavy(self, visitor: Visitor, code: str, message: Mapping[str, Any] | None = None) -> None:
        """Wait until a message or a file may pass, if it takes much processor time.

        message: the message, or None for a file
        """
        if message is None or (message.get("do") in HEAVY and message.get("next") is not True):
            await asyncio.sleep(self._heavy.spend(("room", code), *HEAVY_PER_ROOM))
            await asyncio.sleep(self._heavy.spend(("address", visitor.address), *HEAVY_PER_ADDRESS))
