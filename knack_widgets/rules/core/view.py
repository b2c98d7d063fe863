"""Views: a reader's knowledge of a match. A view does not contain hidden cards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Self

from .cards import Card
from .events import Event
from .facts import Setup
from .moves import Move
from .scene import Scene


@dataclass(frozen=True, kw_only=True)
class View:
    """The fields that every game's view has.

    setup: the set-up of the match
    seats: the seats at which the reader plays; empty for a spectator
    phase: name of the phase
    dealer: the dealer's seat
    deals: number of deals so far
    turn: the seat on turn, or None
    to_act: the seats that have a legal move
    chance: ``deal`` or ``draw`` if chance has to move, or None
    over: whether the match is over
    hands: each seat's cards, or None for a hand that the reader does not see
    counts: number of cards in each hand
    players_in: the seats that take part in the deal
    events: the events of the last move
    moves: the legal moves of `seats`
    in_force: ids of those clauses that apply now and of which the reader may know
    remembered: the reader's knowledge of earlier moves of the deal that the table no longer shows; different values
        allow different conclusions about hidden cards
    """

    setup: Setup
    seats: frozenset[int]
    phase: str
    dealer: int
    deals: int
    turn: int | None
    to_act: frozenset[int]
    chance: str | None
    over: bool
    hands: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    players_in: tuple[int, ...]
    events: tuple[Event, ...]
    moves: tuple[Move, ...]
    in_force: tuple[str, ...]
    remembered: Hashable = field(default=(), repr=False)
    _scene: Scene | None = field(default=None, init=False, repr=False, compare=False)
    """The cached scene; it does not count when views are compared."""

    @classmethod
    def of_fields(cls, fields: Mapping[str, object]) -> Self:
        """Return the view with these fields.

        This takes a sixth of the constructor's time; every decision in a simulated match makes a view.

        fields: field name → value
        """
        view = object.__new__(cls)
        view.__dict__.update(fields)
        return view

    @property
    def turn_clauses(self) -> frozenset[str]:
        """The clauses under which the last move has given the turn to a seat."""
        return frozenset(str(event[-1]) for event in self.events if event[0] == "turn")

    @property
    def scene(self) -> Scene:
        """The scene of this view: the cards on the table, and the seats that must act."""
        scene = self._scene
        if scene is None:
            scene = self.setup.game.scene(self)
            object.__setattr__(self, "_scene", scene)
        return scene
