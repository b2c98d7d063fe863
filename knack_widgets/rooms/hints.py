"""Hints for a member at the table, if the teacher allows them.

A hint is computed from the view of the member's seat alone. Its number in a deal and its processor time are limited.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ..pages.answer import answer
from ..players.hint import hint
from ..rulebook.labels import clause_in_force, clause_label
from ..rulebook.speech import Speaker
from ..rules import View
from ..widgets.trying import Trying
from .asker import Asker, own_member
from .refusing import Message, Refused
from .room import Event, Member, Room
from .side_tables import table_seen

MAX_HINTS_PER_DEAL: Final = 3
"""Greatest number of hints of a member in a deal."""

Data = dict[str, object]


def allow(_: Room, __: Asker, message: Message) -> list[Event]:
    """Allow the members at the table to ask for hints, or stop that."""
    return [{"did": "hints", "on": message.get("on") is True}]


def ask_hint(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Count a hint for a member who has to move now.

    Raise `Refused` if the teacher allows no hints, if the member has had all hints of this deal or has no choice to
    make in the match, or if a move was made after the step that the device has seen (`at`).
    """
    member = own_member(asker)
    if not room.hints:
        raise Refused("no_hints")
    if not may_ask(room, member):
        raise Refused("no_hint_now")
    if message.get("at", len(room.line.steps)) != len(room.line.steps):
        raise Refused("late")
    if hints_left(room, member) == 0:
        raise Refused("hints_used", most=MAX_HINTS_PER_DEAL)
    return [{"did": "hint", "member": member.id}]


def may_ask(room: Room, member: Member) -> bool:
    """Return whether a member has a choice to make, in the match that its device shows."""
    if member.seat is None or not room.is_live(member) or room.live.chance:
        return False
    return bool(room.live.view(member.seat).moves)


def hints_left(room: Room, member: Member) -> int:
    """Return how many more hints a member may have in this deal."""
    return max(0, MAX_HINTS_PER_DEAL - room.hinted.get(member.id, 0))


def hint_work(room: Room, asker: Asker, lang: str) -> Callable[[], Data]:
    """Return the work that computes a hint for a member: it gets the view of the member's seat, and no room."""
    table, sitting = table_seen(room, asker)
    member = own_member(sitting)
    assert member.seat is not None
    view = table.live.view(member.seat)
    return partial(hint_frame, view, len(table.line.steps), hints_left(table, member), lang)


def hint_frame(view: View, at: int, left: int, lang: str) -> Data:
    """Return the frame `hint`: a move that is good, and the clause that binds the seat.

    view: the view of the seat that asks
    at: the step of the match
    left: how many more hints the member may have
    lang: the language
    """
    (seat,) = view.seats
    trying = Trying(hint(view))
    words = ""
    if trying.course:
        trying.course.shared = True
        trying.play_now()
        words = answer(trying.course, view, Speaker(lang, view.setup, seat))
    game = view.setup.game.id
    clause = next((id_ for id_ in trying.hint.binding if id_ in view.setup.game.clauses), None)
    return {
        "is": "hint",
        "at": at,
        "left": left,
        "words": words or (clause_in_force(view.setup, clause, lang) if clause else ""),
        "clause": clause and {"id": clause, "label": clause_label(game, clause, lang)},
    }
