"""Rounds of questions that are chosen before they begin: the short rounds of a game's path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from ..pages.card_answers import answers_on_table
from ..rulebook.texts import load_text
from ..study.exercise import Exercise, ExerciseError
from ..study.exercises import kinds, make
from ..study.normal_form import normal_form
from ..study.sitting import SEEDS, Sitting
from .path_steps import REFUSED, WHY

KINDS: Final = {REFUSED: ("legal-moves", "find-refused"), WHY: ("which-clause", "but-for")}
"""The kinds of question of the short rounds; the second kind is for games without the first."""
SHORT: Final = 3
"""Number of questions of a short round."""
CANDIDATES: Final = 12
"""Number of exercises from which a short round is chosen, the easiest first."""
LANG: Final = "en"
"""The language in which words are counted, so that a round is the same in all languages."""


@dataclass
class FixedRound(Sitting):
    """A sitting whose exercises are chosen before it begins.

    exercises: the exercises
    """

    exercises: Sequence[Exercise] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.size = len(self.exercises)

    def next_exercise(self, at: datetime) -> Exercise:
        """Return the next exercise."""
        del at
        exercise = self.exercises[len(self.asked)]
        self.asked.append(exercise.id)
        return exercise


def short_round(game: str, step: str, seed: int) -> list[Exercise]:
    """Return the exercises of a short round: those with cards to press and little to read first, one for each clause.

    Raise ExerciseError if the game has no such exercises.

    game: id of the game
    step: one of `KINDS`
    seed: seed of the exercises
    """
    known = kinds(game)
    kind = next((name for name in KINDS[step] if name in known), None)
    if kind is None:
        raise ExerciseError(f"{game} has no question of the kinds {', '.join(KINDS[step])}")
    different: dict[object, Exercise] = {}
    for at in range(CANDIDATES):
        exercise = make(game, (seed + at) % SEEDS, kind=kind)
        different.setdefault(normal_form(exercise), exercise)
    easy = sorted(different.values(), key=_sort_key)
    by_clause: dict[str, Exercise] = {}
    for exercise in easy:
        by_clause.setdefault(exercise.clause, exercise)
    return [*by_clause.values()][:SHORT]


def _sort_key(exercise: Exercise) -> tuple[bool, int]:
    """Return a sort key: whether there are no cards to press, then the length of its texts (characters)."""
    words = (*exercise.labels(LANG).values(), load_text(exercise.game).clauses[exercise.clause].html[LANG])
    return not answers_on_table(exercise), sum(map(len, words))
