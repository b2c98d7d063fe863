"""Grades of answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Grade:
    """The grade of an answer.

    right: right choices that were marked
    missed: right choices that were not marked
    wrong: wrong choices that were marked
    clauses: the clauses that decide about them

    >>> from knack_widgets.study import exercises
    >>> exercise = exercises.make("knack", seed=7, clause="play.3", kind="legal-moves")
    >>> exercise.grade(exercise.answer).correct, exercise.grade([]).correct
    (True, False)
    """

    right: frozenset[str]
    missed: frozenset[str]
    wrong: frozenset[str]
    clauses: tuple[str, ...]
    _say: Callable[[str], str] = field(repr=False, compare=False)

    @property
    def correct(self) -> bool:
        """True if all right choices and no wrong choice were marked."""
        return not self.missed and not self.wrong

    def explain(self, lang: str = "en") -> str:
        """Return whether the answer is right, and why, in sentences.

        lang: the language
        """
        return self._say(lang)
