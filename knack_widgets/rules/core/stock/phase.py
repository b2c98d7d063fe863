"""A phase that is put together from clauses: a move is allowed if no clause objects to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from ..cards import Card, mask_of
from ..clauses import Clause
from ..moves import Move
from ..phases import TurnPhase
from ..reasons import Objection, Reason
from .state import HandChange, StockState

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
    unless: another verb: who can make a move of it may not make this one, such as drawing if a card could be laid; the
        clause `under` says so, and worlds follow from it
    """

    after: Callable[..., S]
    under: Clause | None = None
    refusing: Sequence[Clause] = ()
    tries: Callable[[S, int], Tried] = no_cards
    unless: str = ""


class ActPhase(TurnPhase[S]):
    """A phase in which the seat on turn makes a move to which no clause objects.

    permission: the clause that says who acts, which is cited if a move does not belong to the phase
    acts: verb → its consequence and its clauses
    """

    def __init__(self, name: str, permission: Clause, acts: Mapping[str, Act[S]]) -> None:
        super().__init__(name, permission, lambda _: permission, tuple(sorted(acts)))
        self._acts = dict(acts)
        cited = (clause for act in acts.values() for clause in (act.under, *act.refusing))
        for verb, act in self._acts.items():
            if act.unless and (act.under is None or act.unless not in self._acts):
                raise ValueError(
                    f"{verb}: unless={act.unless!r}: expected another verb of the phase, and a clause `under`"
                )
        self._remembers = any(act.unless for act in self._acts.values())
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
        act = self._acts[move.verb]
        after = act.after(s, move.seat, *map(Card, move.args))
        if move.seat is None or not self._remembers or after.changes is None or after.turn is None:
            return after
        return after.evolve(changes=(*after.changes, self._find_change(s, after, move.seat, act)))

    def _find_objections(self, s: S, move: Move) -> list[Objection]:
        act, seat, cards = self._acts[move.verb], move.seat, tuple(map(Card, move.args))
        asked = (clause for clause in act.refusing if s.enforces(clause))
        objections = [objection for clause in asked if (objection := clause(s, seat, *cards)) is not None]
        if seat is not None and act.unless and act.under is not None and s.enforces(act.under):
            other = next(self._find_legal(s, seat, act.unless), None)
            if other is not None:
                objections.append(
                    (act.under, f"could-{act.unless}", {"seat": seat, "card": other[0] if other else None})
                )
        return objections

    def _find_legal(self, s: S, seat: int, verb: str) -> Iterator[tuple[Card, ...]]:
        """Yield the cards of each legal move of a seat with a verb."""
        for cards in self._acts[verb].tries(s, seat):
            if not self._find_objections(s, Move(seat, verb, cards)):
                yield cards

    def _find_change(self, s: S, after: S, seat: int, act: Act[S]) -> HandChange:
        """Return the change of a seat's hand by a move, as everybody has seen it.

        s: the state before the move
        after: the state after it
        """
        open_before, open_after = ({held.card for held in each.shown} for each in (s, after))
        had, has = s.hands[seat], after.hands[seat]
        drawn = sum(card not in had and card not in open_after for card in has)
        laid = tuple(card for card in had if card not in has and card not in open_before)
        barred = 0
        if act.unless:
            known = s.known_to(frozenset())
            alone = ((card, known.move_cards(seat, takes=(card,))) for card in s.setup.pack)
            barred = mask_of(card for card, state in alone if any(self._find_legal(state, seat, act.unless)))
        return HandChange(seat, drawn, laid, barred)
