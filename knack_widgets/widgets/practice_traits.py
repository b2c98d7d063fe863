"""A practice as a program sees it: traits to read, observe and link, and methods that answer and go on."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from ..study.exercise import Exercise, ExerciseError, Grade
from .computed import Computed, Computing
from .desk import Desk
from .handling import changing
from .session import Session


class PracticeTraits(Computing):
    """The questions of a practice in Python.

    The exercise has its answer, so it is not sent to the browser. Every trait can be observed.
    """

    desk: Desk
    session: Session

    exercise: Computed[Exercise] = Computed(
        lambda part: part.session.exercise,
        help="The `Exercise` that is shown; when the session is over, its last one. Read-only.",
    )
    grade: Computed[Grade | None] = Computed(
        lambda part: part.session.grade,
        help="The `Grade` of the answer, or None before it. Read-only.",
    )
    number: Computed[int] = Computed(
        lambda part: part.session.number, help="The number of the question, from 1. Read-only."
    )
    over: Computed[bool] = Computed(
        lambda part: part.session.over,
        help="True if the session is over: `next` was called after the last question. Read-only.",
    )

    def answer(self, choices: Iterable[str]) -> Grade:
        """Answer the question with some of its choices, show the verdict, and return the grade.

        A second answer to the same question does not count: the first grade is returned.

        choices: the chosen texts of `exercise.choices`; an empty list is an answer, too

        Raise ExerciseError if a choice does not exist, or if the session is over.
        """
        session = self.session
        if session.over:
            raise ExerciseError("the practice is over; expected a question to answer")
        chosen = choices if isinstance(choices, str) else [*choices]
        session.exercise.grade(chosen)  # an unknown choice raises before anything changes
        with changing(self.desk):
            session.check(chosen, self._now())
        assert session.grade is not None
        return session.grade

    def hint(self) -> None:
        """Show one more hint about the question; after the last hint nothing changes."""
        with changing(self.desk):
            self.session.hint()

    def next(self) -> bool:
        """Show the next question and return True; after the last question, show the result and return False."""
        with changing(self.desk):
            self.session.advance(self._now())
        return not self.session.over

    def again(self) -> None:
        """Begin another session about the same subject."""
        with changing(self.desk):
            self._sit_down_again()

    def _now(self) -> datetime:
        """Return the current time in the reader's time zone."""
        raise NotImplementedError

    def _sit_down_again(self) -> None:
        """Begin another session."""
        raise NotImplementedError
