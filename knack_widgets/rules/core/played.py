"""A card in a trick."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .cards import Card

CardSeen = TypeVar("CardSeen", bound=Card | None, covariant=True)


class Played(NamedTuple, Generic[CardSeen]):
    """A card in a trick. In a view, `card` is `None` while it lies face down."""

    seat: int
    card: CardSeen
    face_down: bool = False


Trick = tuple[Played[Card], ...]
SeenTrick = tuple[Played[Card | None], ...]
"""A trick as a view has it."""
