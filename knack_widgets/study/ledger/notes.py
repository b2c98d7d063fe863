"""A title and a note for each deal that shows a difference, written by hand for players.

They are in ``partings.toml`` in a game's folder, by ruling and value. The key `of` holds the fingerprint of the records
for which the note was written; the note does not apply to other records.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from ...rulebook.folders import leave_out, read_table
from .difference import Difference

FILE = "partings.toml"


@dataclass(frozen=True, slots=True)
class Note:
    """The words about two records that differ, as plain text.

    title: the title of the records
    note: the consequences in the book's reading and in the other reading
    """

    title: str
    note: str


def note_of(difference: Difference, lang: str) -> Note | None:
    """Return the note on the records of a difference, or None if it has no current note.

    difference: the difference
    lang: the language

    >>> from knack_widgets.study.ledger.entries import entries
    >>> note_of(entries("knack")["K-6", "b"], "en").title
    'The ten first, or the six'
    """
    try:
        note = load_notes(difference.game).get(difference.ruling, {}).get(difference.value)
        if note is None or note["of"] != fingerprint(difference):
            return None
        return Note(note["title"][lang], note["note"][lang])
    except (AttributeError, LookupError, TypeError) as error:
        leave_out(difference.game, f"{difference.ruling} {difference.value} of {FILE}", error)
        return None


def fingerprint(difference: Difference) -> str:
    """Return a short hash of the two records and of the step at which they differ."""
    if difference.first is None:
        return ""
    lines = [str(difference.step), *(str((one.players, one.first, *one.moves)) for one in difference.first)]
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


@cache
def load_notes(game: str) -> Mapping[str, Any]:
    """Return all notes of a game's file, by ruling and value."""
    return read_table(game, FILE) or {}
