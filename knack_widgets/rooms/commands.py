"""Commands of devices by their names on the wire.

A command returns events; it does not change the room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from ..rules import RulesError
from . import hints, leading, lessons, polling, return_codes, seating, side_tables, table_commands
from .asker import Asker
from .refusing import Message, Refused
from .room import Event, Room

Command = Callable[[Room, Asker, Message], list[Event]]

ANYBODY: Mapping[str, Command] = {
    "join": seating.join,
    "come_back": return_codes.come_back,
}
"""Commands of a device that is not in the room yet. Devices send these names and those below, so they never change."""
MEMBERS: Mapping[str, Command] = {
    "join": seating.join,
    "sit": seating.sit,
    "rename": seating.rename,
    "leave": seating.leave,
    "card": table_commands.card,
    "why": table_commands.why,
    "move": table_commands.move,
    "deal": table_commands.deal,
    "step": table_commands.step,
    "follow": table_commands.follow,
    "vote": polling.vote,
    "hint": hints.ask_hint,
    "return_code": return_codes.give,
}
"""Commands of every member."""
LEADERS: Mapping[str, Command] = {
    "step": leading.step,
    "clause": leading.clause,
    "example": leading.example,
    "match": leading.match,
    "attempt": leading.attempt,
    "uncover": leading.uncover,
    "mark": leading.mark,
    "begin": leading.begin,
    "fill": leading.fill,
    "end": table_commands.end,
    "card": table_commands.card,
    "why": table_commands.why,
    "move": table_commands.move,
    "deal": table_commands.deal,
    "ask": polling.ask,
    "quiz": polling.quiz,
    "close": polling.close,
    "answer": polling.answer,
    "again": polling.again,
    "put_away": polling.put_away,
    "resume": polling.resume,
    "lesson_step": lessons.step,
}
"""Commands of the teacher, and of the member who has the lead."""
TEACHERS: Mapping[str, Command] = {
    "place": seating.place,
    "name": seating.name,
    "remove": seating.remove,
    "replace": seating.replace,
    "lock": seating.lock,
    "large_code": seating.enlarge_code,
    "hand": seating.hand,
    "hints": hints.allow,
    "tables": side_tables.deal,
    "wall": side_tables.show,
    "tables_end": side_tables.end,
    "tables_stop": side_tables.stop,
    "to_table": side_tables.seat_member,
    "lesson": lessons.load,
    "lesson_name": lessons.name,
    "lesson_add": lessons.add,
    "lesson_note": lessons.note,
    "lesson_move": lessons.move,
    "lesson_remove": lessons.remove,
}
"""Commands of the teacher alone."""


def events_of(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Return the events that a message causes.

    Raise `Refused`, and no other error, if the message is not carried out.
    """
    name = message.get("do")
    table, there = side_tables.table_for(room, asker, message)
    if table is not room:
        events = events_of(table, there, message)
        return [{"did": "table", "table": table.number, "event": event} for event in events]
    command = None
    if isinstance(name, str):
        allowed: list[Mapping[str, Command]] = [ANYBODY] if asker.member is None else [MEMBERS]
        if asker.leads:
            allowed.insert(0, LEADERS)
        if asker.teacher:
            allowed.insert(0, TEACHERS)
        command = next((commands[name] for commands in allowed if name in commands), None)
    if command is None:
        raise Refused("not_yours")
    try:
        with suppress(RecursionError):
            return command(room, asker, message)
    except RulesError as error:
        raise Refused("rules", text=str(error)) from None
    raise Refused("unreadable")
