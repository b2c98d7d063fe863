"""The process in which all rooms live: `python -m knack_widgets.rooms.process ADDRESS STORE [LETTERS]`.

It has one line to the server, a socket with a line of JSON for each thing said, and none to anybody else. Said to it:

    {"line": 7, "code": "ABC234", "got": {…}}    what a device has sent
    {"line": 7, "gone": true}                    the device is no longer connected
    {"ask": 3, "what": "open" | "known" | "file", …}

and by it:

    {"to": [7, 8], "text": "…"}                  a frame, as it is to be sent
    {"done": 7}                                  what the device sent is dealt with, and written
    {"answer": 3, "piece": "…"}                  a piece of a file, before its answer
    {"answer": 3, …}

The server says again what was not done when this process has ended and another has begun.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from ..rulebook.bug_reports import report_bug
from ..rulebook.languages import LANGS
from ..rules import RulesError
from .codes import ALPHABET
from .devices import Hall
from .exports import copy_answers, send_file
from .process_link import open_link
from .refusing import Refused
from .rooms import BrokenRoomError, Rooms, asker_of, first_record
from .store import Store
from .turns import Job

LONGEST_LINE: Final = 1 << 20
OPENING: Final = "new rooms"
"""Under this name the rooms that are opened have their turns."""
RETURN_S: Final = 60.0
"""Seconds after its start in which a process deletes no room: devices come back to the rooms that are in use."""
TIDYING_S: Final = 600.0
"""Seconds between two looks for rooms that are over."""


class Process:
    """The rooms, and the line to the server."""

    def __init__(self, rooms: Rooms, writer: asyncio.StreamWriter) -> None:
        self.rooms = rooms
        self.hall = Hall(rooms, self.say)
        self._writer = writer
        self._answers: set[asyncio.Task[None]] = set()

    def say(self, said: dict[str, Any]) -> None:
        """Say something to the server."""
        self._writer.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    async def listen(self, reader: asyncio.StreamReader) -> None:
        """Hear what the server says until it says no more."""
        while (line := await read_line(reader)) is not None:
            try:
                said = json.loads(line)
            except (ValueError, RecursionError):
                continue
            self.hear(said)
            await self._writer.drain()

    def hear(self, said: dict[str, Any]) -> None:
        """One thing that the server has said."""
        if "ask" in said:
            task = asyncio.ensure_future(self._answer(said))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)
        elif said.get("gone"):
            self.hall.drop(said["line"], said.get("code", ""))
        else:
            self.hall.take(said["line"], said["code"], said["got"])

    async def _answer(self, said: dict[str, Any]) -> None:
        """Answer what the server asks for itself."""
        lang = said.get("lang", LANGS[0])
        try:
            match said["what"]:
                case "open":
                    answer = await self.hall.turns.perform(OPENING, self._open(said))
                case "file":
                    answer = await self._send_file(said)
                case _:
                    answer = {"known": self.rooms.has(said["code"]), "broken": self.rooms.is_broken(said["code"])}
        except Refused as error:
            answer = {"no": error.words(lang)}
        except RulesError as error:
            answer = {"no": str(error)}
        except BrokenRoomError:
            answer = {"no": Refused("broken").words(lang)}
        except ConnectionError:
            return
        except Exception as error:
            number = report_bug(error, "the rooms' answer to the server")
            answer = {"no": Refused("bug", number=number).words(lang)}
        self.say({"answer": said["ask"], **answer})

    def _open(self, said: dict[str, Any]) -> Job:
        """Open a room; its record is read in the thread beside."""
        work = partial(first_record, said["game"], said["record"])
        record = yield from self.hall.turns.work_beside(OPENING, work)
        code, secret = self.rooms.add(said["lang"], record)
        return {"code": code, "secret": secret}

    async def _send_file(self, said: dict[str, Any]) -> dict[str, Any]:
        """Send a room's file in pieces and return the answer to them, which has no name for a stranger.

        The room is copied in its own turn; what is made of the copy has turns of its own, so that the room goes on.
        """
        turns, code = self.hall.turns, said["code"]
        copied = await turns.perform(code, self._copy_for_teacher(said))
        if copied is None:
            return {}
        sent = send_file(
            copied,
            said["name"],
            said["lang"],
            lambda piece: self.say({"answer": said["ask"], **piece}),
            self._writer.drain,
        )
        answer: dict[str, Any] = await turns.perform(f"{code} files", sent)
        return answer

    def _copy_for_teacher(self, said: dict[str, Any]) -> Job:
        room = yield from self.rooms.load(said["code"])
        return copy_answers(room) if room and asker_of(room, said["secret"], teacher=True) else None

    async def tidy(self) -> None:
        """End the rooms that are over, again and again, once the devices that were here had time to come back."""
        await asyncio.sleep(RETURN_S)
        while True:
            for code in self.rooms.delete_idle(self.hall.codes()):
                self.hall.close(code)
            await asyncio.sleep(TIDYING_S)


async def read_line(reader: asyncio.StreamReader) -> bytes | None:
    """Return the next line, or None at the end; a line longer than the reader's limit is skipped."""
    skips = False
    while True:
        try:
            line = await reader.readuntil(b"\n")
        except asyncio.LimitOverrunError as error:
            await reader.readexactly(error.consumed)
            skips = True
        except asyncio.IncompleteReadError:
            return None
        else:
            if not skips:
                return line
            skips = False


def steady_clock() -> Callable[[], float]:
    """Return a clock that starts with the time of day and then never jumps (seconds)."""
    ahead = time.time() - time.monotonic()
    return lambda: time.monotonic() + ahead


async def serve(address: str, store: Path, letters: str) -> None:
    """Connect to the server, and live as long as the line does.

    The store is opened first: if that fails, the process ends before it connects, and the server answers 503 at once.
    """
    rooms = Rooms(Store(store), steady_clock(), letters)
    reader, writer = await open_link(address, os.environ, LONGEST_LINE)
    process = Process(rooms, writer)
    tidying = asyncio.ensure_future(process.tidy())
    try:
        with suppress(ConnectionError):
            await process.listen(reader)
    finally:
        tidying.cancel()
        writer.close()
        process.rooms.store.close()


def run(address: str, store: str, letters: str = ALPHABET) -> None:
    """Be this process."""
    asyncio.run(serve(address, Path(store), letters))


if __name__ == "__main__":
    run(*sys.argv[1:])
