"""Exercises, and the progress of a reader. Exercises are found in random play, not written.

>>> from knack_widgets.study import exercises
>>> exercise = exercises.make("knack", seed=7, clause="play.3", kind="legal-moves")
>>> exercise.grade(exercise.answer).missed
frozenset()
"""

from .progress import Progress, ProgressError

__all__ = ["Progress", "ProgressError"]
