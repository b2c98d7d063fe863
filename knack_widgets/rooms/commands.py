"""What devices may ask of a room: one function for each, of its name, which answers with events and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from ..rules import RulesError
from . import leading, polling, seating, tabling
from .asking import Asker
from .refusing import Message, Refused
from .room import Event, Room

Command = Callable[[Room, Asker, Message], list[Event]]

ANYBODY: Mapping[str, Command] = {one.__name__: one for one in (seating.join,)}
"""What a device may ask that is not in the room yet."""
MEMBERS: Mapping[str, Command] = {
    one.__name__: one
    for one in (
        *(seating.sit, seating.rename, seating.leave),
        *(tabling.card, tabling.why, tabling.move, tabling.deal),
        *(tabling.step, tabling.follow, polling.vote),
    )
}
"""What everybody in the room may ask."""
LEADERS: Mapping[str, Command] = {
    one.__name__: one
    for one in (
        *(leading.step, leading.clause, leading.example, leading.match, leading.attempt, leading.uncover, leading.mark),
        *(leading.begin, leading.fill, tabling.end, tabling.card, tabling.why, tabling.move, tabling.deal),
        *(polling.ask, polling.quiz, polling.close, polling.answer, polling.again, polling.put_away),
    )
}
"""What the teacher may ask, and whoever has been given the lead."""
TEACHERS: Mapping[str, Command] = {
    one.__name__: one for one in (seating.place, seating.name, seating.remove, seating.lock, seating.hand)
}
"""What the teacher alone may ask."""


def events_of(room: Room, asker: Asker, message: Message) -> list[Event]:
    """The events that a message brings about. Raises `Refused`, and nothing else."""
    name = message.get("do")
    found = None
    if isinstance(name, str):
        known: list[Mapping[str, Command]] = [ANYBODY] if asker.member is None else [MEMBERS]
        if asker.leads:
            known.insert(0, LEADERS)
        if asker.teacher:
            known.insert(0, TEACHERS)
        found = next((each[name] for each in known if name in each), None)
    if found is None:
        raise Refused("not_yours")
    try:
        with suppress(RecursionError):
            return found(room, asker, message)
    except RulesError as error:
        raise Refused("rules", text=str(error)) from None
    raise Refused("unreadable")
