"""A phase that is put together from clauses: a move is allowed if no clause objects to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from ..cards import Card
from ..clauses import Clause
from ..moves import Move
from ..phases import TurnPhase
from ..reasons import Objection, Reason
from .state import StockState

S = TypeVar("S", bound=StockState)
Tried = Iterable[tuple[Card, ...]]
"""The cards of each move that a seat may think of."""


def no_cards(_: StockState, __: int) -> Tried:
    """Return the only move of a verb without cards."""
    return ((),)


def own_cards(s: StockState, seat: int) -> Tried:
    """Return the moves of a verb with one card of the hand."""
    return ((card,) for card in s.hands[seat])


def pairs(s: StockState, seat: int) -> Tried:
    """Return the moves of a verb with a card of the hand and a card in the middle."""
    return product(s.hands[seat], s.middle)


@dataclass(frozen=True)
class Act(Generic[S]):
    """The consequence of a verb, and the clauses that may object to it.

    after: returns the state after the move of a seat with some cards
    under: the clause under which it is made, or None if the clauses that may object say so
    refusing: the clauses that may object to it, in the order of the text; each gets the state, the seat and the cards
    tries: returns the cards of each move that a seat may think of
    """

    after: Callable[..., S]
    under: Clause | None = None
    refusing: Sequence[Clause] = ()
    tries: Callable[[S, int], Tried] = no_cards


class ActPhase(TurnPhase[S]):
    """A phase in which the seat on turn makes a move to which no clause objects.

    permission: the clause that says who acts, which is cited if a move does not belong to the phase
    acts: verb → its consequence and its clauses
    """

    def __init__(self, name: str, permission: Clause, acts: Mapping[str, Act[S]]) -> None:
        super().__init__(name, permission, lambda _: permission, tuple(sorted(acts)))
        self._acts = dict(acts)
        cited = (clause for act in acts.values() for clause in (act.under, *act.refusing))
        self._cited = frozenset(clause for clause in cited if clause is not None)

    def moves(self, s: S) -> tuple[Move, ...]:
        """Return the moves to which no clause objects, sorted by text."""
        if s.turn is None:
            return ()
        tried = [Move(s.turn, verb, cards) for verb, act in self._acts.items() for cards in act.tries(s, s.turn)]
        return tuple(sorted((move for move in tried if not self._find_objections(s, move)), key=str))

    def refusals(self, s: S, move: Move) -> list[Reason]:
        """Return the objections of the clauses to a move of the seat on turn."""
        return [Reason(*objection) for objection in self._find_objections(s, move)]

    def in_force(self, s: S, seat: int | None) -> tuple[Clause, ...]:
        """Return the clause of the turn and those of the verbs, in the order of the text."""
        applying = {*super().in_force(s, seat), *self._cited}
        return tuple(clause for clause in s.setup.game.clauses.values() if clause in applying)

    def play(self, s: S, move: Move) -> S:
        """Return the state after a move."""
        return self._acts[move.verb].after(s, move.seat, *map(Card, move.args))

    def _find_objections(self, s: S, move: Move) -> list[Objection]:
        seat, cards = move.seat, tuple(map(Card, move.args))
        asked = (clause for clause in self._acts[move.verb].refusing if s.enforces(clause))
        return [objection for clause in asked if (objection := clause(s, seat, *cards)) is not None]
