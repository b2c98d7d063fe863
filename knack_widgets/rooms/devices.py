"""The connected devices: their members, and the frames that the server has sent to each.

A frame is a message with the part of a room that one device may see. Later only the changes of a frame are sent.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from typing import Final

from ..rulebook.bug_reports import report_bug
from ..rulebook.languages import LANGS
from ..rules import RulesError
from . import frames
from .class_frame import class_frame
from .device import Device, language_in, secret_in
from .hints import hint_work
from .job_queue import Job, JobQueue
from .preparing import preparation
from .refusing import Message, Refused
from .return_codes import Tries, draw_return_code, group_letters
from .room import Room
from .rooms import BrokenRoomError, Rooms, asker_of
from .side_tables import table_picture
from .waiting import Waiting

TEMPO_S: Final = 0.9
"""Seconds before a computer player's move."""
PAUSE_S: Final = 0.04
"""Seconds between two rounds of frames of one room; the later round has all changes since the first."""
Data = Mapping[str, object]


class Hall:
    """The devices of all rooms.

    rooms: the rooms
    say: sends a message to the server
    """

    def __init__(self, rooms: Rooms, say: Callable[[Data], None]) -> None:
        self.rooms = rooms
        self._say = say
        self._devices: dict[int, Device] = {}
        self._in: dict[str, dict[int, Device]] = {}
        self._rested: dict[str, float] = {}
        self._waiting: set[str] = set()
        self._thinking: set[str] = set()
        self._turns: dict[str, Waiting] = {}
        self._alarms: set[str] = set()
        self._gone: set[int] = set()
        self._returns = Tries()
        self._drawn: dict[tuple[str, str], dict[int, tuple[object, str]]] = {}
        self.turns = JobQueue()

    def take(self, line: int, code: str, message: Message) -> None:
        """Queue a message of a device; send `done` to the server after it has been handled."""
        self.turns.add(code, self._take_and_answer(line, code, message))

    def _take_and_answer(self, line: int, code: str, message: Message) -> Job[None]:
        try:
            if line not in self._gone:
                yield from self._take(line, code, message)
        except Exception as error:
            device = self._devices.get(line)
            lang = device.lang if device else language_in(message)
            words = Refused("bug", number=report_bug(error, "a room's answer to a device")).words(lang)
            self._tell([line], {"is": "no", "why": "bug", "words": words})
        finally:
            self._say({"done": line})

    def _take(self, line: int, code: str, message: Message) -> Job[None]:
        try:
            room = yield from self.rooms.load(code)
        except BrokenRoomError:
            self._tell([line], {"is": "broken"})
            return
        if room is None:
            self._tell([line], {"is": "gone"})
            return
        do = message.get("do")
        if do == "hello":
            self.greet(line, room, message)
            return
        device = self._devices.get(line)
        if device is None:
            return
        if do == "lang":
            device.lang = language_in(message)
            self.show(code)
            return
        try:
            asker = device.asker(room)
            if do == "settle":
                self._tell([line], frames.settle_frame(room, asker, device.lang))
                return
            if do == "delete" and asker.teacher:
                self.rooms.delete(code)
                self.close(code)
                return
            if work := preparation(room, asker, message):
                message = yield from self.turns.work_beside(code, work)
            if do in ("join", "come_back"):
                message = {**message, "token": device.token}
            if do == "come_back":
                self._returns.check(code, line, time.monotonic())
            if do == "return_code":
                message = {"do": do, "drawn": (drawn := draw_return_code())}
                self.rooms.ask(code, asker, message)
                self._tell([line], {"is": "return_code", "code": group_letters(drawn.code)})
                return
            events = self.rooms.ask(code, asker, message)
            if do == "hint" and asker.member:
                work = hint_work(room, asker, device.lang)
                self._tell([line], (yield from self.turns.work_beside(code, work)))
        except Refused as error:
            if error.key == "wrong_return":
                self._returns.note(code, line, time.monotonic())
            self._tell([line], {"is": "no", "why": error.key, "words": error.words(device.lang)})
            return
        except RulesError as error:  # a record or a pasted text is read before the command is carried out
            words = Refused("rules", text=str(error)).words(device.lang)
            self._tell([line], {"is": "no", "why": "rules", "words": words})
            return
        except sqlite3.Error:
            self._tell([line], {"is": "no", "why": "full", "words": Refused("full").words(device.lang)})
            return
        if do == "join":
            self._recognise(device, room)
        elif do in ("replace", "come_back"):
            moved = {event.get(key) for event in events for key in ("member", "by")}
            for other in self._in.get(code, {}).values():
                if other is device or other.member in moved:
                    self._recognise(other, room)
        self.show(code)

    def greet(self, line: int, room: Room, message: Message) -> None:
        """Connect a device that has sent `hello`, and send it whole frames.

        If its member is in use in another tab, send `taken` instead, unless the message has `take`.
        """
        token, tab = secret_in(message, "token"), secret_in(message, "tab")
        device = Device(line, room.code, language_in(message), token, tab, draws=message.get("draws") is True)
        if message.get("teacher") is True:
            device.teacher = asker_of(room, device.token, teacher=True) is not None
            if not device.teacher:
                self._tell([line], {"is": "no", "why": "not_yours", "words": Refused("not_yours").words(device.lang)})
        elif message.get("screen") is not True:
            self._recognise(device, room)
        for other in self._in.get(room.code, {}).copy().values():
            if other.line != line and device.member is not None and other.member == device.member:
                if other.tab != device.tab and message.get("take") is not True:
                    self._tell([line], {"is": "taken"})
                    return
                self._tell([other.line], {"is": "moved"})
                self.leave(other.line)
        self._devices[line] = self._in.setdefault(room.code, {})[line] = device
        self.show(room.code)

    def _recognise(self, device: Device, room: Room) -> None:
        asker = asker_of(room, device.token, teacher=False)
        device.member = asker.member.id if asker and asker.member else None

    def drop(self, line: int, code: str) -> None:
        """Remove a device that is no longer connected; its queued messages are discarded."""
        self._gone.add(line)
        self.turns.add(code, self._forget(line))

    def _forget(self, line: int) -> Job[None]:
        self.leave(line)
        self._returns.forget_line(line)
        self._gone.discard(line)
        return
        yield

    def leave(self, line: int) -> None:
        """Remove a device, and show the other devices of its room that its member is away."""
        device = self._devices.pop(line, None)
        if device is None:
            return
        here = self._in.get(device.code, {})
        here.pop(line, None)
        if not here:
            self._in.pop(device.code, None)
            self._rested.pop(device.code, None)
            self._turns.pop(device.code, None)
            for lang in LANGS:
                self._drawn.pop((device.code, lang), None)
        elif device.member is not None:
            self.show(device.code)

    def codes(self) -> list[str]:
        """Return the codes of the rooms to which a device is connected."""
        return list(self._in)

    def close(self, code: str) -> None:
        """Disconnect the devices of a room that was deleted."""
        here = self._in.pop(code, {})
        self._turns.pop(code, None)
        for line in here:
            self._devices.pop(line, None)
        if here:
            self._tell([*here], {"is": "gone"})

    # -- frames

    def show(self, code: str) -> None:
        """Send frames to the devices of a room at once, but not within `PAUSE_S` of the last."""
        if code in self._waiting:
            return
        loop = asyncio.get_running_loop()
        rest = self._rested.get(code, 0.0) + PAUSE_S - loop.time()
        self._waiting.add(code)
        if rest > 0:
            loop.call_later(rest, self._begin_show, code)
        else:
            self._begin_show(code)

    def _begin_show(self, code: str) -> None:
        self.turns.add(code, self._show(code))

    def _show(self, code: str) -> Job[None]:
        self._waiting.discard(code)
        if code not in self._in:
            return
        room, here = (yield from self.rooms.load(code)), self._in.get(code, {})
        if room is None:
            return
        online = frozenset(device.member for device in here.values() if device.member is not None)
        idle = self._idle(room)
        views: dict[frames.Key, str] = {}
        classes: dict[tuple[bool, str], str] = {}
        receivers: dict[str, list[int]] = {}
        for device in list(here.values()):
            yield None
            if device.line not in here:
                continue
            if device.member is not None and device.member not in room.members:
                device.member = None
            asker, lang = device.asker(room), device.lang
            key = frames.view_key(room, asker, lang, draws=device.draws)
            if key not in views:
                views[key] = frames.write(frames.view(room, asker, lang, draws=device.draws))
            texts = {"view": views[key], "own": frames.write(frames.own(room, asker, lang))}
            if asker.leads:
                if (asker.teacher, lang) not in classes:
                    yield None
                    classes[asker.teacher, lang] = frames.write(class_frame(room, asker, online, lang, idle))
                texts["class"] = classes[asker.teacher, lang]
            if asker.teacher and room.tables:
                texts |= yield from self._pictures(room, lang)
            for kind, text in texts.items():
                if device.sent.get(kind) != text:
                    device.sent[kind] = text
                    receivers.setdefault(text, []).append(device.line)
        head = f'{{"n":{room.count},'
        for text, lines in receivers.items():
            self._say({"to": lines, "text": head + text[1:]})
        self._rested[code] = asyncio.get_running_loop().time()
        if code in self._in and code not in self._thinking and self.rooms.opponent_due(code):
            self._thinking.add(code)
            asyncio.get_running_loop().call_later(TEMPO_S, lambda: self.turns.add(code, self._play(code)))

    def _idle(self, room: Room) -> frozenset[int]:
        """Return the members who are idle; when the next one will be, frames are sent again."""
        idle, wait_s = self._turns.setdefault(room.code, Waiting()).idle(room)
        if wait_s is not None and room.code not in self._alarms:
            self._alarms.add(room.code)
            asyncio.get_running_loop().call_later(wait_s + PAUSE_S, self._alarm, room.code)
        return idle

    def _alarm(self, code: str) -> None:
        self._alarms.discard(code)
        if code in self._in:
            self.show(code)

    def _pictures(self, room: Room, lang: str) -> Job[dict[str, str]]:
        """Return the frames with the pictures of a room's tables; only those that have changed are drawn."""
        drawn = self._drawn.setdefault((room.code, lang), {})
        for number, table in enumerate([*room.tables]):
            key = (room.match, room.dealt, table.count)
            if drawn.get(number, ((), ""))[0] != key:
                yield None
                drawn[number] = key, frames.write(table_picture(room, number, lang))
        return {f"table {number}": text for number, (_, text) in drawn.items() if number < len(room.tables)}

    def _play(self, code: str) -> Job[None]:
        self._thinking.discard(code)
        yield from self.rooms.load(code)
        if self.rooms.opponent_moves(code):
            self.show(code)

    def _tell(self, lines: list[int], data: Data) -> None:
        self._say({"to": lines, "text": frames.write(data)})
