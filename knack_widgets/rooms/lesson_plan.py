"""The lesson of a room, and the step of it that is shown."""

from __future__ import annotations

from dataclasses import dataclass

from ..study.lesson import Lesson, LessonItem


@dataclass(frozen=True)
class Plan:
    """The lesson of a room.

    game: id of the game
    title: the lesson's name
    items: its steps
    at: number of the step that is shown, from 0, or None before the first
    """

    game: str
    title: str
    items: tuple[LessonItem, ...] = ()
    at: int | None = None

    @property
    def item(self) -> LessonItem | None:
        """The step that is shown, or None."""
        return self.items[self.at] if self.at is not None and self.at < len(self.items) else None

    @property
    def following(self) -> int | None:
        """The number of the next step, or None after the last."""
        at = 0 if self.at is None else self.at + 1
        return at if at < len(self.items) else None

    def lesson(self) -> Lesson:
        """Return the lesson. Raise LessonError if it has no steps, or if this release lacks one of them."""
        return Lesson(self.game, self.title, self.items)


def plan_with(lesson: Lesson) -> Plan:
    """Return the plan of a lesson of which no step is shown yet."""
    return Plan(lesson.game, lesson.title, lesson.items)
