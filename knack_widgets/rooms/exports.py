"""Files of a room, written and sent in pieces, so that a large file does not delay rooms."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple
from unicodedata import normalize

from ..pages.printing.lessons import code_page, lesson_address, lesson_page
from ..study.lesson import Lesson, LessonError
from ..widgets.page_links import has_page
from .answer_files import csv_rows, json_lines, record_text
from .class_page import class_page
from .job_queue import Job
from .poll import Poll
from .refusing import Refused
from .room import Room

FILES: Final = ("record", "csv", "jsonl", "page", "lesson", "link")
LESSON_PAGES: Final = ("handout", "key", "code")
"""The pages for paper of a lesson; `draw_lesson` makes them in another thread, because their exercises take long."""
PIECE_CHARS: Final = 100_000
"""Characters after which a piece is sent; the limit of a line to the server is much higher."""
Data = dict[str, object]


class Book(NamedTuple):
    """The address of the book, to which a file links; `codes`: whether phones reach it."""

    address: str = ""
    codes: bool = False


MAX_FILE_NAME: Final = 60
"""Greatest length of the name of a lesson's file (characters)."""
UNNAMED: Final = re.compile(r"[^A-Za-z0-9 ,.()+-]")
"""The characters that a name of a file does not have: quotes and line breaks would end its header."""
NO_BOOK: Final = Book()


def file_of(room: Room, what: str, lang: str, book: Book = NO_BOOK) -> tuple[str, Iterator[str]]:
    """Return a file's name and its text in parts.

    room: the room
    what: the kind of file, one of `FILES`
    lang: language of headings and answers
    book: the address of the book

    Raise `Refused` for an unknown kind of file.
    """
    name = f"room-{room.code.lower()}"
    if what == "record":
        return f"{name}.toml", iter((record_text(room),))
    if what == "csv":
        return f"{name}.csv", csv_rows(room, lang)
    if what == "jsonl":
        return f"{name}.jsonl", json_lines(room, lang, book.address)
    if what == "page":
        return f"{name}.html", _class_page(room, lang, book)
    if what == "lesson":
        lesson = lesson_of(room)
        return f"{file_name(lesson.title) or f'{name}-lesson'}.toml", iter((lesson.dumps(),))
    if what == "link":
        lesson = lesson_of(room)
        try:
            return f"{name}-link.txt", iter((lesson_address(lesson, lang, f"{book.address}{lesson.game}"),))
        except LessonError as error:
            raise Refused("rules", text=str(error)) from None
    raise Refused("unreadable")


def _class_page(room: Room, lang: str, book: Book) -> Iterator[str]:
    """Return the page of results; without links to the book if the room's game has no page there."""
    linked = book if has_page(room.game.id) else NO_BOOK
    return class_page(room, lang, linked.address, codes=linked.codes)


def file_name(title: str) -> str:
    """Return a title as the name of a file, in ASCII letters, or "" if none are left.

    >>> file_name("Trumftvång, klass 8B: \N{HEAVY BLACK HEART}")
    'Trumftvang, klass 8B'
    """
    plain = normalize("NFKD", title).encode("ascii", "ignore").decode()
    return " ".join(UNNAMED.sub(" ", plain).split())[:MAX_FILE_NAME].strip(" .,-")


def lesson_of(room: Room) -> Lesson:
    """Return the lesson of a room. Raise `Refused` if it has none, or if its steps cannot be read."""
    if room.plan is None or not room.plan.items:
        raise Refused("no_lesson")
    try:
        return room.plan.lesson()
    except LessonError as error:
        raise Refused("rules", text=str(error)) from None


def draw_lesson(room: Room, what: str, lang: str, book: Book) -> str:
    """Return a page for paper of the room's lesson.

    room: a copy of the room
    what: one of `LESSON_PAGES`
    lang: the language
    book: the address of the book
    """
    lesson = lesson_of(room)
    address = f"{book.address}{lesson.game}"
    if what == "code":
        return code_page(lesson, lang, address, reachable=book.codes)
    return lesson_page(lesson, lang, key=what == "key", address=address if book.codes and has_page(lesson.game) else "")


def copy_answers(room: Room) -> Room:
    """Return a copy of a room, with members and votes that later events do not change."""
    return replace(
        room,
        members={id_: replace(member) for id_, member in room.members.items()},
        misses=[*room.misses],
        asked=[copy_poll(poll) for poll in room.asked],
        poll=room.poll and copy_poll(room.poll),
    )


def copy_poll(poll: Poll) -> Poll:
    """Return a copy of a question with copies of its votes."""
    return replace(
        poll,
        votes=dict(poll.votes),
        earlier=[dict(votes) for votes in poll.earlier],
        times_s=dict(poll.times_s),
        newest=dict(poll.newest),
    )


def send_file(
    room: Room,
    name: str,
    lang: str,
    say: Callable[[Data], None],
    drain: Callable[[], Awaitable[None]],
    book: Book = NO_BOOK,
) -> Job[Data]:
    """Send a file in pieces, as a job; return the answer that is sent after them.

    room: a copy of the room, which does not change while the file is written
    name: the kind of file, one of `FILES`
    lang: language of the file's headings
    say: sends one piece, as `{"piece": text}`
    drain: waits until the server has read enough of the pieces
    book: the address of the book

    Raise `Refused` for an unknown kind of file.
    """
    file, parts = file_of(room, name, lang, book)
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
