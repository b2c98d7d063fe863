"""Files of a room, made in a thread and sent in pieces: other rooms go on meanwhile, whatever the size of the file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from .asked import Poll
from .results import file_of
from .room import Room

PIECE_CHARS: Final = 100_000
"""Characters of one piece: as JSON at most 1.2 MB, far less than a line to the server may have."""
Data = dict[str, Any]


def copy_answers(room: Room) -> Room:
    """Return a copy of a room whose members and votes no later event changes."""
    return replace(
        room,
        members={id_: replace(member) for id_, member in room.members.items()},
        asked=[copy_poll(poll) for poll in room.asked],
        poll=room.poll and copy_poll(room.poll),
    )


def copy_poll(poll: Poll) -> Poll:
    """Return a copy of a question with copies of its votes."""
    return replace(poll, votes=dict(poll.votes), earlier=[dict(votes) for votes in poll.earlier])


def split_text(text: str) -> Iterator[str]:
    """Return a text in pieces.

    >>> [len(piece) for piece in split_text("x" * 250_000)]
    [100000, 100000, 50000]
    """
    return (text[at : at + PIECE_CHARS] for at in range(0, len(text), PIECE_CHARS))


async def send_file(
    room: Room, name: str, lang: str, say: Callable[[Data], None], drain: Callable[[], Awaitable[None]]
) -> Data:
    """Send a file in pieces, and return the answer that comes after them. Raises `Refused`.

    say: sends one piece, as `{"piece": text}`
    drain: waits until the server has read enough of what was sent
    """
    file, text = await asyncio.to_thread(file_of, copy_answers(room), name, lang)
    for piece in split_text(text):
        say({"piece": piece})
        await drain()
    return {"name": file}
