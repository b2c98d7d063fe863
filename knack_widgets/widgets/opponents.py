"""The computer player that has to move, and its move, computed once for each position."""

from __future__ import annotations

from dataclasses import dataclass

from ..pages.line import Match
from ..players.table import choose_at, next_seat
from ..rules import Move, State

Question = tuple[State, tuple[str, ...], str]


@dataclass
class Opponents:
    """A cache of the last result of `due`, which a page needs several times at each position.

    asked: the arguments of the last call
    answer: the seat that was returned, or None
    """

    asked: Question | None = None
    answer: int | None = None

    def due(self, state: State, controls: tuple[str, ...], seed: str) -> int | None:
        """Return the seat of the computer player that has to move or wants to move, or None.

        seed: the seed of the random decisions
        """
        # states are compared by identity, because comparing their fields would take longer than computing the seat
        if self.asked is None or self.asked[0] is not state or self.asked[1:] != (controls, seed):
            self.asked, self.answer = (state, controls, seed), next_seat(state, controls, seed)
        return self.answer

    def move(self, state: State, controls: tuple[str, ...], seed: str) -> Move | None:
        """Return the move of the computer player that has to move, or None if a person has to."""
        seat = self.due(state, controls, seed)
        return None if seat is None else choose_at(state, seat, controls[seat], seed)

    def due_in(self, match: Match) -> int | None:
        """Return the seat of the computer player that has to move in a match, or None.

        It is None if the reader has stepped back.
        """
        line = match.lines.line
        return self.due(line.state, match.controls, seed_at(match)) if line.at == len(line.steps) else None

    def move_in(self, match: Match) -> Move | None:
        """Return the move of the computer player that has to move in a match, or None."""
        if self.due_in(match) is None:
            return None
        return self.move(match.lines.line.state, match.controls, seed_at(match))


def seed_at(match: Match) -> str:
    """Return the seed for computer players at the shown step, always the same at the same step."""
    return f"{match.luck.seed}/{match.lines.line.at}"
