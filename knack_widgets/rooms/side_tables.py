"""Several tables in a room: the teacher deals one position to all pupils, table by table.

Each table is a `Room` of its own, with its members and its match; its events are stored within those of the room. A
room of one table has no such tables.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from ..pages.line import Line
from ..pages.picture import picture
from ..pages.seats import CONTROLS, ME
from ..rules import Record
from .asker import Asker, member_in
from .device_view import sight_of_device
from .hidden_hands import hands_known
from .leading import line_shown
from .poll_events import shelve
from .refusing import Message, Refused, number_in, say, text_in
from .room import EXAMPLE, WAIT, Event, Lead, Member, Room, read_record, with_names

MAX_TABLES: Final = 100
"""Greatest number of tables; four pupils at each are the members that a room may have."""
MAX_TABLE_STEPS: Final = 60
"""Greatest number of steps of the match that is dealt to all tables."""
AT_TABLE: Final = frozenset({"card", "why", "move", "deal", "step", "follow", "hint"})
"""Commands of a member that are carried out at the member's table."""
ON_WALL: Final = frozenset({"card", "move", "deal", "end", "step", "match", "attempt", "uncover"})
"""Commands of a leading device that are carried out at the table on the wall."""


def deal(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Deal the position that the desk shows to all members, at as many tables as they need.

    Empty seats are played by `fill`, careful opponents by default.
    """
    fill = text_in(message, "fill", 20) or "careful"
    if fill != WAIT and (fill not in CONTROLS or fill == ME):
        raise Refused("unreadable")
    shown, _ = table_led(room, asker)
    line = line_shown(shown)
    if shown.lead.on != EXAMPLE:
        line = with_names(line, shown.base)
    steps = tuple(step for step in line.steps[: line.at] if step.verdict is None)
    if len(steps) > MAX_TABLE_STEPS:
        raise Refused("long")
    size, members = len(line.opening.setup.names), list(room.members)
    count = -(-len(members) // size)
    if not members:
        raise Refused("nobody")
    if count > MAX_TABLES:
        raise Refused("full")
    seats = [members[number::count] for number in range(count)]
    record = Record.from_steps(line.opening, steps).dumps()
    return [{"did": "tables", "record": record, "seats": seats, "fill": fill}]


def show(room: Room, _: Asker, message: Message) -> list[Event]:
    """Put a table on the wall, or (`table` is null) the match of the room.

    The table that was there before goes on: its hands are hidden again, and its newest step is shown.
    """
    table = None if message.get("table") is None else number_in(message, "table", len(room.tables))
    events: list[Event] = []
    if room.wall not in (None, table):
        left = room.tables[room.wall]
        if left.hands_open:
            events.append({"did": "uncover", "open": False})
        if left.lead != Lead():
            events.append({"did": "lead", "lead": asdict(Lead())})
    wrapped = [{"did": "table", "table": room.wall, "event": event} for event in events]
    return [*wrapped, {"did": "wall", "table": table}]


def end(room: Room, _: Asker, __: Message) -> list[Event]:
    """Remove the tables: everybody sees the match of the room again."""
    return [{"did": "tables_end"}] if room.tables else []


def seat_member(room: Room, _: Asker, message: Message) -> list[Event]:
    """Give a member who has no table the first free seat of a table, whose player the computer was."""
    number, member = number_in(message, "table", len(room.tables)), member_in(room, message.get("member"))
    seats = free_seats(room.tables[number])
    if not seats or table_number(room, member) is not None:
        raise Refused("seat_taken")
    comes = {"did": "join", "member": member.id, "name": member.name, "key": member.key}
    sits = {"did": "seat", "member": member.id, "seat": seats[0]}
    return [{"did": "table", "table": number, "event": event} for event in (comes, sits)]


def stop(room: Room, _: Asker, message: Message) -> list[Event]:
    """Stop all tables, so that nobody moves there, or let them go on."""
    return [{"did": "tables_stop", "on": message.get("on") is True}] if room.tables else []


# -- events


def set_tables(room: Room, event: Event) -> None:
    """Put the same match on several tables, and seat the members; hands of it that lie open are hidden."""
    remove_tables(room, event)
    room.hands_open = False
    line = Line.from_record(read_record(event["record"]))
    names = line.opening.setup.names
    room.dealt += 1
    for number, members in enumerate(event["seats"]):
        code, seed = f"{room.code}/{number}", f"{room.seed}/{room.dealt}/{number}"
        table = Room(code, room.lang, "", seed, line, names, fill=event["fill"], number=number)
        table.marks, table.hints, table.shared = room.marks, room.hints, len(line.deals)
        for seat, id_ in enumerate(members):
            if member := room.members.get(id_):
                table.members[id_] = Member(id_, member.name, member.key, seat)
        sitters = (table.sitter(seat) for seat in range(table.seats))
        called = tuple(sitter.name if sitter else name for sitter, name in zip(sitters, names, strict=True))
        table.line = with_names(line, called)
        room.tables.append(table)


def set_wall(room: Room, event: Event) -> None:
    """Put a table on the wall."""
    room.wall = event["table"]


def set_stopped(room: Room, event: Event) -> None:
    """Stop all tables, or let them go on."""
    for table in room.tables:
        table.stopped = event["on"]
        table.count += 1


def remove_tables(room: Room, _: Event) -> None:
    """Remove the tables; the refused moves of their members become refused moves in the match of the room."""
    for table in room.tables:
        room.misses += [replace(miss, match=room.match) for miss in table.misses]
    if room.poll and "table" in room.poll.about:
        shelve(room)
    room.tables, room.wall = [], None


# -- what a device sees


def free_seats(table: Room) -> list[int]:
    """Return the seats of a table that no member has."""
    return [seat for seat in range(table.seats) if table.sitter(seat) is None]


def table_number(room: Room, member: Member | None) -> int | None:
    """Return the number of a member's table, or None."""
    if not room.tables or member is None:
        return None
    return next((number for number, table in enumerate(room.tables) if member.id in table.members), None)


def table_numbers(room: Room) -> dict[int, int]:
    """Return member → the number of its table, for the members who have one."""
    return {id_: number for number, table in enumerate(room.tables) for id_ in table.members}


def table_seen(room: Room, asker: Asker) -> tuple[Room, Asker]:
    """Return the table that a device shows, as a room, and the device at that table.

    A question to the class and a worked example are shown to all. Otherwise a member sees its own table; the teacher,
    and who has no table, see the one that is on the wall.
    """
    number = table_number(room, asker.member)
    if number is not None and asker.member is not None and not _shows_to_all(room):
        table = room.tables[number]
        return table, Asker(table.members[asker.member.id])
    return table_led(room, asker)


def table_led(room: Room, asker: Asker) -> tuple[Room, Asker]:
    """Return the table on the wall, which a leading device leads, as a room, and the device there.

    Return the room itself if no table is on the wall, or if a question or a worked example is shown. A member who leads
    has no seat at the table on the wall.
    """
    if room.wall is None or _shows_to_all(room):
        return room, asker
    member = asker.member if asker.leads else None
    return room.tables[room.wall], Asker(member and replace(member, seat=None, free=False), asker.teacher)


def _shows_to_all(room: Room) -> bool:
    """Return whether all devices show a question or a worked example instead of their tables."""
    return room.poll is not None or room.lead.on == EXAMPLE


def table_for(room: Room, asker: Asker, message: Message) -> tuple[Room, Asker]:
    """Return the table at which a command is carried out, as a room, and the device there.

    Raise `Refused` if the command would show hands that others still play, unless the teacher lays them open.
    """
    name = message.get("do")
    if not room.tables or not isinstance(name, str):
        return room, asker
    table, sitting = table_seen(room, asker)
    sits = sitting.member is not None and sitting.member.id in table.members
    if table is not room and sits and name in AT_TABLE:
        return table, sitting
    if not asker.leads or name not in ON_WALL:
        return room, asker
    table, leading = table_led(room, asker)
    if name == "uncover" and message.get("open") is True and not asker.teacher:
        raise Refused("teacher_opens")
    if name == "attempt" and table.lead.on != EXAMPLE and not hands_known(room, table):
        raise Refused("hands_hidden")
    return table, leading


def tables_data(room: Room, lang: str) -> dict[str, object] | None:
    """Return the tables as data for a leading device, or None for one table.

    The data are their names, how many seats are free at each, which is on the wall, whether they are stopped, and in
    words how many deals are running.
    """
    if not room.tables:
        return None
    names = [table_name(number, lang) for number in range(len(room.tables))]
    running = say(lang, "tables_running", count=sum(table.running for table in room.tables))
    free = [len(free_seats(table)) for table in room.tables]
    state = {"wall": room.wall, "stopped": room.tables[0].stopped, "running": running}
    return {"names": names, "free": free, **state}


def table_name(number: int, lang: str) -> str:
    """Return the name of a table."""
    return say(lang, "table_number", number=number + 1)


def table_picture(room: Room, number: int, lang: str) -> dict[str, object]:
    """Return the frame `table`: a table as a small picture, as everybody sees it."""
    sight = sight_of_device(room.tables[number], None, lang)
    return {"is": "table", "number": number, "picture": str(picture(sight))}
