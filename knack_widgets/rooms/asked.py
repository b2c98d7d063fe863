"""What a class is asked: an exercise, the position on the table, or how to read a ruling; and how it has voted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..rules import Record, games
from ..rules.core.draws import Draws
from ..study import exercises
from ..study.exercise import Exercise
from ..study.kinds import KINDS
from ..study.spots import Spot
from ..widgets.session import ONE

Data = dict[str, Any]


@dataclass
class Poll:
    """One question to the class. `about`: what is asked (see `exercise_of`); `earlier`: the votes of earlier rounds."""

    about: Data
    votes: dict[int, tuple[str, ...]] = field(default_factory=dict)
    closed: bool = False
    answered: bool = False
    earlier: list[dict[int, tuple[str, ...]]] = field(default_factory=list)

    @property
    def ruling(self) -> tuple[str, str] | None:
        """The game and the ruling of which it is asked how to read it."""
        return (self.about["game"], self.about["ruling"]) if "ruling" in self.about else None

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that is asked."""
        return None if self.ruling else exercise_of(self.about)

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be marked."""
        if self.ruling:
            game, ruling = self.ruling
            return tuple(games[game].readings[ruling].values)
        return exercise_of(self.about).choices

    @property
    def several(self) -> bool:
        """Whether more than one choice may be marked."""
        return not self.ruling and exercise_of(self.about).kind not in ONE

    @property
    def answer(self) -> frozenset[str]:
        """What is right: of a ruling the book's own reading."""
        if self.ruling:
            return frozenset(self.choices[:1])
        return exercise_of(self.about).answer

    def is_right(self, choices: tuple[str, ...]) -> bool:
        """Whether a vote has all that is right and nothing else."""
        return frozenset(choices) == self.answer

    def count(self, votes: dict[int, tuple[str, ...]] | None = None) -> Counter[str]:
        """How many have marked each choice."""
        return Counter(choice for vote in (self.votes if votes is None else votes).values() for choice in vote)

    def missed_clauses(self, vote: tuple[str, ...]) -> tuple[str, ...]:
        """The clauses that a wrong vote got wrong, those of the question among them; none of a right one."""
        if self.is_right(vote):
            return ()
        if self.ruling:
            return (self.clause,)
        return exercise_of(self.about).grade(vote).clauses

    @property
    def clause(self) -> str:
        """The clause that it is about."""
        if self.ruling:
            game, ruling = self.ruling
            return games[game].readings[ruling].clause
        return exercise_of(self.about).clause

    @property
    def game(self) -> str:
        """The game it is about."""
        return self.ruling[0] if self.ruling else exercise_of(self.about).game


def exercise_of(about: Data) -> Exercise:
    """The exercise by its id, or the question about a position: `record`, `next`, `clause`, `kind`, `seed`."""
    if "exercise" in about:
        return _load(about["exercise"])
    return _find(about["record"], about.get("next"), about["clause"], about["kind"], about["seed"])


_load = lru_cache(maxsize=256)(exercises.load)


@lru_cache(maxsize=64)
def _find(text: str, following: str | None, clause: str, kind: str, seed: int) -> Exercise:
    found = find_question(Record.loads(text), following, clause, kind, seed)
    if found is None:
        raise exercises.ExerciseError(f"{kind} about {clause}: nothing to ask in this position")
    return found


def find_question(record: Record, following: str | None, clause: str, kind: str, seed: int) -> Exercise | None:
    """A question of a kind about a clause in the last position of a record, if there is one."""
    state = record.final
    spot = Spot(record.steps, state, state.read(following) if following else None)
    found = KINDS[kind].find(spot, clause, Draws(seed))
    if found is None:
        return None
    name = ".".join((record.game, clause.replace(".", "-"), kind, str(seed)))
    return Exercise(name, record.game, clause, kind, spot.record, found, KINDS[kind])
