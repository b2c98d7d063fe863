"""What a card player says of the deals that show a difference: a title and a note for each, written by hand.

They lie beside the ledger, ``partings.toml`` in a game's folder, by ruling and value. `of` there names the records that
the note was written for (see `fingerprint`): of others it says nothing.
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
    """Of two records that part: their title, and what happens there as ours and as the other reads, plain text."""

    title: str
    note: str


def note_of(found: Difference, lang: str) -> Note | None:
    """What is said of the records of a difference; `None`: nothing, or it was said of other records.

    >>> from knack_widgets.study.ledger.entries import entries
    >>> note_of(entries("knack")["K-6", "b"], "en").title
    'The ten first, or the six'
    """
    try:
        told = load_notes(found.game).get(found.ruling, {}).get(found.value)
        if told is None or told["of"] != fingerprint(found):
            return None
        return Note(told["title"][lang], told["note"][lang])
    except (AttributeError, LookupError, TypeError) as error:
        leave_out(found.game, f"{found.ruling} {found.value} of {FILE}", error)
        return None


def fingerprint(found: Difference) -> str:
    """A short name of the two records and of where they part; it changes with either."""
    if found.first is None:
        return ""
    told = [str(found.step), *(str((one.players, one.first, *one.moves)) for one in found.first)]
    return sha256("\n".join(told).encode()).hexdigest()[:12]


@cache
def load_notes(game: str) -> Mapping[str, Any]:
    """All that is said of a game's differences, by ruling and value, as it stands in its file."""
    return read_table(game, FILE) or {}
