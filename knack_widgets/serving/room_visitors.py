"""Visitors of rooms, by signed cookie and by address.

Also limits on their use of a room or a server.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

from tornado.web import RequestHandler

from .clients import MAX_PACED_CLIENTS, network
from .pacing import Allowance, Limit

COOKIE: Final = "knack-rooms"
COOKIE_DAYS: Final = 1.0
MAX_CODES_REMEMBERED: Final = 8
"""Rooms that a browser's cookie names, the newest ones."""
MAX_LINES_PER_READER: Final = 12
"""Lines of one browser to one room: tabs, and lines that are not known to be gone yet."""
MAX_LINES_PER_STRANGER: Final = 40
"""Lines to one room from one address without the cookie that a room's page sets."""
MAX_LINES_PER_ADDRESS: Final = 350
"""Lines to one room from one address: a school is one address; others of the room's 500 lines stay free."""
MAX_POLLED_PER_ADDRESS: Final = 300
"""Lines without a websocket from one address to all rooms, of the server's 600."""
NEW_LINES_PER_READER: Final[Limit] = (1.0, 30.0)
NEW_LINES_PER_STRANGER: Final[Limit] = (4.0, 100.0)
"""Lines to one room that may be opened a second in the long run, and at once: of one browser, and of all at an address
that have no cookie. Each costs some milliseconds, also if it is refused because there are too many."""
JOINS_PER_READER: Final[Limit] = (0.05, 6.0)
JOINS_PER_STRANGER: Final[Limit] = (0.2, 20.0)
JOINS_PER_ADDRESS: Final[Limit] = (0.5, 150.0)
"""Joins a second in the long run, and at once, of one browser, and of one address without and with cookies."""


class Visitor(NamedTuple):
    """A browser that visits rooms.

    reader: the name in its signed cookie, empty without one
    codes: the rooms where it has been
    """

    reader: str = ""
    address: str = ""
    codes: tuple[str, ...] = ()


STRANGER: Final = Visitor()


def visitor_of(handler: RequestHandler) -> Visitor:
    """Return the visitor who has made a request."""
    address = network(handler.request.remote_ip or "")
    try:
        reader, *codes = json.loads(handler.get_signed_cookie(COOKIE, max_age_days=COOKIE_DAYS) or b"[]")
    except ValueError:
        return Visitor("", address)
    return Visitor(str(reader), address, tuple(map(str, codes)))


def remember_code(handler: RequestHandler, visitor: Visitor, code: str) -> Visitor:
    """Set the cookie of a visitor who has come with a right code.

    Return the visitor as the cookie names it.
    """
    if code in visitor.codes:
        return visitor
    codes = (*visitor.codes, code)[-MAX_CODES_REMEMBERED:]
    known_visitor = Visitor(visitor.reader or token_urlsafe(12), visitor.address, codes)
    said = handler.request.headers.get("X-Forwarded-Proto", handler.request.protocol)
    options: dict[str, Any] = {"secure": True} if said.split(",")[0].strip().lower() == "https" else {}
    path = handler.settings.get("base_url", "/")
    text = json.dumps([known_visitor.reader, *codes])
    handler.set_signed_cookie(COOKIE, text, COOKIE_DAYS, path=path, httponly=True, samesite="Lax", **options)
    return known_visitor


def has_line(visitor: Visitor, others: Iterable[Visitor]) -> bool:
    """Return whether a visitor may have one more connection to a room.

    others: the visitors of the room's connections
    """
    here = [other for other in others if other.address == visitor.address]
    same = sum(other.reader == visitor.reader for other in here)
    most = MAX_LINES_PER_READER if visitor.reader else MAX_LINES_PER_STRANGER
    return same < most and len(here) < MAX_LINES_PER_ADDRESS


class Allowances:
    """An allowance for each of many keys.

    If there are too many keys, the key unused for the longest time is forgotten.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, Allowance] = {}

    def spend(self, key: Hashable, rate: float, most: float, amount: float = 1.0) -> float:
        """Spend an amount of a key's allowance.

        Return how many seconds to wait before acting on it.
        """
        allowance = self._known.pop(key, None) or Allowance(rate, most)
        self._known[key] = allowance
        if len(self._known) > MAX_PACED_CLIENTS:
            del self._known[next(iter(self._known))]
        return allowance.spend(amount)

    def spend_in_room(self, visitor: Visitor, code: str, reader: Limit, stranger: Limit, amount: float = 1.0) -> float:
        """Spend an amount of a visitor's allowance in a room.

        Visitors without a cookie share the allowance of their address. Return how many seconds to wait before acting.

        code: the room's code
        reader: the limit for a browser with a cookie
        stranger: the limit for all visitors of an address without one
        """
        limit = reader if visitor.reader else stranger
        return self.spend((code, visitor.address, visitor.reader), *limit, amount)


class LinePace:
    """How fast lines to a room may be opened."""

    def __init__(self) -> None:
        self._allowances = Allowances()

    def spend(self, visitor: Visitor, code: str, amount: float = 1.0) -> float:
        """Note that a line is opened, or (-1) that it is not; return how many seconds it waits."""
        return self._allowances.spend_in_room(visitor, code, NEW_LINES_PER_READER, NEW_LINES_PER_STRANGER, amount)


class JoinPace:
    """How fast devices may join a room."""

    def __init__(self) -> None:
        self._allowances = Allowances()

    def spend(self, visitor: Visitor, code: str) -> float:
        """Note that a device joins; return how many seconds it waits."""
        own = self._allowances.spend_in_room(visitor, code, JOINS_PER_READER, JOINS_PER_STRANGER)
        return max(own, self._allowances.spend((code, visitor.address), *JOINS_PER_ADDRESS))
