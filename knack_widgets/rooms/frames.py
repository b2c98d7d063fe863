"""Frames: the messages with the part of a room that one device may see, in its language.

There are three kinds of frame. `view` has the table and the question; devices with the same key get the same view.
`own` has facts about the device. `class`, for a leading device, has the members and their answers (`class_frame`).
`docs/reference/rooms.md` describes each kind.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import urlencode

from ..pages import present, standing, steps
from ..pages.editor.opening import phases_of
from ..pages.line import Line
from ..pages.quiet import quiet_table
from ..pages.sight import Sight
from ..pages.table_data import StepsData, TableData
from ..rulebook.edition import reworded_in_match
from ..rulebook.labels import game_name
from ..rulebook.link_fields import READ, kind_field, played_fields
from ..rules import Position
from ..rules.core.facts import Setup
from ..widgets.drawing import with_drawings
from ..widgets.permalink import LinkTooLong, position_query
from .asker import Asker
from .device_view import sight_of_device, sight_of_line
from .hints import hints_left, may_ask
from .poll import Poll
from .polldata import poll_data
from .refusing import Refused, say
from .room import EXAMPLE, MATCH, VARIANT, Member, Room
from .side_tables import table_name, table_number, table_seen

Data = dict[str, object]
Key = tuple[object, ...]


def write(data: Mapping[str, object]) -> str:
    """Return a frame as the text that is sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def view_key(room: Room, asker: Asker, lang: str, *, draws: bool = False) -> Key:
    """Return the key of a device's view: devices with the same key see the same.

    A member who has a seat or has tried a move gets a separate view.

    room: the room
    asker: the device
    lang: the device's language
    draws: whether the device shows drawings
    """
    room, asker = table_seen(room, asker)
    member = asker.member
    if member is None:
        return (room.code, lang, draws, asker.leads, None, None)
    apart = member.seat is not None or member.id in room.tries
    return (room.code, lang, draws, asker.leads, member.id if apart else None, member.at if member.free else None)


def view(room: Room, asker: Asker, lang: str, *, draws: bool = False) -> Data:
    """Return the frame `view`: table, steps, marks and question.

    room: the room
    asker: the device
    lang: the device's language
    draws: whether table, log and steps are sent as drawings, with only the fields that a page needs beside them
    """
    whole, (room, asker) = room, table_seen(room, asker)
    member = asker.member
    poll = _poll_shown(room, asker)
    if poll is not None:
        asked = _sight_of_poll(poll, lang)
        table = quiet_table(asked, asked.speaker) if asked else None
        marks: Mapping[str, object] = standing.marks(asked) if asked else {}
        return {
            "is": "view",
            "game": poll.game,
            "rules": _rules_query_of_poll(room, poll, lang),
            **_draw(asked, table, None, draws=draws),
            "poll": poll_data(poll, lang, len(room.members)),
            "marks": marks,
            "clause": None,
            "shown": {"on": "poll", "words": "", "back": False},
            "task": "",
        }
    sight = sight_of_device(room, member, lang, leads=asker.leads)
    shown = shown_of(room, member, lang)
    if room.number is not None and not asker.teacher and (member is None or member.id not in room.members):
        shown["words"] = f"{table_name(room.number, lang)} · {shown['words']}".removesuffix(" · ")
    return {
        "is": "view",
        "game": sight.game.id,
        "rules": _rules_query(sight.line.opening.setup, lang),
        **_draw(sight, table_of(sight, asker), steps.steps(sight, sight.speaker), draws=draws),
        "marks": standing.marks(sight),
        "poll": None,
        "clause": None if member and member.free else whole.lead.clause,
        "shown": shown,
        "task": "" if member and member.free else whole.task,
    }


def _poll_shown(room: Room, asker: Asker) -> Poll | None:
    """Return the question that a device shows, or None if it shows the table."""
    return None if asker.member and asker.member.free else room.poll


def _sight_of_poll(poll: Poll, lang: str) -> Sight | None:
    """Return the position of a question as its seat sees it, or None if the question shows no table."""
    exercise = poll.exercise
    if exercise is None or not exercise.shows_table:
        return None
    return sight_of_line(Line.from_record(exercise.record), exercise.seat, lang)


def _rules_query_of_poll(room: Room, poll: Poll, lang: str) -> str:
    """Return the query of the page with the rules as the match of a question is played.

    A question about a ruling has no match of its own: it is about the room's.
    """
    exercise = poll.exercise
    setup = exercise.record.opening.setup if exercise else room.line.opening.setup
    return _rules_query(setup if setup.game.id == poll.game else None, lang)


def _rules_query(setup: Setup | None, lang: str) -> str:
    """Return the query of the page with the rules as a match with this set-up plays them; None: the usual rules."""
    return urlencode([kind_field(READ), ("lang", lang), *(played_fields(setup) if setup else ())])


