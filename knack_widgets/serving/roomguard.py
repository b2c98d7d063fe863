"""Who may come to which room: a code that is tried counts, and so does a room that is opened."""

from __future__ import annotations

from typing import Any, Final

from tornado import web

from ..rulebook.languages import LANGS
from .clients import Pace, network
from .roomline import NoRooms, RoomLine

WRONG_PER_ADDRESS: Final = 60
WRONG_IN_ALL: Final = 240
"""Wrong codes a minute. There are a billion: whoever tries 240 a minute finds one of a hundred rooms in a month."""
NEW_A_MINUTE: Final = 20
"""Rooms that one address may open a minute."""


class Rooms:
    """What the handlers share: the line to the process, and how often which client has guessed wrongly."""

    def __init__(self, line: RoomLine, ip: str) -> None:
        self.line, self.ip = line, ip
        self.here, self.anywhere, self.new = Pace(WRONG_PER_ADDRESS), Pace(WRONG_IN_ALL), Pace(NEW_A_MINUTE)

    async def ask(self, what: str, **facts: Any) -> dict[str, Any]:
        """What the rooms' process answers. Raises `HTTPError` (503) where it cannot be reached."""
        try:
            return await self.line.ask(what, **facts)
        except NoRooms:
            raise web.HTTPError(503, "the rooms cannot be reached") from None

    async def check(self, handler: Any, code: str) -> str:
        """The code as it is kept, if there is such a room. Raises `HTTPError`: 404; 429 for who guesses too often."""
        code, address = code.upper(), network(handler.request.remote_ip or "")
        # a guess is counted before it is looked up; a right one is given back
        if not (self.here.allows(address) and self.anywhere.allows("")):
            raise web.HTTPError(429, "too many codes were tried")
        if not (await self.ask("known", code=code, lang=LANGS[0])).get("known"):
            raise web.HTTPError(404, "there is no such room")
        self.here.give_back(address)
        self.anywhere.give_back("")
        return code
