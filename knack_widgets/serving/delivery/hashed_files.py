"""Files that all pages share, under addresses that contain a hash of the content.

A browser caches such a file for a year and does not request it again; another edition of the book has other addresses.
Each file is compressed once.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

from tornado import web

from ...rooms import book as room
from ...rulebook.languages import LANGS
from ...rulebook.searchable import search_file
from ...widgets.assets import PRACTICE, STYLES, css, esm
from ..resource_paths import SCRIPTS
from .compression import choose_coding, compress

FOLDER: Final = "book"
"""The path of the files, relative to the server's base address."""
ROUTE: Final = rf"/{FOLDER}/([a-z-]+\.[0-9a-f]{{16}}\.(?:css|js|json))"
FOREVER: Final = "public, max-age=31536000, immutable"
LISTS: Final = ("glossary.css", "differences.css", "questions.css", "editor.css")
"""The style sheets that only the pages of some widgets need; the template of pages names these widgets."""
PLOTS: Final = "plots"
"""The name of the script that draws chances, without its file extension."""
SEARCH: Final = "search"
"""Beginning of the names of the search's files: its script, and a file with the searchable texts of each language."""
TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8",
}


class Asset(NamedTuple):
    """A file: its name with its hash, its type, its bytes."""

    name: str
    type: str
    plain: bytes


def _asset(name: str, plain: bytes) -> Asset:
    stem, _, kind = name.partition(".")
    return Asset(f"{stem}.{sha256(plain).hexdigest()[:16]}.{kind}", TYPES[kind], plain)


@cache
def _pack(asset: Asset, coding: str) -> bytes:
    """Return a file compressed; the result is cached."""
    return compress(asset.plain, coding)


@cache
def assets() -> dict[str, Asset]:
    """Return the files by their plain names: styles, widget code and scripts.

    >>> [name for name in sorted(assets()) if not name.startswith("search")]
    ['light.js', 'lists.css', 'parts.js', 'plots.js', 'practice.css', 'room.css', 'room.js', 'style.css']
    """
    files = {
        "style.css": css(*(name for name in STYLES if name not in PRACTICE), "shelf.css").encode(),
        "practice.css": css(*PRACTICE).encode(),
        "lists.css": css(*LISTS).encode(),
        "parts.js": esm("parts.js").encode(),
        "room.js": esm("room.js", room.BUILT).encode(),
        "room.css": (room.STATIC / "room.css").read_bytes(),
        **{f"{name}.js": (SCRIPTS / f"{name}.js").read_bytes() for name in ("light", PLOTS, SEARCH)},
        **{f"{SEARCH}-{lang}.json": search_file(lang) for lang in LANGS},
    }
    return {name: _asset(name, data) for name, data in files.items()}


def addresses(base_url: str) -> dict[str, str]:
    """Return plain name → address.

    >>> addresses("/")["style.css"].startswith("/book/style.")
    True
    """
    return {name: f"{base_url}{FOLDER}/{asset.name}" for name, asset in assets().items()}


class HashedFile(web.RequestHandler):
    """A shared file, which every client may read: it contains no personal data."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def get(self, name: str) -> None:
        """Send the file; answer 404 if the address belongs to another edition."""
        asset = next((asset for asset in assets().values() if asset.name == name), None)
        if asset is None:
            raise web.HTTPError(404)
        coding = choose_coding(self.request.headers)
        self.set_header("Content-Type", asset.type)
        self.set_header("Cache-Control", FOREVER)
        self.set_header("Vary", "Accept-Encoding")
        if coding:
            self.set_header("Content-Encoding", coding)
        self.finish(_pack(asset, coding) if coding else asset.plain)

    head = get
