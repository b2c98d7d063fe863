"""Phases: the stages of a deal, each composed of clauses.

A phase lists the legal moves, refuses the others with reasons, and makes the legal ones, all by the same
clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar, cast

from .cards import Card
from .clauses import Clause
from .draws import pick
from .moves import Move
from .phase_state import PhaseState
from .played import Trick
from .reasons import Reason

S = TypeVar("S", bound=PhaseState)


class Phase(Generic[S]):
    """A stage of a deal, in matches whose states have the type `S`.

    frame: the clause that is cited for a move that does not belong to the phase
    frames: all clauses that `frame_of` may return
    chance: the verb with which chance has to move, or None
    over: whether the match is over
    """

    chance: str | None = None
    ending: Clause | None = None
    """The clause under which the match may be ended in this phase, or None."""
    over = False
    verbs: tuple[str, ...] = ()
    """The verbs of seats that belong to the phase."""
    wrong = "phase"
    """The key of the reason for a move that does not belong to the phase."""

    def __init__(self, name: str, frame: Clause) -> None:
        self.name = name
        self.frame = frame
        self.frames: tuple[Clause, ...] = (frame,)

    def strike(self, struck: frozenset[str]) -> Self:
        """Return the phase without some struck clauses; by default the phase itself."""
        return self

    def read_as(self, readings: Mapping[str, str]) -> Self:
        """Return the phase under other readings; by default the phase itself.

        A phase overrides this if it holds functions of clauses instead of calling the clauses.
        """
        return self

    def frame_of(self, s: S) -> Clause:
        """Return the clause that is cited for a move that does not belong here: one of `frames`."""
        return self.frame

    def turn_clause(self, s: S) -> Clause:
        """Return the clause that says whose turn it is here."""
        return self.frame_of(s)

    def to_act(self, s: S) -> frozenset[int]:
        """Return the seats that have a legal move."""
        return frozenset()

    def moves(self, s: S) -> tuple[Move, ...]:
        """Return the legal moves of seats, sorted by text."""
        return ()

    def each_move(self, s: S) -> Iterator[Move]:
        """Yield the legal moves of seats, sorted by text; some phases have too many for a tuple."""
        return iter(self.moves(s))

    def each_move_of(self, s: S, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat."""
        return (move for move in self.each_move(s) if move.seat == seat)

    def sample(self, s: S, seed: int) -> Move | None:
        """Return a random legal move of a seat, or None if there is no legal move."""
        legal = s.legal
        if len(legal) > 1:
            return legal[pick(seed, len(legal))]
        return legal[0] if legal else None

    def reasons(self, s: S, move: Move) -> list[Reason]:
        """Return at least one reason why a seat's move that `moves` does not list is refused."""
        return [Reason(self.frame_of(s), self.wrong, {"seat": move.seat, "verb": move.verb})]

    def objections(self, s: S, move: Move) -> list[Reason]:
        """Return the reasons why a seat's move is not allowed here; empty if it is allowed."""
        return [] if move in s.legal else self.reasons(s, move)

    def grounds(self, s: S, move: Move) -> tuple[str, ...]:
        """Return the ids of the clauses that a legal move obeys: in most games those in force."""
        return s.in_force(move.seat)

    def freeing_clause(self, s: S, seat: int | None) -> Clause | None:
        """Return the clause that leaves a seat's choice of cards free, or None."""
        return None

    def in_force(self, s: S, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force, as far as `seat` may know them."""
        return (self.frame,)

    def cards_to_draw(self, s: S) -> int:
        """Return the number of cards that a draw takes."""
        raise NotImplementedError

    def due(self, s: S) -> tuple[Card, ...] | None:
        """Return the cards that a draw takes if they are fixed already, or None.

        They are fixed if the order of the stock is known; otherwise any cards of the `pool` may come.
        """
        return None

    def pool(self, s: S) -> tuple[Card, ...]:
        """Return the cards that a draw may give, as often as they are there; by default the pack."""
        return s.setup.pack

    def seats_to_ask(self, s: S) -> Iterable[tuple[int, bool]] | None:
        """Return the seats to ask for a move if all may act at once, and whether each must act.

        The most urgent seat is first. This is for the code that runs a table and sees everything, because
        hidden cards decide which seats may want to act. (The seats that everybody waits for are in the
        scene.) Return None if only the seat on turn acts, or the seats of `to_act` in their order.
        """
        return None

    def other_orders(self, s: S, move: Move) -> Iterable[Move]:
        """Return the same move with its cards in other orders, if an order may make it legal.

        This is for pages that let a reader pick cards one by one, in games in which the order of the cards
        matters.
        """
        return ()

    def judge_unseated(self, s: S, move: Move) -> tuple[Clause, list[Reason]] | None:
        """Return the clause of a move that happens to a seat, and the reasons against the move.

        Neither a seat nor chance makes such a move. Return None if the phase has no moves of this kind.
        """
        return None

    def winner(self, s: S, trick: Trick) -> tuple[int, Clause]:
        """Return the seat that is winning a running trick, and the clause that says so."""
        raise NotImplementedError

    def play(self, s: S, move: Move) -> S:
        """Return the state after a legal move."""
        raise NotImplementedError


AnyPhase = Phase[Any]
"""A phase of any game."""


class ChancePhase(Phase[S]):
    """A phase that waits for chance.

    chance: ``deal`` or ``draw``
    receive: returns the state after the deal or the draw
    end: returns the state after the match is ended here, or None
    ending: the clause under which the match may be ended here, or None
    drawn: returns the number of cards that a draw takes, or None
    due: returns the cards that a draw takes if they are fixed already, or None
    """

    def __init__(
        self,
        name: str,
        frame: Clause,
        chance: str,
        receive: Callable[[S, tuple[Card, ...]], S],
        *,
        end: Callable[[S], S] | None = None,
        ending: Clause | None = None,
        drawn: Callable[[S], int] | None = None,
        due: Callable[[S], tuple[Card, ...]] | None = None,
    ) -> None:
        super().__init__(name, frame)
        self.chance = chance
        self._receive = receive
        self._end = end
        self.ending = ending
        self._drawn = drawn
        self._due = due

    def due(self, s: S) -> tuple[Card, ...] | None:
        """Return the cards that a draw takes if they are fixed already, or None."""
        return self._due(s) if self._due else None

    def cards_to_draw(self, s: S) -> int:
        """Return the number of cards that a draw takes."""
        if self._drawn is None:
            raise TypeError(f"the phase {self.name} has no draw: expected a phase with `drawn`")
        return self._drawn(s)

    def play(self, s: S, move: Move) -> S:
        """Return the state after a move of chance (a deal or a draw), or after the match's end."""
        if move.verb == "end":
            if self._end is None:
                raise TypeError(f"the phase {self.name} has no end: expected a phase with `end`")
            return self._end(s)
        return self._receive(s, cast("tuple[Card, ...]", move.args))  # chance moves cards alone


class OverPhase(Phase[S]):
    """The phase after the end of the match, without moves."""

    over = True
    wrong = "over"


class Turned(PhaseState, Protocol):
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
