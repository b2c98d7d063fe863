"""Handlers of the events of a room's lesson; `event_handlers` has their names.

A stored lesson is not checked when it is read again: a later release may lack a clause that it names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ..study.lesson import Lesson, LessonItem
from .lesson_plan import Plan
from .room import Event, Room


def plan_event(lesson: Lesson) -> Event:
    """Return the event that gives a room a lesson."""
    return {"did": "lesson", "game": lesson.game, "title": lesson.title, "items": [*map(item_fields, lesson.items)]}


def item_fields(item: LessonItem) -> list[str]:
    """Return a step as it is stored: kind, value and note."""
    return [item.kind, item.value, item.note]


def _set(room: Room, event: Event) -> None:
    """Give the room a lesson, or none if the event has no game."""
    items = tuple(LessonItem(*fields) for fields in event.get("items", ()))
    room.plan, room.task = Plan(event["game"], event["title"], items) if event["game"] else None, ""


def _name(room: Room, event: Event) -> None:
    """Rename the lesson."""
    if room.plan:
        room.plan = replace(room.plan, title=event["title"])


def _add(room: Room, event: Event) -> None:
    """Add a step before the step with a number."""
    if room.plan:
        items = [*room.plan.items]
        items.insert(event["at"], LessonItem(*event["item"]))
        _put(room, room.plan, items)


def _note(room: Room, event: Event) -> None:
    """Change the note of a step."""
    if room.plan:
        items = [*room.plan.items]
        items[event["at"]] = replace(items[event["at"]], note=event["note"])
        room.plan = replace(room.plan, items=tuple(items))


def _move(room: Room, event: Event) -> None:
    """Move a step to another place."""
    if room.plan:
        items = [*room.plan.items]
        items.insert(event["to"], items.pop(event["at"]))
        _put(room, room.plan, items)


def _remove(room: Room, event: Event) -> None:
    """Remove a step."""
    if room.plan:
        _put(room, room.plan, [item for number, item in enumerate(room.plan.items) if number != event["at"]])


def _put(room: Room, plan: Plan, items: list[LessonItem]) -> None:
    """Replace the steps; the step that is shown stays so. If it was removed, the one before it is shown last."""
    at = next((number for number, item in enumerate(items) if item is plan.item), plan.at - 1 if plan.at else None)
    room.plan = replace(plan, items=tuple(items), at=at)


def _show(room: Room, event: Event) -> None:
    """Go to a step of the lesson; a question in words is on the screens until something else is shown."""
    if room.plan:
        room.plan = replace(room.plan, at=event["at"])
        item = room.plan.item
        room.task = item.value if item and item.kind == "question" else ""


FOLDS: Mapping[str, Callable[[Room, Event], None]] = {
    "lesson": _set,
    "lesson_name": _name,
    "lesson_add": _add,
    "lesson_note": _note,
    "lesson_move": _move,
    "lesson_remove": _remove,
    "lesson_step": _show,
}
"""The handlers of events, by name. The names are in the files of stored rooms, so they never change."""
ELSEWHERE = frozenset({"lead", "begin", "ask", "quiz"})
"""Events after which a question in words is no longer on the screens."""
