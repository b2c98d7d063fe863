"""Who at a table is to move, and what a player does, where players are told by their ids: for pages and the ledger."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import Move, State
from . import PLAYERS
from .turns import choose_for, next_player


def next_seat(state: State, controls: Sequence[str], seed: str = "") -> int | None:
    """A seat to act that a player plays, while no seat that a person plays has to act first (see `next_player`).

    `controls`: for each seat the id of its player, or anything else for a person.
    """
    return next_player(state, [PLAYERS.get(control) for control in controls], seed)


def choose_at(state: State, seat: int, control: str, seed: str = "") -> Move:
    """What the player of a seat does: of its own accord, else because it has to. `ValueError`: it has no move."""
    return choose_for(state, seat, PLAYERS[control], seed)
