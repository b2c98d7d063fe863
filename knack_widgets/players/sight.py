"""What can be worked out from the view of a trick game: which cards are out, and how a card would fare in a trick."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final

from ..rules import Card
from ..rules.core.cards import CARDS, RANKS, STRENGTH
from ..rules.core.played import Played
from ..rules.core.tricks import TrickView

TRUMP: Final = len(RANKS)
"""Added to the strength of a trump: the lowest one beats every other card."""
FACE_DOWN: Final = TRUMP - 1
"""Strength of a card led face down: below the lowest trump. (The ace of a side suit has the same, but never meets
it: a card led face down leads no suit, so only trumps can beat it.)"""
RUFF: Final = 0.5
"""How likely the holder of a trump is free to play it on another suit, rather than having to follow suit."""


@cache
def strengths(trump: str | None, suit: str | None) -> Mapping[Card, int]:
    """What each card counts in a trick to which `suit` was led; −1: it cannot win."""
    return {
        card: TRUMP + STRENGTH[card] if card.suit == trump else STRENGTH[card] if card.suit == suit else -1
        for card in CARDS
    }


class Sight:
    """A trick as the seat on turn sees it; with another `hand`, as it would if it held that."""

    def __init__(
        self, view: TrickView, seat: int, trump: str | None = None, hand: tuple[Card, ...] | None = None
    ) -> None:
        self.view = view
        self.seat = seat
        self.trump = trump or view.trump
        self.hand: tuple[Card, ...] = (view.hands[seat] or ()) if hand is None else hand
        self.lead = view.trick[0] if view.trick else None

    def with_trump(self, trump: str) -> Sight:
        """The same hand as if this suit were trump."""
        return Sight(self.view, self.seat, trump)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that lie where this seat cannot see them: with the others, thrown in, or set aside."""
        view = self.view
        seen = {*self.hand, *view.up}
        for trick in (*view.finished_tricks, view.trick):
            seen.update(played.card for played in trick if played.card)
        return tuple(card for card in view.setup.game.pack(view.setup) if card not in seen)

    @cached_property
    def to_come(self) -> tuple[int, ...]:
        """The other seats in the deal that have yet to play to this trick."""
        done = {self.seat, *(played.seat for played in self.view.trick)}
        return tuple(seat for seat in self.view.players_in if seat not in done)

    def strength(self, card: Card, suit: str | None) -> int:
        """What a card counts in a trick to which `suit` was led; −1: it cannot win."""
        return strengths(self.trump, suit)[card]

    @cached_property
    def suit_led(self) -> str | None:
        """The suit led, trump after a face-down lead; `None` before the lead."""
        if self.lead is None:
            return None
        return self.trump if self.lead.card is None or self.lead.face_down else self.lead.card.suit

    @cached_property
    def to_beat(self) -> int:
        """The highest strength in the trick so far; −1 before the lead."""
        return max((self._strength_on_table(played) for played in self.view.trick), default=-1)

    def _strength_on_table(self, played: Played[Card | None]) -> int:
        if played.face_down or played.card is None:
            return FACE_DOWN if played is self.lead else -1
        return self.strength(played.card, self.suit_led)

    def holds(self, card: Card) -> float:
        """How likely it is, from 0 to 1, that nobody still to play beats `card`, if it is the best so far."""
        suit = self.suit_led or card.suit
        counted = strengths(self.trump, suit)
        mine = counted[card]
        share = sum(self.view.counts[seat] for seat in self.to_come) / max(len(self.unseen), 1)
        chance = 1.0
        for other in self.unseen:
            if counted[other] > mine:
                chance *= 1 - share * (RUFF if other.suit == self.trump != suit else 1)
        return chance
