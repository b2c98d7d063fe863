"""Commands of devices by their names on the wire; each returns events and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from ..rules import RulesError
from . import leading, polling, seating, tabling
from .asking import Asker
from .refusing import Message, Refused
from .room import Event, Room

Command = Callable[[Room, Asker, Message], list[Event]]

ANYBODY: Mapping[str, Command] = {
    "join": seating.join,
}
"""What a device may ask that is not in the room yet. Like those below, the names are the wire: they never change."""
MEMBERS: Mapping[str, Command] = {
    "join": seating.join,
    "sit": seating.sit,
    "rename": seating.rename,
    "leave": seating.leave,
    "card": tabling.card,
    "why": tabling.why,
    "move": tabling.move,
    "deal": tabling.deal,
    "step": tabling.step,
    "follow": tabling.follow,
    "vote": polling.vote,
}
"""What everybody in the room may ask."""
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
    "end": tabling.end,
    "card": tabling.card,
    "why": tabling.why,
    "move": tabling.move,
    "deal": tabling.deal,
    "ask": polling.ask,
    "quiz": polling.quiz,
    "close": polling.close,
    "answer": polling.answer,
    "again": polling.again,
    "put_away": polling.put_away,
}
"""What the teacher may ask, and the member who has been given the lead."""
TEACHERS: Mapping[str, Command] = {
    "place": seating.place,
    "name": seating.name,
    "remove": seating.remove,
    "replace": seating.replace,
    "lock": seating.lock,
    "hand": seating.hand,
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
