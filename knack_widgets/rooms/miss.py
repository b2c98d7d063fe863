"""A refused move of a member, as the room stores it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..rules.core.facts import Setup

MAX_REFUSED: Final = 99
"""Greatest number of refused moves of a member that are counted until the table moves."""


@dataclass(frozen=True)
class Miss:
    """A refused move of a member, in a deal of a match, and the clauses that it breaks.

    move: its text, which names cards of the member's hand
    on_turn: whether it was the turn of the member's seat
    setup: the set-up of the match
    time_s: time of day (seconds), or None in a room of an earlier release
    """

    member: int
    match: int
    deal: int
    clauses: tuple[str, ...]
    move: str
    on_turn: bool
    setup: Setup = field(compare=False, repr=False)
    time_s: int | None = None
