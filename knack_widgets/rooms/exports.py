"""Files of a room, written and sent in pieces, so that a large file does not delay rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from .job_queue import Job
from .poll import Poll
from .results import file_of
from .room import Room

PIECE_CHARS: Final = 100_000
"""Characters after which a piece is sent; the limit of a line to the server is much higher."""
Data = dict[str, object]


def copy_answers(room: Room) -> Room:
    """Return a copy of a room, with members and votes that later events do not change."""
    return replace(
        room,
        members={id_: replace(member) for id_, member in room.members.items()},
        asked=[copy_poll(poll) for poll in room.asked],
        poll=room.poll and copy_poll(room.poll),
    )


def copy_poll(poll: Poll) -> Poll:
    """Return a copy of a question with copies of its votes."""
    return replace(poll, votes=dict(poll.votes), earlier=[dict(votes) for votes in poll.earlier])


def send_file(
    room: Room, name: str, lang: str, say: Callable[[Data], None], drain: Callable[[], Awaitable[None]]
) -> Job[Data]:
    """Send a file in pieces, as a job; return the answer that is sent after them.

    room: a copy of the room, which does not change while the file is written
    name: the kind of file, one of `results.FILES`
    lang: language of the file's headings
    say: sends one piece, as `{"piece": text}`
    drain: waits until the server has read enough of the pieces

    Raise `Refused` for an unknown kind of file.
    """
    file, parts = file_of(room, name, lang)
    waiting: list[str] = []
    size = 0
    for part in parts:
        waiting.append(part)
        size += len(part)
        if size >= PIECE_CHARS:
            say({"piece": "".join(waiting)})
            waiting, size = [], 0
            yield asyncio.ensure_future(drain())
        yield None
    say({"piece": "".join(waiting)})
    return {"name": file}
