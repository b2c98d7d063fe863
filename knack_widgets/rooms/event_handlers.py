"""Handlers of a room's events, by the names under which the events are stored.

A handler never refuses an event and makes no choices, so the same events always lead to the same room.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace

from ..pages.line import Line
from . import hidden_hands, lesson_events, poll_events, side_tables
from .miss import MAX_REFUSED, Miss
from .room import (
    VARIANT,
    Event,
    Lead,
    Member,
    Room,
    add_step,
    open_room,
    read_record,
    with_names,
)


def join(room: Room, event: Event) -> None:
    """Add a member; when the first one is in, the room's code is small again."""
    room.large_code = room.large_code if room.members else None
    room.met = event["member"]
    room.members[room.met] = Member(room.met, event["name"], event["key"])


def seat(room: Room, event: Event) -> None:
    """Give a member a seat, or make the member an onlooker if the event's `seat` is None.

    The previous member of the seat becomes an onlooker.
    """
    before = None if event["seat"] is None else room.sitter(event["seat"])
    if before:
        before.seat = None
    member = room.members[event["member"]]
    member.seat, member.free = event["seat"], False
    _forget_tries(room, member.id)


def rename(room: Room, event: Event) -> None:
    """Rename a member."""
    room.members[event["member"]].name = event["name"]


def remove(room: Room, event: Event) -> None:
    """Remove a member."""
    del room.members[event["member"]]
    _forget_tries(room, event["member"])


def replace_device(room: Room, event: Event) -> None:
    """Let a member continue on the device of another member (`by`), who is removed.

    If the member has not voted in a poll, the other member's vote becomes the member's vote.
    """
    member, by = room.members[event["member"]], room.members.pop(event["by"])
    member.key, member.back = by.key, ""
    _forget_tries(room, by.id)
    for poll in (*room.asked, *([room.poll] if room.poll else [])):
        for round_, votes in enumerate((*poll.earlier, poll.votes), start=1):
            if by.id in votes:
                vote, time_s = votes.pop(by.id), poll.times_s.pop((round_, by.id), None)
                if member.id not in votes and time_s is not None:
                    poll.times_s[round_, member.id] = time_s
                votes.setdefault(member.id, vote)


def return_code(room: Room, event: Event) -> None:
    """Give a member a return code; an earlier code is void."""
    room.members[event["member"]].back = event["hash"]


def come_back(room: Room, event: Event) -> None:
    """Let a member continue on the device that has its return code, which is used up."""
    member = room.members[event["member"]]
    member.key, member.back = event["key"], ""


def lock(room: Room, event: Event) -> None:
    """Lock or unlock the room for new members and for sitting down."""
    room.locked = event["locked"]


def large_code(room: Room, event: Event) -> None:
    """Show the room's code in large type on the wall, or in small type."""
    room.large_code = event["on"]


def hand(room: Room, event: Event) -> None:
    """Let one member (or no member) lead, in addition to the teacher."""
    for member in room.members.values():
        member.leads = member.id == event["member"]


def free(room: Room, event: Event) -> None:
    """Let a member look at a step of its own choice."""
    member = room.members[event["member"]]
    member.free, member.at = True, event["at"]


def follow(room: Room, event: Event) -> None:
    """Let a member follow the leading device again."""
    room.members[event["member"]].free = False


def lead(room: Room, event: Event) -> None:
    """Change the subject that is shown to all: match, variant or example, and its step."""
    room.lead = Lead(**event["lead"])


def begin(room: Room, event: Event) -> None:
    """Put another match on the table, and show the end of its record; several tables are removed."""
    side_tables.remove_tables(room, event)
    line = Line.from_record(read_record(event["record"]))
    if len(line.opening.setup.names) < room.seats:
        for member in room.members.values():
            seats = range(len(line.opening.setup.names))
            member.seat = member.seat if member.seat in seats else None
    room.line, room.base = line, line.opening.setup.names
    room.lead, room.variant, room.tries, room.stalled, room.hands_open = Lead(), None, {}, {}, False
    room.match, room.hinted = room.match + 1, {}
    for member in room.members.values():
        member.free = False


def move(room: Room, event: Event) -> None:
    """Add a move to the match."""
    room.line = add_step(room.line, event["move"])
    if event["move"].startswith("deal "):
        room.hinted = {}
    if event["move"].startswith("deal ") and any(member.seat is not None for member in room.members.values()):
        room.hands_open = False
    if room.lead.at is not None or room.lead.tried:
        room.lead = replace(room.lead, at=None, tried=None)
    room.tries, room.stalled = {}, {}


def vary(room: Room, event: Event) -> None:
    """Add a move to the variant; `from` begins a new variant at that step of the match."""
    line = Line(room.line.opening, room.line.steps, event["from"]) if "from" in event else room.variant
    if line is not None:
        room.variant = line.play(line.state.read(event["move"]))
        room.lead = Lead(VARIANT, clause=room.lead.clause)


