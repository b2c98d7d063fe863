"""A reader's practice session (exercises, answers and results), without widgets.

The position is on a separate desk, on which computer players make no moves until the reader tries a move. The desk
shows only facts that the asked seat may know, and no mark that would reveal the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final, NamedTuple

from ..pages.seats import ME
from ..rulebook.texts import load_text
from ..study.exercise import HINTS, Exercise, Grade
from ..study.progress import Progress
from ..study.sitting import Sitting, askable
from ..study.traps import Trap
from .desk import Desk
from .path_steps import TRAPS
from .playing import play_move
from .short_rounds import KINDS, FixedRound, short_round
from .trap_rounds import DAY, trap_of_day, traps_of

OTHERS: Final = "careful"
"""The control of all seats except the asked seat, after the reader has tried a move."""
STILL: Final[Mapping[str, object]] = {"marks": False, "reveal": False, "cover": False, "tempo": -1}
"""The switches of the table while an exercise is asked."""
DUE: Final = "due"
"""The scope of a sitting about the due exercises."""
STEP: Final = "step"
"""The kind of the scope of a round that is a step of the game's path."""


class Answered(NamedTuple):
    """An answered exercise, with the choices of the answer and its grade."""

    exercise: Exercise
    marked: frozenset[str]
    grade: Grade


@dataclass
class Session:
    """A session at a desk.

    sitting: the series of exercises
    scope: the kind and the id of the subject of the exercises (a clause, say), or None for the whole game
    exercise: the current exercise
    marked: the choices of the answer
    grade: the grade of the answer, or None before it
    hints: the number of hints that are shown
    trying: whether the reader tries moves on the table
    number: the number of the current exercise, from 1
    answered: the answered exercises, in their order
    reviews: whether the reader looks again at an answered exercise, after the last one
    traps: the traps of the round by the id of their exercise
    """

    desk: Desk
    sitting: Sitting
    scope: tuple[str, str] | None = None
    exercise: Exercise = field(init=False)
    marked: frozenset[str] = frozenset()
    grade: Grade | None = None
    hints: int = 0
    trying: bool = False
    number: int = 0
    answered: list[Answered] = field(default_factory=list)
    reviews: bool = False
    traps: Mapping[str, Trap] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """True if the reader has finished the last exercise and read its verdict."""
        return self.sitting.over and self.grade is None

    @property
    def last(self) -> bool:
        """True if the current exercise is the last one and has been answered."""
        return self.sitting.over

    # -- actions of the reader

    def advance(self, at: datetime) -> None:
        """Ask the next exercise, if there is one left; after a look at an answered one, return to the result."""
        self.grade, self.hints, self.marked, self.reviews = None, 0, frozenset(), False
        if not self.sitting.over:
            self.exercise = self.sitting.next_exercise(at)
            self.number = len(self.sitting.answers) + 1
            self.lay()

    def lay(self) -> None:
        """Put the position on the table, as the asked seat sees it."""
        self.trying = False
        put_on(self.desk, self.exercise)

    def check(self, choices: Sequence[str], at: datetime) -> None:
        """Grade an answer; a second answer to the same exercise is ignored."""
        if self.grade is None and not self.over:
            grade = self.exercise.grade(choices)
            self.marked, self.grade = frozenset(choices), grade
            self.sitting.take_answer(self.exercise, grade, at, self.hints)
            self.answered.append(Answered(self.exercise, self.marked, grade))

    def look_again(self, number: int) -> None:
        """Show an answered exercise with its verdict; without effect before the result, or for another number.

        number: the number of the exercise, from 1
        """
        if (self.over or self.reviews) and 1 <= number <= len(self.answered):
            self.exercise, self.marked, self.grade = self.answered[number - 1]
            self.number, self.reviews = number, True
            self.lay()

    def hint(self) -> None:
        """Show one more hint."""
        self.hints = min(self.hints + 1, HINTS)

    def try_out(self, choice: str | None) -> None:
        """Let the reader play on at the table after the answer, beginning with a move.

        choice: the choice whose move is made; for any other text the exercise's own move is made
        """
        if self.grade is None:
            return
        self.lay()
        self.trying = True
        asked = self.exercise
        move = asked.move_of(choice) if choice in asked.choices else asked.move
        if move is not None:
            play_move(self.desk, move)

    # -- printing

    def asked_on_paper(self) -> list[tuple[str, str]]:
        """Return the fields of the address for printing exercises, or [] without exercises."""
        if self.over:
            return [("exercise", exercise) for exercise in self.sitting.asked]
        if self.scope and self.scope[0] == DUE:
            return []
        if isinstance(self.sitting, FixedRound):
            return [("exercise", exercise.id) for exercise in self.sitting.exercises]
        return [*([self.scope] if self.scope and self.scope[0] != STEP else []), ("seed", str(self.sitting.seed))]


def put_on(desk: Desk, exercise: Exercise) -> None:
    """Put the position of an exercise on a desk, as the asked seat sees it."""
    seats = len(exercise.record.opening.setup.names)
    controls = [ME if seat == exercise.seat else OTHERS for seat in range(seats)]
    desk.show(exercise.record, None, controls)
    desk.switch(STILL)
    desk.look = replace(desk.look, verdict=None)


def lay_out(exercise: Exercise, lang: str) -> Desk:
    """Return a desk with the position of an exercise."""
    desk = Desk.open(exercise.game, lang=lang)
    put_on(desk, exercise)
    return desk


def sit_down(
    desk: Desk,
    progress: Progress,
    at: datetime,
    *,
    scope: tuple[str, str] | None,
    size: int,
    seed: int,
    first: Exercise | None,
) -> Session:
    """Return a new session about a clause, a chapter or the game, with its first exercise.

    desk: the desk on which the positions are shown
    progress: the reader's progress, which the answers change
    at: the current time
    scope: the kind and the id of the subject of the exercises (a clause, say), or None for the whole game
    size: the number of exercises
    seed: the seed by which the exercises are chosen
    first: the first exercise, or None to choose it by the seed
    """
    game = desk.game.id
    clauses: tuple[str, ...] = ()
    if scope and scope[0] == "clause":
        clauses = askable(game, [scope[1]])
    elif scope and scope[0] == DUE:
        due = [skill.clause for skill in progress.due(at) if skill.game == game and skill.clause in desk.game.clauses]
        clauses = tuple(dict.fromkeys(due))
        size = min(size, len(due)) or size
    elif scope and (scope[0] == DAY or scope == (STEP, TRAPS)):
        known = {one.id: one for one in ([trap_of_day(game, scope[1])] if scope[0] == DAY else traps_of(game))}
        round_of = FixedRound(game, progress, seed, exercises=[one.exercise for one in known.values()])
        return _begin(Session(desk, round_of, scope, traps=known), at)
    elif scope and scope[0] == STEP:
        if scope[1] in KINDS:
            round_of = FixedRound(game, progress, seed, exercises=short_round(game, scope[1], seed))
            return _begin(Session(desk, round_of, scope), at)
    elif scope:
        chapter = next(each for each in load_text(game).chapters if each.id == scope[1])
        clauses = askable(game, chapter.clauses)
    return _begin(Session(desk, Sitting(game, progress, seed, clauses, size, first), scope), at)


def _begin(session: Session, at: datetime) -> Session:
    """Ask the first exercise of a session."""
    session.advance(at)
    return session
