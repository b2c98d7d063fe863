"""The book's icon, a card with a spade, as SVG and PNG.

Browsers ask for both when they install the book.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0b5a3c"/>'
    '<rect x="7" y="4" width="18" height="24" rx="2" fill="#fff"/>'
    '<path d="M16 8c3 4 6 5.500 6 8.500a3 3 0 0 1-5.200 2.100l1.200 4.400h-4l1.200-4.400a3 3 0 0 1-5.200-2.100'
    'c0-3 3-4.500 6-8.500z" fill="#222"/></svg>\n'
)
FELT, PAPER, INK = b"\x0b\x5a\x3c", b"\xff\xff\xff", b"\x22\x22\x22"


def _colour(x: float, y: float) -> bytes:
    """Return the icon's colour at a point; x and y run from 0 to 32."""
    if not (7 <= x <= 25 and 4 <= y <= 28):
        return FELT
    leaf = 8 <= y <= 17 and abs(x - 16) <= (y - 8) * 2 / 3
    lobes = any((x - centre) ** 2 + (y - 16.5) ** 2 <= 9 for centre in (13, 19))
    stem = 16 <= y <= 23 and abs(x - 16) <= 0.5 + (y - 16) * 0.22
    return INK if leaf or lobes or stem else PAPER


def png(side: int) -> bytes:
    """Return the icon as a PNG of `side` × `side` pixels, in RGB of 8 bits each.

    >>> png(8)[1:4]
    b'PNG'
    """

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    places = [(pixel + 0.5) * 32 / side for pixel in range(side)]
    rows = b"".join(b"\0" + b"".join(_colour(x, y) for x in places) for y in places)
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
