"""Rate limits for messages to rooms, by connection, browser, address and room.

Heavy messages wait longer.

A message waits for one allowance after the other, the narrowest first: a flood that waits for the allowance of its own
line has spent nothing of its address' or its room's, so that others there do not wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from .pacing import Allowance, Limit
from .room_visitors import Allowances, Visitor

MESSAGES_PER_LINE: Final[Limit] = (8.0, 24.0)
MESSAGES_PER_READER: Final[Limit] = (16.0, 60.0)
MESSAGES_OF_STRANGERS: Final[Limit] = (40.0, 400.0)
MESSAGES_PER_ADDRESS: Final[Limit] = (100.0, 1_000.0)
MESSAGES_PER_ROOM: Final[Limit] = (150.0, 1_500.0)
"""Messages a second in the long run, and at once: of one line; of one browser, and of all at an address that have no
cookie, to one room; of one address to all rooms; and to one room. A class that votes at once is 400 messages."""
BYTES_PER_MESSAGE: Final = 4 * 1024
"""A message counts once more for each of these bytes that it has."""
HEAVY_PER_ROOM: Final[Limit] = (0.5, 6.0)
HEAVY_PER_ADDRESS: Final[Limit] = (1.0, 12.0)
"""Heavy messages and files a second in the long run, and at once: each may take a tenth of a second of processor."""
HEAVY: Final = frozenset({"begin", "ask", "quiz"})
"""What begins a match or asks the class: a record is read, exercises are found."""
MAX_PACED_BYTES: Final = 32 * 1024 * 1024
"""Bytes of the messages of all devices that wait for an allowance."""


class RoomPace:
    """The allowances of all who send to rooms."""

    def __init__(self) -> None:
        self._groups, self._addresses, self._rooms, self._heavy = (Allowances() for _ in range(4))
        self.waiting_bytes = 0

    async def wait(self, own: Allowance, visitor: Visitor, code: str, size: int) -> bool:
        """Wait until a message may be read; return False if too many bytes wait already.

        own: the allowance of the device's line
        size: bytes of the message
        """
        if self.waiting_bytes + size > MAX_PACED_BYTES:
            return False
        cost = 1.0 + size // BYTES_PER_MESSAGE
        self.waiting_bytes += size
        try:
            await asyncio.sleep(own.spend(cost))
            group = self._groups.spend_in_room(visitor, code, MESSAGES_PER_READER, MESSAGES_OF_STRANGERS, cost)
            await asyncio.sleep(group)
            await asyncio.sleep(self._addresses.spend(visitor.address, *MESSAGES_PER_ADDRESS, cost))
            await asyncio.sleep(self._rooms.spend(code, *MESSAGES_PER_ROOM, cost))
        finally:
            self.waiting_bytes -= size
        return True

    async def wait_heavy(self, visitor: Visitor, code: str, message: Mapping[str, Any] | None = None) -> None:
        """Wait until a heavy message or a file may pass; other messages pass at once.

        message: the message, or None for a file
        """
        if message is None or (message.get("do") in HEAVY and message.get("next") is not True):
            await asyncio.sleep(self._heavy.spend(("room", code), *HEAVY_PER_ROOM))
            await asyncio.sleep(self._heavy.spend(("address", visitor.address), *HEAVY_PER_ADDRESS))
