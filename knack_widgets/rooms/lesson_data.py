"""The lesson of a room as data for a leading device."""

from __future__ import annotations

from ..pages.position_words import position_words
from ..rulebook.examples import examples
from ..rulebook.labels import clause_label, game_name
from ..study.exercises import ID
from ..study.lesson import LessonItem
from .asker import Asker
from .lesson_plan import Plan
from .refusing import say
from .room import Room

Data = dict[str, object]


def lesson_data(room: Room, asker: Asker, lang: str) -> Data | None:
    """Return the lesson with the step that is shown, or None without a lesson.

    Only the teacher sees the steps with their notes: a pupil who leads would know the questions before they are asked.
    """
    plan = room.plan
    if plan is None:
        return None
    items = [
        {"kind": say(lang, f"ui_lesson_{item.kind}"), "words": item_words(plan, item, lang), "note": item.note}
        for item in plan.items
    ]
    head = {"title": plan.title, "gameName": game_name(plan.game, lang), "at": plan.at, "count": len(plan.items)}
    over = plan.at is not None and plan.following is None and room.poll is None
    return head | {"items": items if asker.teacher else None, "words": _place(plan, lang), "over": over}


def _place(plan: Plan, lang: str) -> str:
    """Return in words which step of how many is shown."""
    return "" if plan.at is None else say(lang, "lesson_at", number=plan.at + 1, total=len(plan.items))


def item_words(plan: Plan, item: LessonItem, lang: str) -> str:
    """Return a step in words: the label of its clause, the title of its example, its question, or its position."""
    match item.kind:
        case "clause":
            return clause_label(plan.game, item.value, lang)
        case "example":
            outline = examples(plan.game).outlines.get(item.value)
            return outline.title[lang] if outline else item.value
        case "exercise":
            parts = ID.fullmatch(item.value)
            return clause_label(plan.game, parts["clause"].replace("-", "."), lang) if parts else item.value
        case "position":
            return position_words(item.value, lang)
    return item.value
