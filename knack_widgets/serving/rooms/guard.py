"""Access to rooms: tried codes and opened rooms are counted."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

from tornado import web

from ...rulebook.languages import LANGS
from .process_client import NoRooms, RoomsClient
from .visitor_rates import CodePace, ConnectionPace, JoinPace, OpeningPace, RoomPace
from .visitors import Visitor, remember_code, visitor_of

MAX_CODE_WAIT_S: Final = 5.0
"""Longest wait after a code was tried (seconds).

A right code is never refused, so the guesses of an address are
limited only by its rate of requests (`Connections.rate`). There are a billion codes: 100 guesses a second find one of a
hundred rooms in a day.
"""
MAX_LINE_WAIT_S: Final = 30.0
"""Longest wait of a new connection (seconds); a connection that would have to wait longer is refused after this time.
"""


class UnreadableRoom(web.HTTPError):
    """The error (404) for a room whose stored events cannot be read."""

    def __init__(self) -> None:
        super().__init__(404, "this room cannot be read")


class Rooms:
    """Objects that the handlers share: the client of the process, and counts of wrong guesses."""

    def __init__(self, client: RoomsClient, ip: str, rooms_per_address: int) -> None:
        self.client, self.ip = client, ip
        self.new, self.joins, self.pace, self.connections = OpeningPace(), JoinPace(), RoomPace(), ConnectionPace()
        self._most_rooms = rooms_per_address
        self._tried = CodePace()
        self._opened: dict[str, list[str]] = defaultdict(list)

    async def ask(self, what: str, **facts: Any) -> dict[str, Any]:
        """Return the answer of the rooms' process. Raise HTTPError (503) if it cannot be reached."""
        try:
            return await self.client.ask(what, **facts)
        except NoRooms:
            raise web.HTTPError(503, "the rooms cannot be reached") from None

    async def check(self, handler: web.RequestHandler, code: str, *, remember: bool = False) -> tuple[str, Visitor]:
        """Return the code in its stored spelling, and the visitor.

        Raise HTTPError: 404 if the room does not exist (or UnreadableRoom, if its events cannot be read); 429 instead
        of 404 if the client has tried too many codes.

        `remember`: whether to set the cookie with which the visitor's next requests do not have to wait
        """
        code, visitor = code.upper(), visitor_of(handler)
        answer = await self.ask("known", code=code, lang=LANGS[0], replays=True)
        is_right, status = bool(answer.get("known")), 404
        if code not in visitor.codes:
            # right and wrong codes wait equally long, so that the time reveals nothing; only wrong codes are counted
            wait = self._tried.spend(visitor, 1)
            if is_right or wait > MAX_CODE_WAIT_S:
                self._tried.spend(visitor, -1)
            if wait > MAX_CODE_WAIT_S:
                status = 429
            await asyncio.sleep(min(wait, MAX_CODE_WAIT_S))
        if not is_right:
            raise web.HTTPError(status, "there is no such room" if status == 404 else "too many codes were tried")
        if answer.get("broken"):
            raise UnreadableRoom
        if remember:
            remember_code(handler, visitor, code)
        return code, visitor  # of this request: a new cookie counts from the next request on

    async def wait_for_line(self, visitor: Visitor, code: str) -> None:
        """Wait until a connection to a room may be opened.

        Raise `HTTPError` (503) if too many connections were opened.
        """
        wait = self.connections.spend(visitor, code)
        await asyncio.sleep(min(wait, MAX_LINE_WAIT_S))
        if wait > MAX_LINE_WAIT_S:
            self.connections.spend(visitor, code, -1)
            raise web.HTTPError(503, "too many connections were opened")

    async def wait_for_message(self, visitor: Visitor, code: str, message: dict[str, Any]) -> None:
        """Wait until a message that has been read may be passed on.

        Only a message that joins a room, comes back to it or takes much processor time may have to wait.
        """
        if message.get("do") in ("join", "come_back"):
            await asyncio.sleep(self.joins.spend(visitor, code))
        await self.pace.wait_heavy(visitor, code, message)

    async def check_opening(self, address: str) -> None:
        """Raise `HTTPError` (429) if an address may not open another room now."""
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
