"""Polls: a question about an exercise, a position or a ruling, and the votes of a class."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypedDict

from ..rules import Record, games
from ..rules.core.chance import Draws
from ..study import exercises
from ..study.exercise import Exercise
from ..study.kinds import KINDS, ONE_ANSWER
from ..study.spots import Spot


class About(TypedDict, total=False):
    """The subject of a question.

    game: the game of a ruling
    ruling: the ruling
    exercise: the id of an exercise
    record: the record of a position, up to the position
    clause: the clause that a question about a position is about
    kind: the kind of this question
    seed: the seed with which it was found
    next: the text of the move after the position
    quiz: the number of the question in a quiz
    table: the number of the table whose position it is, of several
    example: the worked example whose position it is
    """

    game: str
    ruling: str
    exercise: str
    record: str
    clause: str
    kind: str
    seed: int
    next: str
    quiz: int
    table: int
    example: str


@dataclass
class Poll:
    """One question to the class, and its votes.

    about: the subject of the question
    votes: the choices of each member in this round, by the member's number
    closed: whether voting is over, so that the distribution is shown
    answered: whether the answer is shown
    earlier: the votes of earlier rounds
    asked_s: time of day at which it was asked (seconds), or None in a room of an earlier release
    times_s: (round from 1, member) → time of day of the vote (seconds)
    newest: round from 1 → number of the newest member when the round ended
    """

    about: About
    votes: dict[int, tuple[str, ...]] = field(default_factory=dict)
    closed: bool = False
    answered: bool = False
    earlier: list[dict[int, tuple[str, ...]]] = field(default_factory=list)
    asked_s: int | None = None
    times_s: dict[tuple[int, int], int] = field(default_factory=dict)
    newest: dict[int, int] = field(default_factory=dict)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.earlier) + 1

    @property
    def ruling(self) -> tuple[str, str] | None:
        """The game and the ruling if the question is about the reading of a ruling, or None."""
        return (self.about["game"], self.about["ruling"]) if "ruling" in self.about else None

    @property
    def exercise(self) -> Exercise | None:
        """The exercise of the question, or None for a question about a ruling."""
        return None if self.ruling else exercise_of(self.about)

    @property
    def choices(self) -> tuple[str, ...]:
        """The choices that a member may mark."""
        if self.ruling:
            game, ruling = self.ruling
            return tuple(games[game].readings[ruling].values)
        return exercise_of(self.about).choices

    @property
    def several(self) -> bool:
        """True if more than one choice may be marked."""
        return not self.ruling and exercise_of(self.about).kind not in ONE_ANSWER

    @property
    def answer(self) -> frozenset[str]:
        """The right choices; for a ruling, the book's own reading."""
        if self.ruling:
            return frozenset(self.choices[:1])
        return exercise_of(self.about).answer

    def is_right(self, choices: tuple[str, ...]) -> bool:
        """Return whether a vote has all right choices and no other choice."""
        return frozenset(choices) == self.answer

    def count(self, votes: dict[int, tuple[str, ...]] | None = None) -> Counter[str]:
        """Return how many members have marked each choice.

        votes: the votes of an earlier round, or None for the votes of this round
        """
        return Counter(choice for vote in (self.votes if votes is None else votes).values() for choice in vote)

    def missed_clauses(self, vote: tuple[str, ...]) -> tuple[str, ...]:
        """Return the clauses that a wrong vote missed, or () for a right vote."""
        if self.is_right(vote):
            return ()
        if self.ruling:
            return (self.clause,)
        return exercise_of(self.about).grade(vote).clauses

    @property
    def clause(self) -> str:
        """The clause that the question is about."""
        if self.ruling:
            game, ruling = self.ruling
            return games[game].readings[ruling].clause
        return exercise_of(self.about).clause

    @property
    def game(self) -> str:
        """The id of the game that the question is about."""
        return self.ruling[0] if self.ruling else exercise_of(self.about).game


def exercise_of(about: About) -> Exercise:
    """Return the exercise of an id, or the question about a position.

    about: either `exercise`, the id; or the facts of a position: `record`, `clause`, `kind`, `seed` and perhaps `next`,
        the text of the next move

    Raise `ExerciseError` if the exercise does not exist, or if the position does not have the question.
    """
    if "exercise" in about:
        return _load(about["exercise"])
    return _find(about["record"], about.get("next"), about["clause"], about["kind"], about["seed"])


_load = lru_cache(maxsize=256)(exercises.load)


@lru_cache(maxsize=64)
def _find(text: str, following: str | None, clause: str, kind: str, seed: int) -> Exercise:
    exercise = find_question(Record.loads(text), following, clause, kind, seed)
    if exercise is None:
        raise exercises.ExerciseError(f"this position has no question of the kind {kind} about clause {clause}")
    return exercise


def find_question(record: Record, following: str | None, clause: str, kind: str, seed: int) -> Exercise | None:
    """Return a question about a record's last position, or None if there is no such question.

    record: the match that leads to the position
    following: the next move, as text, or None
    clause: id of the clause
    kind: name of the kind of question
    seed: decides between several possible questions
    """
    state = record.final
    spot = Spot(record.steps, state, state.read(following) if following else None)
    question = KINDS[kind].find(spot, clause, Draws(seed))
    if question is None:
        return None
    name = ".".join((record.game, clause.replace(".", "-"), kind, str(seed)))
    return Exercise(name, record.game, clause, kind, spot.record, question, KINDS[kind])
