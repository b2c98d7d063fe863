"""Members who have been on turn for long without a move; no stored event has this."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from .room import EXAMPLE, Room

IDLE_S: Final = 120.0
"""Seconds on turn after which the desk names a member."""
Turn = tuple[int, int, int, int]
"""The numbers of a match, of its dealing to tables, of a step and of the member on turn."""


class Waiting:
    """How long the members of a room have been on turn at the tables that are shown to them.

    clock: returns a time (seconds)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[str, tuple[Turn, float]] = {}

    def idle(self, room: Room) -> tuple[frozenset[int], float | None]:
        """Return the members who are idle, and in how many seconds the next one will be, or None.

        Time does not count while a question or an example is shown, or while a table is stopped or talked about.
        """
        now = self._clock()
        since: dict[str, tuple[Turn, float]] = {}
        idle: set[int] = set()
        for table in room.tables or [room]:
            turn = None if room.poll or room.lead.on == EXAMPLE else turn_at(room, table)
            if turn is None:
                continue
            before, began = self._since.get(table.code, (None, now))
            since[table.code] = turn, began if before == turn else now
            if now - since[table.code][1] >= IDLE_S:
                idle.add(turn[-1])
        self._since = since
        waits = [IDLE_S - (now - began) for _, began in since.values() if now - began < IDLE_S]
        return frozenset(idle), min(waits, default=None)


def turn_at(room: Room, table: Room) -> Turn | None:
    """Return the turn of the member who has to move at a table, or None if no member has to."""
    seat = table.live.turn
    if seat is None or table.live.chance or table.live.over or not table.is_live(None):
        return None
    sitter = table.sitter(seat)
    return (room.match, room.dealt, len(table.line.steps), sitter.id) if sitter else None
