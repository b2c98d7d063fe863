"""A sitting: some exercises one after the other, about a clause, a chapter or a whole game.

What failed comes back first, then what is due, then what has not been asked: each time in another position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, NamedTuple

from ..rulebook.asked import asked_clauses
from ..rules import games
from ..rules.core.draws import Draws
from .errors import ExerciseError
from .exercise import Exercise, Grade
from .exercises import make
from .progress import Progress, Skill
from .sheets import likeness

TRIES: Final = 6
"""So many seeds are tried for a position that has not been asked in this sitting."""
SEEDS: Final = 1_000_000
"""Seeds are below it: short enough to be written down with an exercise's id."""
SIZE: Final = 10
MOST: Final = 100
NEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""When what is asked on paper is answered, so that nothing is due again."""


class Given(NamedTuple):
    """An answer that was given: about what, and whether it was right."""

    skill: Skill
    correct: bool


@dataclass
class Sitting:
    """`clauses`: those that are asked about, none for the whole game; `size`: how many exercises there are; `first`:
    the one to begin with, if it is given; `seed`: what the others are drawn from.
    """

    game: str
    progress: Progress
    seed: int
    clauses: tuple[str, ...] = ()
    size: int = SIZE
    first: Exercise | None = None
    given: list[Given] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """The exercises' ids."""
    _asked: set[object] = field(default_factory=set)
    _draws: Draws = field(init=False)

    def __post_init__(self) -> None:
        if type(self.size) is not int or not 1 <= self.size <= MOST:
            raise ExerciseError(f"{self.size} exercises: expected from 1 to {MOST}")
        self._draws = Draws(self.seed)
        self.progress.end_sitting()

    @property
    def over(self) -> bool:
        """Whether all has been answered."""
        return len(self.given) >= self.size

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(one.correct for one in self.given)

    def next_exercise(self, at: datetime) -> Exercise:
        """What is asked now. Raises `ExerciseError` where nothing can be."""
        exercise = self.first if self.first and not self._asked else self._fresh(at)
        self._asked.add(likeness(exercise))
        self.asked.append(exercise.id)
        return exercise

    def take_answer(self, exercise: Exercise, grade: Grade, at: datetime, hints: int = 0) -> None:
        """An answer was graded."""
        self.progress.answered(exercise, grade, at, hints)
        self.given.append(Given(Skill(exercise.game, exercise.clause, exercise.kind), grade.correct))

    def _fresh(self, at: datetime) -> Exercise:
        clause, kind = self._next_skill(at)
        found = None
        for _ in range(TRIES):
            found = make(self.game, self._draws.pick(SEEDS), clause=clause, kind=kind)
            if likeness(found) not in self._asked:
                break
        assert found is not None
        return found

    def _next_skill(self, at: datetime) -> tuple[str | None, str | None]:
        """The clause and the kind of question that are next, as far as it matters."""
        back = self.progress.returning
        if back is not None and self._is_about(back):
            return back.clause, back.kind
        done = {one.skill for one in self.given}
        for skill in self.progress.due(at):
            if skill not in done and self._is_about(skill):
                return skill.clause, skill.kind
        if not self.clauses:
            return None, None
        times = [sum(one.skill.clause == clause for one in self.given) for clause in self.clauses]
        least = [clause for clause, asked in zip(self.clauses, times, strict=True) if asked == min(times)]
        return least[self._draws.pick(len(least))], None

    def _is_about(self, skill: Skill) -> bool:
        return (
            skill.game == self.game
            and skill.clause in games[self.game].clauses
            and (not self.clauses or skill.clause in self.clauses)
        )


def draw_sheet(game: str, clauses: Sequence[str], size: int, seed: int) -> list[Exercise]:
    """The different exercises of a sitting in which everything is answered rightly, to be answered on paper.

    `clauses`: those that are asked about, none for the whole game. Raises `ExerciseError` where nothing can be asked.
    """
    sitting = Sitting(game, Progress(), seed, askable(game, clauses) if clauses else (), size)
    found: dict[object, Exercise] = {}
    while not sitting.over:
        exercise = sitting.next_exercise(NEVER)
        sitting.take_answer(exercise, exercise.grade(exercise.answer), NEVER)
        found.setdefault(likeness(exercise), exercise)
    return list(found.values())


def askable(game: str, clauses: Sequence[str]) -> tuple[str, ...]:
    """Those of the clauses that there are exercises about. Raises `ExerciseError` where there are none."""
    known = asked_clauses(game)
    found = tuple(clause for clause in clauses if clause in known)
    if not found:
        raise ExerciseError(f"{', '.join(clauses)}: there is nothing to ask about")
    return found
