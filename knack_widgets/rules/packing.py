"""Texts packed for an address or an id: deflated, in URL-safe base64; unpacking has a limit."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from .core.errors import shorten
from .core.positions.faults import PositionError
from .core.positions.position import Position

MAX_LINE: Final = 64 * 1024
"""Longest line of a position that is unpacked (bytes)."""


def pack_text(text: str) -> str:
    """Return a text packed.

    >>> unpack_text(pack_text("knack"), 5)
    (b'knack', True)
    """
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack_text(text: str, max_bytes: int) -> tuple[bytes, bool]:
    """Return unpacked bytes, at most one more than `max_bytes`, and whether the text was not damaged."""
    try:
        packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, max_bytes + 1)
    except (ValueError, zlib.error):
        return b"", False
    return data, unpacker.eof or len(data) > max_bytes


def unpack_position(text: str, max_bytes: int = MAX_LINE) -> Position:
    """Return the position of a packed line.

    text: the packed line
    max_bytes: the greatest size of the line (bytes)

    Raise `PositionError` or `OptionError` if it is damaged, too long, or no position.
    """
    data, complete = unpack_text(text, max_bytes)
    if not complete or len(data) > max_bytes:
        raise PositionError("line", read=shorten(text))
    try:
        line = data.decode()
    except UnicodeDecodeError:
        raise PositionError("line", read=shorten(text)) from None
    return Position.parse(line)
