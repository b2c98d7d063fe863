"""The cards of a trick."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .cards import Card

CardSeen = TypeVar("CardSeen", bound=Card | None, covariant=True)


class Played(NamedTuple, Generic[CardSeen]):
    """A card in a trick.

    seat: the seat that played the card
    card: the card, or None in a view if another seat played it face down
    face_down: whether the card was played face down
    """

    seat: int
    card: CardSeen
    face_down: bool = False


Trick = tuple[Played[Card], ...]
SeenTrick = tuple[Played[Card | None], ...]
"""A trick in a view, in which cards may be unknown."""
