"""The state of a game with hands, open cards in the middle and a stock."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

from ..cards import Card
from ..chance import layout
from ..clauses import Clause
from ..events import Event
from ..facts import Setup
from ..hidden import Held
from ..scores import leading_seats
from ..seats import seat_after
from ..state import State


class HandChange(NamedTuple):
    """A move that changed a hand, as everybody has seen it.

    seat: the seat
    drawn: number of cards that came into the hand and that the seat alone has seen
    laid: the cards that left it and that nobody had seen before
    barred: the cards that the hand cannot have held before the move (mask: a view names no card of a hidden hand)
    """

    seat: int
    drawn: int
    laid: tuple[Card, ...]
    barred: int


class StockState(State):
    """A match of such a game.

    hands: each seat's cards, sorted by text
    middle: the open cards in the middle, the card that came last at the end
    stock: the face-down cards, the top card first
    wins: number of deals that each seat has won
    shown: the cards in hands that everybody has seen
    changes: the changes of the hands in this deal, if a verb is allowed only without a move of another verb
    """

    hands: tuple[tuple[Card, ...], ...]
    middle: tuple[Card, ...]
    stock: tuple[Card, ...]
    wins: tuple[int, ...]
    shown: tuple[Held, ...]
    changes: tuple[HandChange, ...] | None
    _history = ("shown", "changes")
    _forgotten = MappingProxyType({"changes": None})

    @classmethod
    def opening(cls, setup: Setup, **fields: object) -> Self:
        """Return the state before the first deal.

        setup: the set-up of the match
        fields: the game's own fields, and other values for the common fields
        """
        seats = len(setup.names)
        common = {
            "setup": setup,
            "phase": "deal",
            "dealer": setup.first,
            "deals": 0,
            "turn": None,
            "events": (),
            "hands": ((),) * seats,
            "middle": (),
            "stock": (),
            "wins": (0,) * seats,
            "shown": (),
            "changes": (),
        }
        return cls(**{**common, **fields})

    @property
    def score(self) -> Mapping[str, tuple[int, ...]]:
        """The number of deals that each seat has won."""
        return {"wins": self.wins}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that have won most deals; empty if all are level."""
        return leading_seats(self.wins)

    @property
    def players_in(self) -> tuple[int, ...]:
        """All seats while a deal is played, none between deals."""
        return () if self.turn is None else tuple(range(len(self.hands)))

    def next_seat(self, seat: int) -> int:
        """Return the seat after a seat in the order of play."""
        return seat_after(seat, len(self.hands))

    def new_deal(self, cards: tuple[Card, ...], rounds: tuple[int, ...], middle: int) -> dict[str, object]:
        """Return the fields that a deal sets: hands, open cards, and the rest as the stock.

        cards: the pack, the top card first
        rounds: number of cards that a seat gets in each round of the deal
        middle: number of cards that are turned up
        """
        seats = len(self.hands)
        rest = cards[sum(rounds) * seats :]
        return {
            "deals": self.deals + 1,
            "hands": tuple(
                tuple(sorted(cards[place] for place in places)) for places in layout(seats, self.dealer, rounds)
            ),
            "middle": rest[:middle],
            "stock": rest[middle:],
            "shown": (),
            "changes": self.changes and (),
        }

    def move_cards(
        self, seat: int, *, gives: tuple[Card, ...] = (), takes: tuple[Card, ...] = (), openly: Clause | None = None
    ) -> Self:
        """Return the state after cards have left a hand and others have come into it.

        seat: the seat
        gives: the cards that leave the hand
        takes: the cards that come into it
        openly: the clause under which they come if everybody sees them, or None if only the seat sees them
        """
        kept = tuple(card for card in self.hands[seat] if card not in gives)
        hand = tuple(sorted((*kept, *takes)))
        shown = tuple(held for held in self.shown if held.card not in gives)
        if openly is not None:
            shown += tuple(Held(seat, card, openly.id) for card in takes)
        return self.evolve(hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]), shown=shown)

    def end_deal(self, winners: tuple[int, ...], *events: Event, **changes: object) -> Self:
        """Return the state after a deal, whose hands are open: the seat after the dealer's deals next.

        winners: the seats that have won it
        events: the events of the last move
        changes: further field changes
        """
        return self.evolve(
            phase="deal",
            turn=None,
            dealer=self.next_seat(self.dealer),
            stock=(),
            shown=(),
            changes=self.changes and (),
            wins=tuple(wins + (seat in winners) for seat, wins in enumerate(self.wins)),
            events=events,
            **changes,
        )

    def known_to(self, seats: frozenset[int]) -> Self:
        """Return the state without the cards that `seats` do not see: other hands during a deal, and the stock."""
        if self.turn is None:
            return self
        hands = tuple(hand if seat in seats else () for seat, hand in enumerate(self.hands))
        return self.evolve(hands=hands, stock=())
