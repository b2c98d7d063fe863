"""Access to rooms: tried codes and opened rooms are counted."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

from tornado import web

from ..rulebook.languages import LANGS
from .clients import Pace
from .room_pace import RoomPace
from .room_visitors import Allowances, JoinPace, LinePace, Visitor, remember_code, visitor_of
from .rooms_client import NoRooms, RoomsClient

WRONG_PER_READER: Final = (0.5, 30.0)
WRONG_PER_ADDRESS: Final = (2.0, 120.0)
WRONG_IN_ALL: Final = (4.0, 240.0)
"""Wrong codes a second in the long run, and at once; over the limit every code waits that the browser does not know."""
MAX_CODE_WAIT_S: Final = 5.0
"""Seconds that a code waits at most. A right one is never refused: then only the pace of requests (`Connections.rate`)
bounds the guesses of one address. There are a billion codes: 100 a second find one of a hundred rooms in a day."""
MAX_LINE_WAIT_S: Final = 30.0
"""Seconds that a new line waits at most; one that had to wait longer is refused at the end of them."""
NEW_A_MINUTE: Final = 20
"""Rooms that one address may open a minute."""


class UnreadableRoom(web.HTTPError):
    """A room whose stored events cannot be read (404)."""

    def __init__(self) -> None:
        super().__init__(404, "this room cannot be read")


class Rooms:
    """Objects that the handlers share: the line to the process, and counts of wrong guesses."""

    def __init__(self, line: RoomsClient, ip: str, rooms_per_address: int) -> None:
        self.line, self.ip = line, ip
        self.new, self.joins, self.pace, self.lines = Pace(NEW_A_MINUTE), JoinPace(), RoomPace(), LinePace()
        self._most_rooms = rooms_per_address
        self._tried = Allowances()
        self._opened: dict[str, list[str]] = defaultdict(list)

    async def ask(self, what: str, **facts: Any) -> dict[str, Any]:
        """Return the answer of the rooms' process. Raise HTTPError (503) if it cannot be reached."""
        try:
            return await self.line.ask(what, **facts)
        except NoRooms:
            raise web.HTTPError(503, "the rooms cannot be reached") from None

    async def check(self, handler: web.RequestHandler, code: str, *, remember: bool = False) -> tuple[str, Visitor]:
        """Return the code as it is kept, and the visitor.

        Raise HTTPError: 404 if there is no such room (UnreadableRoom: it cannot be read); 429 instead for a client
        that has tried too many codes.

        `remember`: set the cookie by which the visitor's next requests pass without waiting.
        """
        code, visitor = code.upper(), visitor_of(handler)
        answer = await self.ask("known", code=code, lang=LANGS[0], replays=True)
        is_right, status = bool(answer.get("known")), 404
        if code not in visitor.codes:
            # right and wrong codes wait alike, so that the time says nothing; only wrong ones are counted
            wait = self._count(visitor, 1)
            if is_right or wait > MAX_CODE_WAIT_S:
                self._count(visitor, -1)
            if wait > MAX_CODE_WAIT_S:
                status = 429
            await asyncio.sleep(min(wait, MAX_CODE_WAIT_S))
        if not is_right:
            raise web.HTTPError(status, "there is no such room" if status == 404 else "too many codes were tried")
        if answer.get("broken"):
            raise UnreadableRoom
        if remember:
            remember_code(handler, visitor, code)
        return code, visitor  # as the request named it: a reader stays the same until its cookie is brought back

    def _count(self, visitor: Visitor, amount: int) -> float:
        """Count a wrong code, or (-1) undo that; return how many seconds the visitor waits."""
        pairs = [(visitor.address, WRONG_PER_ADDRESS), ("", WRONG_IN_ALL)]
        if visitor.reader:
            pairs.append((visitor.reader, WRONG_PER_READER))
        return max(self._tried.spend(key, *limit, amount) for key, limit in pairs)

    async def wait_for_line(self, visitor: Visitor, code: str) -> None:
        """Wait until a line to a room may be opened. Raise `HTTPError` (503) if too many are."""
        wait = self.lines.spend(visitor, code)
        await asyncio.sleep(min(wait, MAX_LINE_WAIT_S))
        if wait > MAX_LINE_WAIT_S:
            self.lines.spend(visitor, code, -1)
            raise web.HTTPError(503, "too many lines were opened")

    async def wait_for_message(self, visitor: Visitor, code: str, message: dict[str, Any]) -> None:
        """Wait until a message that has been read may be passed on.

        A message that joins a room, or a heavy one, may have to wait.
        """
        if message.get("do") == "join":
            await asyncio.sleep(self.joins.spend(visitor, code))
        await self.pace.wait_heavy(visitor, code, message)

    async def check_opening(self, address: str) -> None:
        """Check that an address may open a room. Raises `HTTPError` (429)."""
        if not self.new.allows(address):
            raise web.HTTPError(429, "too many rooms were opened")
        opened = self._opened[address]
        if len(opened) >= self._most_rooms:
            living = [code for code in opened if (await self.ask("known", code=code, lang=LANGS[0])).get("known")]
            self._opened[address] = living
            if len(living) >= self._most_rooms:
                raise web.HTTPError(429, "too many rooms of one address are open")

    def note_opened(self, address: str, code: str) -> None:
        """Note that an address has opened a room."""
        self._opened[address].append(code)
