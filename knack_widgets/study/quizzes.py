"""Exercises in the text formats of learning platforms: questions with graded choices, and GIFT.

Moodle grades a choice with a share of the points. The right choices share 100 %, and each wrong one takes away as much
as a right one brings, so that marking everything brings nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..rulebook.labels import clause_label
from ..rulebook.words import position
from .exercise import Exercise
from .kinds import ONE_ANSWER

MAX_RIGHT: Final = 10
"""Greatest number of right choices: Moodle has no share of the points for more."""
SPECIAL: Final = re.compile(r"([~=#{}:\\])")
"""Characters with a meaning in GIFT."""


@dataclass(frozen=True, slots=True)
class QuizChoice:
    """A choice of a question.

    text: the choice in words
    share: its share of the points (percent); negative for a wrong choice
    feedback: the reasons
    """

    text: str
    share: float
    feedback: str


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """A question of a learning platform.

    id: id of the exercise
    name: title of the question
    situation: the position in words, or empty if the question is not about a position
    text: the question
    choices: the choices, in the order shown
    is_single: whether exactly one choice is to be marked
    feedback: the right choices' reasons, with the clause
    """

    id: str
    name: str
    situation: str
    text: str
    choices: tuple[QuizChoice, ...]
    is_single: bool
    feedback: str


def quiz_question(exercise: Exercise, number: int, lang: str) -> QuizQuestion | None:
    """Return an exercise as a question, or None if a platform cannot grade it.

    It cannot if no choice is right, or if more than ten are.

    exercise: the exercise
    number: its number in the quiz, for its name
    lang: the language
    """
    right = len(exercise.answer)
    if not 1 <= right <= MAX_RIGHT:
        return None
    speak = exercise.speaker(lang)
    clause = clause_label(exercise.game, exercise.clause, lang)
    share = 100 / right
    is_single = exercise.kind in ONE_ANSWER
    labels = exercise.labels(lang)
    choices = (
        QuizChoice(
            labels[choice],
            share if choice in exercise.answer else 0 if is_single else -share,
            exercise.feedback(choice, lang),
        )
        for choice in exercise.choices
    )
    head = speak.say("exercise-sheet-number", {"number": number}, str(number))
    return QuizQuestion(
        id=exercise.id,
        name=f"{head}: {clause}",
        situation=position(exercise.view, lang, exercise.seat, why=False) if exercise.shows_table else "",
        text=exercise.question(lang),
        choices=tuple(choices),
        is_single=is_single,
        feedback=f"{clause}. {' '.join(exercise.reasons(exercise.answer, lang))}",
    )


def quiz_questions(exercises: Iterable[Exercise], lang: str) -> list[QuizQuestion]:
    """Return those of the exercises that a platform can grade.

    exercises: the exercises
    lang: the language
    """
    numbered = (quiz_question(each, number, lang) for number, each in enumerate(exercises, 1))
    return [question for question in numbered if question is not None]


def gift(questions: Sequence[QuizQuestion]) -> str:
    r"""Return the questions in GIFT, the text format that Moodle and others read.

    questions: the questions

    >>> choices = (QuizChoice("yes", 100, ""), QuizChoice("no: 1 = 2", 0, "Count again."))
    >>> print(gift([QuizQuestion("id", "Sums", "", "Is 1 + 1 = 2?", choices, True, "Yes.")]))
    // id
    ::Sums::[plain]Is 1 + 1 \= 2? {
    =yes
    ~no\: 1 \= 2 # Count again.
    #### Yes.
    }
    <BLANKLINE>
    """
    return "\n".join(map(_gift_question, questions))


def _gift_question(question: QuizQuestion) -> str:
    lines = [f"// {question.id}"]
    text = "\n\n".join(part for part in (question.situation, question.text) if part)
    lines.append(f"::{_escape(question.name)}::[plain]{_escape(text)} {{")
    for choice in question.choices:
        sign = ("=" if choice.share > 0 else "~") if question.is_single else f"~%{percent(choice.share)}%"
        lines.append(f"{sign}{_escape(choice.text)}" + (f" # {_escape(choice.feedback)}" if choice.feedback else ""))
    return "\n".join([*lines, f"#### {_escape(question.feedback)}", "}", ""])


def percent(share: float) -> str:
    """Return a share of the points as Moodle writes it.

    >>> percent(100), percent(100 / 3), percent(-12.5)
    ('100', '33.33333', '-12.5')
    """
    return f"{share:.5f}".rstrip("0").rstrip(".")


def _escape(text: str) -> str:
    r"""Return a text for GIFT: marked special characters, line ends as ``\n``."""
    return SPECIAL.sub(r"\\\1", text).replace("\n", r"\n")
