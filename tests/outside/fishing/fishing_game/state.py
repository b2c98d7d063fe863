"""The state of a match of Fishing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.facts import Setup
from knack_widgets.rules.core.scores import leading_seats
from knack_widgets.rules.core.state import State


class Played(NamedTuple):
    """A card that has been played in this deal, and what lay in the pool before it."""

    seat: int
    card: Card
    pool: tuple[Card, ...]


class FishingState(State):
    """A match. `hands`: by seat; `pool`: the open cards; `stock`: those left over, top first; `fish`: cards caught.

    `played`: the cards of this deal, in their order.
    """

    hands: tuple[tuple[Card, ...], ...]
    pool: tuple[Card, ...]
    stock: tuple[Card, ...]
    fish: tuple[int, ...]
    played: tuple[Played, ...]

    @property
    def score(self) -> Mapping[str, tuple[int, ...]]:
        """How many cards each seat has caught (`count.1`)."""
        return {"fish": self.fish}

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has caught most."""
        return leading_seats(self.fish)

    @property
    def players_in(self) -> tuple[int, ...]:
        """Everybody, while a deal is on."""
        return tuple(range(len(self.setup.names))) if self.phase == "play" else ()


def opening(settled: Setup) -> FishingState:
    """The state before the first deal."""
    seats = len(settled.names)
    return FishingState(
        setup=settled,
        phase="deal",
        dealer=settled.first,
        turn=None,
        deals=0,
        events=(),
        hands=((),) * seats,
        pool=(),
        stock=(),
        fish=(0,) * seats,
        played=(),
    )
