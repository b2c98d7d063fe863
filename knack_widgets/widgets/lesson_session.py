"""A lesson that a reader plays alone: its steps one after the other, of which the exercises are answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final
from urllib.parse import urlencode

from ..pages.position_words import position_task
from ..pages.quiet import quiet_table
from ..players.fillings import complete
from ..rulebook.bundles import messages
from ..rulebook.examples import examples
from ..rulebook.labels import clause_label
from ..rules import Position, Record
from ..rules.core.errors import InputError
from ..study.exercise import Exercise
from ..study.exercises import load
from ..study.lesson import Lesson, LessonError, LessonItem
from ..study.progress import Progress
from ..study.sitting import Sitting
from .desk import Desk
from .page_links import find_page
from .session import STILL, Answered, Session, put_on

LESSON: Final = "lesson"
"""The kind of the scope of a lesson; its title is the id. Also the field of its link."""
MAX_PRINTED: Final = 60
"""Greatest number of exercises in the address of a sheet, if the lesson itself is too long for a link."""


@dataclass
class LessonRound(Sitting):
    """The exercises of a lesson, each made when it is asked, because making one can take a second."""

    ids: Sequence[str] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.size = len(self.ids)

    def next_exercise(self, at: datetime) -> Exercise:
        """Return the next exercise. Raise ExerciseError if it cannot be made."""
        del at
        id_ = self.ids[len(self.asked)]
        self.asked.append(id_)
        return load(id_)


@dataclass
class LessonSession(Session):
    """A session whose exercises stand between the other steps of a lesson, which are only read.

    lesson: the lesson
    step: the number of the step that is shown, from 0
    fault: why the exercise or the position of the step cannot be shown, or ""
    exercises: the number of a step → its exercise, or why it cannot be made
    done: the number of a step → its answered exercise
    words: the number of a step → the pupil's own answer to its question; it is not graded
    """

    exercise: Exercise = field(init=False, default=None)  # type: ignore[assignment]  # until the first is asked
    lesson: Lesson = field(kw_only=True)
    step: int = -1
    fault: str = ""
    exercises: dict[int, Exercise | InputError] = field(default_factory=dict)
    done: dict[int, Answered] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """True after the last step."""
        return self.step >= len(self.lesson.items) and self.grade is None

    @property
    def last(self) -> bool:
        """True if the step that is shown is the last one."""
        return self.step >= len(self.lesson.items) - 1

    @property
    def read(self) -> LessonItem | None:
        """The step that is shown, or None if an exercise is asked or the result is shown."""
        if self.reviews or self.step >= len(self.lesson.items):
            return None
        item = self.lesson.items[self.step]
        return None if item.kind == "exercise" and not self.fault else item

    def advance(self, at: datetime) -> None:
        """Show the next step; after a look at an answered exercise, return to the result."""
        self._go(min(self.step + 1, len(self.lesson.items)), at)

    def go_back(self, at: datetime) -> None:
        """Show the step before; without effect at the first one. An answered exercise is shown with its verdict."""
        if self.step > 0:
            self._go(self.step - 1, at)

    def keep_words(self, text: str) -> None:
        """Keep the pupil's own answer to the question of the step; without effect at a step of another kind."""
        if self.read and self.read.kind == "question":
            self.words[self.step] = text.strip()

    def own_answers(self) -> list[tuple[str, str]]:
        """Return the questions in words that the pupil has answered, each with the pupil's answer."""
        return [(self.lesson.items[step].value, text) for step, text in sorted(self.words.items()) if text]

    @property
    def about(self) -> int:
        """The number of the step that the shown step is about: of a question in words, the step before it."""
        step = self.step
        while step > 0 and self.lesson.items[step].kind == "question":
            step -= 1
        return step

    def _go(self, step: int, at: datetime) -> None:
        """Show a step, or the result after the last one."""
        self.grade, self.hints, self.marked = None, 0, frozenset()
        self.trying = self.reviews = False
        self.step, self.fault = step, ""
        if step == len(self.lesson.items):
            return
        self.number = step + 1
        try:
            if self.lesson.items[step].kind == "exercise":
                self.exercise = self._exercise_at(step, at)
                if step in self.done:
                    self.exercise, self.marked, self.grade = self.done[step]
                self.lay()
            else:
                self._lay_out(self.about, at)
        except InputError as error:
            if self.about == step:
                self.fault = str(error)

    def _exercise_at(self, step: int, at: datetime) -> Exercise:
        """Return the exercise of a step, which is made once. Raise ExerciseError if it cannot be made."""
        if step not in self.exercises:
            try:
                self.exercises[step] = self.sitting.next_exercise(at)
            except InputError as error:
                self.exercises[step] = error
        exercise = self.exercises[step]
        if isinstance(exercise, InputError):
            raise exercise
        return exercise

    def _lay_out(self, step: int, at: datetime) -> None:
        """Put the table of a step on the desk. Raise an InputError if it has one that cannot be shown."""
        item = self.lesson.items[step]
        if item.kind == "exercise":
            put_on(self.desk, self._exercise_at(step, at))
        else:
            _lay_out(self.desk, item)

    def check(self, choices: Sequence[str], at: datetime) -> None:
        """Grade an answer; without effect at a step that is only read."""
        if self.read is None and self.grade is None and not self.over:
            super().check(choices, at)
            self.done[self.step] = self.answered[-1]

    def hint(self) -> None:
        """Show one more hint; without effect at a step that is only read."""
        if self.read is None:
            super().hint()

    def asked_on_paper(self) -> list[tuple[str, str]]:
        """Return the fields of the address for printing the lesson, or its exercises if it is too long for a link."""
        try:
            return [(LESSON, self.lesson.without_notes().pack())]
        except LessonError:
            return [("exercise", item.value) for item in self.lesson.items if item.kind == "exercise"][:MAX_PRINTED]


