"""The next seat of a table and its move, with players given by id: for pages and ledger."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import Move, State
from . import PLAYERS
from .turns import choose_for, next_player


def next_seat(state: State, controls: Sequence[str], seed: str = "") -> int | None:
    """Return a seat to act that a player plays, or None while a person has to act first.

    See `next_player`.

    controls: for each seat the id of its player, or any other text for a person
    seed: the seed of voluntary moves
    """
    return next_player(state, [PLAYERS.get(control) for control in controls], seed)


def choose_at(state: State, seat: int, control: str, seed: str = "") -> Move:
    """Return the move of the player of a seat: a voluntary one, else one that it has to make.

    Raise ValueError if it has no move.
    """
    return choose_for(state, seat, PLAYERS[control], seed)
