"""Phases: the stages of a deal, each composed of clauses.

A phase lists the legal moves, refuses all other moves with reasons, and makes the legal moves. The same clauses serve
all three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar, cast

from .cards import Card, Trick
from .chance import pick
from .clauses import Clause
from .moves import Move
from .phase_state import PhaseState
from .reasons import Reason

S = TypeVar("S", bound=PhaseState)


class Phase(Generic[S]):
    """A stage of a deal, in matches whose states have the type `S`.

    permission: the clause that is cited if a move does not belong to the phase
    permissions: all clauses that `permission_of` may return
    chance: the verb with which chance has to move, or None if seats have to move
    over: whether the match is over
    """

    chance: str | None = None
    ending: Clause | None = None
    """The clause under which the match may be ended in this phase, or None."""
    over = False
    verbs: tuple[str, ...] = ()
    """The verbs of seats that belong to the phase."""
    tricks = 0
    """Number of tricks that are played in the phase."""
    cards = 0
    """Number of cards in a hand at the first lead."""
    wrong = "phase"
    """The key of the reason for a move that does not belong to the phase."""

    def __init__(self, name: str, permission: Clause) -> None:
        self.name = name
        self.permission = permission
        self.permissions: tuple[Clause, ...] = (permission,)

    def strike(self, struck: frozenset[str]) -> Self:
        """Return the phase without its struck clauses; by default the phase itself."""
        return self

    def read_as(self, readings: Mapping[str, str]) -> Self:
        """Return the phase with other readings of rulings; by default the phase itself.

        A phase overrides this if it stores the functions of clauses instead of calling the clauses.
        """
        return self

    def permission_of(self, s: S) -> Clause:
        """Return the clause, one of `permissions`, that is cited if a move does not belong here."""
        return self.permission

    def turn_clause(self, s: S) -> Clause:
        """Return the clause that says whose turn it is in this state."""
        return self.permission_of(s)

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
        """Return the reasons (at least one) to refuse a seat's move that `moves` does not list."""
        return [Reason(self.permission_of(s), self.wrong, {"seat": move.seat, "verb": move.verb})]

    def objections(self, s: S, move: Move) -> list[Reason]:
        """Return the reasons why a seat's move is not allowed here; empty if it is allowed."""
        return [] if move in s.legal else self.reasons(s, move)

    def grounds(self, s: S, move: Move) -> tuple[str, ...]:
        """Return the ids of the clauses that a legal move obeys; by default the clauses in force."""
        return s.in_force(move.seat)

    def freeing_clause(self, s: S, seat: int | None) -> Clause | None:
        """Return the clause that leaves a seat's choice of cards free, or None."""
        return None

    def in_force(self, s: S, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force that `seat` may know of."""
        return (self.permission,)

    def open_duties(self, s: S) -> tuple[Clause, ...]:
        """Return the duties of the seat on turn for any hand; the most urgent duty comes first."""
        return ()

    def cards_to_draw(self, s: S) -> int:
        """Return the number of cards that a draw takes."""
        raise NotImplementedError

    def due(self, s: S) -> tuple[Card, ...] | None:
        """Return the cards that a draw takes if they are fixed already, or None.

        They are fixed if the order of the stock is known; otherwise any cards of the `pool` may be drawn.
        """
        return None

    def pool(self, s: S) -> tuple[Card, ...]:
        """Return the cards that a draw may give, equal cards included; by default the pack."""
        return s.setup.pack

    def seats_to_ask(self, s: S) -> Iterable[tuple[int, bool]] | None:
        """Return the seats that may move, the most urgent first, and whether each must move.

        Return None if only the seat on turn acts, or the seats of `to_act` in their order. Only the code that runs a
        table may use this: the result depends on hidden cards. (A scene has the seats for which everybody visibly
        waits.)
        """
        return None

    def other_orders(self, s: S, move: Move) -> Iterable[Move]:
        """Return the same move with its cards in other orders, if an order may make it legal.

        Pages use this if a reader picks cards one by one, in games in which the order of the cards matters.
        """
        return ()

    def judge_unseated(self, s: S, move: Move) -> tuple[Clause, list[Reason]] | None:
        """Return the clause of a move without a seat, and the reasons against the move.

        Such a move (the declaration that a card was exposed, say) is made neither by a seat nor by chance. Return None
        for all other moves.
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
    end: returns the state after the end of the match, or None if the match cannot be ended in this phase
    ending: the clause that allows ending the match in this phase, or None
    drawn: returns the number of cards that a draw takes; None for a phase without a draw
    due: returns the cards that a draw takes if they are already fixed; None if they never are
    """

    def __init__(
        self,
        name: str,
        permission: Clause,
        chance: str,
        receive: Callable[[S, tuple[Card, ...]], S],
        *,
        end: Callable[[S], S] | None = None,
        ending: Clause | None = None,
        drawn: Callable[[S], int] | None = None,
        due: Callable[[S], tuple[Card, ...]] | None = None,
    ) -> None:
        super().__init__(name, permission)
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
    """Protocol: the part of a state that `TurnPhase` needs, the seat on turn."""

    @property
    def turn(self) -> int | None:
        """The seat on turn, or None."""


T = TypeVar("T", bound=Turned)


class TurnPhase(Phase[T]):
    """A phase in which the seats act one at a time.

    turn: returns the clause that says whose turn it is
    verbs: the verbs of the phase
    """

    def __init__(self, name: str, permission: Clause, turn: Callable[[T], Clause], verbs: tuple[str, ...]) -> None:
        super().__init__(name, permission)
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
        return (turn,) if turn is self.permission else (turn, self.permission)

    def reasons(self, s: T, move: Move) -> list[Reason]:
        """Return the reasons against a move: wrong phase, another seat's turn, or `refusals`."""
        if move.verb not in self.verbs:
            return super().reasons(s, move)
        if move.seat != s.turn:
            return [Reason(self.turn_clause(s), "turn", {"seat": move.seat, "turn": s.turn})]
        return self.refusals(s, move)

    def refusals(self, s: T, move: Move) -> list[Reason]:
        """Return the phase's own reasons against a move of the seat on turn."""
        raise NotImplementedError


class ChoicePhase(TurnPhase[T]):
    """A phase, such as a bidding, in which the seat on turn chooses one of some legal verbs.

    acts: verb → returns the state after a seat has chosen the verb
    """

    def __init__(
        self, name: str, permission: Clause, turn: Callable[[T], Clause], acts: Mapping[str, Callable[[T, int], T]]
    ) -> None:
        super().__init__(name, permission, turn, tuple(sorted(acts)))
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
