"""Texts packed for an address or an id: deflated, in URL-safe base64; unpacking has a limit."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from .core.errors import RecordError, shorten
from .core.facts import Setup
from .core.positions.faults import PositionError
from .core.positions.position import Position
from .record_text import MAX_BYTES
from .records import Record

MAX_LINE: Final = 64 * 1024
"""Longest line of a position that is unpacked (bytes)."""
MAX_QUERY: Final = 8 * 1024
"""Longest query (characters): servers, mailers and chat programs cut longer addresses."""
PACKED: Final = "~"
"""The sign before a position that is deflated."""


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


def position_of(text: str, max_bytes: int = MAX_LINE) -> Position:
    """Return the position of a query's field `position`.

    text: the field
    max_bytes: the greatest size of the position's line (bytes)

    Raise PositionError or OptionError if it cannot be read; no other error is raised.
    """
    if len(text) > MAX_QUERY:
        raise PositionError("large", count=len(text), limit=MAX_QUERY)
    if not text.startswith(PACKED):
        return Position.parse(text)
    return unpack_position(text.removeprefix(PACKED), max_bytes)


def record_of(text: str, max_bytes: int = MAX_BYTES) -> Record:
    """Return the record of a query's field `record`.

    text: the field
    max_bytes: the greatest size of the unpacked record (bytes)

    Raise RecordError if the field is damaged or too large, or the record cannot be read; no other error is raised.
    """
    return Record.loads(_unpack_record(text, max_bytes))


def setup_of(text: str) -> Setup:
    r"""Return the set-up of the record of a query's field `record`; its moves are not replayed.

    text: the field

    Raise RecordError if the field is damaged or too large, or the record's header cannot be read.

    >>> setup_of(pack_text('format = "knack-widgets/1"\ngame = "knack"\nmoves = ["3 fly"]')).game.id
    'knack'
    """
    return Record.read_setup(_unpack_record(text, MAX_BYTES))


def _unpack_record(text: str, max_bytes: int) -> bytes:
    if len(text) > MAX_QUERY:
        raise RecordError(f"the link's record has {len(text):,} characters; expected at most {MAX_QUERY:,}")
    data, complete = unpack_text(text, max_bytes)
    if not complete:
        raise RecordError(f"the link's record “{shorten(text)}” is damaged; expected all characters of the copied link")
    if max_bytes < len(data) <= MAX_BYTES:
        raise RecordError(f"the link's record has more than {max_bytes:,} bytes")
    return data
