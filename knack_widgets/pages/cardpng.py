"""Cards on felt as a PNG, for services that preview links but do not accept SVG.

The module draws the picture itself, in rows of pixels, from simple shapes.
"""

from __future__ import annotations

import struct
import zlib
from functools import cache, lru_cache
from typing import Final

from ..rulebook.names import card_index

WIDTH, HEIGHT = 1200, 630
"""The size that services expect for the preview picture of a link (pixels)."""
MAX_CARDS_SHOWN: Final = 5
"""Limit on the cards that are shown."""
PALETTE: Final = ("0b5a3c", "fffdf6", "1d1a17", "b3202c", "d9cdb2", "8a2b1d")
FELT, PAPER, BLACK, RED, EDGE, BACK = range(len(PALETTE))
CARD: Final = (196, 280)
"""Width and height of a card (pixels)."""
GAP: Final = 24
"""Distance between two cards (pixels)."""
SIGN: Final = 112
"""Side of a suit's sign (pixels)."""
DOT: Final = 9
"""Side of one dot of an index (pixels)."""
DOTS: Final = {
    "0": "01110 10001 10001 10001 10001 10001 01110",
    "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "01110 10001 00001 00110 00001 10001 01110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100",
    "A": "01110 10001 10001 11111 10001 10001 10001",
    "B": "11110 10001 10001 11110 10001 10001 11110",
    "D": "11110 10001 10001 10001 10001 10001 11110",
    "E": "11111 10000 10000 11110 10000 10000 11111",
    "J": "00111 00010 00010 00010 00010 10010 01100",
    "K": "10001 10010 10100 11000 10100 10010 10001",
    "Q": "01110 10001 10001 10001 10101 10010 01101",
    "n": "00000 00000 10110 11001 10001 10001 10001",
}
"""The letters and figures of an index, in rows of five dots."""

Canvas = list[bytearray]


@lru_cache(maxsize=64)
def cards_png(cards: tuple[str | None, ...], lang: str) -> bytes:
    """Return the first `MAX_CARDS_SHOWN` cards side by side, as a PNG.

    A face-down card is given as None.

    >>> cards_png(("7h", None), "sv")[1:4]
    b'PNG'
    """
    canvas = [bytearray([FELT]) * WIDTH for _ in range(HEIGHT)]
    shown = cards[:MAX_CARDS_SHOWN]
    left = (WIDTH - len(shown) * CARD[0] - (len(shown) - 1) * GAP) // 2
    for at, card in enumerate(shown):
        _draw(canvas, left + at * (CARD[0] + GAP), (HEIGHT - CARD[1]) // 2, card, lang)
    return _png_of(canvas)


def _draw(canvas: Canvas, x: int, y: int, card: str | None, lang: str) -> None:
    width, height = CARD
    _fill(canvas, x, y, width, height, EDGE)
    _fill(canvas, x + 2, y + 2, width - 4, height - 4, PAPER)
    if card is None:
        _fill(canvas, x + 14, y + 14, width - 28, height - 28, BACK)
        return
    ink = RED if card[1] in "hdr" else BLACK
    index = card_index(lang, card)
    joker = card[0] == "X"
    _write(canvas, x + 16, y + 16, index[:1] if joker else index, ink)
    for row, spans in enumerate(_sign("d" if joker else card[1])):
        for begin, end in spans:
            _fill(canvas, x + (width - SIGN) // 2 + begin, y + 130 + row, end - begin, 1, ink)


def _fill(canvas: Canvas, x: int, y: int, width: int, height: int, colour: int) -> None:
    for row in canvas[y : y + height]:
        row[x : x + width] = bytes([colour]) * width


def _write(canvas: Canvas, x: int, y: int, text: str, ink: int) -> None:
    for letter in text:
        for row, dots in enumerate(DOTS[letter].split()):
            for column, dot in enumerate(dots):
                if dot == "1":
                    _fill(canvas, x + column * DOT, y + row * DOT, DOT, DOT, ink)
        x += 6 * DOT


@cache
def _sign(suit: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return a suit's sign: for each row of pixels, the start and end of each inked stretch."""
    rows = []
    for row in range(SIGN):
        inked = [_is_inked(suit, (column + 0.5) / SIGN * 2 - 1, (row + 0.5) / SIGN * 2 - 1) for column in range(SIGN)]
        edges = [at for at in range(SIGN + 1) if (at > 0 and inked[at - 1]) != (at < SIGN and inked[at])]
        rows.append(tuple(zip(edges[::2], edges[1::2], strict=True)))
    return tuple(rows)


def _is_inked(suit: str, x: float, y: float) -> bool:
    """Return whether a suit's sign covers a point; both coordinates go from -1 to 1."""

    def disc(at: float, down: float, radius: float) -> bool:
        return (abs(x) - at) ** 2 + (y - down) ** 2 <= radius**2

    stem = 0.2 <= y <= 0.95 and abs(x) <= 0.06 + max(0.0, y - 0.45) * 0.6
    if suit == "d":
        return abs(x) / 0.72 + abs(y) <= 0.95
    if suit == "h":
        return disc(0.42, -0.38, 0.44) or (-0.3 <= y <= 0.92 and abs(x) <= (0.92 - y) * 0.68 and abs(x) <= 0.84)
    if suit == "s":
        return stem or disc(0.4, 0.28, 0.42) or (-0.95 <= y <= 0.25 and abs(x) <= (y + 0.95) * 0.66)
    return stem or disc(0.46, 0.2, 0.4) or disc(0, -0.48, 0.42)


def _png_of(canvas: Canvas) -> bytes:
    """Return a PNG with a palette, one byte per pixel."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + row for row in canvas), 6)
    colours = bytes.fromhex("".join(PALETTE))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"PLTE", colours)
        + chunk(b"IDAT", rows)
        + chunk(b"IEND", b"")
    )
