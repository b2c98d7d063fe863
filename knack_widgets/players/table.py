"""All computer players by id, and the next of them to move at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ..rules import Move, State
from .choice import Player
from .playouts import PLAIN
from .strong import Strong
from .turns import choose_for, next_player

PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({**PLAIN, "strong": Strong()})
"""The computer players by id.

``random`` makes any legal move. ``careful`` plays by simple strategies. ``strong`` tries its moves in possible worlds:
states that it cannot distinguish from the true state. ``forgetful`` plays like ``careful``, but never announces a hand.
"""


def next_seat(state: State, controls: Sequence[str], seed: str = "") -> int | None:
    """Return the computer player's seat that acts next, or None if a person has to act first.

    See `next_player`.

    controls: for each seat the id of its player, or any other text for a person
    seed: the seed of voluntary moves
    """
    return next_player(state, [PLAYERS.get(control) for control in controls], seed)


def choose_at(state: State, seat: int, control: str, seed: str = "") -> Move:
    """Return the move of a seat's computer player: a voluntary move, or one that it must make.

    A voluntary move is returned if the player makes one. Raise ValueError if it has no move.
    """
    return choose_for(state, seat, PLAYERS[control], seed)
