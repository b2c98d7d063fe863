"""A sitting: a series of exercises about clauses, a chapter or a whole game.

Failed skills come first, then due skills, then new skills, each time with another position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, NamedTuple

from ..rulebook.exercised_clauses import exercised_clauses
from ..rules import games
from ..rules.core.chance import Draws
from .exercise import Exercise, ExerciseError, Grade
from .exercises import make
from .progress import Progress, Skill
from .sheets import likeness

TRIES: Final = 6
"""Number of seeds that are tried to find a position that is new in this sitting."""
SEEDS: Final = 1_000_000
"""Upper bound (exclusive) of the seeds, so that an exercise's id is short enough to write down."""
SIZE: Final = 10
"""Usual number of exercises."""
MAX_SITTING_EXERCISES: Final = 100
"""Limit on the number of exercises."""
NEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The time at which exercises on paper are answered, so that no skill becomes due again."""


class Answer(NamedTuple):
    """A graded answer.

    skill: the skill of the question
    correct: whether the answer was right
    """

    skill: Skill
    correct: bool


@dataclass
class Sitting:
    """A running sitting.

    game: id of the game
    progress: the reader's progress, which each answer changes
    seed: seed of the exercises
    clauses: the clauses of the exercises; empty for the whole game
    size: number of exercises
    first: the exercise to begin with, or None
    answers: the answers so far
    asked: ids of the exercises so far
    """

    game: str
    progress: Progress
    seed: int
    clauses: tuple[str, ...] = ()
    size: int = SIZE
    first: Exercise | None = None
    answers: list[Answer] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """The exercises' ids."""
    _asked: set[object] = field(default_factory=set)
    _draws: Draws = field(init=False)

    def __post_init__(self) -> None:
        if type(self.size) is not int or not 1 <= self.size <= MAX_SITTING_EXERCISES:
            raise ExerciseError(f"{self.size} exercises: expected from 1 to {MAX_SITTING_EXERCISES}")
        self._draws = Draws(self.seed)
        self.progress.end_sitting()

    @property
    def over(self) -> bool:
        """True if all exercises have been answered."""
        return len(self.answers) >= self.size

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(one.correct for one in self.answers)

    def next_exercise(self, at: datetime) -> Exercise:
        """Return the next exercise. Raise ExerciseError if no exercise can be found."""
        exercise = self.first if self.first and not self._asked else self._fresh(at)
        self._asked.add(likeness(exercise))
        self.asked.append(exercise.id)
        return exercise

    def take_answer(self, exercise: Exercise, grade: Grade, at: datetime, hints: int = 0) -> None:
        """Add a graded answer."""
        self.progress.answered(exercise, grade, at, hints)
        self.answers.append(Answer(Skill(exercise.game, exercise.clause, exercise.kind), grade.correct))

    def _fresh(self, at: datetime) -> Exercise:
        clause, kind = self._next_skill(at)
        exercise = None
        for _ in range(TRIES):
            exercise = make(self.game, self._draws.pick(SEEDS), clause=clause, kind=kind)
            if likeness(exercise) not in self._asked:
                break
        assert exercise is not None
        return exercise

    def _next_skill(self, at: datetime) -> tuple[str | None, str | None]:
        """Return the clause and the kind of question that come next.

        None instead of either means a random choice.
        """
        back = self.progress.returning
        if back is not None and self._is_about(back):
            return back.clause, back.kind
        done = {one.skill for one in self.answers}
        for skill in self.progress.due(at):
            if skill not in done and self._is_about(skill):
                return skill.clause, skill.kind
        if not self.clauses:
            return None, None
        times = [sum(one.skill.clause == clause for one in self.answers) for clause in self.clauses]
        least = [clause for clause, asked in zip(self.clauses, times, strict=True) if asked == min(times)]
        return least[self._draws.pick(len(least))], None

    def _is_about(self, skill: Skill) -> bool:
        return (
            skill.game == self.game
            and skill.clause in games[self.game].clauses
            and (not self.clauses or skill.clause in self.clauses)
        )


def draw_sheet(game: str, clauses: Sequence[str], size: int, seed: int) -> list[Exercise]:
    """Return the exercises of a sitting in which all answers are right, for paper.

    Raise ExerciseError if no exercise can be found.

    game: id of the game
    clauses: the clauses of the exercises; empty for the whole game
    size: number of exercises; fewer are returned if not enough different exercises are found
    seed: seed of the exercises
    """
    sitting = Sitting(game, Progress(), seed, askable(game, clauses) if clauses else (), size)
    different: dict[object, Exercise] = {}
    while not sitting.over:
        exercise = sitting.next_exercise(NEVER)
        sitting.take_answer(exercise, exercise.grade(exercise.answer), NEVER)
        different.setdefault(likeness(exercise), exercise)
    return list(different.values())


def askable(game: str, clauses: Sequence[str]) -> tuple[str, ...]:
    """Return those of the clauses that have exercises.

    Raise ExerciseError if the game lacks one of the clauses.
    """
    known = exercised_clauses(game)
    with_exercises = tuple(clause for clause in clauses if clause in known)
    if not with_exercises:
        raise ExerciseError(f"clauses {', '.join(clauses)}: expected at least one clause of {game} that has exercises")
    return with_exercises