def begin_lesson(desk: Desk, lesson: Lesson, progress: Progress, at: datetime) -> LessonSession:
    """Return a new session about a lesson, with its first step.

    desk: the desk on which positions are shown
    lesson: the lesson
    progress: the reader's progress, which the answers change
    at: the current time
    """
    ids = tuple(item.value for item in lesson.items if item.kind == "exercise")
    session = LessonSession(desk, LessonRound(lesson.game, progress, 1, ids=ids), (LESSON, lesson.title), lesson=lesson)
    session.advance(at)
    return session


def _lay_out(desk: Desk, item: LessonItem) -> None:
    """Put the example or the position of a step on the desk. Raise an InputError if the position cannot be."""
    if item.kind == "example":
        example = examples(desk.game.id)[item.value]
        desk.show(example.record, example.at)
        desk.switch({**STILL, "reveal": True})
    elif item.kind == "position":
        position = Position.parse(item.value)
        desk.show(Record(position.game, position=complete(position, item.value)), 0)
        desk.switch({**STILL, "reveal": not position.unknown()})
    desk.look = replace(desk.look, verdict=None)


def read_data(session: LessonSession, item: LessonItem) -> dict[str, Any]:
    """Return a step that is only read as data: its heading, its words, its table and a link."""
    lang, game = session.desk.lang, session.desk.game.id
    say = messages(lang).say
    address = find_page(game)
    base = address and f"{address}?{urlencode({'lang': lang})}"
    shown = session.lesson.items[session.about]
    shows_table = _shows_table(session, shown) and not session.fault
    heading, href = item.value, ""
    if item.kind == "clause":
        heading = clause_label(game, item.value, lang)
    elif item.kind == "example":
        heading, href = examples(game)[item.value].title[lang], f"{base}&{urlencode({'example': item.value})}"
    elif item.kind == "position":
        heading, href = position_task(item.value, lang), f"{base}&{urlencode({'position': item.value})}"
    elif item.kind == "exercise":
        heading = say("practise-lesson_fault", {}, "")
    return {
        "question": heading,
        "clause": shown.value if shown.kind == "clause" else None,
        "fault": session.fault,
        "href": "" if session.fault else href,
        "table": quiet_table(session.desk.sight, session.desk.speaker) if shows_table else None,
        "words": session.words.get(session.step, "") if item.kind == "question" else None,
    }


def _shows_table(session: LessonSession, item: LessonItem) -> bool:
    """Return whether a step has a table."""
    if item.kind == "exercise":
        exercise = session.exercises.get(session.about)
        return isinstance(exercise, Exercise) and exercise.shows_table
    return item.kind in ("example", "position")
