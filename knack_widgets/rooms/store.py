"""The events of all rooms, in one SQLite file; they are written before a device gets an answer."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import time
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Final

from .room import Event

LOG: Final = logging.getLogger(__name__)
IDLE_S: Final = 8 * 3600.0
"""Seconds after a room's last event at which the room is deleted."""
UNJOINED_S: Final = 30 * 60.0
"""The same for a room that no member has ever joined (seconds); less than `IDLE_S`."""
TABLES: Final = """
create table if not exists room (code text primary key, seen real not null) without rowid;
create table if not exists event (code text, number integer, event text not null, primary key (code, number))
  without rowid;
create table if not exists broken (code text primary key, bug text not null) without rowid;
"""
BATCH: Final = 200
"""Number of events that are read at once."""


class Store:
    """The file of events. Only its owner can read it, as it contains all hands.

    A damaged file is renamed, and a new one begins.

    path: path of the file, which is created if it is missing
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._file = _connect(path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise  # the file is locked or may not be read, but it need not be damaged
            aside = _set_aside(path)
            LOG.error("The file of the rooms is damaged (%s): it is kept as %s, and a new one begins.", error, aside)
            self._file = _connect(path)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def codes(self) -> list[str]:
        """Return the codes of all rooms, sorted."""
        return [code for (code,) in self._file.execute("select code from room order by code")]

    def count(self) -> int:
        """Return the number of rooms."""
        (count,) = self._file.execute("select count(*) from room").fetchone()
        return int(count)

    def has(self, code: str) -> bool:
        """Return whether a code has a room."""
        return self._file.execute("select 1 from room where code = ?", (code,)).fetchone() is not None

    def create(self, code: str, event: Event, now: float) -> bool:
        """Add a room with its first event; return False, without a change, if the code is in use.

        code: code of the room
        event: its first event
        now: the time of day (seconds)
        """
        try:
            with self._writing():
                self._file.execute("insert into room values (?, ?)", (code, now))
                self._file.execute("insert into event values (?, 0, ?)", (code, _write(event)))
        except sqlite3.IntegrityError:
            return False
        return True

    def append(self, code: str, number: int, events: Iterable[Event], now: float) -> None:
        """Store events of a room, in one transaction. Raise `sqlite3.Error` if that fails.

        code: code of the room
        number: number of the first of these events, from 0
        events: the events in their order
        now: the time of day (seconds)
        """
        rows = [(code, number + at, _write(event)) for at, event in enumerate(events)]
        with self._writing():
            self._file.executemany("insert into event values (?, ?, ?)", rows)
            self._file.execute("update room set seen = ? where code = ?", (now, code))

    def events(self, code: str) -> list[Event]:
        """Return all events of a room, in their order; [] for an unknown code."""
        return list(self.read_events(code))

    def read_events(self, code: str) -> Iterator[Event]:
        """Yield all events of a room, in their order, read in batches of `BATCH`.

        Raise `ValueError` if an event is not JSON.
        """
        query = "select number, event from event where code = ? and number > ? order by number limit ?"
        last = -1
        while rows := self._file.execute(query, (code, last, BATCH)).fetchall():
            for last, text in rows:  # noqa: B007
                yield json.loads(text)

    def is_broken(self, code: str) -> bool:
        """Return whether a room is marked as broken: its events cannot be replayed."""
        return self._file.execute("select 1 from broken where code = ?", (code,)).fetchone() is not None

    def mark_broken(self, code: str, bug: str) -> None:
        """Mark a room as broken.

        code: code of the room
        bug: number of the error in the log
        """
        with self._writing():
            self._file.execute("insert or replace into broken values (?, ?)", (code, bug))

    def delete(self, code: str) -> None:
        """Delete a room, and overwrite its events in the file."""
        with self._writing():
            self._file.execute("delete from event where code = ?", (code,))
            self._file.execute("delete from broken where code = ?", (code,))
            self._file.execute("delete from room where code = ?", (code,))
        self._file.execute("pragma wal_checkpoint(truncate)")

    def delete_idle(self, now: float, used: Collection[str] = ()) -> list[str]:
        """Delete rooms without events for `IDLE_S`, or for `UNJOINED_S` if never joined.

        Return the codes of the deleted rooms.

        now: the time of day (seconds)
        used: the codes of rooms to which a device is connected, which are not deleted
        """
        did = "case when json_valid(event) then json_extract(event, '$.did') end"  # None if the event is damaged
        joined = f"exists (select 1 from event where event.code = room.code and {did} = 'join')"
        query = f"select code from room where seen < ? or (seen < ? and not {joined})"
        codes = [code for (code,) in self._file.execute(query, (now - IDLE_S, now - UNJOINED_S)) if code not in used]
        for code in codes:
            self.delete(code)
        return codes

    def _writing(self) -> _Writing:
        return _Writing(self._file)


def _connect(path: Path) -> sqlite3.Connection:
    """Return a connection to the file, which is created if it is missing.

    Raise `sqlite3.DatabaseError` if the file is damaged, or the subclass `OperationalError` if the file cannot be
    opened.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    file = sqlite3.connect(path, isolation_level=None)
    try:
        file.execute("pragma journal_mode = wal")
        # a commit survives the end of the process; a power failure may lose the commits since the last checkpoint
        file.execute("pragma synchronous = normal")
        file.execute("pragma secure_delete = on")
        file.executescript(TABLES)
        (state,) = file.execute("pragma quick_check(1)").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
    except BaseException:
        file.close()
        raise
    return file


def _set_aside(path: Path) -> Path:
    """Rename a damaged file and SQLite's files beside it; return its new path."""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
    return aside


class _Writing:
    """A transaction, as a context manager."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def __enter__(self) -> None:
        self._file.execute("begin immediate")

    def __exit__(self, kind: object, *_: object) -> None:
        self._file.execute("commit" if kind is None else "rollback")


def _write(event: Event) -> str:
    return json.dumps(event, ensure_ascii=False, separators=(",", ":"))