def attempt(room: Room, event: Event) -> None:
    """Store a refused move (the event has `clauses`) or a move that a member asked about."""
    at = len(room.line.steps)
    room.tries[event["member"]] = (at, event["move"], room.count)
    if "clauses" in event:
        id_, live = event["member"], room.live
        on_turn = id_ in room.members and live.turn is not None and room.members[id_].seat == live.turn
        facts = (tuple(event["clauses"]), event["move"], on_turn, live.setup, event.get("time"))
        miss = Miss(id_, room.match, live.deals, *facts)
        room.stalled[id_] = (*room.stalled.get(id_, ()), miss)[-MAX_REFUSED:]
        room.misses.append(miss)


def _forget_tries(room: Room, member: int) -> None:
    room.tries.pop(member, None)
    room.stalled.pop(member, None)


def fill(room: Room, event: Event) -> None:
    """Set the player of the empty seats."""
    room.fill = event["by"]


def uncover(room: Room, event: Event) -> None:
    """Open all hands, or hide them again."""
    room.hands_open = event["open"]


def mark(room: Room, event: Event) -> None:
    """Mark the cards that may be played, or stop marking them."""
    room.marks = event["marks"]


def hints(room: Room, event: Event) -> None:
    """Allow hints to the members at the table, or stop that."""
    room.hints = event["on"]


def hint(room: Room, event: Event) -> None:
    """Count a hint of a member."""
    room.hinted[event["member"]] = room.hinted.get(event["member"], 0) + 1


def play_at_table(room: Room, event: Event) -> None:
    """Apply an event to one of several tables."""
    take_in(room.tables[event["table"]], event["event"])


def keep_tables(room: Room, event: Event) -> None:
    """Rename or remove a member at its table, too, and change what holds for all tables."""
    gone = event["by"] if event["did"] == "replace" else event.get("member")
    for table in room.tables:
        if event["did"] in FOR_ALL_TABLES:
            take_in(table, event)
        elif gone in table.members:
            take_in(table, {"did": "remove", "member": gone} if event["did"] != "rename" else event)


FOLDS: Mapping[str, Callable[[Room, Event], None]] = {
    "join": join,
    "seat": seat,
    "rename": rename,
    "remove": remove,
    "replace": replace_device,
    "return_code": return_code,
    "come_back": come_back,
    "lock": lock,
    "large_code": large_code,
    "hand": hand,
    "free": free,
    "follow": follow,
    "lead": lead,
    "begin": begin,
    "move": move,
    "vary": vary,
    "attempt": attempt,
    "fill": fill,
    "uncover": uncover,
    "mark": mark,
    "hints": hints,
    "hint": hint,
    "ask": poll_events.ask,
    "quiz": poll_events.quiz,
    "vote": poll_events.vote,
    "close": poll_events.close,
    "answer": poll_events.answer,
    "reopen": poll_events.reopen,
    "put_away": poll_events.put_away,
    "resume": poll_events.resume,
    **lesson_events.FOLDS,
    "tables": side_tables.set_tables,
    "table": play_at_table,
    "wall": side_tables.set_wall,
    "tables_end": side_tables.remove_tables,
    "tables_stop": side_tables.set_stopped,
}
"""The handlers of events, by name. The names are in the files of stored rooms, so they never change."""
NAMING = frozenset({"seat", "rename", "remove", "replace", "begin"})
"""Events that may change the names at the table."""
FOR_ALL_TABLES = frozenset({"mark", "hints"})
"""Events of a room that hold for each of its tables."""
GOES_ON = frozenset({"begin", "lesson_step", "tables"})
"""Events after which a question that was put aside does not come back."""
KEPT = frozenset({"rename", "remove", "replace"}) | FOR_ALL_TABLES
"""Events of a room that change its tables, too."""


def take_in(room: Room, event: Event) -> None:
    """Apply an event, then rename the seats and end views that would show hidden hands."""
    FOLDS[event["did"]](room, event)
    room.count += 1
    if event["did"] in lesson_events.ELSEWHERE:
        room.task = ""
    if event["did"] in GOES_ON:
        room.aside = None
    if room.tables and event["did"] in KEPT:
        keep_tables(room, event)
    if event["did"] in NAMING:
        sitters = [room.sitter(seat) for seat in range(room.seats)]
        names = tuple(sitter.name if sitter else name for sitter, name in zip(sitters, room.base, strict=True))
        room.line = with_names(room.line, names)
        room.variant = room.variant and with_names(room.variant, names)
    hidden_hands.end_views(room)


def replay_in_steps(code: str, events: Iterable[Event]) -> Generator[None, None, Room]:
    """Return the room that a list of events leads to; yield after each event.

    code: code of the room
    events: the room's events in their order; the first event opens the room
    """
    rest = iter(events)
    room = open_room(code, next(rest))
    for event in rest:
        yield
        take_in(room, event)
    return room


def replay(code: str, events: Iterable[Event]) -> Room:
    """Return the room that a list of events leads to; the first event opens it."""
    steps = replay_in_steps(code, events)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            room: Room = end.value
            return room
