"""Permalinks: a record or a position in the query of a page's address.

``?game=…&record=…&step=…&lang=…&clause=…``: the record is the canonical TOML, deflated, in URL-safe base64. A link is
at most 8 KiB, and unpacking has a limit. A link to a worked example has the example's id instead of a record.

``?position=…&lang=…&clause=…``: the position is its line; a line that is too long is deflated, after a tilde.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, urlencode

from ..rules import Position, Record, RecordError
from ..rules.core.errors import InputError, shorten
from ..rules.packing import MAX_QUERY, PACKED, pack_text

LINE_SIGNS = ";,=()?:*~"
"""Signs of a position's line that an address may have as they are."""


class LinkTooLong(InputError):  # noqa: N818  named after the fault
    """The error of a record that does not fit into an address.

    length: the length that the query would have (characters)
    """

    def __init__(self, length: int) -> None:
        super().__init__(f"the link would have {length:,} characters; at most {MAX_QUERY:,} are safe in an address")
        self.length = length


def compress(record: Record) -> str:
    """Return a record in the form of a query's field: deflated, in URL-safe base64."""
    return pack_text(record.dumps())


def example_query(game: str, example: str, step: int, lang: str, clause: str | None = None) -> str:
    """Return the query that opens a worked example with its notes, at a step and a clause.

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


def position_query(position: Position, lang: str | None = None, clause: str | None = None) -> str:
    """Return the query, without `?`, that puts a position on the table of its game's page.

    lang: the language of the page, or None for the reader's
    clause: the clause to show, or None

    Raise LinkTooLong if it has more than `MAX_QUERY` characters.

    >>> from knack_widgets.rules import games
    >>> from knack_widgets.rules.packing import position_of
    >>> p = games["knack"].position(2, dealer=0, hands=["7h Kh As", "3?"], up="9c")
    >>> query = position_query(p, "en")
    >>> position_of(query.partition("=")[2].partition("&")[0]) == p
    True
    """
    more = urlencode(({"lang": lang} if lang else {}) | _clause_field(clause))
    line = str(position)
    for text in (quote(line, safe=LINE_SIGNS), PACKED + pack_text(line)):
        link = f"position={text}" + (f"&{more}" if more else "")
        if len(link) <= MAX_QUERY:
            return link
    raise LinkTooLong(len(link))


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
