"""Exercises, the progress of a reader, and lessons. Exercises are found in random play, not written.

>>> from knack_widgets.study import exercises
>>> exercise = exercises.make("knack", seed=7, clause="play.3", kind="legal-moves")
>>> exercise.grade(exercise.answer).missed
frozenset()
"""

from importlib import import_module
from typing import Any

from .progress import Progress, ProgressError

__all__ = ["Lesson", "LessonError", "Progress", "ProgressError"]


def __getattr__(name: str) -> Any:
    """Import a name of lessons on its first use: they need the exercises, which take long to load."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(".lesson", __name__), name)
