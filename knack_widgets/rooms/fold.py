"""Handlers of a room's events, by the names under which they are stored. Nothing here is refused, chosen or drawn."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace

from ..pages.line import Line
from .asked import Poll
from .room import EXAMPLE, VARIANT, Event, Lead, Member, Miss, Room, add_step, open_room, read_record, with_names


def join(room: Room, event: Event) -> None:
    """A device has come in."""
    room.met = event["member"]
    room.members[room.met] = Member(room.met, event["name"], event["key"])


def seat(room: Room, event: Event) -> None:
    """A member has a seat, or is an onlooker again; whoever had the seat looks on."""
    before = None if event["seat"] is None else room.sitter(event["seat"])
    if before:
        before.seat = None
    member = room.members[event["member"]]
    member.seat, member.free = event["seat"], False
    room.tries.pop(member.id, None)


def rename(room: Room, event: Event) -> None:
    """A member has another name."""
    room.members[event["member"]].name = event["name"]


def remove(room: Room, event: Event) -> None:
    """A member is no longer here."""
    del room.members[event["member"]]
    room.tries.pop(event["member"], None)


def replace_device(room: Room, event: Event) -> None:
    """Give a member the device of another (`by`), who is then gone; answers that the first lacks are the second's."""
    member, by = room.members[event["member"]], room.members.pop(event["by"])
    member.key = by.key
    room.tries.pop(by.id, None)
    for poll in (*room.asked, *([room.poll] if room.poll else [])):
        for votes in (*poll.earlier, poll.votes):
            if by.id in votes:
                votes.setdefault(member.id, votes.pop(by.id))


def lock(room: Room, event: Event) -> None:
    """Nobody else comes in, or may again."""
    room.locked = event["locked"]


def hand(room: Room, event: Event) -> None:
    """A member leads beside the teacher, or no longer does; there is one at most."""
    for member in room.members.values():
        member.leads = member.id == event["member"]


def free(room: Room, event: Event) -> None:
    """A member looks at a step of its own."""
    member = room.members[event["member"]]
    member.free, member.at = True, event["at"]


def follow(room: Room, event: Event) -> None:
    """A member follows again."""
    room.members[event["member"]].free = False


def lead(room: Room, event: Event) -> None:
    """Something else is on everybody's screen."""
    room.lead = Lead(**event["lead"])


def begin(room: Room, event: Event) -> None:
    """Another match, or a position of one, is on the table."""
    line = Line.from_record(read_record(event["record"]))
    if len(line.opening.setup.names) < room.seats:
        for member in room.members.values():
            seats = range(len(line.opening.setup.names))
            member.seat = member.seat if member.seat in seats else None
    room.line, room.base = line, line.opening.setup.names
    room.lead, room.variant, room.tries, room.hands_open = Lead(), None, {}, False
    room.match += 1
    for member in room.members.values():
        member.free = False


def move(room: Room, event: Event) -> None:
    """A move of the match."""
    room.line = add_step(room.line, event["move"])
    if event["move"].startswith("deal ") and any(one.seat is not None for one in room.members.values()):
        room.hands_open = False
    if room.lead.at is not None or room.lead.tried:
        room.lead = replace(room.lead, at=None, tried=None)
    room.tries = {}


def vary(room: Room, event: Event) -> None:
    """A move of a variant, from the step that is shown."""
    line = Line(room.line.opening, room.line.steps, event["from"]) if "from" in event else room.variant
    if line is not None:
        room.variant = line.play(line.state.read(event["move"]))
        room.lead = Lead(VARIANT, clause=room.lead.clause)


def attempt(room: Room, event: Event) -> None:
    """A seat's move was refused (then `clauses` says by which), or a seat has asked about one."""
    at = len(room.line.steps)
    room.tries[event["member"]] = (at, event["move"], room.count)
    if "clauses" in event:
        deal = room.live.deals
        room.misses.append(Miss(event["member"], room.match, deal, tuple(event["clauses"])))


def fill(room: Room, event: Event) -> None:
    """Others play the seats that nobody has."""
    room.fill = event["by"]


def uncover(room: Room, event: Event) -> None:
    """All hands lie open, or no longer do."""
    room.hands_open = event["open"]


def mark(room: Room, event: Event) -> None:
    """Cards that may be played are marked, or are not."""
    room.marks = event["marks"]


def ask(room: Room, event: Event) -> None:
    """The class is asked something."""
    shelve(room)
    room.poll = Poll(event["about"])


def quiz(room: Room, event: Event) -> None:
    """The class is asked the first of several questions."""
    shelve(room)
    room.quiz = tuple(event["exercises"])
    room.poll = Poll({"exercise": room.quiz[0], "quiz": 1})


def vote(room: Room, event: Event) -> None:
    """A member has voted, perhaps again."""
    if room.poll:
        room.poll.votes[event["member"]] = tuple(event["choices"])


def close(room: Room, _: Event) -> None:
    """Nobody votes any more; how the class has voted is shown."""
    if room.poll:
        room.poll.closed = True


def answer(room: Room, _: Event) -> None:
    """The answer is shown."""
    if room.poll:
        room.poll.closed = room.poll.answered = True


def reopen(room: Room, _: Event) -> None:
    """The same question again, after talking."""
    if room.poll:
        room.poll.earlier.append(room.poll.votes)
        room.poll.votes, room.poll.closed, room.poll.answered = {}, False, False


def put_away(room: Room, _: Event) -> None:
    """The question is put away."""
    shelve(room)


def shelve(room: Room) -> None:
    """Put the question away, with its votes if there are any."""
    if room.poll and (room.poll.votes or room.poll.earlier):
        room.asked.append(room.poll)
    room.poll = None


FOLDS: Mapping[str, Callable[[Room, Event], None]] = {
    "join": join,
    "seat": seat,
    "rename": rename,
    "remove": remove,
    "replace": replace_device,
    "lock": lock,
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
    "ask": ask,
    "quiz": quiz,
    "vote": vote,
    "close": close,
    "answer": answer,
    "reopen": reopen,
    "put_away": put_away,
}
"""What each stored event does. The names stand in the files of rooms that are kept: they never change."""
NAMING = frozenset({"seat", "rename", "remove", "replace", "begin"})
"""Events after which somebody at the table may be called otherwise."""


def take_in(room: Room, event: Event) -> None:
    """What an event does, and what follows from it: names at the table, and what may no longer be shown."""
    FOLDS[event["did"]](room, event)
    room.count += 1
    if event["did"] in NAMING:
        sitters = [room.sitter(seat) for seat in range(room.seats)]
        names = tuple(one.name if one else name for one, name in zip(sitters, room.base, strict=True))
        room.line = with_names(room.line, names)
        room.variant = room.variant and with_names(room.variant, names)
    if not room.all_seen:
        room.variant = None
        if room.lead.on == VARIANT or (room.lead.tried and room.lead.on != EXAMPLE):
            room.lead = Lead(clause=room.lead.clause)
        if room.poll and "record" in room.poll.about:
            shelve(room)


def replay_in_steps(code: str, events: Iterable[Event]) -> Generator[None, None, Room]:
    """Return the room of its events, the first of which opens it; yield after each event."""
    rest = iter(events)
    room = open_room(code, next(rest))
    for event in rest:
        yield
        take_in(room, event)
    return room


def replay(code: str, events: Iterable[Event]) -> Room:
    """Return the room of its events, the first of which opens it."""
    steps = replay_in_steps(code, events)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            room: Room = end.value
            return room
