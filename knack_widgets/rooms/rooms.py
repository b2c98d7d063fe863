"""The rooms of a process.

A room is replayed from the store at its first use. An event is stored before it changes the room.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Generator, Sequence
from dataclasses import dataclass, field

from ..pages.seats import first_dealer
from ..pages.seeds import draw_seed
from ..rulebook.bug_reports import report_bug
from ..rules import Record, games
from ..study import exercises
from ..widgets.opponents import Opponents
from .asker import Asker
from .codes import ALPHABET, draw_code, draw_secret, fits, hash_secret
from .commands import events_of
from .event_handlers import replay_in_steps, take_in
from .leading import LONGEST_RECORD, MAX_RECORD_STEPS, deal_first
from .poll import About
from .refusing import Message, Refused
from .room import LEADER, MATCH, WAIT, Event, Room
from .store import Store

MAX_ROOMS = 500
"""Greatest number of rooms of a store."""
MAX_EVENTS_PER_ROOM = 50_000
"""Greatest number of events of a room; thirty phones cause a tenth of it in eight hours."""
MAX_TABLES_MOVED = 8
"""Greatest number of tables of a room at which computer players move at once: other rooms wait meanwhile."""
TIMED = frozenset({"ask", "quiz", "vote", "attempt"})
"""Events that are stored with the time of day (seconds), which the results have; also those of several tables."""


class BrokenRoomError(Exception):
    """The error for a room whose stored events cannot be read."""


def first_record(game: str, record: str = "") -> str:
    """Return the text of the record with which a room begins.

    This may take a tenth of a second and needs no room, so `process` calls it in another thread.

    game: id of the game; without a record, the room begins with the game's first deal
    record: text of a record, or ""

    Raise `Refused` if the game is unknown or the record is too long, or `RecordError` if it cannot be read.
    """
    if record:
        if len(record) > LONGEST_RECORD:
            raise Refused("long")
        start = Record.loads(record)
    elif game in games:
        count = min(4, games[game].players.stop - 1)
        start = deal_first(Record(game, count, first=first_dealer(games[game], count)))
    else:
        raise Refused("unreadable")
    if len(start.steps) > MAX_RECORD_STEPS:
        raise Refused("long")
    return start.dumps()


def first_question(id_: str) -> tuple[str, About]:
    """Return the game of an exercise, and the question about it, with which a room begins.

    This may take a second and needs no room, so `process` calls it in another thread.

    id_: the id of the exercise

    Raise `Refused` if there is no such exercise.
    """
    try:
        exercise = exercises.load(id_)
    except exercises.ExerciseError:
        raise Refused("no_question") from None
    return exercise.game, {"exercise": exercise.id}


@dataclass
class Rooms:
    """The rooms by code.

    store: the events of all rooms
    clock: returns the time of day (seconds)
    letters: the first letters that the codes of new rooms may have
    """

    store: Store
    clock: Callable[[], float]
    letters: str = ALPHABET
    _known: dict[str, Room] = field(default_factory=dict)
    _opponents: dict[str, Opponents] = field(default_factory=dict)

    def open(self, lang: str, game: str, record: str = "") -> tuple[str, str]:
        """Open a room; return its code and the teacher's secret.

        lang: language of the teacher
        game: id of the game
        record: text of the record with which the room begins, or "" for a first deal

        Raise `Refused` or `RecordError` (see `first_record`), or `Refused` if there are too many rooms.
        """
        return self.add(lang, first_record(game, record))

    def add(self, lang: str, record: str, about: About | None = None) -> tuple[str, str]:
        """Add a room; return its code and the teacher's secret.

        lang: language of the teacher
        record: text that `first_record` has returned
        about: the subject of the question that the class is asked first, or None

        Raise `Refused` if there are too many rooms.
        """
        if self.store.count() >= MAX_ROOMS:
            raise Refused("no_room")
        secret = draw_secret()
        opened: Event = {"did": "open", "record": record, "lang": lang, "key": hash_secret(secret), "seed": draw_seed()}
        if about is not None:
            opened |= {"about": about, "time": round(self.clock())}
        code = draw_code(self.letters)
        while not self.store.create(code, opened, self.clock()):
            code = draw_code(self.letters)
        return code, secret

    def find(self, code: str) -> Room | None:
        """Return the room of a code, or None for an unknown code.

        Raise `BrokenRoomError` if its events cannot be replayed.
        """
        steps = self.load(code)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                room: Room | None = end.value
                return room

    def load(self, code: str) -> Generator[None, None, Room | None]:
        """Return the room of a code, or None for an unknown code; yield while it is replayed.

        Raise `BrokenRoomError` if its events cannot be replayed. The first time, the error is logged and the room is
        marked as broken.
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
        """Return whether a code has a room; the room is not replayed."""
        return code in self._known or self.store.has(code)

    def is_loaded(self, code: str) -> bool:
        """Return whether a room is in memory."""
        return code in self._known

    def is_broken(self, code: str) -> bool:
        """Return whether a room is marked as one whose events cannot be replayed."""
        return code not in self._known and self.store.is_broken(code)

    def ask(self, code: str, asker: Asker, message: Message) -> list[Event]:
        """Carry out a message of a device; return its events. Raise `Refused` if it is refused."""
        room = self._room(code)
        events = events_of(room, asker, message)
        self._take_in(room, events)
        return events

    def opponent_due(self, code: str) -> bool:
        """Return whether a computer player has to move; it waits until a member has a seat."""
        room = self.find(code)
        return room is not None and any(self._due(table) is not None for table in (room, *room.tables))

    def opponent_moves(self, code: str) -> list[Event]:
        """Make the due move of a computer player; return its events, or [] if no move is due.

        Of several tables, at most `MAX_TABLES_MOVED` move: the others are still due, and those that have just moved
        come last.
        """
        room = self.find(code)
        if room is None:
            return []
        events: list[Event] = [] if self._due(room) is None else self._move(room)
        due = [number for number, table in enumerate(room.tables) if self._due(table) is not None]
        for number in sorted(due, key=lambda each: room.tables[each].count)[:MAX_TABLES_MOVED]:
            events += [{"did": "table", "table": number, "event": event} for event in self._move(room.tables[number])]
        self._take_in(room, events)
        return events

    def _move(self, room: Room) -> list[Event]:
        """Return the event of a computer player's move in a room or at one of its tables, or [] without a move."""
        move = self._opponents[room.code].move(room.live, room.controls, _chance(room))
        return [{"did": "move", "move": str(move)}] if move else []

    def _due(self, room: Room) -> int | None:
        ready = (
            room.fill not in (LEADER, WAIT) and room.lead.on == MATCH and room.is_live(None) and not room.live.chance
        )
        if not ready or room.live.over or all(member.seat is None for member in room.members.values()):
            return None
        known = self._opponents.setdefault(room.code, Opponents())
        return known.due(room.live, room.controls, _chance(room))

    def delete(self, code: str) -> None:
        """Delete a room, also in the store."""
        self._forget(code)
        self.store.delete(code)

    def delete_idle(self, used: Collection[str] = ()) -> list[str]:
        """Delete the idle rooms, and return their codes.

        Other rooms without a connected device are only removed from memory, and are replayed from the store at their
        next use.

        used: the codes of rooms to which a device is connected
        """
        deleted = self.store.delete_idle(self.clock(), used)
        for code in [code for code in self._known if code not in used]:
            self._forget(code)
        return deleted

    def _forget(self, code: str) -> None:
        """Remove a room, and the opponents at all its tables, from memory."""
        room = self._known.pop(code, None)
        for known in (code, *(table.code for table in (room.tables if room else ()))):
            self._opponents.pop(known, None)

    def _room(self, code: str) -> Room:
        room = self.find(code)
        if room is None:
            raise Refused("over")
        return room

    def _take_in(self, room: Room, events: Sequence[Event]) -> None:
        """Store events, those of questions and votes with the time of day, then apply them to the room."""
        if not events:
            return
        if room.count + len(events) > MAX_EVENTS_PER_ROOM:
            raise Refused("full")
        for event in (each["event"] if each["did"] == "table" else each for each in events):
            if event["did"] in TIMED:
                event["time"] = round(self.clock())
        self.store.append(room.code, room.count, events, self.clock())
        for event in events:
            take_in(room, event)


def asker_of(room: Room, token: object, *, teacher: bool) -> Asker | None:
    """Return the teacher or the member who has a token, or None if the token is unknown.

    room: the room
    token: the token that the device has sent
    teacher: whether to look for the teacher's token; otherwise for a member's token
    """
    if teacher:
        return Asker(None, True) if fits(token, room.key) else None
    member = next((member for member in room.members.values() if fits(token, member.key)), None)
    return Asker(member) if member else None


def _chance(room: Room) -> str:
    return f"{room.seed}/{room.match}/{len(room.line.steps)}"
