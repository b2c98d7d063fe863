"""Permalinks: a record, compressed, in the query of a page's address.

``?game=…&record=…&step=…&lang=…&clause=…``: the record is the canonical TOML, deflated, in URL-safe base64. A link is
at most 8 KiB, and unpacking has a limit. A link to a worked example has the example's id instead of a record.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from urllib.parse import urlencode

from ..rules import Record, RecordError
from ..rules.core.errors import InputError
from ..rules.core.showing import shorten
from ..rules.records import MAX_BYTES

MAX_QUERY = 8 * 1024
"""Longest query in characters: servers, mailers and chat programs cut longer addresses."""


class LinkTooLong(InputError):  # noqa: N818  named after the fault
    """The error of a record that does not fit into an address.

    length: the length that the query would have (characters)
    """

    def __init__(self, length: int) -> None:
        super().__init__(f"the link would have {length:,} characters; at most {MAX_QUERY:,} are safe in an address")
        self.length = length


def compress(record: Record) -> str:
    """Return a record as a query carries it: deflated, in URL-safe base64."""
    return urlsafe_b64encode(zlib.compress(record.dumps().encode(), 9)).decode().rstrip("=")


def example_query(game: str, example: str, step: int, lang: str, clause: str | None = None) -> str:
    """Return the query that opens a worked example with its comments, at a step and a clause.

    >>> example_query("whist", "play-02-ace-at-once", 3, "en", "play.2")
    'game=whist&example=play-02-ace-at-once&step=3&lang=en&clause=play.2'
    """
    return urlencode({"game": game, "example": example, "step": step, "lang": lang} | _clause_field(clause))


def _clause_field(clause: str | None) -> dict[str, str]:
    return {"clause": clause} if clause else {}


def query(record: Record, step: int, lang: str, clause: str | None = None) -> str:
    """Return the query, without `?`, that restores a record at a step and shows a clause.

    Raise LinkTooLong if it has more than `MAX_QUERY` characters.
    """
    link = urlencode(
        {"game": record.game, "record": compress(record), "step": step, "lang": lang} | _clause_field(clause)
    )
    if len(link) > MAX_QUERY:
        raise LinkTooLong(len(link))
    return link


def record_of(text: str, max_bytes: int = MAX_BYTES) -> Record:
    """Return the record of a query's field `record`.

    text: the field
    max_bytes: the greatest size of the unpacked record (bytes)

    Raise RecordError if the field is damaged or too large, or the record cannot be read; no other error is raised.
    """
    if len(text) > MAX_QUERY:
        raise RecordError(f"the link's record has {len(text):,} characters; expected at most {MAX_QUERY:,}")
    try:
        packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, max_bytes + 1)
        complete = unpacker.eof or len(data) > max_bytes
    except (ValueError, zlib.error):
        complete = False
    if not complete:
        raise RecordError(f"the link's record “{shorten(text)}” is damaged; expected all characters of the copied link")
    if max_bytes < len(data) <= MAX_BYTES:
        raise RecordError(f"the link's record has more than {max_bytes:,} bytes")
    return Record.loads(data)


def step_of(arguments: Mapping[str, str], record: Record) -> int:
    """Return the step of a query, or the record's last step if the query names no step.

    Raise RecordError if the field is not the number of a step.
    """
    text = arguments.get("step", "")
    if not text:
        return len(record.steps)
    if not (text.isascii() and text.isdigit() and len(text) <= 6) or int(text) > len(record.steps):
        raise RecordError(f"step={shorten(text)}: expected a number from 0 to {len(record.steps)}")
    return int(text)
