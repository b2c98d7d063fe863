"""All rooms of a process: opened, replayed from the store when they are first asked for, and changed by events that are
written before anything else is done with them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Generator, Sequence
from dataclasses import dataclass, field

from ..pages.seats import first_dealer
from ..pages.seeds import draw_seed
from ..rulebook.bug_reports import report_bug
from ..rules import Record, games
from ..widgets.opponents import Opponents
from .asking import Asker
from .codes import ALPHABET, draw_code, draw_secret, fits, hash_secret
from .commands import events_of
from .fold import replay_in_steps, take_in
from .leading import LONGEST_RECORD, MOST_STEPS, deal_first
from .refusing import Message, Refused
from .room import LEADER, MATCH, WAIT, Event, Room
from .store import Store

MOST_ROOMS = 500
MOST_EVENTS = 50_000
"""What one room may have: thirty phones in eight hours have a tenth of it."""


class BrokenRoomError(Exception):
    """A room whose stored events cannot be read."""


def first_record(game: str, record: str = "") -> str:
    """Return the record that a room begins with: one that is given, or a first deal. Raises `Refused`, `RecordError`.

    It is a function of its own because it may take a tenth of a second, and needs no room.
    """
    if record:
        if len(record) > LONGEST_RECORD:
            raise Refused("long")
        found = Record.loads(record)
    elif game in games:
        count = min(4, games[game].players.stop - 1)
        found = deal_first(Record(game, count, first=first_dealer(games[game], count)))
    else:
        raise Refused("unreadable")
    if len(found.steps) > MOST_STEPS:
        raise Refused("long")
    return found.dumps()


@dataclass
class Rooms:
    """The rooms by code. `clock`: the time of day, in seconds. `letters`: what the codes of new rooms begin with."""

    store: Store
    clock: Callable[[], float]
    letters: str = ALPHABET
    _known: dict[str, Room] = field(default_factory=dict)
    _opponents: dict[str, Opponents] = field(default_factory=dict)

    def open(self, lang: str, game: str, record: str = "") -> tuple[str, str]:
        """Open a room; return its code, and the teacher's secret. Raises `Refused`, `RecordError`."""
        return self.add(lang, first_record(game, record))

    def add(self, lang: str, record: str) -> tuple[str, str]:
        """Add a room that begins with a record (see `first_record`). Raises `Refused`."""
        if self.store.count() >= MOST_ROOMS:
            raise Refused("no_room")
        secret = draw_secret()
        opened = {"did": "open", "record": record, "lang": lang, "key": hash_secret(secret), "seed": draw_seed()}
        code = draw_code(self.letters)
        while not self.store.create(code, opened, self.clock()):
            code = draw_code(self.letters)
        return code, secret

    def find(self, code: str) -> Room | None:
        """Return the room of a code, or None if there is none. Raises `BrokenRoomError`."""
        steps = self.load(code)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                room: Room | None = end.value
                return room

    def load(self, code: str) -> Generator[None, None, Room | None]:
        """Return the room of a code, or None if there is none; yield while its events are replayed.

        Raises `BrokenRoomError` if they cannot be: the error is logged, and the room marked, once.
        """
        if code not in self._known and self.store.has(code):
            if self.store.is_broken(code):
                raise BrokenRoomError
            try:
                room = yield from replay_in_steps(code, self.store.read_events(code))
            except sqlite3.Error:
                raise
            except Exception as error:
                self.store.mark_broken(code, report_bug(error, f"reading room {code}, which is marked as broken,"))
                raise BrokenRoomError from None
            self._known.setdefault(code, room)
        return self._known.get(code)

    def has(self, code: str) -> bool:
        """Return whether there is a room of a code; it is not replayed."""
        return code in self._known or self.store.has(code)

    def is_broken(self, code: str) -> bool:
        """Return whether a room is known to be one whose events cannot be read."""
        return code not in self._known and self.store.is_broken(code)

    def ask(self, code: str, asker: Asker, message: Message) -> list[Event]:
        """Carry out what a device asks; returns the events. Raises `Refused`."""
        room = self._room(code)
        events = events_of(room, asker, message)
        self._take_in(room, events)
        return events

    def opponent_due(self, code: str) -> bool:
        """Whether an opponent is to move: only while somebody sits at the table."""
        room = self.find(code)
        return room is not None and self._due(room) is not None

    def opponent_moves(self, code: str) -> list[Event]:
        """The move of the opponent who is to act, if one is."""
        room = self.find(code)
        if room is None or self._due(room) is None:
            return []
        move = self._opponents[code].move(room.live, room.controls, _chance(room))
        events: list[Event] = [{"did": "move", "move": str(move)}] if move else []
        self._take_in(room, events)
        return events

    def _due(self, room: Room) -> int | None:
        ready = (
            room.fill not in (LEADER, WAIT) and room.lead.on == MATCH and room.is_live(None) and not room.live.chance
        )
        if not ready or room.live.over or all(one.seat is None for one in room.members.values()):
            return None
        known = self._opponents.setdefault(room.code, Opponents())
        return known.due(room.live, room.controls, _chance(room))

    def delete(self, code: str) -> None:
        """Forget a room."""
        self._known.pop(code, None)
        self._opponents.pop(code, None)
        self.store.delete(code)

    def delete_idle(self, used: Collection[str] = ()) -> list[str]:
        """Delete the rooms that are over, and forget those that nobody is connected to; return the codes of the former.

        `used`: the rooms to which a device is connected. A room that is forgotten is read from the store again.
        """
        found = self.store.delete_idle(self.clock(), used)
        for code in [code for code in self._known if code not in used]:
            self._known.pop(code)
            self._opponents.pop(code, None)
        return found

    def _room(self, code: str) -> Room:
        room = self.find(code)
        if room is None:
            raise Refused("over")
        return room

    def _take_in(self, room: Room, events: Sequence[Event]) -> None:
        """Events into the store, and only then into the room."""
        if not events:
            return
        if room.count + len(events) > MOST_EVENTS:
            raise Refused("full")
        self.store.append(room.code, room.count, events, self.clock())
        for event in events:
            take_in(room, event)


def asker_of(room: Room, token: object, *, teacher: bool) -> Asker | None:
    """Who has a token: the teacher, or a member; `None` for anybody else."""
    if teacher:
        return Asker(None, True) if fits(token, room.key) else None
    found = next((one for one in room.members.values() if fits(token, one.key)), None)
    return Asker(found) if found else None


def _chance(room: Room) -> str:
    return f"{room.seed}/{room.match}/{len(room.line.steps)}"
