"""A practice on the page of a game, as a link or a press asks for it."""

from __future__ import annotations

from ..study import exercises
from ..study.exercise import ExerciseError
from ..study.lesson import Lesson
from .desk import Desk
from .path_steps import ROUND_STEPS
from .practice import Practice
from .session import DUE
from .trap_rounds import is_day


def open_practice(
    desk: Desk, *, clause: str = "", chapter: str = "", exercise: str = "", practise: str = "", lesson: str = ""
) -> Practice:
    """Return a practice on the page of a desk.

    Raise an InputError, a ValueError, if there are no exercises about the clause or chapter, or if the lesson cannot
    be read.

    desk: the desk of the page
    clause: a clause, or empty
    chapter: a chapter, or empty
    exercise: the id of the first exercise, or empty
    practise: the field of a link: `due`, a step of the path, a day for its trap, or another word for the whole game
    lesson: a packed lesson, or empty
    """
    if lesson:
        return Practice(desk.game.id, lesson=Lesson.unpack(lesson), desk=desk)
    if exercise:
        loaded = exercises.load(exercise)
        if loaded.game != desk.game.id:
            raise ExerciseError(f"this exercise is about {loaded.game}; expected one about {desk.game.id}")
        clause = loaded.clause
    step = practise if practise in ROUND_STEPS else None
    return Practice(
        desk.game.id,
        clause=clause or None,
        chapter=chapter or None,
        due=practise == DUE,
        step=step,
        day=practise if is_day(practise) else None,
        exercise=exercise or None,
        desk=desk,
    )
