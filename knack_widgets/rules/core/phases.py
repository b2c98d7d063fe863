"""Phases: what may be done in a stretch of a deal, composed of clauses.

A phase lists legal moves, refuses the others with reasons and makes the legal ones, all out of the same clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

from .cards import Card
from .clauses import Clause
from .draws import pick
from .moves import Move
from .reasons import Reason


class Phase:
    """A stretch of a deal. `frame`: the clause cited for whatever has no place here.

    `chance`: what chance owes; `over`: the match is over.
    """

    chance: str | None = None
    ending: Clause | None = None
    """The clause under which the match may be ended here."""
    over = False
    verbs: tuple[str, ...] = ()
    """The verbs of seats that have a place here."""
    wrong = "phase"
    """The key of the reason for a move that has no place here."""

    def __init__(self, name: str, frame: Clause) -> None:
        self.name = name
        self.frame = frame
        self.frames: tuple[Clause, ...] = (frame,)

    def strike(self, struck: frozenset[str]) -> Self:
        """The phase as it is where some clauses are struck: it asks none of them."""
        del struck
        return self

    def read_as(self, readings: Mapping[str, str]) -> Self:
        """The phase as it is under other readings: clauses that it does not ask by calling them are replaced."""
        del readings
        return self

    def frame_of(self, s: Any) -> Clause:
        """The clause cited here for whatever has no place: one of `frames`."""
        del s
        return self.frame

    def turn_clause(self, s: Any) -> Clause:
        """The clause that says whose turn it is here."""
        return self.frame_of(s)

    def to_act(self, s: Any) -> frozenset[int]:
        """The seats that have a legal move."""
        del s
        return frozenset()

    def moves(self, s: Any) -> tuple[Move, ...]:
        """The legal seat moves, sorted by text."""
        del s
        return ()

    def each_move(self, s: Any) -> Iterator[Move]:
        """The same one by one, sorted by text, where they are too many to be held at once."""
        return iter(self.moves(s))

    def each_move_of(self, s: Any, seat: int) -> Iterator[Move]:
        """Those of one seat, one by one."""
        return (move for move in self.each_move(s) if move.seat == seat)

    def sample(self, s: Any, seed: int) -> Move | None:
        """One of the legal seat moves, whichever `seed` draws; `None` where there is none."""
        legal: tuple[Move, ...] = s.legal
        if len(legal) > 1:
            return legal[pick(seed, len(legal))]
        return legal[0] if legal else None

    def reasons(self, s: Any, move: Move) -> list[Reason]:
        """Why a seat move that `moves` does not list is refused: at least one reason."""
        return [Reason(self.frame_of(s), self.wrong, {"seat": move.seat, "verb": move.verb})]

    def objections(self, s: Any, move: Move) -> list[Reason]:
        """Why a seat move may not be made here; nothing where it may."""
        return [] if move in s.legal else self.reasons(s, move)

    def grounds(self, s: Any, move: Move) -> tuple[str, ...]:
        """Ids of the clauses that a legal seat move obeys: those in force, in most games."""
        found: tuple[str, ...] = s.in_force(move.seat)
        return found

    def freeing_clause(self, s: Any, seat: int | None) -> Clause | None:
        """Return the clause that leaves a seat's choice of cards free, or None if there is none."""
        del s, seat
        return None

    def in_force(self, s: Any, seat: int | None) -> tuple[Clause, ...]:
        """The clauses in force, as far as `seat` may know."""
        del s, seat
        return (self.frame,)

    def cards_to_draw(self, s: Any) -> int:
        """How many cards a draw takes."""
        raise NotImplementedError

    def due(self, s: Any) -> tuple[Card, ...] | None:
        """The cards that a draw takes where they lie there already; `None` where any of the `pool` may come."""
        del s
        return None

    def pool(self, s: Any) -> tuple[Card, ...]:
        """The cards among which a draw's are, each as often as it is there; in most games, the whole pack."""
        pack: tuple[Card, ...] = s.setup.game.pack(s.setup)
        return pack

    def seats_to_ask(self, s: Any) -> Iterable[tuple[int, bool]] | None:
        """Whom to ask where all may act at once, the most urgent first, and whether each has to act.

        For whoever keeps the table and sees everything: hidden cards tell who may want to act. (Whom everybody waits
        for is in the scene.) `None`: nobody but the seat on turn, or the seats of `to_act` in their order.
        """
        del s
        return None

    def other_orders(self, s: Any, move: Move) -> Iterable[Move]:
        """The same move with its cards in other orders that are worth trying, where it is not allowed as it stands.

        For whoever lets cards be picked one by one, where the rules go by the order in which they are laid.
        """
        del s, move
        return ()

    def judge_unseated(self, s: Any, move: Move) -> tuple[Clause, list[Reason]] | None:
        """For a move that befalls a seat, which neither it nor chance makes: its clause, and why it is not allowed.

        `None`: there is no such move here, but what chance does and the end.
        """
        del s, move
        return None

    def winner(self, s: Any, trick: Any) -> tuple[int, Clause]:
        """Who leads a running trick, in a phase that has tricks."""
        raise NotImplementedError

    def play(self, s: Any, move: Move) -> Any:
        """The state after a legal move."""
        raise NotImplementedError


