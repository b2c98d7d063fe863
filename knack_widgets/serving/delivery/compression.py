"""Compressed answers, by brotli if a browser accepts it, else by gzip.

Pages are compressed while they are written, and files only once. Brotli looks back a megabyte, but gzip only 32 kB,
which is less than one table with its cards: with brotli a page with thirteen tables is half as large, and made in half
the time. Browsers accept brotli only if the connection cannot be changed on the way: over https, and from their own
machine.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import brotli
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import GZipContentEncoding, StaticFileHandler

MIN_PACKED_BYTES: Final = GZipContentEncoding.MIN_LENGTH
MAX_PACKED_BYTES: Final = 8 * 2**20
"""Least and greatest size of a file that is compressed and cached (bytes)."""
PARTIAL: Final = 206
TEXTS: Final = (*GZipContentEncoding.CONTENT_TYPES, "application/wasm")
BROTLI: Final = "br"
GZIP: Final = "gzip"
CODINGS: Final = (BROTLI, GZIP)
"""The names of the encodings in headers, the better encoding first."""
QUALITY: Final = 5
WINDOW: Final = 20
"""Brotli's quality for pages (0–11), and how far it looks back (exponent of two, bytes); it needs 2 MB meanwhile."""
ONCE: Final = 9
"""Brotli's quality for files, which are compressed only once."""


def choose_coding(headers: Mapping[str, str]) -> str | None:
    """Return the coding by which an answer may be compressed, or None if it must stay plain.

    >>> [choose_coding({"Accept-Encoding": taken}) for taken in ("gzip, deflate, br", "br;q=0, gzip;q=1.0", "deflate")]
    ['br', 'gzip', None]
    """
    taken = set()
    for part in headers.get("Accept-Encoding", "").split(","):
        coding, _, weight = part.strip().partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(coding.strip().lower())
    return next((coding for coding in CODINGS if coding in taken), None)


def compress(body: bytes, coding: str) -> bytes:
    """Return `body` compressed as much as possible, for files that are compressed only once."""
    return bytes(brotli.compress(body, quality=ONCE)) if coding == BROTLI else gzip.compress(body, 9, mtime=0)


@lru_cache(maxsize=256)
def compress_file(path: str, changed: object, coding: str) -> bytes:
    """Return a file compressed, in the version that was last changed at `changed`."""
    del changed
    return compress(Path(path).read_bytes(), coding)


class Packing(GZipContentEncoding):
    """Tornado's compression of responses, with brotli added.

    A part of a file (a range) is not compressed: its bytes are counted in the uncompressed file.
    """

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        coding = choose_coding(request.headers)
        self._gzipping = coding is not None
        self._brotli = brotli.Compressor(quality=QUALITY, lgwin=WINDOW) if coding == BROTLI else None

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Return the answer's first piece, compressed if the client and the type allow it."""
        self._gzipping = self._gzipping and status_code != PARTIAL
        first_chunk = super().transform_first_chunk(status_code, headers, chunk, finishing)
        if self._gzipping and self._brotli:
            headers["Content-Encoding"] = BROTLI
            self._gzip_file.close()  # Tornado's, which is not used; Python 3.13 complains if it is left open
        return first_chunk

    def transform_chunk(self, chunk: bytes, finishing: bool) -> bytes:
        """Return the next piece, flushed so that the browser can read it at once."""
        if not (self._gzipping and self._brotli):
            return super().transform_chunk(chunk, finishing)
        packed: bytes = self._brotli.process(chunk)
        rest: bytes = self._brotli.finish() if finishing else self._brotli.flush()
        return packed + rest


class Packed(StaticFileHandler):
    """A file handler that compresses texts for clients that accept it, except parts of files."""

    def set_headers(self) -> None:
        """Set the headers of the file, and its content encoding."""
        super().set_headers()
        self.set_header("Vary", "Accept-Encoding")
        kind = self.get_content_type().partition(";")[0]
        fits = MIN_PACKED_BYTES <= super().get_content_size() <= MAX_PACKED_BYTES and (
            kind.startswith("text/") or kind in TEXTS
        )
        coding = choose_coding(self.request.headers)
        if coding and fits and "Range" not in self.request.headers:
            body = compress_file(self.absolute_path, self.modified, coding)
            self.set_header("Content-Encoding", coding)
            self.get_content_size = lambda: len(body)  # type: ignore[method-assign]  # of this one answer
            self.get_content = lambda *_: (part for part in (body,))  # type: ignore[method-assign]
            if etag := self.compute_etag():
                self.set_header("Etag", f"W/{etag}")