def settle_frame(room: Room, asker: Asker, lang: str) -> Data:
    """Return the frame `settle`: the query with which the editor lays out the device's view.

    Cards that the device does not see are unknown there.

    room: the room
    asker: the device
    lang: the device's language

    Raise `Refused` if the device shows no table, if the query would be too long, or if the device shows a question
    whose answer is not shown yet, because the editor would answer it.
    """
    code, (room, asker) = room.code, table_seen(room, asker)
    poll = _poll_shown(room, asker)
    if poll and not poll.answered and not asker.leads:
        raise Refused("unanswered")
    sight = _sight_of_poll(poll, lang) if poll else sight_of_device(room, asker.member, lang, leads=asker.leads)
    if sight is None:
        raise Refused("no_table")
    query = f"game={sight.game.id}&lang={lang}"
    if sight.state.phase in phases_of(sight.game):
        try:
            query = position_query(_with_names(Position.of(sight.view), lang), lang)
        except LinkTooLong:
            raise Refused("long") from None
    return {"is": "settle", "query": f"{query}&from=match&room={code}"}


def _with_names(position: Position, lang: str) -> Position:
    """Return a position in which each seat has a name, because a line has names for all seats or for none."""
    old = position.setup
    names = tuple(name or say(lang, "seat", number=seat + 1) for seat, name in enumerate(old.names))
    return Position(Setup(old.game, names, old.first, old.options, old.without, old.readings), position.values)


def _draw(sight: Sight | None, table: TableData | None, steps: StepsData | None, *, draws: bool) -> Data:
    """Return the fields `table` and `steps`, and their drawings for a device that shows drawings."""
    if draws and sight:
        return with_drawings(sight, {"table": table, "steps": steps})
    return {"table": table and table.fields(), "steps": steps}


def table_of(sight: Sight, asker: Asker) -> TableData:
    """Return the table as data; only a leading device gets the button that ends the match.

    sight: the table as the device sees it
    asker: the device's member and its rights
    """
    table = present.table(sight, sight.speaker)
    if asker.leads:
        return table
    actions = [action for action in table.moves["actions"] if action["move"] != "end"]
    return replace(table, moves={**table.moves, "actions": actions})


def shown_of(room: Room, member: Member | None, lang: str) -> Data:
    """Return the subject that the device shows: match, variant, example or an own step.

    There is a caption, unless it is the match at its newest step and its table is not stopped.
    """
    lead = room.lead
    if member is not None and room.stopped:
        return {"on": MATCH, "words": say(lang, "tables_stopped"), "back": False}
    if member is not None and member.free:
        return {"on": "own", "words": say(lang, "on_own"), "back": True}
    if lead.on == MATCH and lead.at is None and not lead.tried:
        return {"on": MATCH, "words": "", "back": False}
    name = {EXAMPLE: "on_example", VARIANT: "on_variant"}.get(lead.on, "on_back")
    return {"on": lead.on, "words": say(lang, name), "back": False}


def own(room: Room, asker: Asker, lang: str) -> Data:
    """Return the frame `own`: the device's member, its rights and vote, and the seats."""
    member = asker.member
    poll = room.poll
    number = table_number(room, member)
    place = room if number is None else room.tables[number]
    sitting = member and place.members.get(member.id, member)
    asks = sitting is not None and room.hints and table_seen(room, asker)[0] is place and may_ask(place, sitting)
    return {
        "is": "own",
        "code": room.code,
        "game": place.game.id,
        "gameName": game_name(place.game.id, lang),
        "you": member
        and sitting
        and {"id": member.id, "name": member.name, "seat": sitting.seat, "free": sitting.free, "leads": member.leads},
        "table": None if number is None else table_name(number, lang),
        "waits": bool(room.tables) and member is not None and number is None,
        "teacher": asker.teacher,
        "leads": asker.leads,
        "locked": room.locked,
        "seats": [seat_data(place, seat, lang) for seat in range(place.seats)],
        "vote": list(poll.votes.get(member.id, ())) if poll and member else None,
        "here": say(lang, "here", count=len(room.members)),
        "count": len(room.members),
        "largeCode": not room.members if room.large_code is None else room.large_code,
        "wording": reworded_in_match(place.line.opening.setup, lang),
        "hints": hints_left(place, sitting) if asks and sitting else None,
    }


def seat_data(room: Room, seat: int, lang: str) -> Data:
    """Return a seat as data: its member and its label."""
    sitter, name = room.sitter(seat), room.base[seat]
    label = sitter.name if sitter else name or say(lang, "seat", number=seat + 1)
    return {"seat": seat, "member": sitter.id if sitter else None, "label": label}
