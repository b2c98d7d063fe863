"""The frame `class` for a device that leads: the members, their answers and refused moves, and the next step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..rulebook.labels import clause_label
from .asker import Asker
from .hidden_hands import count_in_play, hands_known
from .lesson_data import lesson_data
from .miss import Miss
from .polldata import class_votes
from .refused_moves import is_stuck, is_worth_telling, misses_by_member, move_words, shown_misses
from .refusing import Message, say
from .results import missed_by_clause
from .room import EXAMPLE, LEADER, MATCH, WAIT, Member, Room
from .side_tables import table_led, table_name, table_numbers, tables_data

Data = dict[str, object]


def class_frame(
    room: Room, asker: Asker, online: frozenset[int], lang: str, idle: frozenset[int] = frozenset()
) -> Data:
    """Return the frame `class` for a leading device: the members, and refused moves by clause.

    Only the teacher's frame has the vote of each member, the clause at which a member is stuck, and who tried a move.

    room: the room
    asker: the device
    online: the numbers of the members whose devices are connected
    lang: the device's language
    idle: the numbers of the members who have been on turn for long
    """
    names_clause, numbers = names_clauses(room, asker), table_numbers(room)
    table, _ = table_led(room, asker)
    name = "" if table.number is None else table_name(table.number, lang)
    return {
        "is": "class",
        "members": [
            {"id": member.id, "name": member.name, "seat": member.seat, "free": member.free, "leads": member.leads}
            | {"here": member.id in online, "table": numbers.get(member.id)}
            | {"stuck": stuck(room, refused_of(room, member, numbers), lang, names_clause=names_clause)}
            | {"idle": say(lang, "idle") if member.id in idle and member.id in online else ""}
            for member in room.members.values()
        ],
        "match": {
            "on": table.lead.on,
            "at": table.lead.at,
            "live": table.is_live(None),
            "fill": room.fill,
            "fills": [WAIT, "careful", "random", LEADER] if table is room else [],
            "open": table.hands_open,
            "marks": room.marks,
            "hints": room.hints,
            "known": table.lead.on == EXAMPLE or hands_known(room, table),
            "table": name,
            "about": name and say(lang, "about_table", table=name),
            "warning": say(lang, "open_warning", count=others) if (others := count_in_play(room, table)) else "",
        },
        "here": present(room, online, lang),
        "state": class_state(room, online, lang, idle),
        "next": next_step(room, table, lang),
        "lesson": lesson_data(room, asker, lang),
        "tables": tables_data(room, lang),
        "misses": misses_by_member(room, lang) if asker.teacher else misses(room, lang),
        "votes": class_votes(room, lang) if asker.teacher else None,
        "quiz": {"count": len(room.quiz), "at": int(room.poll.about.get("quiz", 0)) if room.poll else 0},
        "asked": len(room.asked),
        "wrong": missed_by_clause(room, lang),
    }


def names_clauses(room: Room, asker: Asker) -> bool:
    """Return whether a device may see at once which clause a member has broken.

    The clause reveals facts about the member's hand. So only the teacher sees it before the deal is over, and only if
    the teacher plays no seat. Of several tables with the same deal, it may be over at some only.
    """
    plays = room.fill == LEADER and any(room.sitter(seat) is None for seat in range(room.seats))
    return (room.all_seen and not room.tables) or (asker.teacher and not plays)


def refused_of(room: Room, member: Member, numbers: Mapping[int, int]) -> tuple[Miss, ...]:
    """Return a member's refused moves since its table last moved.

    numbers: member → the number of its table, if there are several tables
    """
    table = room.tables[numbers[member.id]] if member.id in numbers else room
    return table.stalled.get(member.id, ())


def stuck(room: Room, refused: Sequence[Miss], lang: str, *, names_clause: bool) -> Data | None:
    """Return how often a member's moves were refused since the table last moved, or None if that is not worth telling.

    The last move is named only if all may see the hands, because it names a card.

    refused: the refused moves
    names_clause: whether to name the clause that refused the last of them
    """
    if not is_worth_telling(refused):
        return None
    last = refused[-1]
    label = clause_label(room.game.id, last.clauses[0], lang) if names_clause else ""
    words = say(lang, "stuck_at" if label else "stuck", count=len(refused), clause=label)
    if label and room.all_seen and not room.tables:
        words = f"{words} · {move_words(last, lang)}"
    return {"count": len(refused), "clause": last.clauses[0] if label else None, "words": words}


def present(room: Room, online: frozenset[int], lang: str) -> str:
    """Return in words how many members are here, and of how many if some are away."""
    here, total = sum(member in online for member in room.members), len(room.members)
    return say(lang, "here", count=total) if here == total else say(lang, "here_of", present=here, total=total)


def class_state(room: Room, online: frozenset[int], lang: str, idle: frozenset[int] = frozenset()) -> str:
    """Return in words how many members have answered, are stuck, have been on turn for long or are away."""
    count = len(room.members)
    parts = [say(lang, "answered", done=len(room.poll.votes), total=count)] if room.poll and count else []
    numbers = table_numbers(room)
    if blocked := sum(is_stuck(refused_of(room, member, numbers)) for member in room.members.values()):
        parts.append(say(lang, "state_stuck", count=blocked))
    if slow := len(idle & online):
        parts.append(say(lang, "state_idle", count=slow))
    if away := sum(member not in online for member in room.members):
        parts.append(say(lang, "state_away", count=away))
    return " · ".join(parts)


def next_step(room: Room, table: Room, lang: str) -> Data | None:
    """Return the message that leads to the next step of the lesson, and its words, or None if nothing is next.

    A question is closed, then answered, even if a clause was shown meanwhile; then the next question of a quiz follows,
    the next step of the lesson, or the table. What is shown beside the match leads back to it.

    table: the table on the wall that the device leads, or the room itself
    """
    message: Message | None = None
    key = ""
    following = room.plan.following if room.plan else None
    if room.poll is None and room.aside is not None:
        message, key = {"do": "resume"}, "resume"
    elif room.poll is None and following is not None:
        message, key = {"do": "lesson_step", "to": following}, "lesson_next"
    elif room.poll is None:
        if table.lead.on != MATCH or table.lead.at is not None:
            message, key = {"do": "match"}, "back_match"
    elif not room.poll.closed:
        message, key = {"do": "close"}, "close"
    elif not room.poll.answered:
        message, key = {"do": "answer"}, "answer"
    elif 0 < int(room.poll.about.get("quiz", 0)) < len(room.quiz):
        message, key = {"do": "quiz", "next": True}, "quiz_next"
    elif following is not None:
        message, key = {"do": "lesson_step", "to": following}, "lesson_next"
    else:
        message, key = {"do": "put_away"}, "put_away"
    return None if message is None else {"message": message, "words": say(lang, f"ui_{key}")}


def misses(room: Room, lang: str) -> list[Data]:
    """Return the clauses that refused moves broke, with the number of members who broke them.

    The most frequent clause comes first. Only clauses of the current game are counted, and a member counts once for
    each clause.
    """
    broken: dict[str, set[int]] = {}
    for miss in shown_misses(room):
        if miss.setup.game.id == room.game.id:
            broken.setdefault(miss.clauses[0], set()).add(miss.member)
    ordered = sorted(broken.items(), key=lambda pair: -len(pair[1]))
    return [
        {"clause": clause, "count": len(who), "words": say(lang, "broke", count=len(who), clause=label)}
        for clause, who in ordered
        for label in (clause_label(room.game.id, clause, lang),)
    ]
