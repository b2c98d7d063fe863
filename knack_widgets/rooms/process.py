"""The process of all rooms.

It is started by `python -m knack_widgets.rooms.process ADDRESS STORE [LETTERS]`. Its only connection is a socket to the
server; a message is one line of JSON. The server sends:

    {"line": 7, "code": "ABC234", "got": {…}}    a message of the device with connection 7
    {"line": 7, "gone": true}                    the device is no longer connected
    {"ask": 3, "what": "open" | "known" | "file", …}

and the process sends:

    {"to": [7, 8], "text": "…"}                  a frame, which the server passes on unchanged
    {"done": 7}                                  a message of the device was handled, and its events are stored
    {"answer": 3, "piece": "…"}                  a piece of a file, before the answer
    {"answer": 3, …}

If this process ends and another one begins, the server sends all messages without `done` again.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from ..rulebook.bug_reports import report_bug
from ..rulebook.languages import LANGS
from ..rules import RulesError
from .codes import ALPHABET
from .devices import Hall
from .exports import LESSON_PAGES, PIECE_CHARS, Book, copy_answers, draw_lesson, send_file
from .job_queue import Job
from .process_link import open_link
from .refusing import Message, Refused
from .room import Room
from .rooms import BrokenRoomError, Rooms, asker_of, first_question, first_record
from .store import Store

MAX_LINE_BYTES: Final = 1 << 20
"""Bytes of one line from the server."""
OPENING: Final = "new rooms"
"""The name, in the job queue, of the jobs that open rooms."""
RETURN_S: Final = 60.0
"""Seconds after the start in which no room is deleted, because devices are still connecting again."""
TIDYING_S: Final = 600.0
"""Seconds between two searches for rooms to delete."""


Data = Mapping[str, object]
"""An answer to the server."""


class Process:
    """The rooms, and the connection to the server.

    rooms: the rooms
    writer: the stream to the server
    """

    def __init__(self, rooms: Rooms, writer: asyncio.StreamWriter) -> None:
        self.rooms = rooms
        self.hall = Hall(rooms, self.say)
        self._writer = writer
        self._answers: set[asyncio.Task[None]] = set()

    def say(self, said: Data) -> None:
        """Send a message to the server."""
        self._writer.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    async def listen(self, reader: asyncio.StreamReader) -> None:
        """Handle the messages of the server until it closes the connection."""
        while (line := await read_line(reader)) is not None:
            try:
                said = json.loads(line)
            except (ValueError, RecursionError):
                continue
            self.hear(said)
            await self._writer.drain()

    def hear(self, said: Message) -> None:
        """Handle a message of the server."""
        if "ask" in said:
            task = asyncio.ensure_future(self._answer(said))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)
        elif said.get("gone"):
            self.hall.drop(said["line"], said.get("code", ""))
        else:
            self.hall.take(said["line"], said["code"], said["got"])

    async def _answer(self, said: Message) -> None:
        """Answer a question that the server asks for itself, not for a device."""
        lang = said.get("lang", LANGS[0])
        try:
            match said["what"]:
                case "open":
                    answer = await self.hall.turns.perform(OPENING, self._open(said))
                case "file":
                    answer = await self._send_file(said)
                case _:
                    answer = await self._find_room(said["code"], replays=said.get("replays") is True)
        except Refused as error:
            answer = {"no": error.words(lang), "key": error.key}
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

    async def _find_room(self, code: str, *, replays: bool) -> Data:
        """Return whether a code has a room, and whether the room is broken.

        replays: whether a room that is not in memory is replayed first, because only this shows whether it is broken
        """
        if replays and self.rooms.has(code) and not self.rooms.is_loaded(code):
            with suppress(BrokenRoomError, sqlite3.Error):
                await self.hall.turns.perform(code, self.rooms.load(code))
        return {"known": self.rooms.has(code), "broken": self.rooms.is_broken(code)}

    def _open(self, said: Message) -> Job[Data]:
        """Open a room; the record with which it begins is read in the worker thread.

        said: the message with the language (`lang`), and the game, the record or the id of an exercise
        """
        game, about = said["game"], None
        if said.get("exercise"):
            game, about = yield from self.hall.turns.work_beside(OPENING, partial(first_question, said["exercise"]))
        work = partial(first_record, game, said["record"])
        record = yield from self.hall.turns.work_beside(OPENING, work)
        code, secret = self.rooms.add(said["lang"], record, about)
        return {"code": code, "secret": secret}

    async def _send_file(self, said: Message) -> Data:
        """Send a room's file in pieces; return the answer after them, empty without the secret.

        A first job copies the room. Another job writes the file from the copy, so that the room can be used meanwhile.
        """
        turns, code = self.hall.turns, said["code"]
        copied = await turns.perform(code, self._copy_for_teacher(said))
        if copied is None:
            return {}
        name, lang, book = said["name"], said["lang"], Book(said.get("book", ""), said.get("codes") is True)
        if name in LESSON_PAGES:
            drawing = turns.work_beside(code, partial(draw_lesson, copied, name, lang, book))
            page = await turns.perform(f"{code} files", drawing)
            for at in range(0, len(page), PIECE_CHARS):
                self.say({"answer": said["ask"], "piece": page[at : at + PIECE_CHARS]})
                await self._writer.drain()
            return {"name": name}

        def say(piece: Data) -> None:
            self.say({"answer": said["ask"], **piece})

        sent = send_file(copied, name, lang, say, self._writer.drain, book)
        return await turns.perform(f"{code} files", sent)

    def _copy_for_teacher(self, said: Message) -> Job[Room | None]:
        room = yield from self.rooms.load(said["code"])
        return copy_answers(room) if room and asker_of(room, said["secret"], teacher=True) else None

    async def tidy(self) -> None:
        """Delete the rooms that are over, every `TIDYING_S`; an error does not end the work.

        The first time is `RETURN_S` after the start, so that devices have had time to reconnect.
        """
        await asyncio.sleep(RETURN_S)
        while True:
            try:
                for code in self.rooms.delete_idle(self.hall.codes()):
                    self.hall.close(code)
            except Exception as error:  # such as a store that is locked for a while
                report_bug(error, "the deletion of rooms that are over")
            await asyncio.sleep(TIDYING_S)


async def read_line(reader: asyncio.StreamReader) -> bytes | None:
    """Return the next line, or None at the end; lines longer than the limit are skipped."""
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
    """Return a clock (seconds) that starts at the time of day and is never reset."""
    ahead = time.time() - time.monotonic()
    return lambda: time.monotonic() + ahead


async def serve(address: str, store: Path, letters: str) -> None:
    """Connect to the server, and handle its messages until the connection ends.

    The store is opened before the connection: if opening fails, the process ends, and the server answers 503 at once.

    address: the address that `process_link.start_link` has returned
    store: path of the file of rooms
    letters: the first letters that the codes of new rooms may have
    """
    rooms = Rooms(Store(store), steady_clock(), letters)
    reader, writer = await open_link(address, os.environ, MAX_LINE_BYTES)
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
    """Run this process."""
    asyncio.run(serve(address, Path(store), letters))


if __name__ == "__main__":
    run(*sys.argv[1:])
