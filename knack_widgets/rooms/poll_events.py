"""Handlers of the events of a question to the class; `event_handlers` has their names."""

from __future__ import annotations

from .poll import Poll
from .room import Event, Room


def ask(room: Room, event: Event) -> None:
    """Ask the class a question."""
    shelve(room)
    room.poll = Poll(event["about"], asked_s=event.get("time"))


def quiz(room: Room, event: Event) -> None:
    """Ask the class the first of several questions."""
    shelve(room)
    room.quiz = tuple(event["exercises"])
    room.poll = Poll({"exercise": room.quiz[0], "quiz": 1}, asked_s=event.get("time"))


def vote(room: Room, event: Event) -> None:
    """Set the vote of a member; an earlier vote in this round is replaced."""
    if room.poll:
        room.poll.votes[event["member"]] = tuple(event["choices"])
        if "time" in event:
            room.poll.times_s[room.poll.round, event["member"]] = event["time"]


def close(room: Room, _: Event) -> None:
    """End the voting and show its distribution."""
    if room.poll:
        room.poll.closed = True
        room.poll.newest[room.poll.round] = room.met


def answer(room: Room, _: Event) -> None:
    """Show the answer."""
    if room.poll:
        room.poll.closed = room.poll.answered = True


def reopen(room: Room, _: Event) -> None:
    """Ask the same question again, in a new round of votes."""
    if room.poll:
        room.poll.earlier.append(room.poll.votes)
        room.poll.votes, room.poll.closed, room.poll.answered = {}, False, False


def put_away(room: Room, event: Event) -> None:
    """Remove the question from the screens; `aside` says that it is to come back for its answer."""
    poll = room.poll
    shelve(room)
    room.aside = poll if event.get("aside") else None


def resume(room: Room, _: Event) -> None:
    """Show the question again that was put aside."""
    if room.asked and room.asked[-1] is room.aside:
        room.asked.pop()
    room.poll, room.aside = room.aside, None


def shelve(room: Room) -> None:
    """Remove the question; if it has votes, it is kept among the asked questions."""
    if room.poll and (room.poll.votes or room.poll.earlier):
        room.poll.newest.setdefault(room.poll.round, room.met)
        room.asked.append(room.poll)
    room.poll = None
