"""What a seat may know. Hidden cards are absent from a view, not merely flagged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .cards import Card
from .moves import Move

if TYPE_CHECKING:
    from .game import Setup


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What every game's view has.

    `seats`: whose eyes; `hands`: a tuple of cards where the reader may see it, else `None`; `counts`: cards in each
    hand; `moves`: the legal moves of these seats; `in_force`: ids of the clauses that bind, as far as they may know.
    """

    setup: Setup
    seats: frozenset[int]
    phase: str
    dealer: int
    deals: int
    turn: int | None
    to_act: frozenset[int]
    chance: str | None
    over: bool
    hands: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    players_in: tuple[int, ...]
    events: tuple[tuple[Any, ...], ...]
    moves: tuple[Move, ...]
    in_force: tuple[str, ...]
