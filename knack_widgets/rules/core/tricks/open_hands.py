"""Hands that a seat lays open in a trick game, before or instead of tricks, because they win at once.

Everybody sees such a hand from then on, until the next deal; the other hands stay hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Self, TypeVar

from ..cards import cards_of
from ..clauses import Clause
from ..events import Events, event
from ..facts import Setup
from ..moves import Move
from ..reasons import Objection, Reason
from .play import TrickPhase
from .state import TrickState

EVENTS: Final[Events] = {"lays-open": event("seat", "cards", move="same", ending=True)}
"""The event of these games: a seat lays its hand open, under the clause by which the hand qualifies."""


class OpenHandState(TrickState):
    """A match of a trick game in which a seat may lay its hand open.

    opened: the hand that each seat has laid open, kept until the next deal (mask; 0 for a seat that has not)
    """

    opened: tuple[int, ...]

    @classmethod
    def opening(cls, setup: Setup, **fields: object) -> Self:
        """Return the state before the first deal.

        setup: the set-up of the match
        fields: the game's own fields, and other values for the common fields
        """
        return super().opening(setup, **{"opened": (0,) * len(setup.names), **fields})

    def new_deal(self) -> dict[str, object]:
        """Return the fields that every trick game sets for a deal; no hand is open."""
        return {**super().new_deal(), "opened": (0,) * len(self.masks)}

    @property
    def open_seats(self) -> frozenset[int]:
        """The seats that play with an open hand."""
        return frozenset(seat for seat in self.players_in if self.opened[seat])

    def lay_open(self, seat: int, clause: Clause) -> Self:
        """Return the state in which a seat's hand is open, with the event that says so.

        seat: the seat
        clause: the clause by which the hand qualifies
        """
        hand = self.masks[seat]
        opened = (*self.opened[:seat], hand, *self.opened[seat + 1 :])
        return self.evolve(opened=opened, events=(("lays-open", seat, cards_of(hand), clause.id),))

    def standing(self, seat: int) -> str | None:
        """Return a seat's part in the deal, or None after the deal if its hand lies open."""
        return None if self.turn is None and self.opened[seat] else super().standing(seat)

    def view_fields(self, seats: frozenset[int]) -> dict[str, object]:
        """Return the fields of a `TrickView`, with the open hands."""
        return {**super().view_fields(seats), "opened": tuple(map(cards_of, self.opened))}

    def known_to(self, seats: frozenset[int]) -> Self:
        """Return the state without the cards that `seats` do not see; open hands stay."""
        known = super().known_to(seats)
        if not (open_seats := self.open_seats):
            return known
        return known.evolve(
            masks=tuple(mask if seat in open_seats else known.masks[seat] for seat, mask in enumerate(self.masks))
        )


S = TypeVar("S", bound=OpenHandState)


@dataclass(frozen=True)
class Showing(Generic[S]):
    """The rules by which a hand is laid open.

    under: the clause that says when a seat may do it: on its turn, before its first card
    hands: the clauses that say which hands qualify. Each gets the state and the seat, and returns an objection or None;
        a hand qualifies if one of them does not object.
    after: returns the state after a hand has been laid open: gets the state with the open hand, the seat, and the
        clause by which it qualifies
    verb: the verb of the move
    """

    under: Clause
    hands: Sequence[Clause]
    after: Callable[[S, int, Clause], S]
    verb: str = "show"


class ShowingPhase(TrickPhase[S]):
    """A phase of the play in which the seat on turn may lay its hand open before its first card.

    name: name of the phase
    showing: the rules by which a hand is laid open
    play: the parameters of `TrickPhase`
    """

    def __init__(self, name: str, *, showing: Showing[S], **play: Any) -> None:
        super().__init__(name, **play)
        self._showing = showing
        self.verbs = (*self.verbs, showing.verb)

    def _find_objection(self, s: S, seat: int) -> Objection | None:
        """Return the objection to the time at which a seat lays its hand open, or None."""
        # on its turn in the first trick, a seat has not played a card yet
        if s.finished_tricks:
            return self._showing.under, "late", {"seat": seat}
        return (self._showing.under, "open", {"seat": seat}) if s.opened[seat] else None

    def _find_qualifying(self, s: S, seat: int | None) -> Clause | None:
        """Return the clause by which the seat on turn may lay its hand open now, or None."""
        if seat is None or seat != s.turn or self._find_objection(s, seat):
            return None
        return next((clause for clause in self._showing.hands if clause(s, seat) is None), None)

    def moves(self, s: S) -> tuple[Move, ...]:
        """Return the cards that may be played, and the move that lays the hand open if it qualifies."""
        cards = super().moves(s)
        if self._find_qualifying(s, s.turn) is None:
            return cards
        return tuple(sorted((*cards, Move(s.turn, self._showing.verb)), key=str))

    def refusals(self, s: S, move: Move) -> list[Reason]:
        """Return the duties that drop a card, or the objections of every clause to the hand."""
        if move.verb != self._showing.verb:
            return super().refusals(s, move)
        if objection := self._find_objection(s, s.mover):
            return [Reason(*objection)]
        objections: list[Objection | None] = [clause(s, s.mover) for clause in self._showing.hands]
        return [Reason(*objection) for objection in objections if objection]

    def in_force(self, s: S, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force; those of the open hand only for a seat that may lay it open now."""
        playing = super().in_force(s, seat)
        clause = self._find_qualifying(s, seat)
        return playing if clause is None else tuple(dict.fromkeys((*playing, self._showing.under, clause)))

    def grounds(self, s: S, move: Move) -> tuple[str, ...]:
        """Return the ids of the clauses that a legal move obeys."""
        if move.verb != self._showing.verb:
            return tuple(clause.id for clause in super().in_force(s, move.seat))
        clause = self._find_qualifying(s, move.seat)
        cited = (clause, self._showing.under, self.turn_clause(s))
        return tuple(dict.fromkeys(one.id for one in cited if one))

    def play(self, s: S, move: Move) -> S:
        """Return the state after a card is played, or after the hand is laid open."""
        clause = self._find_qualifying(s, move.seat) if move.verb == self._showing.verb else None
        if clause is None:
            return super().play(s, move)
        return self._showing.after(s.lay_open(s.mover, clause), s.mover, clause)
