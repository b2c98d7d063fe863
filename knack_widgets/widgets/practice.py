"""The practice widget, with exercises about a clause, a chapter or a game.

The page stores the reader's progress (the trait `keep`) in the browser, encrypted for the reader, and sends it back as
the intent `restore`. All games share one progress.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from functools import partial
from secrets import randbelow
from typing import Final

import traitlets

from ..pages.prerender.elements import Html, h
from ..pages.prerender.lesson_words import MAX_OWN_CHARS
from ..rules import NotationError
from ..rules.core.errors import describe
from ..study import exercises
from ..study.exercise import Exercise, ExerciseError
from ..study.lesson import Lesson
from ..study.progress import Progress
from ..study.sheets import sheet_text
from ..study.sitting import SEEDS, SIZE
from . import pagelang, shared
from .desk import Desk
from .drawing import with_drawing
from .guarded import Bundle, for_page
from .handling import handling
from .intent_fields import Intent, text_of, zone_of
from .intents import INTENTS
from .lesson_session import LessonSession, begin_lesson
from .linked import follow_language
from .paper import make_quiz_file, make_sheet_file
from .part import Part
from .path_steps import ROUND_STEPS
from .practice_data import practice_data
from .practice_drawing import draw_practice, labels, question
from .practice_progress import PracticeProgress
from .practice_traits import PracticeTraits
from .request import READER, is_served, on_visit
from .sealing import PROGRESS, seal
from .session import DUE, STEP, Session, sit_down
from .sheet import item
from .trap_rounds import DAY
from .trouble import Notice

AT_THE_TABLE: Final = ("card", "move", "why", "opponent", "deal")
"""Intents that are accepted only while the reader tries moves on the table."""
ALWAYS: Final = ("lang", "pref", "redrawn")


class Practice(PracticeProgress, PracticeTraits, Part):
    """A session of questions about a game, which a reader answers on the page or a program with `answer`.

    >>> practice = Practice("knack", clause="play.3", count=2, lang="en")
    >>> grade = practice.answer(practice.exercise.answer)    # what is right, as if the reader knew it
    >>> grade.wrong, practice.next(), practice.number, practice.over
    (frozenset(), True, 2, False)

    game: the game's id
    clause: the clause that the questions are about; by default the whole game
    chapter: the chapter that the questions are about
    due: whether the questions are about what the reader should practise again today
    step: the step of the game's path that the session is: refused, why, round or traps; by default no step
    day: a day such as 2026-11-27, for the trap of that day
    count: the number of questions
    exercise: the id of the first exercise
    lesson: a lesson, whose steps are shown instead of questions that are drawn
    seed: the seed of the questions; by default a random seed in a served page, and 1 in a notebook
    lang: the language; by default the language of the page
    desk: for a page with a table: the desk of the table, from which language and readers are taken
    clock: a function that returns the current time; by default the clock of the computer

    Raise ExerciseError if the game does not have the clause or the chapter, or if the lesson is about another game.
    """

    _part = for_page(traitlets.Unicode("practice"))
    _practice = traitlets.Dict().tag(page=True)
    _practice_drawing = for_page(traitlets.Unicode())
    _question = for_page(traitlets.Dict())
    """The data of the question that the page needs beside its drawing."""
    _labels = for_page(traitlets.Dict())
    _keep = for_page(traitlets.Dict())
    """The data that the page stores: the progress, and whether the earlier stored progress could not be read."""

    def __init__(
        self,
        game: str,
        *,
        clause: str | None = None,
        chapter: str | None = None,
        due: bool = False,
        step: str | None = None,
        day: str | None = None,
        count: int = SIZE,
        exercise: str | None = None,
        lesson: Lesson | None = None,
        seed: int | None = None,
        lang: str | None = None,
        desk: Desk | None = None,
        clock: Callable[[], datetime] | None = None,
    ) -> None:
        """Begin a session; the settings are those of the class."""
        first = exercises.load(exercise) if exercise else None
        opened = Desk.open(game, lang=lang)
        if clause is not None and clause not in opened.game.clauses:
            raise ExerciseError(f"{game} has no clause {describe(clause)}")
        chapters = opened.game.chapters
        if chapter is not None and chapter not in chapters:
            raise ExerciseError(f"there is no chapter {describe(chapter)}: expected one of {', '.join(chapters)}")
        if step is not None and step not in ROUND_STEPS:
            raise ExerciseError(f"there is no step {describe(step)}: expected one of {', '.join(ROUND_STEPS)}")
        if lesson is not None and lesson.game != game:
            raise ExerciseError(f"this lesson is about {lesson.game}; expected one about {game}")
        if desk is not None:
            opened.speak(desk.lang)
            opened.readers = desk.readers
        self.clock = clock or partial(datetime.now, UTC)
        self.zone: tzinfo = UTC
        self.way = desk is not None
        self.count, self.seed, self.unread = count, seed, False
        about = {"clause": clause, "chapter": chapter, DUE: game if due else None, STEP: step, DAY: day}
        self.scope = next(((kind, name) for kind, name in about.items() if name), None)
        self.progress = Progress()
        self.forgotten: Progress | None = None
        drawn = seed if seed is not None else randbelow(SEEDS) if is_served() else 1
        self.lesson = lesson
        self.session = self._begin(opened, drawn, first)
        pagelang.join(opened, speaks=lang is None if desk is None else pagelang.follows(desk))
        super().__init__(opened)
        if desk is None:
            on_visit(self._follow)

    def _now(self) -> datetime:
        return self.clock().astimezone(self.zone)

    # -- Python to page

    def _data(self) -> dict[str, object]:
        desk = self.desk
        sealed = seal(self.progress.dumps(), PROGRESS, desk.readers[0]) if self.progress.skills else ""
        data = with_drawing(desk.sight, practice_data(self.session, self._now()))
        return {
            **self._view_of(desk),
            "deck": shared.deck(desk),
            "practice": data,
            "practice_drawing": draw_practice(desk.sight, data, way=self.way),
            "question": question(data),
            "labels": {name: labels(desk.lang)[name] for name in ("choose", "chosen", "shared")},
            "keep": {"sealed": sealed, "unread": self.unread},
        }

    def _follow(self, arguments: Mapping[str, str]) -> None:
        if names := arguments.get(READER):
            self.desk.readers = tuple(names.split("."))
        follow_language(self.desk, arguments)

    # -- page to Python

    def _hear(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping):
            with handling(self.desk, content, notice_of=self._unreadable):
                self._do(content)

    def _do(self, intent: Intent) -> None:
        name = intent.get("do")
        act = ACTS.get(name) if isinstance(name, str) else None
        self.zone = zone_of(intent) or self.zone
        if act is not None:
            act(self, intent)
        elif name in ALWAYS or (name in AT_THE_TABLE and self.session.trying):
            if name in AT_THE_TABLE:
                self.desk.look = replace(self.desk.look, verdict=None)
            INTENTS[str(name)](self.desk, intent)
        else:
            raise NotationError(f"the page sent the intent {describe(name)}, which the practice does not accept now")

    def _check(self, intent: Intent) -> None:
        """Grade an answer, after merging progress that another page has stored (the field `kept`)."""
        choices = intent.get("choices")
        if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
            raise NotationError(f"choices = {describe(choices)}: expected a list of choices")
        if intent.get("kept"):
            with suppress(ValueError):
                self.progress.merge(self._unseal(intent, "kept"))
        self.session.check(choices, self._now())
        self.forgotten = None

    def _hint_more(self, _: Intent) -> None:
        """Show one more hint."""
        self.session.hint()

    def _next(self, intent: Intent) -> None:
        """Ask the next question, or show the result after the last question."""
        self._keep_words(intent)
        self.session.advance(self._now())

    def _back(self, intent: Intent) -> None:
        """Show the step of the lesson before; without effect outside a lesson."""
        self._keep_words(intent)
        if isinstance(self.session, LessonSession):
            self.session.go_back(self._now())

    def _keep_words(self, intent: Intent) -> None:
        """Keep the pupil's own answer to a question of a lesson (the field `words`)."""
        words = text_of(intent, "words", MAX_OWN_CHARS)
        if isinstance(self.session, LessonSession):
            self.session.keep_words(words)

    def _look_again(self, intent: Intent) -> None:
        """Show an answered exercise of the finished round."""
        number = intent.get("number")
        if type(number) is not int:
            raise NotationError(f"number = {describe(number)}: expected the number of a question")
        self.session.look_again(number)

    def _again(self, _: Intent) -> None:
        """Begin another sitting of the same kind."""
        self._sit_down_again()

    def _sit_down_again(self) -> None:
        self.session = self._begin(self.desk, randbelow(SEEDS), None)

    def _begin(self, desk: Desk, seed: int, first: Exercise | None) -> Session:
        """Return a new session at a desk."""
        if self.lesson is not None:
            return begin_lesson(desk, self.lesson, self.progress, self._now())
        return sit_down(desk, self.progress, self._now(), scope=self.scope, size=self.count, seed=seed, first=first)

    def _try_out(self, intent: Intent) -> None:
        """Try a move on the table."""
        self.session.try_out(text_of(intent, "choice", 1000) or None)

    def _lay(self, _: Intent) -> None:
        """Put the position of the question back on the table."""
        self.session.lay()

    def _paper(self, intent: Intent) -> None:
        """Save the exercises and their answers as a file, with QR codes for the page `address`."""
        file = make_sheet_file(self.session, text_of(intent, "address", 1000))
        self.desk.notice = Notice(self._say("printed", file=file[0]), download=file)

    def _quiz(self, intent: Intent) -> None:
        """Save the exercises as a file for a learning platform (the field `form`)."""
        name, text, count, left = make_quiz_file(self.session, text_of(intent, "form", 20))
        said = [self._say("quizzed", file=name, count=count), *([self._say("quiz_left")] if left else [])]
        self.desk.notice = Notice(" ".join(said), download=(name, text))

    def __repr__(self) -> str:
        exercise = self.session.exercise
        return sheet_text([exercise] if self.session.sitting.asked else [], self.desk.lang).rstrip()

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view and, in a notebook, the question, its table as a picture, and the choices."""
        bundle = super(Part, self)._repr_mimebundle_(**settings)
        if bundle is None or is_served():
            return bundle
        return {**bundle[0], "text/html": str(self._keep_view())}, bundle[1]

    def _keep_view(self) -> Html:
        if self.lesson is not None:
            return h("p", {}, self.lesson.title)
        return item(self.session.exercise, self.session.number, self.desk.lang)


ACTS: Final[Mapping[str, Callable[[Practice, Intent], None]]] = {
    "check": Practice._check,
    "hint": Practice._hint_more,
    "next": Practice._next,
    "back": Practice._back,
    "look_again": Practice._look_again,
    "again": Practice._again,
    "try_out": Practice._try_out,
    "lay": Practice._lay,
    "paper": Practice._paper,
    "quiz": Practice._quiz,
    "restore": Practice._restore,
    "take": Practice._take,
    "bring": Practice._bring,
    "forget": Practice._forget,
    "remember": Practice._remember,
}
