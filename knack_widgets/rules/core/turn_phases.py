"""Phases in which the seats act one at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from .clauses import Clause
from .moves import Move
from .phases import Phase, Position
from .reasons import Reason


class Turned(Position, Protocol):
    """A state in which a seat is on turn: the part of a state that `TurnPhase` needs."""

    @property
    def turn(self) -> int | None:
        """The seat on turn, or None."""


T = TypeVar("T", bound=Turned)


class TurnPhase(Phase[T]):
    """A phase in which the seats act one at a time.

    turn: returns the clause that says whose turn it is
    verbs: the verbs of the phase
    """

    def __init__(self, name: str, frame: Clause, turn: Callable[[T], Clause], verbs: tuple[str, ...]) -> None:
        super().__init__(name, frame)
        self._turn_clause = turn
        self.verbs = verbs

    def turn_clause(self, s: T) -> Clause:
        """Return the clause that says that it is the turn of `s.turn`."""
        return self._turn_clause(s)

    def to_act(self, s: T) -> frozenset[int]:
        """Return the seat on turn."""
        return frozenset(() if s.turn is None else (s.turn,))

    def in_force(self, s: T, seat: int | None) -> tuple[Clause, ...]:
        """Return the clause of the turn, then that of the phase."""
        turn = self.turn_clause(s)
        return (turn,) if turn is self.frame else (turn, self.frame)

    def reasons(self, s: T, move: Move) -> list[Reason]:
        """Return why a move is refused: by the phase, by another seat's turn, or by `refusals`."""
        if move.verb not in self.verbs:
            return super().reasons(s, move)
        if move.seat != s.turn:
            return [Reason(self.turn_clause(s), "turn", {"seat": move.seat, "turn": s.turn})]
        return self.refusals(s, move)

    def refusals(self, s: T, move: Move) -> list[Reason]:
        """Return the phase's own reasons against a move of the seat on turn."""
        raise NotImplementedError


class ChoicePhase(TurnPhase[T]):
    """A phase in which the seat on turn chooses one of several verbs, all legal (bidding).

    acts: verb → returns the state after a seat has chosen the verb
    """

    def __init__(
        self, name: str, frame: Clause, turn: Callable[[T], Clause], acts: Mapping[str, Callable[[T, int], T]]
    ) -> None:
        super().__init__(name, frame, turn, tuple(sorted(acts)))
        self._acts = dict(acts)
        self._moves: dict[int | None, tuple[Move, ...]] = {}

    def moves(self, s: T) -> tuple[Move, ...]:
        """Return a move for each verb."""
        seat = s.turn
        moves = self._moves.get(seat)
        if moves is None:
            moves = self._moves[seat] = tuple(Move(seat, verb) for verb in self.verbs)
        return moves

    def play(self, s: T, move: Move) -> T:
        """Return the state after the choice."""
        if move.seat is None:
            raise AssertionError(f"the move is “{move}”: expected a move of a seat")
        return self._acts[move.verb](s, move.seat)
