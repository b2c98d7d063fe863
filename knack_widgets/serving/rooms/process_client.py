"""The server's connection to the rooms' process, opened for the first room.

After a break it is opened again. Devices do not notice: each is announced, and its unanswered messages sent, once more.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from traitlets import HasTraits, Integer, TraitError, Unicode, validate

from ...rooms.codes import ALPHABET
from ...rooms.process_link import SECRET_VARIABLE, start_link
from .. import resource_paths
from ..kernels import forked_kernels
from . import process_folder
from .device_messages import MAX_HELLOS_UNANSWERED, MAX_WAITING_BYTES, Data, Phone, clean_hello, encode, fits
from .visitors import STRANGER, Visitor, has_line

MAX_LINE_BYTES: Final = 8 << 20
"""Greatest length of a line from the process (bytes); a longer line ends the connection."""
PATIENCE_S: Final = 30.0
"""Seconds that the process may take to start, or to answer."""
EXIT_CHECK_S: Final = 0.1
"""Seconds between two checks whether the process has ended before it connected."""
EXIT_WAIT_S: Final = 2.0
"""Seconds that the process may take to end after a request to end."""
REST_S: Final = 1.0
"""Seconds before another process is started if the previous process has lived for less than `YOUNG_S`."""
YOUNG_S: Final = 5.0
MAX_DEVICES_PER_ROOM: Final = 500
MAX_DEVICES: Final = 5_000
STORE: Final = "rooms.db"
"""The file for rooms that are lost at a restart, in the folder of the socket."""


class NoRooms(Exception):  # noqa: N818  an answer, not an error
    """The error if the rooms' process cannot be reached."""


