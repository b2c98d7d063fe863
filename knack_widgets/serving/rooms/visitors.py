"""Visitors of rooms, by signed cookie and by address, and the limits of their connections."""

from __future__ import annotations

import json
from collections.abc import Iterable
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

from tornado.web import RequestHandler

from ..limits.clients import network

COOKIE: Final = "knack-rooms"
COOKIE_DAYS: Final = 1.0
MAX_CODES_REMEMBERED: Final = 8
"""Greatest number of rooms in a browser's cookie; the newest rooms are kept."""
MAX_LINES_PER_READER: Final = 12
"""Greatest number of connections of a browser to a room: its tabs, and closed connections that are not noticed yet."""
MAX_LINES_PER_STRANGER: Final = 40
"""Greatest number of connections to a room from an address without the cookie that a room's page sets."""
MAX_LINES_PER_ADDRESS: Final = 350
"""Greatest number of connections to a room (of its 500) from an address, which may be a whole school."""
MAX_POLLED_PER_ADDRESS: Final = 300
"""Greatest number of connections by long polling from an address to all rooms; the server has 600 in all."""


class Visitor(NamedTuple):
    """A browser that visits rooms.

    reader: the name in its signed cookie, or "" if it has no cookie
    codes: the codes of the rooms that it has visited
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
    """Set the cookie of a visitor who has given a right code.

    Return the visitor with the codes of the new cookie.
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
