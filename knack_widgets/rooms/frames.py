"""What is sent to a device: the table as its member may see it, in its language, and nothing else of the room.

Three parts, each whole whenever it changes: `view`, the same for all who see the same; `own`, who the device is; and
for whoever leads `class`, who is here and what they do. `docs/rooms.md` describes each.
"""

from __future__ import annotations

import json
from typing import Any

from ..pages import present, standing, steps
from ..pages.line import Line
from ..pages.quiet import quiet_table
from ..rulebook.labels import clause_label, game_name
from .asking import Asker
from .eyes import Eyes, eyes_of, eyes_on
from .polldata import class_votes, poll_data
from .refusing import say
from .results import missed_by_clause
from .room import EXAMPLE, LEADER, MATCH, VARIANT, WAIT, Member, Room

Data = dict[str, Any]
Key = tuple[Any, ...]


def write(data: Data) -> str:
    """A frame as it is sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def view_key(asker: Asker, lang: str) -> Key:
    """What tells views apart: devices with the same key see the same."""
    member = asker.member
    if member is None:
        return (lang, asker.leads, None, None)
    return (lang, asker.leads, None if member.seat is None else member.id, member.at if member.free else None)


def view(room: Room, asker: Asker, lang: str) -> Data:
    """The frame `view`: table, steps, marks and what is asked."""
    member = asker.member
    poll = room.poll
    if poll is not None and not (member and member.free):
        exercise = poll.exercise
        shown = exercise and exercise.shows_table
        asked = eyes_on(Line.from_record(exercise.record), exercise.seat, lang) if exercise and shown else None
        table = quiet_table(asked, asked.speaker) if asked else None
        data = poll_data(poll, lang)
        return {"is": "view", "game": poll.game, "table": table, "steps": None, "poll": data} | {
            "marks": standing.marks(asked) if asked else {},
            "clause": None,
            "shown": {"on": "poll", "words": "", "back": False},
        }
    eyes = eyes_of(room, member, lang, leads=asker.leads)
    return {
        "is": "view",
        "game": eyes.game.id,
        "table": table_of(eyes, asker),
        "steps": steps.steps(eyes, eyes.speaker),
        "marks": standing.marks(eyes),
        "poll": None,
        "clause": None if member and member.free else room.lead.clause,
        "shown": shown_of(room, member, lang),
    }


def table_of(eyes: Eyes, asker: Asker) -> Data:
    """The table; the end of the match is offered to whoever leads alone."""
    found = present.table(eyes, eyes.speaker, still=not eyes.plays)
    if not asker.leads:
        found["actions"] = [one for one in found["actions"] if one["move"] != "end"]
    return found


def shown_of(room: Room, member: Member | None, lang: str) -> Data:
    """What it is that is shown, in words where it is not simply the match."""
    lead = room.lead
    if member is not None and member.free:
        return {"on": "own", "words": say(lang, "on_own"), "back": True}
    if lead.on == MATCH and lead.at is None and not lead.tried:
        return {"on": MATCH, "words": "", "back": False}
    name = {EXAMPLE: "on_example", VARIANT: "on_variant"}.get(lead.on, "on_back")
    return {"on": lead.on, "words": say(lang, name), "back": False}


def own(room: Room, asker: Asker, lang: str) -> Data:
    """The frame `own`: who the device is, its vote, and who sits where."""
    member = asker.member
    poll = room.poll
    return {
        "is": "own",
        "code": room.code,
        "game": room.game.id,
        "gameName": game_name(room.game.id, lang),
        "you": member
        and {"id": member.id, "name": member.name, "seat": member.seat, "free": member.free, "leads": member.leads},
        "teacher": asker.teacher,
        "leads": asker.leads,
        "locked": room.locked,
        "seats": [seat_data(room, seat, lang) for seat in range(room.seats)],
        "vote": list(poll.votes.get(member.id, ())) if poll and member else None,
        "here": say(lang, "here", count=len(room.members)),
    }


def seat_data(room: Room, seat: int, lang: str) -> Data:
    """A seat: who has it, and what it is called."""
    sitter, name = room.sitter(seat), room.base[seat]
    label = sitter.name if sitter else name or say(lang, "seat", number=seat + 1)
    return {"seat": seat, "member": sitter.id if sitter else None, "label": label}


def class_frame(room: Room, asker: Asker, online: frozenset[int], lang: str) -> Data:
    """The frame `class`, for whoever leads: everybody, and the refused moves by clause; for the teacher alone the votes
    one by one.
    """
    return {
        "is": "class",
        "members": [
            {"id": one.id, "name": one.name, "seat": one.seat, "free": one.free, "leads": one.leads}
            | {"here": one.id in online}
            for one in room.members.values()
        ],
        "match": {
            "on": room.lead.on,
            "at": room.lead.at,
            "live": room.is_live(None),
            "fill": room.fill,
            "fills": [WAIT, "careful", "random", LEADER],
            "open": room.hands_open,
            "marks": room.marks,
            "known": room.all_seen or room.lead.on == EXAMPLE,
        },
        "misses": misses(room, lang),
        "votes": class_votes(room, lang) if asker.teacher else None,
        "quiz": {"count": len(room.quiz), "at": int(room.poll.about.get("quiz", 0)) if room.poll else 0},
        "asked": len(room.asked),
        "wrong": missed_by_clause(room, lang),
    }


def misses(room: Room, lang: str) -> list[Data]:
    """How many have broken which clause of the game on the table, most first; of one member each counts once."""
    broken: dict[str, set[int]] = {}
    for miss in room.known_misses():
        if miss.clauses[0] in room.game.clauses:
            broken.setdefault(miss.clauses[0], set()).add(miss.member)
    ordered = sorted(broken.items(), key=lambda pair: -len(pair[1]))
    return [
        {"clause": clause, "count": len(who), "words": say(lang, "broke", count=len(who), clause=label)}
        for clause, who in ordered
        for label in (clause_label(room.game.id, clause, lang),)
    ]
