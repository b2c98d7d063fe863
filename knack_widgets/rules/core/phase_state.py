"""The part of a state that the phases of every game need."""

from __future__ import annotations

from typing import Protocol

from .cards import Card
from .moves import Move


class PackSource(Protocol):
    """Protocol: the part of a set-up that `Phase` needs, the whole pack."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The whole pack."""


class PhaseState(Protocol):
    """Protocol: the part of a state that `Phase` needs; see `State`."""

    @property
    def setup(self) -> PackSource:
        """The set-up of the match."""

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of seats."""

    def in_force(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the ids of the clauses in force."""
