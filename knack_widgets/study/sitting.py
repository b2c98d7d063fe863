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
from .careless import difficulty
from .exercise import Exercise, ExerciseError, Grade
from .exercises import SEEDS as SEEDS
from .exercises import clauses_of_kind, make
from .normal_form import normal_form
from .progress import Progress, Skill
from .rounds import Slot, Taken, plan_round

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
    size: number of exercises; fewer if the clauses have too few kinds of question
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
    _taken: Taken = field(default_factory=Taken)
    _draws: Draws = field(init=False)
    _plan: list[Slot] = field(init=False)
    _ready: list[Exercise] = field(default_factory=list)

    def __post_init__(self) -> None:
        if type(self.size) is not int or not 1 <= self.size <= MAX_SITTING_EXERCISES:
            raise ExerciseError(f"{self.size} exercises: expected from 1 to {MAX_SITTING_EXERCISES}")
        self._draws = Draws(self.seed)
        self._plan = plan_round(self.game, self.clauses, self.size, self._draws)
        known = sum(map(self._is_about, self.progress.skills))
        self.size = min(self.size, max(len(self._plan), known, 1))
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
        if self.first and not self.asked:
            exercise = self.first
            self._taken.add(exercise)
        else:
            exercise = self._fresh(at)
        self.asked.append(exercise.id)
        return exercise

    def take_answer(self, exercise: Exercise, grade: Grade, at: datetime, hints: int = 0) -> None:
        """Add a graded answer."""
        self.progress.answered(exercise, grade, at, hints)
        self.answers.append(Answer(Skill(exercise.game, exercise.clause, exercise.kind), grade.correct))

    def _fresh(self, at: datetime) -> Exercise:
        """Return an exercise about a skill that failed or is due, otherwise the next one of the plan."""
        if (skill := self._old_skill(at)) is not None:
            exercise = self._taken.find(self.game, (skill.clause, skill.kind), self._draws)
            if exercise is not None:
                return exercise
        while not self._ready and self._plan:
            self._prepare()
        if self._ready:
            return self._ready.pop(0)
        # everything in the plan is done: another exercise about the rarest clause, even if its table was there
        times = [sum(answer.skill.clause == clause for answer in self.answers) for clause in self.clauses]
        clause = self.clauses[times.index(min(times))] if times else None
        return make(self.game, self._draws.pick(SEEDS), clause=clause)

    def _prepare(self) -> None:
        """Make the next exercises of the plan, all of one kind, the easiest first."""
        kind = self._plan[0][1]
        slots = [slot for slot in self._plan if slot[1] == kind]
        self._plan = [slot for slot in self._plan if slot[1] != kind]
        fresh = (self._taken.find(self.game, slot, self._draws) for slot in slots)
        self._ready = sorted((exercise for exercise in fresh if exercise is not None), key=difficulty)

    def _old_skill(self, at: datetime) -> Skill | None:
        """Return the skill that comes back now or is due, or None."""
        back = self.progress.returning
        if back is not None and self._is_about(back):
            return back
        done = {one.skill for one in self.answers}
        return next((skill for skill in self.progress.due(at) if skill not in done and self._is_about(skill)), None)

    def _is_about(self, skill: Skill) -> bool:
        return (
            skill.game == self.game
            and skill.clause in games[self.game].clauses
            and (not self.clauses or skill.clause in self.clauses)
            and skill.clause in clauses_of_kind(self.game, skill.kind)
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
        different.setdefault(normal_form(exercise), exercise)
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
