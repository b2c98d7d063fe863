"""Traps: exercises whose wrong answer attracts.

Each trap was found among many exercises and kept in the game's ``traps.toml`` (see `tools/traps.py`). They are ranked
by players who each do not know one clause: such a player takes a move for allowed if the rules without the clause allow
it, and makes any of these moves, or parts with a cheap card first. One more player knows no rule at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from statistics import fmean
from typing import Final, NamedTuple

from ..rulebook.folders import leave_out, read_table
from ..rules import Card, Move
from ..rules.core.cards import BIT, STRENGTH
from .careless import MOVES, states_without_a_clause
from .exercise import Exercise
from .exercises import load

FILE: Final = "traps.toml"
"""The file in a game's folder with the ids of its traps, the most attractive first."""
KEY: Final = "traps"


class Trap(NamedTuple):
    """An exercise with a wrong answer that attracts.

    id: id of the exercise
    bait: the wrong choice that attracts most
    share: share of the moves of careless players that are refused (0 to 1)
    """

    id: str
    bait: str
    share: float

    @property
    def exercise(self) -> Exercise:
        """The exercise."""
        return load(self.id)


def refused_choices(exercise: Exercise) -> frozenset[str]:
    """Return the choices that are refused moves; empty if the choices are not moves.

    exercise: the exercise
    """
    if exercise.kind not in MOVES:
        return frozenset()
    return exercise.answer if exercise.kind == "find-refused" else frozenset(exercise.choices) - exercise.answer


def careless_moves(exercise: Exercise) -> list[dict[str, float]]:
    """Return for each careless player the moves with their shares, which add up to 1.

    Each player but the last does not know one clause; the last knows no rule, and makes any of the choices.

    exercise: the exercise
    """
    trump = exercise.view.scene.trump
    able = [state.view(exercise.seat).moves for _, state in states_without_a_clause(exercise)]
    return [
        *(_weigh(moves, trump) for moves in able if moves),
        dict.fromkeys(exercise.choices, 1 / len(exercise.choices)),
    ]


def _weigh(moves: Sequence[Move], trump: str | None) -> dict[str, float]:
    """Return moves with their shares: half of the players make any move, the others part with cheap cards first."""
    order = sorted(moves, key=lambda move: _cost(move, trump))
    cheap = [1 / (1 + at) for at in range(len(order))]
    total = sum(cheap)
    return {str(move): (1 / len(order) + one / total) / 2 for move, one in zip(order, cheap, strict=True)}


def _cost(move: Move, trump: str | None) -> tuple[bool, int]:
    """Return a sort key for what a move's first card is worth: trumps most, then by rank."""
    card = next((arg for arg in move.args if arg in BIT), None)
    return (False, 0) if card is None else (card[1] == trump, STRENGTH[Card(card)])


def attraction(exercise: Exercise) -> dict[str, float]:
    """Return each refused choice with the share of careless players who make this move (0 to 1).

    exercise: the exercise

    >>> from knack_widgets.study.exercises import load
    >>> shares = attraction(load("v2.knack.play-3.legal-moves.7"))
    >>> all(0 < share < 1 for share in shares.values())
    True
    """
    players = careless_moves(exercise)
    return {choice: fmean(moves.get(choice, 0.0) for moves in players) for choice in sorted(refused_choices(exercise))}


def measure(exercise: Exercise) -> Trap | None:
    """Return an exercise as a trap, or None if its choices are not moves.

    exercise: the exercise
    """
    shares = attraction(exercise) if exercise.kind in MOVES else {}
    if not shares:
        return None
    state = exercise.state
    refused = [
        sum(share for move, share in moves.items() if not state.judge(move).legal) for moves in careless_moves(exercise)
    ]
    return Trap(exercise.id, max(shares, key=lambda choice: shares[choice]), fmean(refused))


@cache
def top(game: str) -> tuple[Trap, ...]:
    """Return the traps of a game, the most attractive first; empty if the game keeps none.

    game: id of the game

    >>> len(top("knack"))
    10
    """
    table = read_table(game, FILE) or {}
    try:
        return tuple(_read(entry) for entry in table.get(KEY, ()))
    except (KeyError, TypeError, ValueError) as error:
        leave_out(game, FILE, error)
        return ()


def _read(entry: dict[str, object]) -> Trap:
    id_, bait, share = entry["id"], entry["bait"], entry["share"]
    if not isinstance(id_, str) or not isinstance(bait, str) or not isinstance(share, float):
        raise ValueError(f"read {entry}; expected the texts id and bait and the number share")
    return Trap(id_, bait, share)


def of_the_day(game: str, day: date) -> Trap | None:
    """Return the trap of a day, or None if the game keeps none; the same for all readers on that date.

    game: id of the game
    day: the date where the reader is

    >>> of_the_day("knack", date(2026, 11, 27)) == of_the_day("knack", date(2026, 12, 7))
    True
    """
    traps = top(game)
    return traps[day.toordinal() % len(traps)] if traps else None
