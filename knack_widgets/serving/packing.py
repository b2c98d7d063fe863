"""Answers compressed by gzip: pages while they are written, files once for all who ask.

What browsers know besides (brotli, zstd) has no implementation in pure Python.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import GZipContentEncoding, StaticFileHandler

LEAST: Final = GZipContentEncoding.MIN_LENGTH
MOST: Final = 8 * 2**20
"""Bytes of a file that is compressed and kept in memory, at least and at most."""
PARTIAL: Final = 206
TEXTS: Final = (*GZipContentEncoding.CONTENT_TYPES, "application/wasm")


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    """Whether a request's headers say that the answer may be compressed by gzip.

    >>> accepts_gzip({"Accept-Encoding": "deflate, gzip;q=1.0"}), accepts_gzip({"Accept-Encoding": "gzip;q=0"})
    (True, False)
    """
    for part in headers.get("Accept-Encoding", "").split(","):
        coding, _, weight = part.strip().partition(";")
        if coding.strip().lower() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=256)
def compress_file(path: str, changed: object) -> bytes:
    """A file compressed, as it was when it had `changed` last."""
    del changed
    return gzip.compress(Path(path).read_bytes(), 6, mtime=0)


class Packing(GZipContentEncoding):
    """Tornado's, but for parts of files: their bytes are counted as they are without it."""

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._gzipping = accepts_gzip(request.headers)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """The answer's beginning, compressed where that serves."""
        self._gzipping = self._gzipping and status_code != PARTIAL
        return super().transform_first_chunk(status_code, headers, chunk, finishing)


class Packed(StaticFileHandler):
    """A file handler that sends texts compressed to whoever takes them so; parts of files (ranges) go as they are."""

    def set_headers(self) -> None:
        """Those of the file, and how it is sent."""
        super().set_headers()
        self.set_header("Vary", "Accept-Encoding")
        kind = self.get_content_type().partition(";")[0]
        fits = LEAST <= super().get_content_size() <= MOST and (kind.startswith("text/") or kind in TEXTS)
        if fits and "Range" not in self.request.headers and accepts_gzip(self.request.headers):
            body = compress_file(self.absolute_path, self.modified)
            self.set_header("Content-Encoding", "gzip")
            self.get_content_size = lambda: len(body)  # type: ignore[method-assign]  # of this one answer
            self.get_content = lambda *_: (part for part in (body,))  # type: ignore[method-assign]
            if etag := self.compute_etag():
                self.set_header("Etag", f"W/{etag}")
