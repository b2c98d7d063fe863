"""The opponent who is to move, and its move; computed once for each position."""

from __future__ import annotations

from dataclasses import dataclass

from ..players.table import choose_at, next_seat
from ..rules import Move, State

Question = tuple[State, tuple[str, ...], str]


@dataclass
class Opponents:
    """A cache of the last answer, because the page asks several times for each position.

    asked: the arguments of the last call
    answer: the seat that was returned, or None
    """

    asked: Question | None = None
    answer: int | None = None

    def due(self, state: State, controls: tuple[str, ...], seed: str) -> int | None:
        """Return the seat of the opponent who is to move or wants to move, or None.

        seed: the seed of the random decisions
        """
        # comparing states field by field would take longer than asking
        if self.asked is None or self.asked[0] is not state or self.asked[1:] != (controls, seed):
            self.asked, self.answer = (state, controls, seed), next_seat(state, controls, seed)
        return self.answer

    def move(self, state: State, controls: tuple[str, ...], seed: str) -> Move | None:
        """Return the move of the opponent who has to move, or None if it is no opponent's turn."""
        seat = self.due(state, controls, seed)
        return None if seat is None else choose_at(state, seat, controls[seat], seed)
