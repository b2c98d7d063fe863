"""Which hands all may see: those of the room's match and of its tables, which have the same deal."""

from __future__ import annotations

from .poll import Poll
from .poll_events import shelve
from .room import EXAMPLE, VARIANT, Lead, Room


def hands_known(room: Room, table: Room) -> bool:
    """Return whether everybody in a room may see the hands of a table.

    They are open, or this table plays no deal, and no other table plays the deal that all have.

    room: the room
    table: one of its tables, or the room itself for its own match
    """
    return table.hands_open or not (table.running or count_in_play(room, table))


def count_in_play(room: Room, table: Room) -> int:
    """Return how many other tables still play the deal with which all tables began, whose hands they must not see.

    Later deals are different at each table.
    """
    return sum(other is not table and other.running and len(other.line.deals) == other.shared for other in room.tables)


def end_views(room: Room) -> None:
    """End what would show hidden hands to all: a variant, a judged move, and a question about a position."""
    judged = room.lead.on == VARIANT or bool(room.lead.tried and room.lead.on != EXAMPLE)
    if (judged or room.variant) and not hands_known(room, room):
        room.variant = None
        if judged:
            room.lead = Lead(clause=room.lead.clause)
    if room.poll and _hands_asked_about(room, room.poll):
        shelve(room)


def _hands_asked_about(room: Room, poll: Poll) -> bool:
    """Return whether a question shows hands that are not known to all; those of a worked example are."""
    if "record" not in poll.about or "example" in poll.about:
        return False
    return not hands_known(room, room.tables[poll.about["table"]] if "table" in poll.about else room)
