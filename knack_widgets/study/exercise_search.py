"""The search for the question of a seed: positions are drawn until a kind of question finds one in them.

The search has editions. An exercise's id says of which edition it is, so that it stays the same exercise.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from hashlib import sha256
from itertools import chain, islice
from typing import Final

from ..rulebook.exercised_clauses import exercise_table
from ..rules import Game
from ..rules.core.chance import Draws
from ..rules.core.remainder import DRAW
from ..rules.packing import PACKED, unpack_position
from .drawn_spots import drawn_spots, is_found_beside_others, opening_spots
from .exercise import Problem
from .kinds import KINDS
from .kinds.clauses import InForce
from .kinds.outcomes import WhatIsPaid
from .optiontexts import read_options
from .other_games import right_elsewhere, similar_games
from .spots import Spot, find_spots, position_spots

SPOTS: Final = 4000
"""Limit on the positions that are searched for an exercise."""
DRAWN: Final = 2000
"""Number of positions after which a rare one is looked for near the examples, as in the exercises of edition 1."""
UNKNOWN: Final = 400
"""The same limit for a game without a table of exercises, in which the position may not exist."""
EDITIONS: Final = ("", "v2.", "v3.", "v4.")
"""The beginnings of ids of the editions 1 to 4."""
DRAWN_EDITION: Final = 2
"""The edition since which positions are drawn from play (see `drawn_spots`)."""
TEMPTING_EDITION: Final = 3
"""The edition since which wrong choices are right in another game, and positions come from other clauses' examples."""
CERTAIN_EDITION: Final = 4
"""The edition since which no question is asked whose answer chance still decides; in it only `WhatIsPaid` changed."""
RICH: Final = 2
"""Number of clauses in force, with one that nearly always is, above which no better position is looked for."""
QUESTIONS: Final = 6
"""Limit on the questions that are looked at in search of a better one."""
LOOKS: Final = 6
"""Number of times that a given position is searched for a question."""


def newest_edition(kind: str) -> int:
    """Return the number of the newest edition of a kind of question, in which its questions last changed.

    kind: name of the kind of question
    """
    return CERTAIN_EDITION if kind == WhatIsPaid.name else TEMPTING_EDITION


@lru_cache(maxsize=256)
def list_clauses(game: Game, kind: str, edition: int = len(EDITIONS)) -> tuple[str, ...]:
    """Return the clauses for which play is known to reach positions with such questions.

    For a game without a table of exercises, return the clauses that the kind fits.

    game: the game
    kind: name of the kind of question
    edition: the number of one of the `EDITIONS`, from 1
    """
    certain = kind == WhatIsPaid.name and edition >= CERTAIN_EDITION
    drawn_for = _clauses_of_draws(game) if certain else frozenset()
    fitting = tuple(id_ for id_ in game.clauses if KINDS[kind].fits(game, id_) and id_ not in drawn_for)
    known = exercise_table(game.id)
    return fitting if known is None else tuple(id_ for id_ in fitting if id_ in known.get(kind, ()))


def _clauses_of_draws(game: Game) -> frozenset[str]:
    """Return the clauses that only let cards be drawn for money, whose amounts are known after the draw."""
    by_draw = {clause.id for phase in game.phases.values() if phase.chance == DRAW for clause in phase.permissions}
    others = {clause.id for phase in game.phases.values() if phase.chance != DRAW for clause in phase.permissions}
    return frozenset(by_draw - others)


def draws_of(game: str, clause: str, kind: str, seed: int, written: str) -> Draws:
    """Return the source of chance of an exercise.

    game: id of the game
    clause: id of the clause, or an empty text
    kind: name of the kind of question, or an empty text
    seed: the seed
    written: the settings, or the position, as an id has them
    """
    text = "|".join((game, clause, kind, str(seed), written))
    return Draws(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))


@lru_cache(maxsize=64)
def find_question(
    game: Game, clause: str, kind: str, seed: int, written: str, edition: int
) -> tuple[Spot, Problem] | None:
    """Return the position and the question of an exercise, or None if none is found.

    game: the game
    clause: id of the clause
    kind: name of the kind of question
    seed: the seed
    written: the settings, or the position, as an id has them
    edition: the number of one of the `EDITIONS`, from 1
    """
    if clause not in list_clauses(game, kind, edition):
        return None
    # editions 2, 3 and 4 draw alike
    draws = draws_of(EDITIONS[1] * (edition > 1) + game.id, clause, kind, seed, written)
    find = KINDS[kind].find_fair if edition >= DRAWN_EDITION else KINDS[kind].find
    most = UNKNOWN if exercise_table(game.id) is None else SPOTS
    skip = draws.pick(2)
    spots = _list_spots(game, clause, kind, written, edition, draws)
    if written.startswith(PACKED):
        skip = 0
    candidates: list[tuple[Spot, Problem]] = []
    for spot in islice(spots, most):
        question = find(spot, clause, draws)
        if question is None or (edition >= CERTAIN_EDITION and _is_open(spot, question)):
            continue
        if skip:
            skip -= 1
            continue
        if edition < TEMPTING_EDITION:
            return spot, question
        candidates.append((spot, KINDS[kind].tempt(question, spot, clause, draws)))
        if _is_preferred(game, kind, clause, *candidates[-1]):
            return candidates[-1]
        if len(candidates) == QUESTIONS:
            break
    # the first of equals
    return max(candidates, key=lambda one: len(one[1].answer) if kind == InForce.name else 0) if candidates else None


def _is_open(spot: Spot, problem: Problem) -> bool:
    """Return whether cards are drawn after the question's move, so that chance decides a part of its outcome."""
    return problem.move is not None and spot.state.play(problem.move).chance == DRAW


def _list_spots(game: Game, clause: str, kind: str, written: str, edition: int, draws: Draws) -> Iterator[Spot]:
    """Return the positions that are searched, in order."""
    if written.startswith(PACKED):
        state = unpack_position(written.removeprefix(PACKED)).start()
        # a kind draws the seat and the move that it looks at, so it looks several times
        looks = range(LOOKS if edition >= DRAWN_EDITION else 1)
        return chain.from_iterable(position_spots(state, draws) for _ in looks)
    options = read_options(game, written)
    drawn: Iterator[Spot] = iter(())
    if edition >= DRAWN_EDITION and KINDS[kind].shows_table:
        brief = edition >= TEMPTING_EDITION
        spots = drawn_spots(game, clause, options, draws, brief=brief, wide=brief and kind == InForce.name)
        drawn = islice(spots, DRAWN)
    elif edition >= DRAWN_EDITION:
        drawn = opening_spots(game, clause, options, draws)
    return chain(drawn, find_spots(game, clause, options, draws))


def _is_preferred(game: Game, kind: str, clause: str, spot: Spot, problem: Problem) -> bool:
    """Return whether a question is so good that no others are looked at.

    A wrong choice would be right in another game, if there are similar games. Besides a clause that is in force almost
    always, several others are in force.
    """
    if kind == InForce.name and is_found_beside_others(game, clause):
        return len(problem.answer) > RICH
    if not KINDS[kind].compares_games or not similar_games(game.id):
        return True
    ask = partial(KINDS[kind].right_elsewhere, problem)
    by_game = right_elsewhere(spot.state.view(problem.seat), problem.move, ask)
    return any(choice not in problem.answer for its in by_game.values() for choice in its)
