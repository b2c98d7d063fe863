"""Work for a message that takes longer than a room may wait: drawing exercises, reading a record or a pasted text.

`devices` does it in another thread, before the command.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from ..rulebook.examples import examples
from ..rules import Position, Record
from ..rules.packing import position_of, record_of
from ..widgets.permalink import step_of
from .asker import Asker
from .leading import LONGEST_RECORD, prepare_record
from .lessons import lesson_work, load_message
from .polling import ask_here, draw_exercises, table_to_ask, wants_fresh
from .refusing import Message, Refused, text_in
from .room import Room, read_record

MAX_FIELDS: Final = 32
"""Greatest number of fields of a pasted link."""
NO_FIELDS: Final[Mapping[str, str]] = MappingProxyType({})


def preparation(room: Room, asker: Asker, message: Message) -> Callable[[], Message] | None:
    """Return the work for a message, which returns the message to carry out, or None if nothing takes long.

    Only a device that leads can cause such work.

    room: the room
    asker: the device
    message: the device's message
    """
    if not asker.leads:
        return None
    if work := lesson_work(room, asker, message):
        return work
    do = message.get("do")
    if do == "paste":
        return partial(read_pasted, room.game.id, message)
    if wants_fresh(message):
        return partial(draw_exercises, room.game.id, message)
    if do == "ask" and message.get("here") is True:
        return partial(ask_here, copy(table_to_ask(room, asker)), message)
    if do == "begin" and message.get("record"):
        return partial(_read_first, message)
    return None


def _read_first(message: Message) -> Message:
    prepare_record(message)
    return message


def read_pasted(game: str, message: Message) -> Message:
    """Return the message that shows a pasted text: a link of the book, a position, or a record.

    A link's position or record is put on the table, its lesson is loaded, its example or clause is shown, and its
    exercise is asked. The field `step` of a link chooses the step of a record, an example or a lesson.

    game: id of the room's game
    message: the device's message, with the pasted `text`

    Raise `Refused` if it is something else or belongs to another game, or `RulesError` if it, or its step, cannot be
    read.
    """
    text = text_in(message, "text", LONGEST_RECORD).strip()
    try:
        link = urlsplit(text) if "://" in text and "\n" not in text else None
        fields = dict(parse_qsl(link.query, max_num_fields=MAX_FIELDS)) if link else {}
    except ValueError:
        raise Refused("pasted") from None
    if "exercise" in fields:
        return {"do": "ask", "exercise": fields["exercise"]}
    if "lesson" in fields:
        return load_message(text)
    if "record" in fields:
        return _begin(record_of(fields["record"]), fields)
    if "position" in fields:
        return _begin(_record_of(position_of(fields["position"])), fields)
    if link:
        named = fields.get("game") or link.path.rpartition("/")[2].partition(".")[0]
        if named != game:
            raise Refused("other_game" if named else "pasted")
        if "example" in fields:
            worked = examples(game).get(fields["example"])
            step = {"step": step_of(fields, worked.record)} if worked and "step" in fields else {}
            return {"do": "example", "id": fields["example"]} | step
        if "clause" in fields:
            return {"do": "clause", "id": fields["clause"], "show": True}
        raise Refused("pasted")
    if "\n" in text:
        return _begin(read_record(text))
    if ";" in text:
        return _begin(_record_of(Position.parse(text)))
    raise Refused("pasted")


def _record_of(position: Position) -> Record:
    return Record(position.game, position=position)


def _begin(record: Record, fields: Mapping[str, str] = NO_FIELDS) -> Message:
    """Return the message that begins a match with a record, which is cached as the command will read it.

    fields: the fields of the link, of which `step` chooses the step that is shown
    """
    message: dict[str, str | int] = {"do": "begin", "record": record.dumps()}
    if "step" in fields:
        message["step"] = step_of(fields, record)
    prepare_record(message)
    return message