class RoomsClient:
    """The connection to the rooms' process.

    store: the file in which rooms are stored; if None, they are lost when the server stops
    letters: the letters with which the codes of rooms begin
    forks: whether the process can be forked
    """

    def __init__(self, store: Path | None, log: logging.Logger, *, forks: bool, letters: str = ALPHABET) -> None:
        self.log, self.forks, self.letters = log, forks, letters
        self.is_kept, self._store = store is not None, store
        self.process: subprocess.Popen[bytes] | forked_kernels.Child | None = None
        self._phones: dict[int, Phone] = {}
        self._numbers = count(1)
        self._questions: dict[int, tuple[Data, asyncio.Future[Data]]] = {}
        self._pieces: dict[int, list[str]] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._folder: process_folder.RoomFolder | None = None
        self._address, self._secret = "", token_hex(16)
        self._server: asyncio.Server | None = None
        self._starting: asyncio.Task[None] | None = None
        self._came = asyncio.Event()
        self._begun = 0.0
        self.waiting_bytes = 0
        """Size of all messages that wait for the process."""

    def join(
        self, code: str, give: Callable[[str], None], drop: Callable[[], None], visitor: Visitor = STRANGER
    ) -> int:
        """Note a device that has connected; return the number of its line.

        give: sends a frame to the device
        drop: disconnects it
        visitor: the visitor to whom the device belongs
        """
        number = next(self._numbers)
        self._phones[number] = Phone(code, give, drop, visitor)
        return number

    def has_place(self, code: str, visitor: Visitor) -> bool:
        """Return whether a visitor may connect another device to a room."""
        here = [phone.visitor for phone in self._phones.values() if phone.code == code]
        return len(here) < MAX_DEVICES_PER_ROOM and len(self._phones) < MAX_DEVICES and has_line(visitor, here)

    def hear(self, number: int, message: Data) -> bool:
        """Pass on a message; return False if it or the queue is too long, or the device is gone."""
        phone = self._phones.get(number)
        if phone is None:
            return False
        if is_hello := message.get("do") == "hello":
            message = phone.hello = clean_hello(message)
        line = encode({"line": number, "code": phone.code, "got": message})
        if not (fits(message, len(line)) and phone.has_room(len(line)) and self._has_room(len(line))):
            return False
        if message.get("do") == "lang" and phone.hello:
            phone.hello = clean_hello({**phone.hello, "lang": message.get("lang")})
        phone.add(line, is_hello=is_hello)
        self.waiting_bytes += len(line)
        self._write(line)
        return True

    def _has_room(self, size: int) -> bool:
        """Return whether `size` more bytes may wait; bytes of closed devices count, too."""
        unsent = self._writer.transport.get_write_buffer_size() if self._writer else 0
        return max(unsent, self.waiting_bytes) + size <= MAX_WAITING_BYTES

    def leave(self, number: int) -> None:
        """Note that a device is no longer connected."""
        if phone := self._phones.pop(number, None):
            self.waiting_bytes -= phone.waiting_bytes
            self._say({"line": number, "code": phone.code, "gone": True})

    async def ask(self, what: str, **fields: Any) -> Data:
        """Return the process' answer to a question of the server. Raise NoRooms without an answer."""
        await self.start()
        number, answer = next(self._numbers), asyncio.get_running_loop().create_future()
        question = {"ask": number, "what": what, **fields}
        if not self._has_room(len(encode(question))):
            raise NoRooms
        self._questions[number] = (question, answer)
        self._say(question)
        try:
            return await asyncio.wait_for(answer, PATIENCE_S)
        except TimeoutError:
            raise NoRooms from None
        finally:
            self._questions.pop(number, None)
            self._pieces.pop(number, None)

    async def start(self) -> None:
        """Start the rooms' process if it is not running. Raise `NoRooms` if it cannot start."""
        if self._writer is None:
            if self._starting is None or self._starting.done():
                self._starting = asyncio.ensure_future(self._begin())
            await asyncio.shield(self._starting)

    def is_connected(self) -> bool:
        """Return whether the rooms' process runs."""
        return self._writer is not None

    async def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        if self._server is None:
            self._folder = process_folder.RoomFolder()
            folder = self._folder.path
            self._store = self._store or folder / STORE
            self._server, self._address = await start_link(self._listen, folder, self._secret, MAX_LINE_BYTES)
        if self._begun and loop.time() - self._begun < YOUNG_S:
            await asyncio.sleep(REST_S)
        self._came.clear()
        self._begun = loop.time()
        self.process = await loop.run_in_executor(None, self._launch)
        while not self._came.is_set():
            if self.process.poll() is not None or loop.time() - self._begun > PATIENCE_S:
                self.process.kill()
                self.process.wait()
                raise NoRooms
            with suppress(TimeoutError):
                await asyncio.wait_for(self._came.wait(), EXIT_CHECK_S)

    def _launch(self) -> subprocess.Popen[bytes] | forked_kernels.Child:
        """Return the new process, forked if the machine can fork."""
        args = [self._address, str(self._store), self.letters]
        env = {**os.environ, SECRET_VARIABLE: self._secret}
        if self.forks:
            try:
                return forked_kernels.fork_rooms(args, env)
            except (OSError, ValueError) as error:
                self.log.warning("The rooms' process could not be forked (%s): it is started.", error)
        command = [sys.executable, "-m", "knack_widgets.rooms.process", *args]
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True, env=env)

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read from the process until it ends; start another process if devices are connected."""
        self._writer = writer
        self._came.set()
        self._say_again()
        with suppress(ConnectionError, ValueError):
            while line := await reader.readline():
                self._hear(json.loads(line))
        if self._writer is writer:
            self._writer = None
        writer.close()
        if self._server is not None and (self._phones or self._questions):
            self.log.warning("The rooms' process has ended: another one takes its place.")
            with suppress(NoRooms):
                if self._starting:
                    await asyncio.wait([self._starting])  # else `start` would take it for the start of another process
                await self.start()

    def _say_again(self) -> None:
        """Announce every device to a new process, and resend unanswered messages once."""
        for number, phone in list(self._phones.items()):
            self.waiting_bytes -= phone.waiting_bytes
            again = [each for each in phone.waiting if not (each.twice or each.is_hello)]
            phone.waiting.clear()
            phone.waiting_bytes = 0
            if phone.hello:
                if phone.hellos_unanswered >= MAX_HELLOS_UNANSWERED:
                    self.log.warning("A device of a room is disconnected: no process has answered its hello.")
                    del self._phones[number]
                    phone.drop()
                    continue
                phone.add(encode({"line": number, "code": phone.code, "got": phone.hello}), is_hello=True)
            for each in again:
                phone.add(each.line, is_hello=False)
            for each in phone.waiting:
                each.twice = True
                self._write(each.line)
            self.waiting_bytes += phone.waiting_bytes
        self._pieces.clear()
        for question, _ in self._questions.values():
            self._say(question)

    def _say(self, said: Data) -> None:
        self._write(encode(said))

    def _write(self, line: bytes) -> None:
        if self._writer is not None:
            self._writer.write(line)

    def _hear(self, said: Data) -> None:
        if "to" in said:
            for number in said["to"]:
                if phone := self._phones.get(number):
                    phone.give(said["text"])
        elif "done" in said:
            if phone := self._phones.get(said["done"]):
                self.waiting_bytes -= phone.answer_first()
        elif (question := self._questions.get(said.get("answer", 0))) and not question[1].done():
            if "piece" in said:
                self._pieces.setdefault(said["answer"], []).append(said["piece"])
                return
            if "name" in said:
                said["text"] = "".join(self._pieces.pop(said["answer"], ()))
            question[1].set_result(said)

    def close(self) -> None:
        """End the process with the server, by force if it does not end on request."""
        server, self._server = self._server, None
        if server:
            server.close()
        if self._writer:
            self._writer.close()
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(EXIT_WAIT_S)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self._folder:
            self._folder.close()


class RoomSettings(HasTraits):
    """The part of a server that says how its rooms are kept."""

    rooms_client: Any
    room_store = Unicode("", help="The file of the rooms. Default: one a port, in the data folder.").tag(config=True)
    room_letters = Unicode(
        ALPHABET,
        help="What the codes of rooms begin with, where several servers share a name and the proxy goes by it.",
    ).tag(config=True)
    rooms_per_address = Integer(
        30, min=1, config=True, help="Rooms that may be open at the same time of those that one address has opened."
    )

    @validate("room_letters")
    def _check_letters(self, proposal: Any) -> str:
        letters = str(proposal["value"]).upper()
        if not letters or set(letters) - set(ALPHABET):
            raise TraitError(f"room_letters = {letters!r}: expected some of {ALPHABET}")
        return letters


def prepare(server: Any) -> RoomsClient:
    """Return a server's connection to the rooms' process, which is started later."""
    for folder in process_folder.remove_abandoned():
        server.log.info("Removed %s, which a server has left behind that was killed.", folder)
    store, kept_in = Path(server.room_store) if server.room_store else None, resource_paths.data()
    if store is None and kept_in:
        store = kept_in / f"rooms-{server.port}.db"
    if store is None:
        server.log.warning(
            "Rooms are lost when this server stops: no folder for data can be written. "
            "Name a file for them: --BookServer.room_store=FILE"
        )
    return RoomsClient(store, server.log, forks=server.forks, letters=server.room_letters)
