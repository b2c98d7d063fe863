"""A class for tests: a room without a process, devices by name, and everything that is sent to each."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import frames
from knack_widgets.rooms.asker import Asker
from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.room import Event, Room
from knack_widgets.rooms.rooms import Rooms, asker_of
from knack_widgets.rooms.store import Store

TEACHER = "teacher"
SCREEN = "screen"
OPEN: list[Class] = []
"""Classes whose store is open: each is closed after its test (`conftest`)."""


class Class:
    """A room, its teacher, and its devices."""

    def __init__(self, path: Path, game: str = "knack", record: str = "", lang: str = "en") -> None:
        self.path, self.now = path, 1e9
        self.rooms = Rooms(Store(path), lambda: self.now)
        self.code, self.secret = self.rooms.open(lang, game, record)
        self.tokens: dict[str, str] = {}
        OPEN.append(self)

    @property
    def room(self) -> Room:
        found = self.rooms.find(self.code)
        assert found
        return found

    def asker(self, name: str) -> Asker:
        if name == SCREEN:
            return Asker()
        if name == TEACHER:
            found = asker_of(self.room, self.secret, teacher=True)
        else:
            found = asker_of(self.room, self.tokens[name], teacher=False)
        assert found
        return found

    def ask(self, who: str, do: str, /, **fields: Any) -> list[Event]:
        return self.rooms.ask(self.code, self.asker(who), {"do": do, **fields})

    def refused(self, who: str, do: str, /, **fields: Any) -> str:
        before = self.room.count
        with pytest.raises(Refused) as error:
            self.ask(who, do, **fields)
        assert self.room.count == before
        assert "no_" not in error.value.words("sv")
        return error.value.key

    def join(self, *names: str) -> None:
        for name in names:
            self.tokens[name] = f"token of {name}"
            self.rooms.ask(self.code, Asker(), {"do": "join", "name": name, "token": self.tokens[name]})

    def sit(self, *names: str) -> None:
        self.join(*names)
        for seat, name in enumerate(names):
            self.ask(name, "sit", seat=seat)

    def view(self, name: str, lang: str = "en") -> Any:
        return frames.view(self.room, self.asker(name), lang)

    def all_frames(self, name: str, lang: str = "en") -> str:
        room, asker = self.room, self.asker(name)
        views = [frames.view(room, asker, lang, draws=draws) for draws in (False, True)]
        found = [*views, frames.own(room, asker, lang)]
        if asker.leads:
            found.append(class_frame(room, asker, frozenset(room.members), lang))
        with suppress(Refused):
            found.append(frames.settle_frame(room, asker, lang))
        return "\n".join(map(frames.write, found))

    def restart(self) -> None:
        """The process is killed, and another one takes its place."""
        self.rooms.store.close()
        self.rooms = Rooms(Store(self.path), lambda: self.now)