class ChancePhase(Phase):
    """Waits for chance. `receive` makes the state after it, `end` the one after the match is ended here."""

    def __init__(
        self,
        name: str,
        frame: Clause,
        chance: str,
        receive: Callable[[Any, Any], Any],
        *,
        end: Callable[[Any], Any] | None = None,
        ending: Clause | None = None,
        drawn: Callable[[Any], int] | None = None,
        due: Callable[[Any], tuple[Card, ...]] | None = None,
    ) -> None:
        super().__init__(name, frame)
        self.chance = chance
        self._receive = receive
        self._end = end
        self.ending = ending
        self._drawn = drawn
        self._due = due

    def due(self, s: Any) -> tuple[Card, ...] | None:
        """The cards that a draw takes where they lie there already."""
        return self._due(s) if self._due else None

    def cards_to_draw(self, s: Any) -> int:
        """How many cards a draw takes."""
        if self._drawn is None:
            raise TypeError(f"the phase {self.name} draws nothing")
        return self._drawn(s)

    def play(self, s: Any, move: Move) -> Any:
        """The state after the deal, the draw or the end."""
        if move.verb == "end":
            if self._end is None:
                raise TypeError(f"the phase {self.name} has no end")
            return self._end(s)
        return self._receive(s, move.args)


class OverPhase(Phase):
    """After the end: nothing may be done."""

    over = True
    wrong = "over"


class Turned(Protocol):
    """A state in which one seat is on turn, as far as a phase of turns asks."""

    @property
    def turn(self) -> int | None:
        """The seat on turn."""


S = TypeVar("S", bound=Turned)


class TurnPhase(Phase, Generic[S]):
    """One seat acts at a time: `s.turn`. `turn`: the clause that says whose turn it is."""

    def __init__(self, name: str, frame: Clause, turn: Callable[[S], Clause], verbs: tuple[str, ...]) -> None:
        super().__init__(name, frame)
        self._turn_clause = turn
        self.verbs = verbs

    def turn_clause(self, s: S) -> Clause:
        """The clause that says that it is the turn of `s.turn`."""
        return self._turn_clause(s)

    def to_act(self, s: S) -> frozenset[int]:
        """The seat on turn."""
        return frozenset(() if s.turn is None else (s.turn,))

    def in_force(self, s: S, seat: int | None) -> tuple[Clause, ...]:
        """The clause of the turn, then that of the phase."""
        del seat
        turn = self.turn_clause(s)
        return (turn,) if turn is self.frame else (turn, self.frame)

    def reasons(self, s: S, move: Move) -> list[Reason]:
        """Not of this phase, or not this seat's turn; then what the phase itself refuses."""
        if move.verb not in self.verbs:
            return super().reasons(s, move)
        if move.seat != s.turn:
            return [Reason(self.turn_clause(s), "turn", {"seat": move.seat, "turn": s.turn})]
        return self.refusals(s, move)

    def refusals(self, s: S, move: Move) -> list[Reason]:
        """Why the seat on turn may not make a move of this phase."""
        raise NotImplementedError


class ChoicePhase(TurnPhase[S]):
    """The seat on turn chooses between verbs without arguments, all of them always legal (bidding)."""

    def __init__(
        self, name: str, frame: Clause, turn: Callable[[S], Clause], acts: Mapping[str, Callable[[S, int], S]]
    ) -> None:
        super().__init__(name, frame, turn, tuple(sorted(acts)))
        self._acts = dict(acts)
        self._moves: dict[int | None, tuple[Move, ...]] = {}

    def moves(self, s: S) -> tuple[Move, ...]:
        """Each verb once."""
        seat = s.turn
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = tuple(Move(seat, verb) for verb in self.verbs)
        return found

    def play(self, s: S, move: Move) -> S:
        """The state after the choice."""
        if move.seat is None:
            raise AssertionError("nobody is on turn")
        return self._acts[move.verb](s, move.seat)
