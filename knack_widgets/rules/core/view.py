"""What a seat may know. Hidden cards are absent from a view, not merely flagged."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from .cards import Card
from .facts import Setup
from .moves import Move
from .scene import Scene


@dataclass(frozen=True, kw_only=True)
class View:
    """What every game's view has.

    `seats`: whose eyes; `hands`: a tuple of cards where the reader may see it, else `None`; `counts`: cards in each
    hand; `moves`: the legal moves of these seats; `in_force`: ids of the clauses that bind, as far as they may know.
    `remembered`: what they know of how the deal has come to this, beside what lies there; views that differ in it
    differ in what may be inferred.
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
    events: tuple[tuple[Any, ...], ...]
    moves: tuple[Move, ...]
    in_force: tuple[str, ...]
    remembered: Hashable = field(default=(), repr=False)
    _scene: Scene | None = field(default=None, init=False, repr=False, compare=False)
    """The scene once it has been asked for: a memory, no part of the view."""

    @classmethod
    def of_fields(cls, fields: Mapping[str, Any]) -> Self:
        """The view with these fields: what the constructor makes, at a sixth of its price, for every decision of every
        play-out passes here.
        """
        view = object.__new__(cls)
        view.__dict__.update(fields)
        return view

    @property
    def turn_clauses(self) -> frozenset[str]:
        """The clauses under which the last move has brought the turn to a seat."""
        return frozenset(str(event[-1]) for event in self.events if event[0] == "turn")

    @property
    def scene(self) -> Scene:
        """The same as it is drawn: what lies on the table, and what is asked of whom."""
        scene = self._scene
        if scene is None:
            scene = self.setup.game.scene(self)
            object.__setattr__(self, "_scene", scene)
        return scene
