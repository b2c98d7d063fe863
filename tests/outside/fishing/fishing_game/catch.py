"""Chapter *catch*: a card catches all of its rank; who can catch must."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.clauses import Chapter
from knack_widgets.rules.core.events import Event
from knack_widgets.rules.core.reasons import Objection

from .state import FishingState

clause: Final = Chapter("catch")


def caught_by(s: FishingState, card: Card) -> tuple[Card, ...]:
    """The cards of the pool that a card catches."""
    return tuple(lying for lying in s.pool if lying[0] == card[0])


@clause.effect("catch.1")
def of_its_rank(s: FishingState, seat: int, card: Card) -> tuple[FishingState, Event]:
    """The state without the cards that are caught, and what tells it."""
    caught = caught_by(s, card)
    count = len(caught) + 1
    fish = tuple(had + count * (at == seat) for at, had in enumerate(s.fish))
    left = tuple(lying for lying in s.pool if lying not in caught)
    return s.evolve(pool=left, fish=fish), ("catches", seat, card, count, of_its_rank.id)


@clause.refuses("catch.2", strikable=True)
def must_catch(s: FishingState, seat: int, card: Card) -> Objection | None:
    """A card that catches nothing, while the hand has one that would."""
    if caught_by(s, card) or not any(caught_by(s, other) for other in s.hands[seat]):
        return None
    return must_catch, "idle", {"seat": seat, "card": card}


@clause.effect("catch.3")
def stays(s: FishingState, seat: int, card: Card) -> tuple[FishingState, Event]:
    """The state with one card more in the pool, and what tells it."""
    return s.evolve(pool=(*s.pool, card)), ("leaves", seat, card, stays.id)
