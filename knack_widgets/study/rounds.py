"""Rounds: series of exercises in which no two are alike, few are of one kind, and easy exercises come first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Final

from ..rulebook.exercised_clauses import exercised_clauses
from ..rules import games
from ..rules.core.chance import Draws
from .careless import difficulty
from .exercise import Exercise, ExerciseError
from .exercises import SEEDS, TRIVIAL, clauses_of_kind, kinds, make
from .kinds import KINDS
from .normal_form import clause_mix, normal_form

SHARE: Final = 5
"""At most one of this many exercises is of one kind, but two in a short round."""
FIRST: Final = 2
"""Number of exercises about each kind in a short round."""
EASIEST: Final = "legal-moves"
"""The kind with which a round begins if the clauses have it."""
TRIES: Final = 8
"""Number of seeds that are tried to find an exercise that is not like another one of the round."""
Slot = tuple[str, str]
"""(clause, kind)"""


class Taken:
    """The exercises of a round so far, to which the next one must not be alike."""

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self._mixes: set[object] = set()

    def add(self, exercise: Exercise) -> None:
        """Add an exercise."""
        self._tables.add(normal_form(exercise).table)
        self._mixes.add(clause_mix(exercise))

    def likeness(self, exercise: Exercise) -> int:
        """Return 2 if the table was there before, 1 if the same clauses decide, 0 if the exercise is new."""
        if normal_form(exercise).table in self._tables:
            return 2
        return int(clause_mix(exercise) in self._mixes)

    def find(self, game: str, slot: Slot, draws: Draws) -> Exercise | None:
        """Return an exercise that is as new as possible, or None if all tries give a table that was there.

        Also return None if play does not reach such a question, as in a game without a table of its exercises.
        """
        clause, kind = slot
        best: tuple[int, Exercise] | None = None
        for _ in range(TRIES):
            try:
                exercise = make(game, draws.pick(SEEDS), clause=clause, kind=kind)
            except ExerciseError:
                break
            like = self.likeness(exercise)
            if best is None or like < best[0]:
                best = like, exercise
            if not like:
                break
        if best is None or best[0] > 1:
            return None
        self.add(best[1])
        return best[1]


def plan_round(game: str, clauses: Collection[str], size: int, draws: Draws) -> list[Slot]:
    """Return the clauses and kinds of a round, the easy kinds first; fewer than `size` if there are too few kinds.

    game: id of the game
    clauses: the clauses of the exercises; empty for the whole game
    size: number of exercises
    draws: source of chance
    """
    its_clauses = {kind: clauses_of_kind(game, kind) for kind in kinds(game)}
    wanted = [one for one in games[game].clauses if one in (clauses or exercised_clauses(game))]
    able = {kind: [one for one in its if one in wanted] for kind, its in its_clauses.items()}
    trivial = {kind for kind in able if KINDS[kind].trivial}
    only_trivial = not any(able[kind] for kind in able if kind not in trivial)
    most = max(FIRST, -(-size // SHARE))
    asked: Counter[str] = Counter()
    used: Counter[str] = Counter()
    slots: list[Slot] = []
    for clause in islice(draws.order(able.get(EASIEST, [])), size // FIRST and FIRST):
        slots.append((clause, EASIEST))
        asked[clause] += 1
        used[EASIEST] += 1
    while len(slots) < size:
        many = sum(used[kind] for kind in trivial) >= -(-size // TRIVIAL) and not only_trivial
        open_kinds = [kind for kind in able if used[kind] < most and able[kind] and not (many and kind in trivial)]
        if not open_kinds:
            break
        clause, kind = _next_slot(able, open_kinds, wanted, asked, used, draws)
        asked[clause] += 1
        used[kind] += 1
        slots.append((clause, kind))
    return sorted(slots, key=lambda slot: (KINDS[slot[1]].level, slot[1]))


def _next_slot(
    able: dict[str, list[str]],
    open_kinds: Sequence[str],
    wanted: Sequence[str],
    asked: Counter[str],
    used: Counter[str],
    draws: Draws,
) -> Slot:
    """Return a clause that has been asked least, with the kind that has been used least."""
    clauses = [one for one in wanted if any(one in able[kind] for kind in open_kinds)]
    fewest = min(asked[one] for one in clauses)
    clauses = [one for one in clauses if asked[one] == fewest]
    its = [kind for kind in open_kinds if any(one in able[kind] for one in clauses)]
    rarest = min(used[kind] for kind in its)
    its = [kind for kind in its if used[kind] == rarest]
    kind = its[draws.pick(len(its))]
    clauses = [one for one in clauses if one in able[kind]]
    return clauses[draws.pick(len(clauses))], kind


def draw_round(game: str, seed: int = 0, *, clauses: Collection[str] = (), size: int = 10) -> list[Exercise]:
    """Return a round of exercises, easy ones first; fewer than `size` if there are too few different ones.

    Raise ExerciseError if the game is not installed or no clause has exercises.

    game: id of the game
    seed: the seed of the round
    clauses: the clauses of the exercises; empty for the whole game
    size: number of exercises

    >>> [exercise.kind for exercise in draw_round("knack", 1, clauses=["play.3"], size=3)]
    ['legal-moves', 'find-refused', 'in-force']
    """
    draws, taken = Draws(seed), Taken()
    exercises = (taken.find(game, slot, draws) for slot in plan_round(game, clauses, size, draws))
    return sorted((exercise for exercise in exercises if exercise is not None), key=difficulty)
