"""Which opponent is to move, and what it does; worked out once a position."""

from __future__ import annotations

from dataclasses import dataclass

from ..players.table import choose_at, next_seat
from ..rules import Move, State

Asked = tuple[State, tuple[str, ...], str]


@dataclass
class Opponents:
    """Caches the last answer, because the page asks several times a position."""

    asked: Asked | None = None
    answer: int | None = None

    def due(self, state: State, controls: tuple[str, ...], seed: str) -> int | None:
        """The seat of the opponent who is to move, or wants to, or `None`; `seed` decides what is left to chance."""
        # comparing states field by field would take longer than asking
        if self.asked is None or self.asked[0] is not state or self.asked[1:] != (controls, seed):
            self.asked, self.answer = (state, controls, seed), next_seat(state, controls, seed)
        return self.answer

    def move(self, state: State, controls: tuple[str, ...], seed: str) -> Move | None:
        """That opponent's move; `None`: no opponent is to move."""
        seat = self.due(state, controls, seed)
        return None if seat is None else choose_at(state, seat, controls[seat], seed)
